"""The killable process that reads pages (shell).

parent   ``ReadingWorker``, the side that the agent holds: starts, feeds, times out, kills and replaces the process
child    what runs inside the process: one page after another from its standard input
confine  what the child takes from itself before the first page: memory, sockets, a life without its parent
framing  how the two talk over the pipes
reading  what is done with one page; pure, and used without a process by the command ``extract``

This file imports nothing: the child comes through here too and must not load the parent's side.
"""
