import Arcade
import Phrases

/// The indices of Breakout's looks: first brick colours, then brick kinds, then other things on the
/// stage, then capsules.
enum BreakoutLook {
    static let ball = BrickColour.all.count + BrickKind.all.count
    static let paddle = ball + 1
    static let nudge = ball + 2
    static let net = ball + 3
    static let hint = ball + 4
    static let seeker = ball + 5

    /// Returns the index of a brick kind's look.
    static func kind(_ index: Int) -> Int { BrickColour.all.count + index }

    /// Returns the index of a capsule kind's look.
    static func capsule(_ index: Int) -> Int { seeker + 1 + index }

    static let all: [Look] =
        BrickColour.all.map { colour in
            Look(
                .phrase(Phrase(colour.name)), label: .named(Pattern(.brickLabel)),
                colour: colour.colour, symbol: .none, form: .brick)
        }
        + BrickKind.all.map { kind in
            Look(
                .phrase(Phrase(kind.name)), label: .named(Pattern(.brickLabel)),
                colour: kind.colour, symbol: kind.symbol, form: .brick)
        } + [
            look(.ball, 0xFFF6E0, .ball), look(.paddle, 0xFFCB4F), look(.nudge, 0xFF7AB8),
            look(.net, 0x5BE3B0), look(.tapToLaunch, 0xFFF6E0), look(.seeking, 0xFFE14D),
        ]
        + CapsuleKind.all.map { kind in
            let name = Phrase(kind.name)
            return Look(
                .phrase(name), label: .plain(name), colour: kind.colour, symbol: kind.symbol,
                form: .capsule)
        }

    private static func look(
        _ name: BreakoutPhrase, _ colour: UInt32, _ form: Look.Form = .paddle
    ) -> Look {
        Look(
            .phrase(Phrase(name)), label: .plain(Phrase(name)), colour: colour, symbol: .none,
            form: form)
    }
}
