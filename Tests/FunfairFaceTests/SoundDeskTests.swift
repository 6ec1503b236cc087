import Arcade
import Foundation
import Funfair
import Sound
import Testing

@testable import FunfairFace

/// A loudspeaker that records what it plays.
@MainActor
private final class FakeOutput: AudioOutput {
    private(set) var isRunning = false
    private(set) var isLooping = false
    var whenStopped: (@MainActor () -> Void)?
    /// The numbers of samples in the looped sounds.
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

@Suite("Output to the loudspeaker")
@MainActor
struct SoundDeskTests {
    private let output = FakeOutput()
    private let clock = ManualClock()
    private let desk: SoundDesk<FakeOutput>
    private let fair = Fair()

    init() async {
        // The sounds are rendered at once, and their lengths identify them.
        let bank = SoundBank {
            $0.count
        } render: { piece in
            [Float](repeating: 0, count: piece == .tune(.play) ? 2 : 1)
        }
        desk = SoundDesk(output, bank: bank, clock: clock)
        await until { bank.tune(.home) != nil && bank.tune(.play) != nil }
        desk.setSoundtrack(fair.face.view.soundtrack)
        await clock.advance(milliseconds: 2000)
    }

    private var home: Double { Double(fair.face.view.soundtrack.musicLoudness) / 1000 }

    @Test func `Music fades in from silence`() {
        #expect(output.isRunning && output.loops == [1])
        #expect(output.gains.first?.music == 0 && output.gains.last?.music == home)
        let steps = zip(output.gains, output.gains.dropFirst()).map { $1.music - $0.music }
        #expect(steps.allSatisfy { $0 >= 0 && $0 < home * 0.1 })
    }

    @Test func `Sound effects have their full volume from the start`() {
        let wanted = Double(fair.face.view.soundtrack.effectsLoudness) / 1000
        #expect(output.gains.first?.effects == wanted)
    }

    @Test func `No timer runs after a fade`() {
        #expect(clock.waiting == 0)
    }

    @Test func `A tune fades out before the next one starts`() async throws {
        let before = output.gains.count
        fair.enter()
        fair.face.frame(at: 0)
        desk.setSoundtrack(fair.face.view.soundtrack)
        #expect(fair.face.view.soundtrack.music == .play)
        await clock.advance(milliseconds: 60)
        #expect(output.loops == [1])
        await clock.advance(milliseconds: 3000)
        #expect(output.loops == [1, 2])
        let gains = output.gains.dropFirst(before).map { $0.music }
        #expect(gains.contains(0))
        #expect(gains.last == Double(fair.face.view.soundtrack.musicLoudness) / 1000)
    }

    @Test func `Hiding the app fades out the music`() async {
        desk.sleep()
        #expect(output.isRunning)
        await clock.advance(milliseconds: 20)
        #expect(
            output.isRunning && output.gains.last.map { $0.music > 0 && $0.music < home } ?? false)
        await clock.advance(milliseconds: 200)
        #expect(!output.isRunning && output.gains.last?.music == 0)
    }

    @Test func `A paused tune continues where it stopped`() async {
        desk.sleep()
        await clock.advance(milliseconds: 1000)
        desk.wake()
        await clock.advance(milliseconds: 2000)
        #expect(output.isRunning && output.loops == [1] && output.gains.last?.music == home)
    }

    @Test func `Music restarts by itself after other headphones are connected`() async {
        output.fail()
        await clock.advance(milliseconds: 2000)
        #expect(output.isRunning && output.loops == [1, 1] && output.gains.last?.music == home)
    }

    @Test func `Connecting other headphones doesn't start music in a hidden app`() async {
        desk.sleep()
        await clock.advance(milliseconds: 1000)
        output.fail()
        await clock.advance(milliseconds: 1000)
        #expect(!output.isRunning && output.loops == [1])
    }

    @Test func `Sound effects play only while the app is visible`() async {
        desk.play(Cue(.button, at: Point(x: 0, y: 0)))
        #expect(output.played == 1)
        desk.sleep()
        desk.play(Cue(.button, at: Point(x: 0, y: 0)))
        #expect(output.played == 1)
    }
}
