"""One page with all the tests' screenshots: Reports/screenshots/index.html."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots of Funfair</title>
<style>
  body { font: 14px sans-serif; margin: 16px; background: #777; color: #fff; }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-end; }
  figure { margin: 0; }
  img { max-height: 320px; max-width: 480px; display: block; }
</style>
"""


def write_contact_sheet(folder: Path) -> None:
    """Rewrites the page, if there are any screenshots."""
    names = sorted(path.name for path in folder.glob("*.[jp][pn]g"))
    if names:
        (folder / "index.html").write_text(HEAD + "\n".join(sections(names)) + "\n")


def sections(names: Iterable[str]) -> Iterable[str]:
    """Yields a row for each screen, with its sizes side by side."""
    for screen, group in groupby(names, key=screen_of):
        yield f"<h2>{escape(screen)}</h2>\n<section>"
        for name in group:
            file, caption = escape(name), escape(Path(name).stem.removeprefix(screen).strip("-"))
            yield (
                f'<figure><a href="{file}"><img src="{file}" alt="{file}" loading="lazy"></a>'
                f"<figcaption>{caption}</figcaption></figure>"
            )
        yield "</section>"


def screen_of(name: str) -> str:
    """Returns the name of a screenshot without its size."""
    stem = Path(name).stem
    head, _, last = stem.rpartition("-")
    return head if head and last.replace("x", "").isdigit() else stem
