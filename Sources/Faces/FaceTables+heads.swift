// The outlines of heads, and what is on top of them.

extension FaceTables {
    static let heads: [FacePath] = [
        // A ball.
        .circle(32, 39, 22),
        // A block.
        .box(11, 18, 42, 43, corner: 6),
        // A pear.
        "M32 16C42 16 44 26 51 38C59 52 49 62 32 62C15 62 5 52 13 38C20 26 22 16 32 16Z",
        // A shield.
        "M9 19L55 19L55 34C55 50 43 58 32 63C21 58 9 50 9 34Z",
        // A hexagon.
        "M20 17L44 17L59 39L44 61L20 61L5 39Z",
        // A cloud.
        cloud,
        // A sun.
        sun,
        // A bean on its side.
        .oval(32, 42, 30, 19),
    ]

    private static let cloud: FacePath =
        .circle(32, 40, 16) + .circle(32, 25, 9) + .circle(45, 31, 9) + .circle(49, 44, 9)
        + .circle(40, 54, 9) + .circle(24, 54, 9) + .circle(15, 44, 9) + .circle(19, 31, 9)

    private static let sun: FacePath = """
        M32 14L37 20L44 17L46 24L54 24L53 32L60 36L55 42L59 49L51 51L49 59L42 57L36 63L32 58\
        L28 63L22 57L15 59L13 51L5 49L9 42L4 36L11 32L10 24L18 24L20 17L27 20Z
        """

    static let tops: [[FaceLayer]] = [
        // Antennae.
        [
            .line(.own, 4, "M25 26L17 8M39 26L47 8"),
            .fill(.own, .circle(16, 6, 5.5) + .circle(48, 6, 5.5)),
        ],
        // A cat's ears.
        [
            .fill(.own, "M13 32L11 3L31 21ZM51 32L53 3L33 21Z"),
            .fill(.ink, "M17 21L15.5 11L24 18ZM47 21L48.5 11L40 18Z"),
        ],
        // A top hat.
        [
            .fill(.own, .box(20, 1, 24, 22, corner: 2)),
            .fill(.own, .box(11, 16, 42, 7, corner: 3)),
            .fill(.white, .box(20, 11, 24, 5, corner: 0)),
            .fill(.ink, .box(11, 23, 42, 3, corner: 1)),
        ],
        // A crown.
        [
            .fill(.own, "M14 24L11 4L22 13L32 1L42 13L53 4L50 24Z"),
            .fill(.white, .circle(32, 16, 3.2) + .circle(21, 18, 2.4) + .circle(43, 18, 2.4)),
            .fill(.ink, .box(13, 23, 38, 3, corner: 1)),
        ],
        // A rabbit's ears.
        [
            .fill(.own, .oval(23, 14, 6.5, 13) + .oval(41, 14, 6.5, 13)),
            .fill(.white, .oval(23, 12, 2.6, 8) + .oval(41, 12, 2.6, 8)),
        ],
        // A sprout.
        [
            .line(.own, 4, "M32 26L32 12"),
            .fill(
                .own,
                "M32 14C22 17 15 12 14 3C24 0 31 4 32 14ZM32 14C33 5 39 1 50 3C49 12 42 17 32 14Z"),
        ],
        // Horns.
        [
            .fill(
                .own,
                "M12 34C0 26 0 10 8 3C10 12 16 16 26 20ZM52 34C64 26 64 10 56 3C54 12 48 16 38 20Z")
        ],
        // A woolly hat.
        [
            .fill(.own, "M11 26C11 6 53 6 53 26Z"),
            .fill(.own, .circle(32, 7, 6)),
            .fill(.white, .box(11, 17, 42, 3, corner: 1)),
            .fill(.ink, .box(10, 23, 44, 3.5, corner: 1.5)),
        ],
    ]
}
