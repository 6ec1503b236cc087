"""Mistakes in the page that are noticeable only in some windows, or by the browser's controls."""

from fault import Fault

APP = "Web/app"
BROWSER = "Tests/Browser"

PAGE_WINDOWS: list[Fault] = [
    Fault(
        "The picture moves away from the fingers when zoomed in Safari",
        f"{APP}/stage.js",
        "Math.round(canvas.clientWidth * density)",
        "Math.round(window.innerWidth * density)",
        (f"{BROWSER}/test_viewport.py",),
    ),
    Fault(
        "The keyboard covers what comes after a field",
        f"{APP}/viewport.js",
        'root.style.setProperty("--keyboard"',
        'root.style.setProperty("--keys"',
        (f"{BROWSER}/test_viewport.py",),
    ),
    Fault(
        "The home indicator covers the way out of a party",
        f"{APP}/viewport.css",
        ":is(.page-party, .page-walls) .body",
        ".page-walls .body",
        (f"{BROWSER}/test_party_layout.py",),
    ),
    Fault(
        "A score on a live board is far from its name in a very wide window",
        f"{APP}/live/live.css",
        "max(var(--pad), 50% - 36em)",
        "var(--pad)",
        (f"{BROWSER}/test_live.py",),
    ),
    Fault(
        "Alt and an arrow switch tabs instead of going back",
        f"{APP}/controls.js",
        "role === \"tab\" && !event.altKey && !event.metaKey",
        "role === \"tab\"",
        (f"{BROWSER}/test_back.py",),
    ),
]
