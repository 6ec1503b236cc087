import Funfair
import HouseWire

/// The site's files in memory, by path.
///
/// Requests never touch the file system. So no request can reach files outside the site's folder,
/// and rebuilding the site has no effect until the server restarts.
public struct Site: Sendable {
    private let assets: [String: Asset]

    /// Pages that are served one folder further down than where they are in the site.
    private let lower: [String: Asset]

    init(assets: [String: Asset]) {
        self.assets = assets
        lower = ["/live.html", "/party.html"].reduce(into: [:]) { lower, path in
            lower[path] = assets[path]?.oneFolderDown(from: path)
        }
    }

    /// Returns the asset at `path`, which is percent-decoded and starts with a slash; nil if not
    /// found. `/` means `/index.html`; all live boards share one page, and all parties another.
    func asset(at path: String) -> Asset? {
        if Self.isLiveBoard(path) { return lower["/live.html"] }
        if Self.isParty(path) { return lower["/party.html"] }
        return assets[path == "/" ? "/index.html" : path == "/party" ? "/party.html" : path]
    }

    /// Whether a path is `/party/` and what may be a party's identifier or code, or nothing. The page
    /// asks the house whether there's such a party, and leads phones on to the games, to join it.
    private static func isParty(_ path: String) -> Bool {
        guard path.hasPrefix("/party/") else { return false }
        let name = path.dropFirst("/party/".count)
        return name.utf8.count <= WireLimits.idLetters
            && name.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/") }
    }

    private static func isLiveBoard(_ path: String) -> Bool {
        path.hasPrefix("/live/")
            && Contest(word: String(path.dropFirst("/live/".count)))?.hasBoard ?? false
    }
}
