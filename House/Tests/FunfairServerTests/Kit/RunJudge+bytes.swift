import Arcade
import Funfair

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension RunJudge {
    /// Judges a recording with all the checks that the house makes.
    static func judge(
        _ bytes: [UInt8], with ticket: Ticket, at arrival: Timestamp
    ) throws(Refusal) -> RunResult {
        try check(bytes, with: ticket, at: arrival)
        return try judge(try Metrics().folding(bytes), for: ticket).result
    }
}
