import BubblePop
import Funfair
import FuzzKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Damaged runs")
struct DamagedRunTests {
    private static let issued = Timestamp.saturdayNoon

    private static func ticket(_ seed: UInt64) -> TestTicket {
        TestTicket(text: "", player: TestPlayer(name: "Ada", secret: ""), seed: seed)
    }

    /// Judges the given number of damaged versions of a run, and expects the original's result from
    /// each accepted version.
    private func judge(
        damaging run: TestRun, of ticket: Ticket, times: Int, seed: UInt64
    ) throws -> (refused: Int, same: Int) {
        var damage = Damage(of: [run.bytes], seed: seed)
        let arrival = Self.issued.later(milliseconds: run.milliseconds + 1000)
        let original = try RunJudge.judge(run.bytes, with: ticket, at: arrival)
        var (refused, same) = (0, 0)
        for _ in 0..<times {
            let bytes = damage.next()
            do {
                let judged = try RunJudge.judge(bytes, with: ticket, at: arrival)
                #expect(judged == original, "\(bytes)")
                same += 1
            } catch {
                refused += 1
            }
        }
        return (refused, same)
    }

    private func ticket(of contest: Contest, seed: UInt64) -> Ticket {
        Ticket(
            id: [UInt8](repeating: 0, count: Ticket.idSize), contest: contest,
            rulesVersion: contest.rulesVersion, entry: .open, holder: .ada, seed: seed,
            issued: Self.issued)
    }

    @Test(arguments: [UInt64(1), 2])
    func `A damaged Breakout run is refused unless its result is unchanged`(seed: UInt64) throws {
        // The run is short because the test judges 50,000 versions of it.
        let run = try TestRun.breakout(Self.ticket(seed), ticks: 48)
        let (refused, same) = try judge(
            damaging: run, of: ticket(of: .breakout, seed: seed), times: 50_000, seed: seed)
        #expect(refused + same == 50_000)
        #expect(refused > 48_000)
    }

    @Test(arguments: zip([UInt64(3), 4, 5], [BubblePopMode.minute, .sharp, .rush]))
    func `A damaged BubblePop run is refused unless its result is unchanged`(
        seed: UInt64, mode: BubblePopMode
    ) throws {
        let run = try TestRun.bubblePop(Self.ticket(seed), mode: mode)
        let (refused, same) = try judge(
            damaging: run, of: ticket(of: Contest(mode), seed: seed),
            times: 1000, seed: seed)
        #expect(refused + same == 1000)
        #expect(refused > 950)
    }

    @Test func `A run with any flipped bit is refused`() throws {
        let run = try TestRun.breakout(Self.ticket(5), ticks: 240)
        let ticket = ticket(of: .breakout, seed: 5)
        let arrival = Self.issued.later(milliseconds: run.milliseconds)
        for bit in 0..<(run.bytes.count * 8) {
            var bytes = run.bytes
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: Refusal.self) {
                try RunJudge.judge(bytes, with: ticket, at: arrival)
            }
        }
    }
}
