import Funfair
import HouseWire

/// The browser face, held in memory: every path it has, and what is sent there.
///
/// Answering a request never touches the file system, so there is no way out of the folder that
/// the site was read from, and a site rebuilt while it is served changes nothing until the next
/// start.
public struct Site: Sendable {
    private let assets: [String: Asset]

    init(assets: [String: Asset]) {
        self.assets = assets
    }

    /// The asset at `path`, percent-decoded and starting with a slash; `/` is `/index.html`, each
    /// game has its live board, and each party its big screen.
    func asset(at path: String) -> Asset? { assets[Self.file(of: path)] }

    private static func file(of path: String) -> String {
        if path == "/" { return "/index.html" }
        if isLiveBoard(path) { return "/live.html" }
        return isParty(path) ? "/party.html" : path
    }

    /// Whether it is `/party`, or that with the identifier of a party.
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
