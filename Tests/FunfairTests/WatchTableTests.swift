import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Replays of a table game")
struct WatchTableTests {
    @Test func `A table game's replay shows its results one after the other, each for a while`()
        throws
    {
        var play = Play()
        play.watch(try Played.roulette(), at: .roulette)
        var seen: [Int] = []
        var frames: [Int: Int] = [:]
        while play.app.playing.replay?.cabinet.moment.isOver == false {
            play.send(.elapsed(milliseconds: WatchTests.oneTick))
            guard let result = play.panel?.panel.result else { continue }
            if seen.last != result.number { seen.append(result.number) }
            frames[result.number, default: 0] += 1
        }
        #expect(seen == [1, 2, 3])
        for number in 1...3 { #expect(frames[number, default: 0] >= Playback.rest) }
        #expect(play.came == [10, 5, 0])
    }

    @Test func `In a replay, the result of a skipped spin is shown for the usual time`() throws {
        var play = Play()
        play.watch(try Played.roulette(areSkipped: true), at: .roulette)
        var counts: [Int] = []
        for _ in 0..<(5 * Playback.rest) {
            play.send(.elapsed(milliseconds: WatchTests.oneTick))
            counts.append(play.came.count)
        }
        for count in 0...2 {
            #expect(abs(counts.filter { $0 == count }.count - Playback.rest) <= 1)
        }
        #expect(play.watch?.ending == "See you soon!")
        #expect(play.watch?.progress == 100)
    }

    @Test func `In a replay, the bet is visible while the wheel turns`() throws {
        var play = Play()
        play.watch(try Played.roulette(), at: .roulette)
        play.wait(seconds: 2)
        #expect(play.app.playing.replay?.cabinet.moment.shownTicks != nil)
        #expect(play.panel?.panel.chosen.count == RouletteLevel.standard.numbers)
    }

    @Test func `In a replay, the sheet can't be opened, and the wheel can't be skipped`() throws {
        var play = Play()
        play.watch(try Played.roulette(), at: .roulette)
        for _ in 0..<20 {
            play.wait(seconds: 0.5)
            play.press(.sheet(.open))
            #expect(play.panel?.open == nil)
            #expect(play.panel?.skip == nil)
            #expect(play.sheet == nil)
        }
        #expect(play.came.count == 2)
    }

    @Test func `With reduced motion, the spins of a replay are short`() throws {
        let bytes = try Played.roulette()
        var play = Play()
        play.send(.motion(isReduced: true))
        play.watch(bytes, at: .roulette)
        play.wait(seconds: 6)
        #expect(play.app.playing.replay?.cabinet.moment.isOver == true)
        #expect(play.app.playing.replay?.cabinet.bytes == bytes)
        #expect(play.cues.filter { $0.name == .spin }.count == 3)
        #expect(play.cues.filter { $0.name == .rattle }.count <= 3)
    }

    @Test func `A table game's replay can't be raced`() throws {
        var play = Play()
        play.watch(try Played.roulette(), at: .roulette)
        play.press(.watch(.speed(4)))
        play.lookOn()
        #expect(play.watch?.ending != nil)
        #expect(play.watch?.race == nil)
        play.app.race(try Played.roulette())
        #expect(play.app.view.notices == ["You can’t race in Roulette."])
        #expect(play.app.playing.rival == nil)
    }
}
