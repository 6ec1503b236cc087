"""The layout tests' measurements find every kind of fault. The faults here are intentional."""

from __future__ import annotations

import pytest

from kit.measure import faults
from kit.phone import PhoneMaker

GOOD = '<button style="width: 100px; height: 50px">Play</button>'
SCROLLER = "width: 200px; height: 100px; overflow-y: auto"
FAULTS = {
    "scrolls: sideways": '<p style="width: 500px">wide</p>',
    "scrolls: in": '<div style="width: 99px; overflow: auto"><p style="width: 200px">wide</p>'
    "</div>",
    "too small": '<button style="width: 40px; height: 50px">x</button>',
    "control cut": '<div style="width: 60px; overflow: hidden"><button style="width: 100px; '
    'height: 50px">Play</button></div>',
    "controls overlap": GOOD
    + '<button style="width: 100px; height: 50px; margin-left: -9px">A</button>',
    "covered": GOOD + '<div style="position: fixed; inset: 0; background: red"></div>',
    "text cut": '<div style="width: 60px; overflow: hidden"><p style="width: 200px">'
    "A sentence that goes on</p></div>",
    "hint in the way": '<p class="tabs">Play</p><div class="hint" style="position: fixed; top: 0">'
    '<p role="status">Tap</p></div>',
    "control cut: Gone": '<div style="width: 200px; overflow-x: auto; display: flex; '
    'justify-content: center"><button style="flex: none; width: 400px; height: 50px">Gone</button>'
    "</div>",
    "word broken": '<p style="width: 60px; overflow-wrap: anywhere">Unbreakable</p>',
    "drifts behind words": '<div class="drift" style="position: fixed; inset: 0"><i class="drop" '
    'style="position: absolute; inset: 0; display: block"></i></div><p>Come in</p>',
    "too wide for its place": '<p style="width: 30px">Unbreakable</p>',
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_layout_fault_is_found(phone: PhoneMaker, kind: str) -> None:
    page = phone(390, 844).page
    page.set_content(VIEWPORT + FAULTS[kind])
    assert [one for one in faults(page.evaluate) if one.startswith(kind)]


ROOMY = {
    "far apart: numbers": '<header class="hud"><b class="figure">1</b><b class="figure" '
    'style="position: absolute; right: 0">2</b></header>',
    "far apart: a board": '<div class="result"><div class="board">1</div><div '
    'class="result-actions" style="margin-top: 500px">Again</div></div>',
    "bare": "<main><h1>Walls</h1></main>",
}


@pytest.mark.parametrize("kind", ROOMY)
def test_a_layout_fault_in_a_large_window_is_found(phone: PhoneMaker, kind: str) -> None:
    page = phone(2560, 1080).page
    page.set_content(VIEWPORT + ROOMY[kind])
    assert [one for one in faults(page.evaluate) if one.startswith(kind)]


@pytest.mark.parametrize(
    "content",
    [
        GOOD,
        # Scrollable content isn't cut off.
        f'<div style="{SCROLLER}"><div style="height: 200px"></div>{GOOD}<p>text</p></div>',
        # A name may break into lines, and a card may cover the drifting background.
        '<p style="width: 60px; overflow-wrap: anywhere"><bdi>Unbreakable</bdi></p>',
        '<div class="drift" style="position: fixed; inset: 0; z-index: -1"><i class="drop" '
        'style="position: absolute; inset: 0"></i></div><p style="background: #fff">Come in</p>',
        # Controls behind a dialog don't have to be reachable.
        GOOD + '<div role="dialog" style="position: fixed; inset: 0; background: red"></div>',
    ],
)
def test_a_sound_layout_has_no_faults(phone: PhoneMaker, content: str) -> None:
    page = phone(390, 844).page
    page.set_content(VIEWPORT + content)
    assert faults(page.evaluate) == []


VIEWPORT = '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>'
