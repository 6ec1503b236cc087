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

    mutating func beginRound() { self = PartyAudience() }

    mutating func watch(_ watched: Int64?, _ player: Int64) { choices[player] = watched }

    /// Returns the player whose run to show to those who watch the leader's; nil while no run can
    /// be watched.
    mutating func leader(in view: PartyView) -> Int64? {
        guard case .playing = view.phase else {
            shown = nil
            return nil
        }
        let lanes = view.watchedLanes
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
    /// The lanes whose runs can be watched now, best first: those that are being played, with a
    /// score.
    package var watchedLanes: [PartyRace.Lane] {
        guard case .playing(let round) = phase, !round.stall.isDrawn, let race else { return [] }
        return race.lanes.filter { lane in
            lane.place != nil && self[lane.player]?.state.text == GuestWord.playing.text
        }
    }

    /// Returns the guest whose run a guest watches: the chosen one while it lasts, and otherwise
    /// the leader.
    func watched(by player: Int64, at room: PartyRoom) -> Guest? {
        let lanes = watchedLanes
        let chosen = room.audience.choices[player]
        if let chosen, lanes.contains(where: { $0.player == chosen }) { return self[chosen] }
        return leader.flatMap { self[$0] }
    }
}
