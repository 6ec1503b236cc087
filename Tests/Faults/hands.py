"""Mistakes in the limits of human hands, and in the measurement of runs."""

from fault import Fault

HANDS: list[Fault] = [
    Fault(
        "two who hold the pace of keys copy each other",
        "Sources/Hands/RunCourse.swift",
        "if game.tick - lastByKey <= Self.paceOfKeys { return }",
        "if game.tick < 0 { return }",
        ("HandsTests",),
    ),
    Fault(
        "a hit is shared whenever it was made",
        "Sources/Hands/RunCourse.swift",
        "static let quarterSecond = Clock.ticksPerSecond / 4",
        "static let quarterSecond = 1000 * Clock.ticksPerSecond",
        ("HandsTests",),
    ),
    Fault(
        "a device that is turned to and fro in a moment is turned twice",
        "Sources/Hands/BubblePopHands.swift",
        "if game.tick != lastTurn { turns += 1 }",
        "if game.tick >= lastTurn { turns += 1 }",
        ("HandsTests",),
    ),
    Fault(
        "a bubble's middle is only where it is now, and not where it was drawn",
        "Sources/Hands/BubblePopHands.swift",
        "min(max(place.y, centre.y), centre.y + lastRise)",
        "centre.y",
        ("HandsTests",),
    ),
    Fault(
        "a second has a tick more than it has",
        "Sources/Hands/HandMeasure.swift",
        "while self[first] <= tick - ticks { first += 1 }",
        "while self[first] < tick - ticks { first += 1 }",
        ("HandsTests",),
    ),
]
