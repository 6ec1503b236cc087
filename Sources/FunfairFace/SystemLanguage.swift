import Phrases

extension Language {
    /// Finds the first preferred language that the app has, or English.
    ///
    /// - Parameter wanted: language tags, the preferred one first, as in
    ///   `Locale.preferredLanguages`.
    public init(preferred wanted: [String]) {
        let known = wanted.lazy.compactMap { wanted in
            Self.allCases.first { Self.baseLanguage($0.tag) == Self.baseLanguage(wanted) }
        }
        self = known.first ?? .english
    }

    /// Returns the language without script or region: `zh` for `zh-Hant-TW` and for `zh_TW`.
    private static func baseLanguage(_ tag: String) -> String {
        tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }
}
