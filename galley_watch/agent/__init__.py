"""The agent (shell): builds the parts, supervises them, stops them in order. ``Agent(settings, observer).run(once)`` is the whole main job.

supervisor    how it starts, keeps its parts running, and ends
stages        claimed steps run side by side
single_run    ``run --once``: when is nothing left to do?
connection    what is known of this machine's own connection
orders        what a person may order, and how it is carried out
order_desk    orders of other processes
failed_links  the page that tells which links failed
housekeeping  backups, and pages that nobody needs any more
put_aside     what Python's collector leaves out
"""

from galley_watch.agent.supervisor import Agent, Observer

__all__ = ["Agent", "Observer"]
