import Arcade

/// A ticket that is wanted, or a table.
struct TicketWish {
    let contest: Contest
    let player: PlayerName
    let isChallenge: Bool
    /// Whether the house had forgotten this device.
    private(set) var isAnew = false

    init(contest: Contest, player: PlayerName, isChallenge: Bool) {
        self.contest = contest
        self.player = player
        self.isChallenge = isChallenge
    }

    var stall: Stall { contest.stall }

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
