"""``python -m galley_watch``: the same as the ``galley-watch`` command (shell)."""

import sys

from galley_watch.commands import main

if __name__ == "__main__":
    sys.exit(main())
