import Arcade
import Breakout
import BubblePop
import Foundation
import Testing

@testable import Hands

/// A copy is recognised by its course, or scores too little to be worth sending.
@Suite("Copied runs")
struct ForgedCourseTests {
    static let bubblePopPeople = ["an average player", "an expert with two thumbs", "with keys"]
    static let breakoutPeople = ["with a finger", "with a mouse", "with arrow keys"]
    static let seed: UInt64 = 7

    @Test(
        "A copied run of BubblePop is recognised",
        arguments: bubblePopPeople, BlindForgery.allCases)
    func bubblePop(name: String, forgery: BlindForgery) throws {
        try copy(ofBubblePop: name).expectKnown(forgery.rawValue) { forgery.forge($0) }
    }

    @Test(
        "A copied run of Breakout is recognised", arguments: breakoutPeople, BlindForgery.allCases)
    func breakout(name: String, forgery: BlindForgery) throws {
        try copy(ofBreakout: name).expectKnown(forgery.rawValue) { forgery.forge($0) }
    }

    /// Each tap is moved by up to a quarter of a second if that costs almost no points.
    @Test("A copied run with carefully moved taps is recognised", arguments: bubblePopPeople)
    func careful(name: String) throws {
        let copy = try copy(ofBubblePop: name)
        try copy.expectKnown("with care") { deeds in
            var luck = Luck(seed: 3)
            var kept = deeds
            var best = copy.play(kept).game.score
            for index in kept.indices {
                var tried = kept
                tried[index].tick = max(0, tried[index].tick + luck.below(61) - 30)
                let score = copy.play(tried.inOrder()).game.score
                guard score * 100 >= best * 99 else { continue }
                kept = tried
                best = score
            }
            return kept.inOrder()
        }
    }

    @Test("Two thirds of a run, continued by a bot, count as a copy")
    func beginning() throws {
        let bubbles = try copy(ofBubblePop: "an average player")
        var popper = BubblePopBot(.random, seed: 1)
        try bubbles.expectKnown("beginning") {
            bubbles.beginning(of: $0)
        } goingOn: {
            popper.input(for: $0)
        }
        let bricks = try copy(ofBreakout: "with a finger")
        var breaker = BreakoutBot(.tracking, seed: 1)
        try bricks.expectKnown("beginning") {
            bricks.beginning(of: $0)
        } goingOn: {
            breaker.input(for: $0)
        }
    }

    private func copy(ofBubblePop name: String) throws -> Copy<BubblePopGame> {
        let person = try #require(BubblePopPerson.all.first { $0.name == name })
        return try Copy(BubblePopPlay.bytes(person, seed: Self.seed))
    }

    private func copy(ofBreakout name: String) throws -> Copy<BreakoutGame> {
        let person = try #require(BreakoutPerson.all.first { $0.name == name })
        return try Copy(BreakoutPlay.bytes(person, by: .party, seed: Self.seed))
    }
}

/// Changes by a forger who doesn't check their effect.
enum BlindForgery: String, CaseIterable {
    case oneTick = "one input moved by a tick"
    case later = "everything a tenth of a second later"
    case jittered = "every input moved by up to a quarter of a second"
    case dropped = "every tenth input dropped"
    case added = "every tenth input twice"

    func forge<Input>(_ deeds: [Deed<Input>]) -> [Deed<Input>] {
        var luck = Luck(seed: 1)
        switch self {
        case .oneTick:
            var deeds = deeds
            deeds[deeds.count / 2].tick += 1
            return deeds.inOrder()
        case .later: return deeds.map { Deed(tick: $0.tick + 12, input: $0.input) }
        case .jittered:
            return deeds.map {
                Deed(tick: max(0, $0.tick + luck.below(61) - 30), input: $0.input)
            }.inOrder()
        case .dropped: return deeds.enumerated().filter { $0.offset % 10 != 9 }.map(\.element)
        case .added:
            return deeds.enumerated().flatMap { index, deed in
                index % 10 == 9 ? [deed, Deed(tick: deed.tick + 3, input: deed.input)] : [deed]
            }.inOrder()
        }
    }
}

/// An input and its tick.
struct Deed<Input> {
    var tick: Int
    let input: Input
}

extension Array {
    /// Returns the inputs sorted by tick. Inputs in the same tick keep their order.
    fileprivate func inOrder<Input>() -> [Deed<Input>] where Element == Deed<Input> {
        enumerated().sorted { ($0.element.tick, $0.offset) < ($1.element.tick, $1.offset) }
            .map(\.element)
    }
}

extension RunCourse {
    /// Returns the number of hits shared with another run.
    fileprivate func shared(with other: RunCourse) -> Int {
        let ticks = Dictionary(uniqueKeysWithValues: other.marks.map { ($0.hit, $0.tick) })
        return marks.count { mark in
            ticks[mark.hit].map { abs($0 - mark.tick) <= Self.quarterSecond } ?? false
        }
    }
}

/// A run that a forger copies.
private struct Copy<G: Game> {
    /// The share of the original's score below which a copy wins nothing.
    static var worthless: Double { 0.75 }

    private let original: Recording<G>
    private let ticks: Int
    let course: RunCourse
    private let score: Int

    init(_ bytes: [UInt8]) throws {
        let (recording, claim) = try Recording<G>.reading(bytes)
        original = recording
        ticks = claim.ticks
        score = claim.score
        course = try WatchedRun(verifying: bytes).course
    }

    private var deeds: [Deed<G.Input>] {
        original.inputs.map { Deed(tick: $0.tick, input: $0.input) }
    }

    /// Returns the deeds in the first two thirds of the run.
    func beginning(of deeds: [Deed<G.Input>]) -> [Deed<G.Input>] {
        deeds.filter { $0.tick < ticks * 2 / 3 }
    }

    /// Plays the deeds. Once none are left, `goingOn` chooses inputs in the last third of the run.
    func play(
        _ deeds: [Deed<G.Input>], goingOn: ((G) -> G.Input?)? = nil
    ) -> Run<G> {
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
            if left.isEmpty, run.game.tick > ticks * 2 / 3, let input = goingOn?(run.game) {
                run.apply(input, cues: &cues)
            }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
        }
        return run
    }

    func expectKnown(
        _ name: String, at location: SourceLocation = #_sourceLocation,
        _ forge: ([Deed<G.Input>]) -> [Deed<G.Input>], goingOn: ((G) -> G.Input?)? = nil
    ) throws {
        let run = play(forge(deeds), goingOn: goingOn)
        let forged = try WatchedRun(verifying: run.bytes).course
        let shared = forged.shared(with: course)
        let worth = Double(run.game.score) / Double(score)
        if ProcessInfo.processInfo.environment["FUNFAIR_PEOPLE"] != nil {
            let size = forged.marks.count
            print("\(G.identity.name), \(name): \(shared) of \(size) shared, worth \(worth)")
        }
        #expect(
            shared >= forged.tooManyShared || worth < Self.worthless, sourceLocation: location)
    }
}
