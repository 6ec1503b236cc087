import Funfair

@testable import FunfairServer

extension RunJudge {
    /// All that happens to a recording in the house.
    static func judge(
        _ bytes: [UInt8], with ticket: Ticket, of player: String, at arrival: Moment
    ) throws(Refusal) -> VerifiedRun {
        try judge(try claim(of: bytes, with: ticket, of: player, at: arrival))
    }
}
