import Arcade
import HouseWire

/// A ticket that is wanted, or a table.
struct TicketWish {
    let contest: Contest
    let player: PlayerName
    /// On which boards the run is to stand.
    let board: TicketBoard
    /// Whether the house had forgotten this device.
    private(set) var isAnew = false

    init(contest: Contest, player: PlayerName, board: TicketBoard) {
        self.contest = contest
        self.player = player
        self.board = board
    }

    var stall: Stall { contest.stall }

    var isChallenge: Bool { board == .challenge }

    /// The same, with the name told anew.
    var anew: TicketWish {
        var wish = self
        wish.isAnew = true
        return wish
    }
}

/// A challenge that was asked for, and how that went.
struct ChallengeWish {
    let stall: Stall
    let player: PlayerName
    /// The question under way.
    var asked: Int?
    /// Why it did not begin.
    var problem: String?
}

/// A name that another device has.
struct TakenName {
    let name: PlayerName
    let sentence: String
    let suggestion: PlayerName?
}
