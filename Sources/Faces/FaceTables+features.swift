// Eyes and mouths.

extension FaceTables {
    static let eyes: [[FaceLayer]] = [
        // Dots.
        [.fill(.ink, .circle(23, 37, 4) + .circle(41, 37, 4))],
        // Large eyes.
        [
            .fill(.white, .circle(22, 36, 8.5) + .circle(42, 36, 8.5)),
            .fill(.ink, .circle(23.5, 37, 3.8) + .circle(40.5, 37, 3.8)),
        ],
        // One eye.
        [
            .fill(.white, .circle(32, 36, 10.5)), .fill(.ink, .circle(32, 37, 5)),
        ],
        // Laughing eyes.
        [.line(.ink, 4, "M15 40Q22 28 28 40M36 40Q42 28 49 40")],
        // Sunglasses.
        [
            .fill(
                .ink,
                "M8 31L56 31L56 35L53 35Q52 45 43 45Q35 45 34 36L30 36Q29 45 21 45Q12 45 11 35L8 35Z"
            ),
            .line(.white, 2.4, "M16 39L20 35M38 39L42 35"),
        ],
        // An eye patch.
        [
            .line(.ink, 3, "M14 25L52 37"),
            .fill(.white, .circle(43, 37, 7.5)), .fill(.ink, .circle(42, 38, 3.6)),
            .fill(.ink, "M11 30L32 33Q32 45 22 45Q12 44 11 30Z"),
        ],
        // Three eyes.
        [
            .fill(.white, .circle(17, 39, 5.5) + .circle(47, 39, 5.5) + .circle(32, 33, 6.5)),
            .fill(.ink, .circle(18, 40, 2.5) + .circle(46, 40, 2.5) + .circle(32, 34, 3)),
        ],
        // A robot's visor.
        [
            .fill(.white, .box(11, 30, 42, 13, corner: 6.5)),
            .fill(.ink, .box(18, 33, 6, 7, corner: 1) + .box(40, 33, 6, 7, corner: 1)),
        ],
    ]

    static let mouths: [[FaceLayer]] = [
        // A smile.
        [.line(.ink, 4, "M20 48Q32 60 44 48")],
        // A laugh.
        [
            .fill(.ink, "M18 47L46 47Q44 60 32 60Q20 60 18 47Z"),
            .fill(.white, "M21 47L43 47L42 51L22 51Z"),
        ],
        // Amazement.
        [.fill(.ink, .oval(32, 53, 5, 6))],
        // A straight mouth.
        [.line(.ink, 4, "M22 53L42 53")],
        // A tongue.
        [
            .line(.ink, 3.5, "M20 48L44 48"),
            .fill(.white, "M30 49L41 49L41 53Q41 58 35.5 58Q30 58 30 53Z"),
        ],
        // A moustache.
        [
            .fill(
                .ink,
                "M32 49Q27 44 21 49Q17 53 12 50Q15 59 23 59Q30 58 32 53Q34 58 41 59Q49 59 52 50Q47 53 43 49Q37 44 32 49Z"
            )
        ],
        // A wavy mouth.
        [.line(.ink, 3.5, "M17 54L24 49L29 56L35 49L40 56L47 50")],
        // Large teeth.
        [
            .fill(.white, .box(19, 47, 26, 12, corner: 4)),
            .line(.ink, 2.4, "M32 48L32 58M25.5 48L25.5 58M38.5 48L38.5 58"),
        ],
    ]
}
