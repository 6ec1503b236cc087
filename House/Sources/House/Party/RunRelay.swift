import Funfair
import Hands
import HouseWire

/// The runs that people watch at this house while the phones that play them send their pieces to
/// another house, and what other houses ask for.
///
/// Only runs that somebody watches travel between houses, a part at a time.
struct RunRelay: Sendable {
    /// The maximum number of runs that each house watches from afar, at each party, besides those
    /// of the leaders.
    static let mostRuns = 8
    /// The maximum number of bytes of inputs in a part, so that it fits into a notification of
    /// PostgreSQL.
    static let mostBytes = 4000
    /// How long a run is fetched after somebody asked for it, in milliseconds.
    static let patience: Int64 = 5000
    /// The time between two requests for the same run, in milliseconds.
    static let everySecond: Int64 = 900

    private struct Run: Sendable {
        /// When somebody last asked for the run.
        var asked: Timestamp
        /// When this house last asked the others for it.
        var wished: Timestamp?
        var parts: [RunPiece] = []
        var bytes = 0

        var tick: Int { parts.last?.tick ?? 0 }
    }

    /// The runs that are watched here, by player.
    private var runs: [Int64: Run] = [:]
    /// The runs that another house wishes to have, and the tick that it already has, by player.
    private var wishes: [Int64: Int] = [:]
    /// The players whose runs are fetched even if there are too many, so that strangers who watch
    /// many runs can't take the leader's from the big screen.
    var leaders: Set<Int64> = []

    // MARK: Watching

    /// Returns the parts of a run that follow a tick, and fetches more of it.
    mutating func parts(of player: Int64, after tick: Int, at moment: Timestamp) -> [RunPiece] {
        if runs[player] == nil, runs.count >= Self.mostRuns {
            runs = runs.filter { Self.isRecent($0.value.asked, at: moment, Self.patience) }
            guard runs.count < Self.mostRuns || leaders.contains(player) else { return [] }
        }
        runs[player, default: Run(asked: moment)].asked = moment
        return runs[player]?.parts.filter { $0.tick > tick } ?? []
    }

    /// Returns the runs to ask other houses for, with the last tick known here.
    mutating func takeWishes(at moment: Timestamp) -> [(player: Int64, tick: Int)] {
        let due = runs.filter { _, run in
            let isDue = run.wished.map { !Self.isRecent($0, at: moment, Self.everySecond) } ?? true
            return isDue && Self.isRecent(run.asked, at: moment, Self.patience)
        }
        for player in due.keys { runs[player]?.wished = moment }
        return due.map { ($0.key, $0.value.tick) }.sorted { $0.0 < $1.0 }
    }

    /// Adds a part of a run from another house, unless it's unasked for, doesn't continue the run,
    /// or makes it too long.
    mutating func take(_ part: RunPiece, after tick: Int, of player: Int64) {
        guard let run = runs[player], run.tick == tick, part.tick > tick,
            run.bytes + part.bytes.count <= WireLimits.piece
        else { return }
        runs[player]?.parts.append(part)
        runs[player]?.bytes += part.bytes.count
        // Parts arrive quickly until the run is complete.
        if part.bytes.count >= Self.mostBytes { runs[player]?.wished = nil }
    }

    // MARK: Answering

    /// Notes that another house wishes to have a run from a tick.
    mutating func wish(_ player: Int64, after tick: Int) {
        guard wishes[player] != nil || wishes.count < Self.mostRuns || leaders.contains(player)
        else { return }
        wishes[player] = min(tick, wishes[player] ?? tick)
    }

    /// Returns what other houses wish to have.
    mutating func takeWished() -> [(player: Int64, tick: Int)] {
        defer { wishes = [:] }
        return wishes.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    private static func isRecent(_ time: Timestamp, at moment: Timestamp, _ age: Int64) -> Bool {
        (0..<age).contains(moment.milliseconds - time.milliseconds)
    }
}
