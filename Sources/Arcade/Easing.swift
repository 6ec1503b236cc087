/// Curves of motion as polynomials: no sine, so that a picture is the same everywhere.
///
/// A share is how much of the time has passed, 0 to 1.
package enum Easing {
    /// A wave between −1 and 1 that comes again with every turn: 0 at 0, and rising.
    package static func wave(_ turns: Double) -> Double {
        let part = turns - turns.rounded(.down)
        let half = part < 0.5 ? part : part - 0.5
        let arch = 16 * half * (0.5 - half)
        return part < 0.5 ? arch : -arch
    }

    /// A swing that begins at 1, goes to the other side and back, and dies away to 0.
    package static func swing(_ share: Double, times: Double) -> Double {
        let rest = 1 - share
        return rest * rest * wave(0.25 + share * times)
    }

    /// From 0 a little beyond 1, and back to it.
    package static func spring(_ share: Double) -> Double {
        let rest = share - 1
        return 1 + rest * rest * (2.7 * rest + 1.7)
    }

    /// How high a thing looks that has turned over so often: 1 seen from the front, nearly 0 from
    /// its edge.
    package static func height(afterFlips flips: Double) -> Double {
        let turned = flips - flips.rounded(.down)
        return max(EffectTable.edge, turned < 0.5 ? 1 - 2 * turned : 2 * turned - 1)
    }
}
