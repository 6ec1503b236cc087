import Arcade
import BubblePop
import Foundation
import Testing

@testable import Hands

/// A copy with one input moved by a tick is known by its course.
@Suite("Copied courses")
struct ForgedCourseTests {
    static let bubblePopPeople = ["an average player", "an expert with two thumbs", "with keys"]
    static let seed: UInt64 = 7

    @Test(
        "A copy of BubblePop is known",
        arguments: bubblePopPeople, BlindForgery.allCases)
    func bubblePop(name: String, forgery: BlindForgery) throws {
        try copy(ofBubblePop: name).expectKnown(forgery.rawValue) { forgery.forge($0) }
    }

    private func copy(ofBubblePop name: String) throws -> Copy<BubblePopGame> {
        let person = try #require(BubblePopPerson.all.first { $0.name == name })
        return try Copy(BubblePopPlay.bytes(person, seed: Self.seed))
    }
}

/// What a forger changes who doesn't look at what it does.
enum BlindForgery: String, CaseIterable {
    case oneTick = "one input moved by a tick"

    func forge<Input>(_ deeds: [Deed<Input>]) -> [Deed<Input>] {
        switch self {
        case .oneTick:
            var deeds = deeds
            deeds[deeds.count / 2].tick += 1
            return deeds.inOrder()
        }
    }
}

/// Something that was done in a run.
struct Deed<Input> {
    var tick: Int
    let input: Input
}

extension Array {
    /// In the order of their ticks; those of one tick stay as they are.
    fileprivate func inOrder<Input>() -> [Deed<Input>] where Element == Deed<Input> {
        enumerated().sorted { ($0.element.tick, $0.offset) < ($1.element.tick, $1.offset) }
            .map(\.element)
    }
}

/// A run that somebody copies.
private struct Copy<G: Game> {
    private let original: Recording<G>
    private let ticks: Int
    private let course: RunCourse
    private let score: Int

    init(_ bytes: [UInt8]) throws {
        let (recording, claim) = try Recording<G>.reading(bytes)
        original = recording
        ticks = claim.ticks
        score = claim.score
        course = try RunCourse(verifying: bytes)
    }

    private var deeds: [Deed<G.Input>] {
        original.inputs.map { Deed(tick: $0.tick, input: $0.input) }
    }

    /// Plays what was done.
    func play(_ deeds: [Deed<G.Input>]) -> Run<G> {
        var run = Run<G>(
            player: original.player, settings: original.settings, stage: original.stage,
            seed: original.seed)
        var cues: [Cue] = []
        var left = deeds[...]
        while !run.game.isOver, run.game.tick < ticks {
            while let next = left.first, next.tick <= run.game.tick {
                run.apply(next.input, cues: &cues)
                left.removeFirst()
            }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        return run
    }

    func expectKnown(
        _ name: String, at location: SourceLocation = #_sourceLocation,
        _ forge: ([Deed<G.Input>]) -> [Deed<G.Input>]
    ) throws {
        let run = play(forge(deeds))
        let forged = try RunCourse(verifying: run.bytes)
        let shared = Set(course.sample).intersection(forged.sample).count
        let worth = Double(run.game.score) / Double(score)
        if ProcessInfo.processInfo.environment["FUNFAIR_PEOPLE"] != nil {
            let size = forged.sample.count
            print("\(G.identity.name), \(name): \(shared) of \(size) shared, worth \(worth)")
        }
        #expect(shared >= forged.tooManyShared, sourceLocation: location)
    }
}
