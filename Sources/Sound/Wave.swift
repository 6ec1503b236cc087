/// The mathematics of waves, in `+ - * /` alone: the C libraries' functions differ, and a sound is
/// the same to the bit everywhere.
enum Wave {
    /// The sine of an angle in turns, 0 to 1; off by at most 4 in a million.
    @inline(always)
    static func sine(_ turns: Double) -> Double {
        // Folded into the quarters next to 0, where the series is exact enough.
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

    /// What is multiplied by for each sample to halve something in `halfLife` samples, at least 1.
    static func decay(halfLife: Double) -> Double {
        let x = 0.6931471805599453 / halfLife
        return 1 - x * (1 - x / 2 * (1 - x / 3 * (1 - x / 4 * (1 - x / 5 * (1 - x / 6)))))
    }

    /// A smooth way from 0 to 1 for a share from 0 to 1: it neither starts nor stops with a jerk.
    @inline(always)
    static func eased(_ share: Double) -> Double {
        share * share * (3 - 2 * share)
    }
}
