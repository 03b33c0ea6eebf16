"""``python -m onegpu.demo``."""

from __future__ import annotations

import sys

from onegpu.demo.cli import main

if __name__ == "__main__":
    sys.exit(main())
