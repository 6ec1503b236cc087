import Arcade
import Foundation
import Funfair
import Sound
import Testing

@testable import FunfairFace

/// A loudspeaker that records what it plays.
@MainActor
private final class Horn: Loudspeaker {
    private(set) var isRunning = false
    private(set) var isLooping = false
    var whenStopped: (@MainActor () -> Void)?
    /// The looped sounds, by their numbers of samples.
    private(set) var loops: [Int] = []
    private(set) var played = 0
    private(set) var gains: [(music: Double, effects: Double)] = []

    func buffer(of samples: [Float]) -> Int { samples.count }
    func start() { isRunning = true }
    func pause() { isRunning = false }
    func setLoudness(music: Double, effects: Double) { gains.append((music, effects)) }
    func play(_ buffer: Int) { played += 1 }

    func loop(_ buffer: Int) {
        loops.append(buffer)
        isLooping = true
    }

    /// Simulates a change of headphones.
    func fail() {
        isRunning = false
        isLooping = false
        whenStopped?()
    }
}

@Suite("What a face brings to a loudspeaker")
@MainActor
struct SoundDeskTests {
    private let horn = Horn()
    private let clock = ManualClock()
    private let desk: SoundDesk<Horn>
    private let fair = Fair()

    init() async {
        // Rendered at once, and distinguished by their lengths.
        let bank = SoundBank {
            $0.count
        } render: { piece in
            [Float](repeating: 0, count: piece == .tune(.play) ? 2 : 1)
        }
        desk = SoundDesk(horn, bank: bank, clock: clock)
        await until { bank.tune(.home) != nil && bank.tune(.play) != nil }
        desk.want(fair.face.view.soundtrack)
        await clock.advance(milliseconds: 2000)
    }

    private var home: Double { Double(fair.face.view.soundtrack.musicLoudness) / 1000 }

    @Test func `Music comes from nothing, step by step, to what is wanted`() {
        #expect(horn.isRunning && horn.loops == [1])
        #expect(horn.gains.first?.music == 0 && horn.gains.last?.music == home)
        let steps = zip(horn.gains, horn.gains.dropFirst()).map { $1.music - $0.music }
        #expect(steps.allSatisfy { $0 >= 0 && $0 < home * 0.1 })
    }

    @Test func `Cues are as loud as they are to be from the first`() {
        let wanted = Double(fair.face.view.soundtrack.effectsLoudness) / 1000
        #expect(horn.gains.first?.effects == wanted)
    }

    @Test func `What is as loud as it is to be asks for no more time`() {
        #expect(clock.waiting == 0)
    }

    @Test func `A tune becomes silent before the next begins`() async throws {
        let before = horn.gains.count
        fair.enter()
        fair.face.frame(at: 0)
        desk.want(fair.face.view.soundtrack)
        #expect(fair.face.view.soundtrack.music == .play)
        await clock.advance(milliseconds: 60)
        #expect(horn.loops == [1])
        await clock.advance(milliseconds: 3000)
        #expect(horn.loops == [1, 2])
        let gains = horn.gains.dropFirst(before).map { $0.music }
        #expect(gains.contains(0))
        #expect(gains.last == Double(fair.face.view.soundtrack.musicLoudness) / 1000)
    }

    @Test func `Whoever looks away hears it fade in a moment, and then nothing`() async {
        desk.sleep()
        #expect(horn.isRunning)
        await clock.advance(milliseconds: 20)
        #expect(horn.isRunning && horn.gains.last.map { $0.music > 0 && $0.music < home } ?? false)
        await clock.advance(milliseconds: 200)
        #expect(!horn.isRunning && horn.gains.last?.music == 0)
    }

    @Test func `What was paused goes on where it was`() async {
        desk.sleep()
        await clock.advance(milliseconds: 1000)
        desk.wake()
        await clock.advance(milliseconds: 2000)
        #expect(horn.isRunning && horn.loops == [1] && horn.gains.last?.music == home)
    }

    @Test func `With other headphones it begins again by itself`() async {
        horn.fail()
        await clock.advance(milliseconds: 2000)
        #expect(horn.isRunning && horn.loops == [1, 1] && horn.gains.last?.music == home)
    }

    @Test func `With other headphones nothing begins that was not to be heard`() async {
        desk.sleep()
        await clock.advance(milliseconds: 1000)
        horn.fail()
        await clock.advance(milliseconds: 1000)
        #expect(!horn.isRunning && horn.loops == [1])
    }

    @Test func `A cue is played while anybody listens`() async {
        desk.play(Cue(.button, at: Point(x: 0, y: 0)))
        #expect(horn.played == 1)
        desk.sleep()
        desk.play(Cue(.button, at: Point(x: 0, y: 0)))
        #expect(horn.played == 1)
    }
}
