"""What all tests share."""

from __future__ import annotations

import os

# A house in a test reads no file of settings, even if this machine has one.
os.environ["FUNFAIR_CONFIG"] = os.devnull
