"""Mistakes in the page that appear during play, typing or waiting."""

from fault import Fault

APP = "Web/app"
BROWSER = "Tests/Browser"

PAGE_MEANWHILE: list[Fault] = [
    Fault(
        "bubbles of a run that is over swallow the arrow keys",
        f"{APP}/targets.js",
        'if (view.kind === "play" || this.targets.size === 0) return;',
        "if (view.kind !== null) return;",
        (f"{BROWSER}/test_keyboard.py",),
    ),
    Fault(
        "a notice that vanishes takes the focus with it",
        f"{APP}/dom.js",
        "if (!still.has(node)) parent.insertBefore(node, next);",
        "parent.insertBefore(node, next);",
        (f"{BROWSER}/test_told.py", f"{BROWSER}/test_party_screen.py"),
    ),
    Fault(
        "a notice in a run lies over the stage",
        f"{APP}/marks.js",
        'const isTold = view.kind === "play" &&',
        'const isTold = view.kind === "home" &&',
        (f"{BROWSER}/test_told.py",),
    ),
    Fault(
        "a part that failed is asked for by the address that failed",
        f"{APP}/fetch-later.js",
        "`later.js${failures > 0 ? `?${failures}` : \"\"}`",
        '"later.js"',
        (f"{BROWSER}/test_fetching.py",),
    ),
    Fault(
        "a style sheet comes once for each try",
        f"{APP}/fetch-later.js",
        "(dressed ??= dress())",
        "dress()",
        (f"{BROWSER}/test_fetching.py",),
    ),
    Fault(
        "sounds that failed are asked for at each touch",
        f"{APP}/sound.js",
        "this.isAsked = true;",
        "",
        (f"{BROWSER}/test_fetching.py",),
    ),
    Fault(
        "a host that fails is asked again at once",
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
        "a double tap presses what the first tap brings",
        f"{APP}/under-finger.js",
        "const reaction = 300;",
        "const reaction = 0;",
        (f"{BROWSER}/test_under_finger.py",),
    ),
    Fault(
        "of two neighbours the second is refused",
        f"{APP}/under-finger.js",
        "&& !isSame(placeOf(document.elementFromPoint(last.x, last.y)), last);",
        ";",
        (f"{BROWSER}/test_under_finger.py",),
    ),
    Fault(
        "Escape that is held down pauses and goes on",
        f"{APP}/main.js",
        "const isTaken = event.repeat || event.isComposing",
        "const isTaken = event.isComposing",
        (f"{BROWSER}/test_keyboard.py",),
    ),
    Fault(
        "the browser asks in a run whether scores may be kept",
        f"{APP}/persist.js",
        'if (!store.hasScores || kind === "play") return;',
        "if (!store.hasScores) return;",
        (f"{BROWSER}/test_store.py",),
    ),
    Fault(
        "after a lost graphics process bubbles stay unseen",
        f"{APP}/main.js",
        "  stage.restore();\n",
        "",
        (f"{BROWSER}/test_stage.py",),
    ),
    Fault(
        "an Arabic picture is written from left to right",
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
        "a header that has changed is not shown",
        f"{APP}/core.js",
        "if (what & headerChanged) this.hasHeaderChanged = true;",
        "",
        (f"{BROWSER}/test_header.py",),
    ),
]
