import Arcade
import Breakout
import BubblePop
import Phrases
import Roulette

/// Light or dark.
public enum Theme: UInt8, CaseIterable, Sendable {
    /// As the system has it, or one of the two.
    case auto, light, dark

    /// The word that was kept for it before it was a setting like the others.
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

/// Everything that can be set: a property for each game, and the look and sound of the app.
public struct AppSettings: Equatable, Sendable {
    /// BubblePop's settings.
    public internal(set) var bubblePop = BubblePopSettings.standard
    /// Breakout's settings. A run through a drawn wall is one through `wall`, which only that keeps.
    public internal(set) var breakout: BreakoutSettings {
        get {
            var settings = chosenBreakout
            if settings.mode.isDrawn { settings.mode = .drawn(wall) }
            return settings
        }
        set { chosenBreakout = newValue }
    }
    private var chosenBreakout = BreakoutSettings.standard
    /// The wall of the next run through one that was drawn. It stays while others are played.
    var wall = DrawnWall.standard
    /// Roulette's settings.
    public internal(set) var roulette = RouletteSettings.standard
    /// Light or dark.
    public internal(set) var theme = Theme.auto
    /// The language; the system's, where it is nil.
    public internal(set) var language: Language?
    /// How loud the music is.
    public internal(set) var musicVolume = Bounded<MusicVolume>.standard
    /// How loud what happens is.
    public internal(set) var effectsVolume = Bounded<EffectsVolume>.standard
    /// Whether nothing is heard, whatever the volumes are.
    public internal(set) var isMuted = false
    /// Whether cues are felt, on a device that has a motor.
    public internal(set) var hasHaptics = true
    /// Whether the symbols on bubbles, bricks and pockets are larger.
    public internal(set) var hasLargeSymbols = false
    /// Whether what a right hand would reach stands on the other side.
    public internal(set) var isLeftHanded = false
}
