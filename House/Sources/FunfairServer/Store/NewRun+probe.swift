import Foundation
import Funfair

extension NewRun {
    /// A run that nobody played.
    static func probe(ticket: [UInt8], player: Int64, at moment: Moment) -> NewRun {
        NewRun(
            id: RunID(), ticket: ticket, player: player, contest: .breakout,
            entry: .open, opens: nil, rulesVersion: 0, score: 0, ticks: 0, inputs: nil,
            recording: Data(count: 1000), boards: Entry.open.boards(of: .breakout, at: moment),
            moment: moment)
    }
}
