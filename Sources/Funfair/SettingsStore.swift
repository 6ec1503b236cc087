import Arcade

/// Settings as text. Not sealed: a person may change a number by hand, and a number that is not
/// allowed is brought back.
enum SettingsStore {
    private static let kind = "settings"
    private static let theme = "theme"

    static func text(of settings: AppSettings) -> [UInt8] {
        var text = StoredText(kind)
        for setting in NumberSetting.allCases {
            text.add(setting.word, String(settings.number(setting).value))
        }
        text.add(theme, settings.theme.word)
        return text.bytes
    }

    /// The settings of a text with what had to be put right, or nil where it holds no settings. A
    /// line that is not known is passed over: a later Funfair may know it.
    static func settings(
        in text: [UInt8]
    ) -> (settings: AppSettings, problems: [(NumberSetting, SettingProblem)])? {
        guard let lines = StoredText.lines(of: kind, in: text) else { return nil }
        var settings = AppSettings()
        var problems: [(NumberSetting, SettingProblem)] = []
        for line in lines {
            let words = StoredText.words(of: line, most: 2)
            guard let word = words.first else { continue }
            let value = words.count > 1 ? words[1] : []
            if word.spells(theme) {
                settings.theme = Theme.allCases.first { value.spells($0.word) } ?? .auto
            }
            for setting in NumberSetting.allCases where word.spells(setting.word) {
                let typed = String(decoding: value, as: UTF8.self)
                let (number, problem) = settings.number(setting).read(typed)
                settings.set(setting, to: number)
                if let problem { problems.append((setting, problem)) }
            }
        }
        return (settings, problems)
    }
}
