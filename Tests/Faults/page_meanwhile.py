"""Mistakes in the page that are noticeable only during play, while typing or while waiting."""

from fault import Fault

APP = "Web/app"
BROWSER = "Tests/Browser"

PAGE_MEANWHILE: list[Fault] = [
    Fault(
        "a finished run's bubbles swallow the arrow keys",
        f"{APP}/targets.js",
        'if (view.kind === "play" || this.targets.size === 0) return;',
        "if (view.kind !== null) return;",
        (f"{BROWSER}/test_keyboard_bubbles.py",),
    ),
    Fault(
        "the focus is lost when a notice disappears",
        f"{APP}/dom.js",
        "if (!still.has(node)) parent.insertBefore(node, next);",
        "parent.insertBefore(node, next);",
        (f"{BROWSER}/test_told.py", f"{BROWSER}/test_party_screen.py"),
    ),
    Fault(
        "a notice covers the stage during a run",
        f"{APP}/marks.js",
        'const isTold = view.kind === "play" &&',
        'const isTold = view.kind === "home" &&',
        (f"{BROWSER}/test_told.py",),
    ),
    Fault(
        "a failed module is requested again at the same address",
        f"{APP}/fetch-later.js",
        "`later.js${failures > 0 ? `?${failures}` : \"\"}`",
        '"later.js"',
        (f"{BROWSER}/test_fetching.py",),
    ),
    Fault(
        "each retry adds the style sheet again",
        f"{APP}/fetch-later.js",
        "(dressed ??= dress())",
        "dress()",
        (f"{BROWSER}/test_fetching.py",),
    ),
    Fault(
        "failed sounds are requested again at each touch",
        f"{APP}/sound.js",
        "this.isAsked = true;",
        "",
        (f"{BROWSER}/test_fetching.py",),
    ),
    Fault(
        "a failing host is retried without a delay",
        f"{APP}/supply.js",
        "Math.min(soonest * 2 ** failures, longest)",
        "1",
        (f"{BROWSER}/test_fetching.py", f"{BROWSER}/test_live.py"),
    ),
    Fault(
        "a live board gives up when its house is busy",
        f"{APP}/stream.js",
        "if (source.readyState === EventSource.CLOSED) void this.reopen();",
        "",
        (f"{BROWSER}/test_live.py",),
    ),
    Fault(
        "a hidden page keeps its connection to the house",
        f"{APP}/stream.js",
        "      this.source?.close();\n      this.source = null;\n    } else",
        "      this.source = null;\n    } else",
        (f"{BROWSER}/test_live.py",),
    ),
    Fault(
        "a captive portal's page is saved as the player's data",
        f"{APP}/house.js",
        "bytes[0] !== 0x7b",
        "bytes.length === 0",
        (f"{BROWSER}/test_house_leaving.py",),
    ),
    Fault(
        "a full stop after a link spoils it",
        f"{APP}/main.js",
        "/^#wall(?:=|%3D)([\\w-]*)/i",
        "/^#wall(?:=|%3D)(.*)/i",
        (f"{BROWSER}/test_walls.py",),
    ),
    Fault(
        "a double tap presses what its first tap opens",
        f"{APP}/under-finger.js",
        "const reaction = 300;",
        "const reaction = 0;",
        (f"{BROWSER}/test_under_finger.py",),
    ),
    Fault(
        "a quick tap on a neighbouring control is ignored",
        f"{APP}/under-finger.js",
        "&& !isSame(placeOf(document.elementFromPoint(last.x, last.y)), last);",
        ";",
        (f"{BROWSER}/test_under_finger.py",),
    ),
    Fault(
        "holding Escape pauses and continues the run",
        f"{APP}/keys.js",
        "const isTaken = event.repeat || event.defaultPrevented",
        "const isTaken = event.defaultPrevented",
        (f"{BROWSER}/test_keyboard.py",),
    ),
    Fault(
        "the browser asks for permission to store scores during a run",
        f"{APP}/persist.js",
        'if (!store.hasScores || kind === "play") return;',
        "if (!store.hasScores) return;",
        (f"{BROWSER}/test_store.py",),
    ),
    Fault(
        "bubbles stay invisible after the graphics process is lost",
        f"{APP}/main.js",
        "  stage.restore();\n",
        "",
        (f"{BROWSER}/test_stage.py",),
    ),
    Fault(
        "an Arabic picture's text runs from left to right",
        f"{APP}/share-card.js",
        'document.documentElement.dir === "rtl" ? "rtl" : "ltr"',
        '"ltr"',
        (f"{BROWSER}/test_share.py",),
    ),
    Fault(
        "each pop reads the whole view",
        "Web/Sources/FunfairWeb/Boundary.swift",
        "now.differsOnlyInHeader(from: old) ? 2 : 1",
        "1",
        (f"{BROWSER}/test_header.py",),
    ),
    Fault(
        "a changed header isn't shown",
        f"{APP}/core.js",
        "if (what & headerChanged) this.hasHeaderChanged = true;",
        "",
        (f"{BROWSER}/test_header.py",),
    ),
]
