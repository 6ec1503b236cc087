import CBuild

/// The version of Funfair.
enum Version {
    /// The number of the release, the same as in CHANGELOG.md.
    static let number = "0.1.0"

    /// The version as `funfair --version` prints it, with the commit if the build names it:
    /// `0.1.0 (0123456789ab)`.
    static var text: String {
        let commit = String(cString: funfair_commit())
        return commit.isEmpty ? number : "\(number) (\(commit))"
    }
}
