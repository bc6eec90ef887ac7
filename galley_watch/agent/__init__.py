"""The agent (shell): builds the parts, supervises them, stops them in order.

``Agent(settings, observer).run(once)`` is the whole main job. See ``agent.supervisor`` for how it starts and ends,
``agent.stages`` for how claimed steps are run side by side, and ``agent.orders`` for what a person may ask of it.
"""

from galley_watch.agent.supervisor import Agent, Observer

__all__ = ["Agent", "Observer"]
