/// The emblems of the teams at a party, told apart by their shapes alone.
public enum TeamEmblems {
    /// The outlines within a square of ``FaceTables/side`` units, in the order of the teams' numbers.
    public static let paths: [FacePath] = [
        // A star.
        """
        M32 4L39.6 23.5L60.5 24.7L44.4 38L49.6 58.3L32 47L14.4 58.3L19.6 38L3.5 24.7L24.4 23.5Z
        """,
        // A heart.
        """
        M32 58C10 42 4 32 4 21C4 12 11 6 19 6C25 6 30 10 32 15C34 10 39 6 45 6C53 6 60 12 60 21\
        C60 32 54 42 32 58Z
        """,
        // A moon.
        """
        M40 4C22 5 9 17 9 33C9 49 22 61 39 61C48 61 55 57 59 51C42 54 28 45 28 29C28 18 33 9 40 4Z
        """,
        // A flower, whose middle stays open.
        .circle(32, 14.5, 12.5) + .circle(49.6, 27.3, 12.5) + .circle(42.9, 48, 12.5)
            + .circle(21.1, 48, 12.5) + .circle(14.4, 27.3, 12.5),
        // A bolt.
        "M39 3L12 36L28 36L23 61L52 25L34 25Z",
        // A crown.
        "M4 16L19 30L32 7L45 30L60 16L54 55L10 55Z",
        // A diamond.
        "M32 3L55 32L32 61L9 32Z",
        // A bell, whose clapper hangs free.
        """
        M32 3C44 3 50 13 50 26C50 38 54 42 59 47L5 47C10 42 14 38 14 26C14 13 20 3 32 3Z\
        M23 52L41 52C41 58 37 61 32 61C27 61 23 58 23 52Z
        """,
    ]
}
