import Arcade

/// The rows of Breakout's looks: first the colours of bricks, then the kinds, then what else there
/// is on the stage.
enum BreakoutLook {
    static let ball = BrickColour.all.count + BrickKind.all.count
    static let paddle = ball + 1
    static let nudge = ball + 2
    static let net = ball + 3
    static let hint = ball + 4

    /// The row of a kind of bricks.
    static func kind(_ index: Int) -> Int { BrickColour.all.count + index }

    static let all: [Look] =
        BrickColour.all.map { colour in
            Look(
                name: colour.name, label: "\(colour.name) brick", colour: colour.colour,
                symbol: .none, form: .brick)
        }
        + BrickKind.all.map { kind in
            Look(
                name: kind.name, label: "\(kind.name) brick", colour: kind.colour,
                symbol: kind.symbol, form: .brick)
        } + [
            Look(name: "ball", label: "ball", colour: 0xFFF6E0, symbol: .none, form: .ball),
            Look(name: "paddle", label: "paddle", colour: 0xFFCB4F, symbol: .none, form: .paddle),
            Look(name: "nudge", label: "nudge", colour: 0xFF7AB8, symbol: .none, form: .paddle),
            Look(name: "net", label: "net", colour: 0x5BE3B0, symbol: .none, form: .paddle),
            Look(
                name: "hint", label: "Tap to launch", colour: 0xFFF6E0, symbol: .none, form: .paddle
            ),
        ]
}
