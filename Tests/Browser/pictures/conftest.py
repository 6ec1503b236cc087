"""Pictures for people to look at, made by scripts/pictures.sh. Nothing is tested here."""

from __future__ import annotations

from kit.contact_sheet import write_contact_sheet
from kit.phone import SCREENSHOTS


def pytest_sessionfinish() -> None:
    write_contact_sheet(SCREENSHOTS)
