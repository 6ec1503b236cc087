import Funfair

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

    /// The asset at `path`, percent-decoded and starting with a slash; `/` is `/index.html`, and each
    /// game has its live board.
    func asset(at path: String) -> Asset? {
        assets[path == "/" ? "/index.html" : Self.isLiveBoard(path) ? "/live.html" : path]
    }

    private static func isLiveBoard(_ path: String) -> Bool {
        path.hasPrefix("/live/") && Stall(word: String(path.dropFirst("/live/".count))) != nil
    }
}
