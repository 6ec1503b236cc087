"""Mistakes in the limits for human hands, and in how runs are measured."""

from fault import Fault

HANDS: list[Fault] = [
    Fault(
        "two players popping by key at full pace count as copies",
        "Sources/Hands/RunCourse.swift",
        "if game.tick - lastByKey <= Self.paceOfKeys { return }",
        "if game.tick < 0 { return }",
        ("HandsTests",),
    ),
    Fault(
        "two runs share a hit regardless of when it was made",
        "Sources/Hands/RunCourse.swift",
        "static let quarterSecond = Clock.ticksPerSecond / 4",
        "static let quarterSecond = 1000 * Clock.ticksPerSecond",
        ("HandsTests",),
    ),
    Fault(
        "turning the device back and forth in one tick counts twice",
        "Sources/Hands/BubblePopHands.swift",
        "if game.tick != lastTurn { turns += 1 }",
        "if game.tick >= lastTurn { turns += 1 }",
        ("HandsTests",),
    ),
    Fault(
        "only a bubble's current middle counts, not the one last drawn",
        "Sources/Hands/BubblePopHands.swift",
        "min(max(place.y, centre.y), centre.y + lastRise)",
        "centre.y",
        ("HandsTests",),
    ),
    Fault(
        "a second is one tick too long",
        "Sources/Hands/HandMeasure.swift",
        "while self[first] <= tick - ticks { first += 1 }",
        "while self[first] < tick - ticks { first += 1 }",
        ("HandsTests",),
    ),
    Fault(
        "a piece can claim any score",
        "Sources/Hands/Growth.swift",
        "guard last.game.result == claim else {",
        "guard last.game.tick == claim.ticks else {",
        ("HandsTests.GrowingRunTests",),
    ),
    Fault(
        "a finished run can differ from its pieces",
        "Sources/Hands/Growth.swift",
        "trace.inputs == watch.trace.inputs,",
        "trace.inputs.count >= 0,",
        ("HandsTests.GrowingRunTests",),
    ),
    Fault(
        "the inputs in a piece's last tick count as final",
        "Sources/Hands/Growth.swift",
        "stand.inputs = watch.trace.inputCount",
        "stand.inputs = piece.inputs.count + known",
        ("HandsTests.GrowingRunTests",),
    ),
]
