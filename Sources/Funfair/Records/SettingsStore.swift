import Arcade
import Phrases

/// Settings as text. There's no checksum, because people may edit the numbers by hand; invalid
/// numbers are corrected.
enum SettingsStore {
    private static let kind = "settings"
    private static let theme = "theme"
    private static let language = "language"
    /// The setting that the volumes replaced; `off` for no sound.
    private static let sound = "sound"
    private static let off = "off"

    static func text(of settings: AppSettings) -> [UInt8] {
        var text = StoredText(kind)
        for setting in everything {
            let control = setting.control
            text.add(control.word, String(control.value(settings)))
        }
        if let language = settings.language { text.add(Self.language, language.tag) }
        return text.bytes
    }

    /// Returns the settings in a text, and the corrections made; nil if the text contains no
    /// settings. Skips unknown lines, which a later Funfair may know.
    static func settings(
        in text: [UInt8]
    ) -> (settings: AppSettings, problems: [(SettingID, SettingProblem)])? {
        guard let lines = StoredText.lines(of: kind, in: text) else { return nil }
        var settings = AppSettings()
        var problems: [(SettingID, SettingProblem)] = []
        for line in lines {
            let words = StoredText.words(of: line, most: 2)
            guard let word = words.first else { continue }
            let value = words.count > 1 ? words[1] : []
            if word.spells(theme),
                let former = Theme.allCases.first(where: { value.spells($0.formerWord) })
            {
                settings.theme = former
                continue
            }
            if word.spells(language) {
                settings.language = Language.allCases.first { value.spells($0.tag) }
            }
            if word.spells(sound) { settings.isMuted = value.spells(off) }
            guard let setting = setting(keptAs: word) else { continue }
            let control = setting.control
            let (number, problem) = control.bounds.reading(
                String(bytes: value), otherwise: control.value(settings))
            control.set(&settings, number)
            if let problem { problems.append((setting, problem)) }
        }
        return (settings, problems)
    }

    private static func setting(keptAs word: [UInt8]) -> SettingID? {
        everything.first { word.spells($0.control.word) }
    }

    private static var everything: [SettingID] {
        var settings: [SettingID] = []
        for stall in Stall.allCases { settings += SettingID.all(of: stall) }
        return settings + SettingID.all(of: nil)
    }
}
