import Arcade
import Breakout
import BubblePop
import Languages
import Roulette
import Testing

@testable import Funfair

private let rows: [(GameMoment, Bool, Bool, Bool)] = [
    (.running, false, false, false), (.ready, true, false, false), (.idle, true, true, true),
    (.showing(ticks: 3), false, false, false),
    (.drawing(Draw(of: 2, number: 0)), true, true, true),
    (.betweenLevels, false, false, true), (.over, false, true, true),
]

@Suite("Moments of a run")
struct MomentTests {
    /// Returns a demo's moments, and whether the rules had ended the run at each.
    private func moments(of stall: Stall, ticks: Int) throws -> [(moment: GameMoment, isOver: Bool)]
    {
        let cabinet = stall.entry.start(
            CabinetStart(
                settings: AppSettings(), player: try PlayerName("Bot"),
                screen: Layout(width: 390, height: 690, isUpright: true), seed: 3,
                isPractice: true))
        var moments: [(GameMoment, Bool)] = []
        var chances = SeededGenerator(seed: 1)
        var cues: [Cue] = []
        for _ in 0..<ticks {
            cabinet.demonstrate(cues: &cues)
            moments.append((cabinet.moment, cabinet.isEnded))
            cabinet.draw(by: &chances, cues: &cues)
            moments.append((cabinet.moment, cabinet.isEnded))
            cabinet.advance(cues: &cues)
        }
        moments.append((cabinet.moment, cabinet.isEnded))
        return moments
    }

    @Test("A run's moment is “over” exactly if its rules have ended it", arguments: Stall.allCases)
    func over(stall: Stall) throws {
        let moments = try self.moments(of: stall, ticks: 8000)
        for (moment, isOver) in moments { #expect(moment.isOver == isOver) }
        // BubblePop ends by itself after a minute.
        if stall == .bubblePop { #expect(moments.last?.isOver == true) }
    }

    @Test func `Only a table game has draws and outcomes`() throws {
        for stall in Stall.allCases {
            let moments = try self.moments(of: stall, ticks: 1000).map(\.moment)
            let isTable = stall.entry.staging.kind == .table
            #expect(moments.contains { $0.awaitedDraw != nil } == isTable)
            #expect(moments.contains { $0.shownTicks != nil } == isTable)
            #expect(moments.contains(.running) == !isTable)
        }
    }

    @Test("Each moment says whether time and gestures affect the game", arguments: rows)
    func facts(moment: GameMoment, isWaiting: Bool, isStill: Bool, isAtRest: Bool) {
        #expect(moment.isWaiting == isWaiting)
        #expect(moment.isStill == isStill)
        #expect(moment.isAtRest == isAtRest)
    }

    @Test("Only a table game has a panel", arguments: Stall.allCases)
    func table(stall: Stall) throws {
        let cabinet = stall.entry.start(
            CabinetStart(
                settings: AppSettings(), player: try PlayerName("Ada"),
                screen: Layout(width: 390, height: 690, isUpright: true), seed: 3,
                isPractice: true))
        #expect((cabinet.panel(in: .english) != nil) == (cabinet.staging.kind == .table))
    }
}

extension Cabinet {
    /// Whether the rules have ended the run.
    fileprivate var isEnded: Bool {
        (self as? GameCabinet<BubblePopGame>)?.run.game.isOver
            ?? (self as? GameCabinet<BreakoutGame>)?.run.game.isOver
            ?? (self as? GameCabinet<RouletteGame>)?.run.game.isOver ?? false
    }
}
