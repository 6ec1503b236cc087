import Arcade
import HouseWire

/// A request for a ticket or a table.
struct TicketWish {
    let contest: Contest
    let player: PlayerName
    /// The board that the run should appear on.
    let board: TicketBoard
    /// Whether the name was claimed again because the house had forgotten this device.
    private(set) var isAnew = false

    init(contest: Contest, player: PlayerName, board: TicketBoard) {
        self.contest = contest
        self.player = player
        self.board = board
    }

    var stall: Stall { contest.stall }

    var isChallenge: Bool { board == .challenge }

    /// The same request after claiming the name again.
    var anew: TicketWish {
        var wish = self
        wish.isAnew = true
        return wish
    }
}

/// A request for today's challenge, and its state.
struct ChallengeWish {
    let stall: Stall
    let player: PlayerName
    /// The number of the pending request; nil after it has failed.
    var asked: Int?
    /// Why the challenge couldn't start.
    var problem: String?
}

/// A name that belongs to another device.
struct TakenName {
    let name: PlayerName
    let sentence: String
    let suggestion: PlayerName?
}
