import Arcade
import Funfair
import Phrases
import Roulette

// The appearance shared by all native front ends: SF Symbols, pictures and shades.

extension FairTab {
    /// The name of the tab's symbol.
    public var symbol: String {
        switch self {
        case .play: "play.fill"
        case .scores: "crown.fill"
        case .settings: "slider.horizontal.3"
        case .howToPlay: "questionmark.circle.fill"
        }
    }
}

extension Destination {
    /// The name of the destination's symbol.
    public var symbol: String {
        switch self {
        case .device: "gearshape.fill"
        case .statistics: "chart.bar.fill"
        case .party: "party.popper.fill"
        case .walls: "square.grid.3x3.fill"
        }
    }
}

extension Block.Weight {
    /// The name of the symbol before the control's name, if any.
    public var symbol: String? { self == .statistics ? "chart.bar.fill" : nil }
}

extension WallEditorScreen.Tool {
    /// The name of the tool's symbol.
    public var symbol: String {
        switch picture {
        case "undo": "arrow.uturn.backward"
        case "redo": "arrow.uturn.forward"
        case "mirror": "arrow.left.and.right.righttriangle.left.righttriangle.right"
        case "clear": "trash"
        case "less": "rectangle.bottomthird.inset.filled"
        default: "plus.rectangle"
        }
    }
}

extension HouseLine.Mood {
    /// The name of a symbol for the mood, so colour isn't the only sign.
    public var symbol: String {
        switch self {
        case .waiting: "hourglass"
        case .good: "checkmark.seal.fill"
        case .bad: "exclamationmark.triangle.fill"
        case .quiet: "info.circle"
        }
    }
}

extension Panel.Result.Mood {
    /// The name of a symbol for the mood, so colour isn't the only sign.
    public var symbol: String {
        switch self {
        case .win: "hand.thumbsup.fill"
        case .near: "arrow.left.and.right"
        case .loss: "xmark"
        }
    }
}

extension FairView {
    /// The name of the mute control's symbol.
    public var muteSymbol: String {
        mute.isSelected ? "speaker.slash.fill" : "speaker.wave.2.fill"
    }
}

extension Stage {
    /// The stage's background, if any. A dark one keeps glowing balls visible in daylight. On other
    /// stages, the sky or the felt is enough.
    public var ground: Sketch.Colour? {
        guard place != nil, state != .celebrating, !isTable else { return nil }
        return hasTargets ? Sketch.Colour(0xFFFFFF, 0.08) : Sketch.Colour(0x1B1149)
    }

    /// The opacity of the stage, 0 to 1; lower while something covers the stage.
    public var opacity: Double {
        switch state {
        case .away, .covered: 0
        case .running, .celebrating: 1
        case .countIn: hasTargets ? 0.28 : 0.7
        case .dimmed, .behind: 0.4
        }
    }
}

extension Sketch {
    /// Returns a stall's emblem: its wheel, or three of its things.
    public static func sign(of stall: Stall) -> Sketch {
        let looks = stall.looks
        if looks.contains(where: { $0.form == .pocket }) { return wheelSign(looks) }
        var sketch = Sketch()
        let places = [(0.0, -0.5), (0.5, 0.4), (-0.5, 0.4)]
        for (look, place) in zip(looks, places) {
            sketch.add(Sketch(look), at: .init(x: place.0, y: place.1), scale: 0.5)
        }
        return sketch
    }
}
