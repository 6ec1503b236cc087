import Arcade
import BubblePop

/// Light or dark.
public enum Theme: UInt8, CaseIterable, Sendable {
    case auto, light, dark

    /// The word for it in stores and faces.
    public var word: String {
        switch self {
        case .auto: "auto"
        case .light: "light"
        case .dark: "dark"
        }
    }

    var name: String {
        switch self {
        case .auto: "Auto"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

/// Everything that can be set.
public struct AppSettings: Equatable, Sendable {
    /// BubblePop's settings.
    public internal(set) var bubblePop = BubblePopSettings.standard
    /// Light or dark.
    public internal(set) var theme = Theme.auto

    /// A number that can be set.
    func number(_ setting: NumberSetting) -> SettingNumber {
        switch setting {
        case .gameTime: SettingNumber(bubblePop.gameTime)
        case .mostBubbles: SettingNumber(bubblePop.mostBubbles)
        }
    }

    /// Sets a number to the allowed value nearest to `value`.
    mutating func set(_ setting: NumberSetting, to value: Int) {
        switch setting {
        case .gameTime: bubblePop.gameTime = .nearest(to: value)
        case .mostBubbles: bubblePop.mostBubbles = .nearest(to: value)
        }
    }
}

/// The numbers that can be set, as stores and controls name them.
public enum NumberSetting: UInt8, CaseIterable, Sendable {
    case gameTime, mostBubbles

    /// The stall whose settings it is among.
    var stall: Stall {
        switch self {
        case .gameTime, .mostBubbles: .bubblePop
        }
    }

    /// The word for it in the store.
    var word: String {
        switch self {
        case .gameTime: "bubblepop.game-time"
        case .mostBubbles: "bubblepop.most-bubbles"
        }
    }
}

/// A bounded number of whichever range.
struct SettingNumber {
    let bounds: SettingBounds
    let value: Int

    init<Range: SettingRange>(_ bounded: Bounded<Range>) {
        bounds = Range.bounds
        value = bounded.value
    }

    /// What a typed text sets, and what had to be put right.
    func read(_ text: String) -> (value: Int, problem: SettingProblem?) {
        bounds.reading(text, otherwise: value)
    }
}
