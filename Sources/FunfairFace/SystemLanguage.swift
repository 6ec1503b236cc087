import Phrases

extension Language {
    /// The language that the system asks for, or the nearest that there is.
    ///
    /// - Parameter wanted: tags of languages, the dearest first, as `Locale.preferredLanguages` has
    ///   them.
    public init(preferred wanted: [String]) {
        let known = wanted.lazy.compactMap { wanted in
            Self.allCases.first { Self.bare($0.tag) == Self.bare(wanted) }
        }
        self = known.first ?? .english
    }

    /// The language alone: `zh` of `zh-Hant-TW`, and of `zh_TW`.
    private static func bare(_ tag: String) -> String {
        tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }
}
