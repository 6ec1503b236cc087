/// Motion curves as polynomials. They avoid sines, which differ slightly between machines.
///
/// `share` is the elapsed part of the time, 0 to 1.
package enum Easing {
    /// Returns a wave's value, −1 to 1, after the given number of turns. The wave starts at 0 and
    /// rises.
    package static func wave(_ turns: Double) -> Double {
        let part = turns - turns.rounded(.down)
        let half = part < 0.5 ? part : part - 0.5
        let arch = 16 * half * (0.5 - half)
        return part < 0.5 ? arch : -arch
    }

    /// Returns the value of a swing that starts at 1, oscillates `times` times, and fades to 0.
    package static func swing(_ share: Double, times: Double) -> Double {
        let rest = 1 - share
        return rest * rest * wave(0.25 + share * times)
    }

    /// Returns the value of a curve that rises from 0 to slightly above 1, then settles at 1.
    package static func spring(_ share: Double) -> Double {
        let rest = share - 1
        return 1 + rest * rest * (2.7 * rest + 1.7)
    }

    /// Returns a thing's apparent height after the given number of flips: 1 from the front, nearly
    /// 0 edge-on.
    package static func height(afterFlips flips: Double) -> Double {
        let turned = flips - flips.rounded(.down)
        return max(EffectTable.edge, turned < 0.5 ? 1 - 2 * turned : 2 * turned - 1)
    }
}
