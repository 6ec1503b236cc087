import Breakout
import Foundation
import Testing

@testable import Hands

/// With the same seed, even similar players don't hit the same things at the same times.
@Suite("Similarity of honest players")
struct CourseTests {
    /// The number of runs compared with each other. `FUNFAIR_PEOPLE=10000` compares that many.
    private static let runs =
        ProcessInfo.processInfo.environment["FUNFAIR_PEOPLE"].flatMap { Int($0) } ?? 480
    private static let seed: UInt64 = 42

    /// Expects runs with the same seed, played by each person in turn, to have little in common.
    private func expectDifferent<Person>(
        _ people: [Person], _ bytes: (Person, _ luck: UInt64) throws -> [UInt8]
    ) throws {
        var crowd = Crowd()
        for number in 0..<Self.runs {
            let person = people[number % people.count]
            crowd.add(try WatchedRun(verifying: bytes(person, UInt64(number))).course)
        }
        #expect(crowd.closest.shared > 0)
        // Two thirds of the limit for a copy, in case other honest runs are even more similar.
        #expect(crowd.closest.shared * 3 <= crowd.closest.tooMany * 2)
        guard ProcessInfo.processInfo.environment["FUNFAIR_PEOPLE"] != nil else { return }
        print("\(Self.runs) runs, closest \(crowd.closest), \(crowd.looks / Self.runs) looks each")
    }

    @Test func `No two honest runs of BubblePop share nearly enough hits to be copies`() throws {
        try expectDifferent(BubblePopPerson.all) { person, luck in
            try BubblePopPlay.bytes(person, seed: Self.seed, luck: luck)
        }
    }

    @Test(
        "No two honest runs of Breakout share nearly enough hits to be copies",
        arguments: [false, true])
    func breakout(isAtParty: Bool) throws {
        try expectDifferent(BreakoutPerson.all) { person, luck in
            try BreakoutPlay.bytes(
                person, by: isAtParty ? .party : .standard, seed: Self.seed, luck: luck)
        }
    }
}

/// Runs with the same seed. Each new run is compared with all earlier runs.
private struct Crowd {
    /// How many hits the two most similar runs share, how many would be too many, and the number of
    /// hits in the later run.
    struct Closest {
        var shared = 0
        var tooMany = RunCourse.fewestShared
        var marks = 0
    }

    private var runs: [UInt64: [(run: Int, tick: Int)]] = [:]
    private var count = 0
    private(set) var closest = Closest()
    private(set) var looks = 0

    mutating func add(_ course: RunCourse) {
        var shared = [Int](repeating: 0, count: count)
        for mark in course.marks {
            let others = runs[mark.hit] ?? []
            for other in others where abs(other.tick - mark.tick) <= RunCourse.quarterSecond {
                shared[other.run] += 1
                looks += 1
            }
            runs[mark.hit, default: []].append((count, mark.tick))
        }
        count += 1
        let most = shared.max() ?? 0
        if most * closest.tooMany >= closest.shared * course.tooManyShared {
            closest = Closest(
                shared: most, tooMany: course.tooManyShared, marks: course.marks.count)
        }
    }
}
