import Arcade
import Breakout
import BubblePop
import Roulette

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

/// Everything that can be set: a property for each game, and the look and sound of the app.
public struct AppSettings: Equatable, Sendable {
    /// BubblePop's settings.
    public internal(set) var bubblePop = BubblePopSettings.standard
    /// Breakout's settings.
    public internal(set) var breakout = BreakoutSettings.standard
    /// Roulette's settings.
    public internal(set) var roulette = RouletteSettings.standard
    /// Light or dark.
    public internal(set) var theme = Theme.auto
    /// Whether there is anything to hear.
    public internal(set) var hasSound = true
}
