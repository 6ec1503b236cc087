/// Wave mathematics with only `+ - * /`. C libraries' functions differ between systems, and sounds
/// must be bit-identical everywhere.
enum Wave {
    /// Returns the sine of an angle in turns, 0 to 1, accurate to four millionths.
    @inline(always)
    static func sine(_ turns: Double) -> Double {
        // Fold the angle into the quarters next to 0, where the series is accurate enough.
        var turns = turns
        if turns > 0.75 {
            turns -= 1
        } else if turns > 0.25 {
            turns = 0.5 - turns
        }
        let angle = turns * 6.283185307179586
        let square = angle * angle
        return angle
            * (1 - square / 6
                * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    }

    /// Returns the factor per sample that halves a value within `halfLife` samples, at least 1.
    static func decay(halfLife: Double) -> Double {
        let x = 0.6931471805599453 / halfLife
        return 1 - x * (1 - x / 2 * (1 - x / 3 * (1 - x / 4 * (1 - x / 5 * (1 - x / 6)))))
    }

    /// Eases a share from 0 to 1, starting and ending smoothly.
    @inline(always)
    static func eased(_ share: Double) -> Double {
        share * share * (3 - 2 * share)
    }
}
