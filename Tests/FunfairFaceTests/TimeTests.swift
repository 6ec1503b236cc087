import Foundation
import Funfair
import Phrases
import Testing

@testable import FunfairFace

@Suite("Time on the native face")
@MainActor
struct TimeTests {
    @Test func `The first frame advances the game by zero, and no frame by a negative time`() {
        var frames = FrameClock()
        #expect(frames.milliseconds(at: 5) == 0)
        #expect(frames.milliseconds(at: 5.5) == 500)
        #expect(frames.milliseconds(at: 4) == 0)
        #expect(frames.milliseconds(at: 4.25) == 250)
        #expect(frames.milliseconds(at: .nan) == 0)
        #expect(frames.milliseconds(at: 4.5) == 250)
    }

    @Test func `The first frame after a pause advances the game by zero`() {
        var frames = FrameClock()
        _ = frames.milliseconds(at: 5)
        frames.rest()
        #expect(frames.milliseconds(at: 500) == 0)
    }

    @Test(arguments: 0..<50)
    func `The times of all frames add up to the time from the first to the last`(seed: Int) {
        var random = Shuffled(seed: UInt64(seed))
        var frames = FrameClock()
        var time = 100.0
        var sum = frames.milliseconds(at: time)
        for _ in 0..<200 {
            time += Double.random(in: 0...0.1, using: &random)
            sum += frames.milliseconds(at: time)
        }
        #expect(abs(sum - (time - 100) * 1000) < 1e-6)
    }

    @Test func `Waking a sleeping display shows the run paused at the same point`() throws {
        let fair = Fair.playing()
        let left = try #require(fair.playScreen).hud.countdown?.remaining
        fair.face.frame(at: fair.time + 3600)
        #expect(fair.playScreen?.interrupted != nil)
        #expect(fair.playScreen?.hud.countdown?.remaining == left)
    }

    @Test func `After twenty idle seconds a demo starts`() async {
        let fair = Fair()
        await fair.clock.advance(milliseconds: 19_000)
        #expect(!fair.face.view.hasDemo)
        await fair.clock.advance(milliseconds: 2000)
        #expect(fair.face.view.hasDemo && fair.face.wantsFrames)
        #expect(fair.face.stage.place != nil && fair.face.stage.state == .running)
        fair.face.notePresence()
        #expect(!fair.face.view.hasDemo && fair.face.stage.place == nil)
    }

    @Test func `Activity restarts the twenty seconds before a demo`() async {
        let fair = Fair()
        await fair.clock.advance(milliseconds: 15_000)
        fair.face.notePresence()
        await fair.clock.advance(milliseconds: 15_000)
        #expect(!fair.face.view.hasDemo)
    }

    @Test func `No demo starts while the app is hidden`() async {
        let fair = Fair(isSeen: false)
        await fair.clock.advance(milliseconds: 60_000)
        #expect(!fair.face.view.hasDemo)
        #expect(fair.clock.waiting == 0)
    }

    @Test func `A new day is noticed while the app is open and when it becomes visible`() async {
        let fair = Fair()
        #expect(fair.face.time.today == 20_000)
        fair.clock.today = 20_001
        await fair.clock.advance(milliseconds: 31_000)
        #expect(fair.face.time.today == 20_001)
        fair.face.setSeen(false)
        fair.clock.today = 20_002
        await fair.clock.advance(milliseconds: 60_000)
        #expect(fair.face.time.today == 20_001)
        fair.face.setSeen(true)
        #expect(fair.face.time.today == 20_002)
    }

    @Test func `A closed face stops its timers`() async {
        let clock = ManualClock()
        var face: Face? = {
            var devices = Devices(store: MemoryStore())
            devices.clock = clock
            return Face(devices, languages: [], entropy: 1)
        }()
        weak let gone = face
        face?.setSeen(true)
        await clock.advance(milliseconds: 2000)
        face = nil
        #expect(gone == nil)
        await clock.advance(milliseconds: 2000)
        #expect(clock.waiting == 0)
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0, 0), ("1969-12-31T23:59:59Z", 0, -1),
        ("2026-11-21T23:30:00Z", 7 * 3600, 20_779), ("2026-11-21T23:30:00Z", 0, 20_778),
        ("2026-11-21T00:30:00Z", -3600, 20_777),
    ])
    func `The app's day begins at local midnight`(text: String, offset: Int, day: Int) throws {
        let date = try #require(ISO8601DateFormatter().date(from: text))
        let zone = try #require(TimeZone(secondsFromGMT: offset))
        #expect(SystemClock.day(of: date, in: zone) == day)
    }

    @Test(arguments: Language.allCases)
    func `Remaining time is formatted in every language with ASCII digits`(language: Language) {
        for seconds in [-5, 0, 0.2, 59, 60, 3599, 3600, 86_400, 172_800, 5e6] {
            let text = Countdown.text(seconds: seconds, in: language)
            #expect(!text.isEmpty)
            #expect(text.allSatisfy { !$0.isWholeNumber || $0.isASCII || $0.isLetter })
        }
    }

    @Test(arguments: [
        (0.2, "1 sec"), (61, "1 min, 1 sec"), (7200, "2 hr, 0 min"), (7261, "2 hr, 1 min"),
        (172_799, "47 hr, 59 min"), (172_800, "2 days"), (180_000, "2 days"),
    ])
    func `Remaining time is written in at most two units`(seconds: Double, text: String) {
        #expect(Countdown.text(seconds: seconds, in: .english) == text)
    }
}

/// Different numbers for each seed.
struct Shuffled: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2 &+ 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
}
