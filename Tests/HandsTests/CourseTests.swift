import Breakout
import Foundation
import Testing

@testable import Hands

/// Players of one seed don't come to the same course, however much alike they play.
@Suite("Courses of honest players")
struct CourseTests {
    /// How many runs are compared, each with each. `FUNFAIR_PEOPLE=10000` compares so many.
    private static let runs =
        ProcessInfo.processInfo.environment["FUNFAIR_PEOPLE"].flatMap { Int($0) } ?? 180
    private static let seed: UInt64 = 42

    /// The runs of one seed, by everybody in turn.
    private func expectDifferent<Person>(
        _ people: [Person], _ bytes: (Person, _ luck: UInt64) throws -> [UInt8]
    ) throws {
        var crowd = Crowd()
        for number in 0..<Self.runs {
            let person = people[number % people.count]
            crowd.add(try RunCourse(verifying: bytes(person, UInt64(number))))
        }
        #expect(crowd.closest.shared < crowd.closest.tooMany)
        guard ProcessInfo.processInfo.environment["FUNFAIR_PEOPLE"] != nil else { return }
        print(crowd)
    }

    @Test func `Nobody plays BubblePop as another does`() throws {
        try expectDifferent(BubblePopPerson.all) { person, luck in
            try BubblePopPlay.bytes(person, seed: Self.seed, luck: luck)
        }
    }

    @Test("Nobody plays Breakout as another does", arguments: [false, true])
    func breakout(isAtParty: Bool) throws {
        try expectDifferent(BreakoutPerson.all) { person, luck in
            try BreakoutPlay.bytes(
                person, by: isAtParty ? .party : .standard, seed: Self.seed, luck: luck)
        }
    }
}

/// Runs of one seed, of which each that is added is compared with all before it.
private struct Crowd: CustomStringConvertible {
    /// How much a run shares with the one that it shares most with.
    struct Closest {
        var shared = 0
        var tooMany = RunCourse.fewestShared
        var size = 0
        /// Of pairs that share enough to tell.
        var share = 0.0
    }

    private var runs: [UInt64: [Int]] = [:]
    private var count = 0
    private(set) var closest = Closest()
    /// How many runs share most with another, by how much that is.
    private var counts: [Int: Int] = [:]
    private var looks = 0

    mutating func add(_ course: RunCourse) {
        let sample = course.sample
        var shared = [Int](repeating: 0, count: count)
        for mark in sample {
            for run in runs[mark] ?? [] { shared[run] += 1 }
            looks += runs[mark]?.count ?? 0
            runs[mark, default: []].append(count)
        }
        count += 1
        let most = shared.max() ?? 0
        counts[most, default: 0] += 1
        if most >= RunCourse.fewestShared {
            closest.share = max(closest.share, Double(most) / Double(sample.count))
        }
        if most * closest.tooMany >= closest.shared * course.tooManyShared {
            (closest.shared, closest.tooMany) = (most, course.tooManyShared)
            closest.size = sample.count
        }
    }

    var description: String {
        let list = counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return "\(count) runs, closest \(closest), by marks shared \(list), "
            + "\(looks / max(1, count)) rows looked at for each"
    }
}
