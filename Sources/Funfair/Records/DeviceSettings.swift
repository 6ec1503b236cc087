import Arcade
import Phrases

/// The music's volume.
public enum MusicVolume: SettingRange {
    public static let name = Phrase(.music)
    public static let lowest = 0
    public static let highest = 10
    public static let step = 1
    public static let standard = 6
    public static let unit = SettingUnit.number
}

/// The sound effects' volume.
public enum EffectsVolume: SettingRange {
    public static let name = Phrase(.effects)
    public static let lowest = 0
    public static let highest = 10
    public static let step = 1
    public static let standard = 8
    public static let unit = SettingUnit.number
}

/// The settings for look, sound and feel, which are the same at every stall.
enum DeviceSettings {
    /// The setting that mutes everything.
    static var mute: SettingID { setting(keptAs: "mute") }

    private static func setting(keptAs word: String) -> SettingID {
        guard let row = controls.firstIndex(where: { $0.word.bytes.spells(word) }),
            let setting = SettingID(nil, row)
        else { preconditionFailure("the words are constants of the table below") }
        return setting
    }

    static let controls: [SettingControl<AppSettings>] = [
        .choice(
            "theme", name: Phrase(.theme), names: Theme.allCases.map { Phrase($0.name) },
            standard: 0, get: { Int($0.theme.rawValue) },
            set: { $0.theme = Theme.allCases[$1] }),
        .number(
            "music-volume", .slider, get: { $0.musicVolume }, set: { $0.musicVolume = $1 }),
        .number(
            "effects-volume", .slider, get: { $0.effectsVolume },
            set: { $0.effectsVolume = $1 }),
        .toggle(
            "mute", name: Phrase(.mute), standard: false, get: { $0.isMuted },
            set: { $0.isMuted = $1 }),
        .toggle(
            "haptics", name: Phrase(.vibration), standard: true, need: .motor,
            get: { $0.hasHaptics }, set: { $0.hasHaptics = $1 }),
        .toggle(
            "large-symbols", name: Phrase(.largerSymbols), standard: false,
            get: { $0.hasLargeSymbols }, set: { $0.hasLargeSymbols = $1 }),
        .toggle(
            "left-handed", name: Phrase(.leftHanded), standard: false,
            get: { $0.isLeftHanded }, set: { $0.isLeftHanded = $1 }),
        .toggle(
            "keep-mouse", name: Phrase(.keepMouse), standard: false, need: .mouse,
            get: { $0.keepsMouse }, set: { $0.keepsMouse = $1 }),
    ]
}

extension AppSettings {
    /// The device's settings with their words, for faces that apply them generically.
    public var ofDevice: [(word: String, value: Int)] {
        DeviceSettings.controls.map { ($0.word, $0.value(self)) }
    }
}
