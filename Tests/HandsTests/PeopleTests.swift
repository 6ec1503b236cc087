import Foundation
import Testing

@testable import Hands

/// No human player is refused, however quick, frantic or slow they are, and however poor their
/// machine is.
@Suite("Human players")
struct PeopleTests {
    /// The number of runs by all people together. `FUNFAIR_PEOPLE=10000` plays that many.
    private static let runs =
        ProcessInfo.processInfo.environment["FUNFAIR_PEOPLE"].flatMap { Int($0) } ?? 180

    private static var runsOfEach: Int {
        let people = BubblePopPerson.all.count + BreakoutPerson.all.count
        return (runs + people - 1) / people
    }

    /// Expects all runs to stay within the limits, and prints the highest values on request.
    private func expectHuman(_ name: String, _ bytes: (UInt64) throws -> [UInt8]) throws {
        var most: [String: Int] = [:]
        for seed in 0..<UInt64(Self.runsOfEach) {
            for measure in try WatchedRun(verifying: bytes(seed)).measures {
                #expect(!measure.isInhuman, "seed \(seed): \(measure.sentence)")
                most[measure.row.word] = max(most[measure.row.word] ?? .min, measure.measured)
            }
        }
        guard ProcessInfo.processInfo.environment["FUNFAIR_PEOPLE"] != nil else { return }
        print(name, HandLimit.all.compactMap { row in most[row.word].map { "\(row.word) \($0)" } })
    }

    @Test("Human runs of BubblePop stay within the limits", arguments: BubblePopPerson.all)
    func bubblePop(person: BubblePopPerson) throws {
        try expectHuman(person.name) { try BubblePopPlay.bytes(person, seed: $0) }
    }

    @Test("Human runs of Breakout stay within the limits", arguments: BreakoutPerson.all)
    func breakout(person: BreakoutPerson) throws {
        try expectHuman(person.name) { try BreakoutPlay.bytes(person, seed: $0) }
    }

    /// At a party there's a ball to launch every few seconds, and everyone hurries in the last ten
    /// seconds.
    @Test("Human runs of Breakout at a party stay within the limits", arguments: BreakoutPerson.all)
    func party(person: BreakoutPerson) throws {
        try expectHuman(person.name) {
            let bytes = try BreakoutPlay.bytes(person, by: .party, seed: $0)
            #expect(try WatchedRun(verifying: bytes).run.isForParty != person.isTilted)
            return bytes
        }
    }
}
