import Foundation
import Funfair

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension NewRun {
    /// Returns a Breakout run that nobody played, for the all-time board and the day's board.
    static func unplayed(
        by player: Int64, score: Int = 0, rules: UInt8 = Stall.breakout.rulesVersion,
        at moment: Timestamp
    ) -> NewRun {
        NewRun(
            id: RunID(), ticket: House.random(Ticket.idSize), player: player, contest: .breakout,
            entry: .open, opens: nil, rulesVersion: rules, score: score, ticks: 1, inputs: nil,
            recording: Data([0]),
            boards: [
                Board(of: .breakout, rules: rules, .all, at: moment),
                Board(of: .breakout, rules: rules, .today, at: moment),
            ],
            moment: moment)
    }
}
