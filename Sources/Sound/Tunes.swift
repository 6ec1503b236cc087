extension Tune {
    /// The tune's notes. Both tunes are in C, like the effects.
    var sheetMusic: SheetMusic {
        do throws(SheetMusicProblem) {
            return switch self {
            case .home: try Self.carousel()
            case .play: try Self.polka()
            }
        } catch {
            preconditionFailure("the tunes are constants, and a test reads them")
        }
    }

    /// Sixteen bars in 3/4 time; a step is an eighth.
    static func carousel() throws(SheetMusicProblem) -> SheetMusic {
        SheetMusic(
            samplesPerStep: 8_820,
            parts: [
                try Part(
                    .pipes, loudness: 0.5,
                    """
                    e5- g5- c6-    | a5--- g5-       | f5- a5- d6-    | c6- b5---
                    g5- e5- g5-    | c#6--- a5-      | d6- c6 b5 a5 b5| c6---- .
                    a5- c6- a5-    | g5- e5---       | f5- a5 g5 f5 d5| e5--- c5-
                    a5- c6 d6 c6 a5| g5- c6- e6-     | d6- c6- b5-    | c6--- g5-
                    """),
                try Part(
                    .bellows, loudness: 0.2,
                    """
                    .- e4g4 . e4g4 . | .- e4a4 . e4a4 . | .- f4a4 . f4a4 . | .- f4g4 . f4g4 .
                    .- e4g4 . e4g4 . | .- e4g4 . e4g4 . | .- f4a4 . f4g4 . | .- e4g4 . e4g4 .
                    .- f4a4 . f4a4 . | .- e4g4 . e4g4 . | .- f4g4 . f4g4 . | .- e4g4 . e4g4 .
                    .- f4a4 . f4a4 . | .- e4g4 . e4g4 . | .- f#4a4 . f4g4 .| .- e4g4 . e4g4 .
                    """),
                try Part(
                    .bass, loudness: 0.5,
                    """
                    c3- .--- | a2- .---   | d3- .---    | g2- .---
                    c3- .--- | a2- .---   | d3- .- g2-  | c3- .- g2-
                    f2- .--- | c3- .---   | g2- .---    | c3- .- c3-
                    f2- .--- | c3- .---   | d3- .- g2-  | c3- .- g2-
                    """),
                try Part(
                    .bells, loudness: 0.18,
                    """
                    .-----     | .-----     | .-----     | .- d6 g6 b6 .
                    .-----     | .-----     | .-----     | .- c6 e6 g6 c7
                    f6--- .-   | e6--- .-   | d6--- .-   | .- g6 e6 c6 .
                    f6--- .-   | g6--- .-   | f#6--- f6- | .- e6 g6 c7 .
                    """),
                try Part(
                    .brushes, loudness: 0.35,
                    """
                    .- g7 . g7 . | .- g7 . g7 . | .- g7 . g7 . | .- g7 . g7 g7
                    .- g7 . g7 . | .- g7 . g7 . | .- g7 . g7 . | .- g7 . g7 g7
                    .- g7 . g7 . | .- g7 . g7 . | .- g7 . g7 . | .- g7 . g7 g7
                    .- g7 . g7 . | .- g7 . g7 . | .- g7 . g7 . | .- g7 . g7 g7
                    """),
            ],
            peak: 0.5)
    }

    /// Sixteen bars in 2/4 time; a step is a sixteenth.
    static func polka() throws(SheetMusicProblem) -> SheetMusic {
        SheetMusic(
            samplesPerStep: 5_733,
            parts: [
                try Part(
                    .pipes, loudness: 0.5,
                    """
                    e5 g5 . e5 g5- c6- | a5 g5 . e5 g5---  | a5 c6 . a5 c6- d6- | c6 a5 . g5 e5---
                    e5 g5 . e5 g5- c6- | d6 e6 . d6 c6- a5-| d6- a5 f#5 a5- d6- | b5 d6 . b5 g5- .-
                    e5 g5 . e5 g5- c6- | a5 g5 . e5 g5---  | a5 c6 . d6 f6- d6- | e6 d6 . c6 g5---
                    f6- d6 c6 a5- c6-  | e6- c6 g5 e5- g5- | d6 c6 b5 a5 g5 a5 b5 d6 | c6- g5- c6- .-
                    """),
                try Part(
                    .bellows, loudness: 0.2,
                    """
                    .- e4g4- .- e4g4- | .- e4g4- .- e4g4- | .- f4a4- .- f4a4-   | .- e4g4- .- e4g4-
                    .- e4g4- .- e4g4- | .- e4a4- .- e4a4- | .- f#4a4- .- f#4a4- | .- f4g4- .- f4g4-
                    .- e4g4- .- e4g4- | .- e4g4- .- e4g4- | .- f4a4- .- f4a4-   | .- e4g4- .- e4g4-
                    .- f4a4- .- f4a4- | .- e4g4- .- e4g4- | .- f4g4- .- f4g4-   | .- e4g4- .- f4g4-
                    """),
                try Part(
                    .bass, loudness: 0.5,
                    """
                    c3- .- g2- .- | c3- .- g2- .- | f2- .- c3- .- | c3- .- g2- .-
                    c3- .- g2- .- | a2- .- e3- .- | d3- .- a2- .- | g2- .- g2- b2-
                    c3- .- g2- .- | c3- .- g2- .- | f2- .- c3- .- | c3- .- g2- .-
                    f2- .- c3- .- | c3- .- g2- .- | d3- .- g2- .- | c3- g2- c3- .-
                    """),
                try Part(
                    .bells, loudness: 0.18,
                    """
                    .-------        | .---- g6 e6 c6 | .-------           | .---- g6 e6 c6
                    .-------        | .-------       | .-------           | .---- d6 g6 b6
                    .- c7- .- c7-   | .- g6- .- e6-  | .- c7- .- a6-      | .- g6- .- e6-
                    .- a6- .- c7-   | .- g6- .- c7-  | .- f6- .- g6-      | c7- g6- c7- .-
                    """),
                try Part(
                    .brushes, loudness: 0.35,
                    """
                    .- g7- .- g7- | .- g7- .- g7- | .- g7- .- g7- | .- g7- .- g7 g7
                    .- g7- .- g7- | .- g7- .- g7- | .- g7- .- g7- | .- g7- g7 g7 g7 g7
                    .- g7- .- g7- | .- g7- .- g7- | .- g7- .- g7- | .- g7- .- g7 g7
                    .- g7- .- g7- | .- g7- .- g7- | .- g7- .- g7- | .- g7- .- g7 g7
                    """),
            ],
            peak: 0.5)
    }
}
