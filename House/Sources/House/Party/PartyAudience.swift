import Funfair
import HouseWire

/// What guests watch in the current round. It isn't stored, so a house that restarts shows the
/// leader's run to everybody.
struct PartyAudience: Sendable {
    /// Whose run each guest has chosen to watch. All others watch the leader's.
    private(set) var choices: [Int64: Int64] = [:]
    /// The runs that come from other houses.
    var relay = RunRelay()
    /// The player whose run is shown to those who watch the leader's, and since when.
    private var shown: (player: Int64, since: Timestamp)?

    /// How long a leader's run is shown before another leader's, in milliseconds, because nobody
    /// can follow quick changes.
    static let stay: Int64 = 8000
    /// The number of leading runs that other houses always send.
    static let leaders = 3

    mutating func beginRound() { self = PartyAudience() }

    mutating func watch(_ watched: Int64?, _ player: Int64) { choices[player] = watched }

    /// Returns the player whose run to show to those who watch the leader's; nil while no run can
    /// be watched. Notes the leaders whose runs other houses always send.
    mutating func leader(in view: PartyView) -> Int64? {
        guard case .playing = view.phase else {
            shown = nil
            return nil
        }
        let lanes = view.watchedLanes
        relay.leaders = Set(lanes.prefix(Self.leaders).map(\.player))
        guard let first = lanes.first else {
            shown = nil
            return nil
        }
        if let shown, view.moment.milliseconds - shown.since.milliseconds < Self.stay,
            lanes.contains(where: { $0.player == shown.player })
        {
            return shown.player
        }
        if shown?.player != first.player { shown = (first.player, view.moment) }
        return first.player
    }
}

extension PartyView {
    /// The lanes whose runs can be watched, best first. The view keeps them, because every phone
    /// that watches needs them.
    var lanesToWatch: [PartyRace.Lane] {
        guard case .playing(let round) = phase, !round.stall.isDrawn, let race else { return [] }
        return race.lanes.filter { self[$0.player]?.isWatchable ?? false }
    }

    /// Returns the guest whose run a guest watches: the chosen one while it lasts, and otherwise
    /// the leader.
    func watched(by player: Int64, at room: PartyRoom) -> Guest? {
        guard !watchedLanes.isEmpty else { return nil }
        let chosen = room.audience.choices[player].flatMap { self[$0] }
        if let chosen, chosen.isWatchable { return chosen }
        return leader.flatMap { self[$0] }
    }
}

extension PartyView.Guest {
    /// Whether the guest's run is being played, and has a score.
    fileprivate var isWatchable: Bool {
        place != nil && state.text == GuestWord.playing.text
    }
}
