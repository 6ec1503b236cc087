import Arcade
import Breakout
import BubblePop
import Phrases
import Roulette

/// A colour theme.
public enum Theme: UInt8, CaseIterable, Sendable {
    /// Follow the system, always light, or always dark.
    case auto, light, dark

    /// The word stored by old versions, before the theme became a regular setting.
    var formerWord: String {
        switch self {
        case .auto: "auto"
        case .light: "light"
        case .dark: "dark"
        }
    }

    var name: FunfairPhrase {
        switch self {
        case .auto: .themeAuto
        case .light: .themeLight
        case .dark: .themeDark
        }
    }
}

/// All settings, for each game and for the device.
public struct AppSettings: Equatable, Sendable {
    /// BubblePop's settings.
    public internal(set) var bubblePop = BubblePopSettings.standard
    /// Breakout's settings. In drawn mode, the mode contains `wall`.
    public internal(set) var breakout: BreakoutSettings {
        get {
            var settings = chosenBreakout
            if settings.mode.isDrawn { settings.mode = .drawn(wall) }
            return settings
        }
        set { chosenBreakout = newValue }
    }
    private var chosenBreakout = BreakoutSettings.standard
    /// The wall for the next run on a drawn wall. Playing other modes doesn't change it.
    var wall = DrawnWall.standard
    /// Roulette's settings.
    public internal(set) var roulette = RouletteSettings.standard
    /// The colour theme.
    public internal(set) var theme = Theme.auto
    /// The language; nil for the system's language.
    public internal(set) var language: Language?
    /// The music's volume.
    public internal(set) var musicVolume = Bounded<MusicVolume>.standard
    /// The sound effects' volume.
    public internal(set) var effectsVolume = Bounded<EffectsVolume>.standard
    /// Whether all sound is off, regardless of the volumes.
    public internal(set) var isMuted = false
    /// Whether cues make the device vibrate, if it can.
    public internal(set) var hasHaptics = true
    /// Whether the symbols on bubbles, bricks and pockets are larger.
    public internal(set) var hasLargeSymbols = false
    /// Whether controls are on the left side.
    public internal(set) var isLeftHanded = false
    /// Whether the mouse stays in a game that follows it, even beyond the edge of the screen.
    public internal(set) var keepsMouse = false
}
