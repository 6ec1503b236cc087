import Funfair
import HouseWire

/// The site's files in memory, by path.
///
/// Requests never touch the file system. So no request can reach files outside the site's folder,
/// and rebuilding the site has no effect until the server restarts.
public struct Site: Sendable {
    private let assets: [String: Asset]

    init(assets: [String: Asset]) {
        self.assets = assets
    }

    /// Returns the asset at `path`, which is percent-decoded and starts with a slash; nil if not
    /// found. `/` means `/index.html`; all live boards share one page, and all parties another.
    func asset(at path: String) -> Asset? { assets[Self.file(of: path)] }

    private static func file(of path: String) -> String {
        if path == "/" { return "/index.html" }
        if isLiveBoard(path) { return "/live.html" }
        return isParty(path) ? "/party.html" : path
    }

    /// Whether a path is `/party`, alone or with a party's identifier.
    private static func isParty(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1, parts[0].isEmpty, parts[1] == "party" else { return false }
        if parts.count == 2 { return true }
        return parts.count == 3 && parts[2].utf8.count == WireLimits.idLetters
            && parts[2].utf8.allSatisfy { $0 != UInt8(ascii: ".") }
    }

    private static func isLiveBoard(_ path: String) -> Bool {
        path.hasPrefix("/live/")
            && Contest(word: String(path.dropFirst("/live/".count)))?.hasBoard ?? false
    }
}
