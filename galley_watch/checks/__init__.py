"""Is all as it should be (shell)? Looks at the whole set-up and says what to do; changes nothing. The door: ``diagnose``.

check          what one check found (pure)
words          times, sizes and lists as a person reads them (pure)
diagnosis      all checks, in the order in which a person would ask
configuration  the configuration file, and settings that look wrong
folders        the folders: there, usable, apart, with room left
ledger         the ledger: opens, sound, backed up
agent          who holds the ledger, and does it work?
drop_files     what lies in the drop folder and was not taken
links          what is failing, resting or waiting, and notes that need the person
machine        the clock, the versions, watching
"""

from galley_watch.checks.check import Check, Mark
from galley_watch.checks.diagnosis import diagnose

__all__ = ["Check", "Mark", "diagnose"]
