import Arcade
import Breakout
import BubblePop
import Languages
import Roulette
import Testing

@testable import Funfair

@Suite("Party runs of a stall")
struct PartyCabinetTests {
    /// Returns a run at its start, with settings that differ from a party's.
    private func cabinet(of stall: Stall, isForParty: Bool) throws -> any Cabinet {
        var settings = AppSettings()
        settings.bubblePop.gameTime = .nearest(to: 10)
        settings.breakout.rows = .nearest(to: 2)
        settings.roulette.isOnCredit = true
        return stall.entry.start(
            CabinetStart(
                settings: settings, player: try PlayerName("Ada"),
                screen: Layout(width: 390, height: 690, isUpright: true), seed: 3,
                isPractice: false, isForParty: isForParty))
    }

    @Test(
        "A party run uses the party's settings, and any other run uses the player's",
        arguments: Stall.allCases)
    func settings(stall: Stall) throws {
        #expect(try cabinet(of: stall, isForParty: true).isForParty)
        #expect(try !cabinet(of: stall, isForParty: false).isForParty)
        #expect(try !cabinet(of: stall, isForParty: false).isStandard)
    }

    @Test func `A round of each stall has its planned length`() {
        #expect(Stall.allCases.map(\.partyTicks) == [60 * 120, 90 * 120, 300 * 120])
        #expect(RouletteRules.partySpins == 10)
        #expect(RouletteRules.partySpin == 30 && RouletteRules.partyBetting == 20)
    }

    @Test("A timed game ends with its round", arguments: [Stall.bubblePop, .breakout])
    func over(stall: Stall) throws {
        let cabinet = try cabinet(of: stall, isForParty: true)
        var cues: [Cue] = []
        while !cabinet.moment.isOver {
            cabinet.demonstrate(cues: &cues)
            cabinet.advance(cues: &cues)
        }
        #expect(cabinet.tick == stall.partyTicks)
        let (claimed, run) = (
            try ClaimedRun(reading: cabinet.bytes), try VerifiedRun(verifying: cabinet.bytes)
        )
        #expect(claimed.isForParty && run.isForParty)
        #expect(claimed.isStandard == (stall == .bubblePop))
        #expect(run.isStandard == (stall == .bubblePop))
        #expect(run.highlight > 1)
        let resumed = try stall.entry.resume(cabinet.bytes)
        #expect(resumed.isForParty && resumed.tick == stall.partyTicks)
    }

    @Test(
        "Standard runs count at a party, unless the stall has party rules",
        arguments: GoldenTests.all)
    func standard(golden: GoldenTests.Golden) throws {
        let run = try VerifiedRun(verifying: try golden.bytes())
        #expect(try ClaimedRun(reading: try golden.bytes()).isForParty || !run.isForParty)
        let isStandard = run.isStandard && run.contest.isStandardWay
        if run.stall != .breakout { #expect(run.isForParty == isStandard) }
        if run.stall == .breakout { #expect(!(run.isForParty && run.isStandard)) }
    }

    @Test func `The highlight of a table game is its number of hits`() throws {
        var run = Run<RouletteGame>(
            player: try PlayerName("Ada"), settings: .party, stage: RouletteRules.stage, seed: 1)
        var (cues, hits) = ([Cue](), 0)
        var bot = NumberBot(.easy, seed: 1)
        while !run.game.isOver, run.game.spins < RouletteRules.partySpins {
            let bet = bot.bet()
            let pocket = run.game.spins % 2 == 0 ? bet.pockets.pockets[0] : Pocket.all[0]
            hits += bet.outcome(of: pocket) == .hit ? 1 : 0
            for input in [RouletteInput.bet(bet), .ball(pocket), .skip] {
                run.apply(input, cues: &cues)
            }
        }
        run.apply(.leave, cues: &cues)
        #expect(hits >= 5)
        #expect(try VerifiedRun(verifying: run.bytes).highlight == hits)
        #expect(try VerifiedRun(verifying: run.bytes).isForParty)
    }

    // MARK: Bets that arrive too late

    /// Returns a table after one spin, with a bet on the next, and its bytes before that bet.
    private func betting() throws -> (table: any Cabinet, before: [UInt8]) {
        let table = try cabinet(of: .roulette, isForParty: true)
        var (cues, device) = ([Cue](), SeededGenerator(seed: 1))
        func bet() {
            table.respond(to: .gesture(.sheet(.open)))
            let chosen = table.panel(in: .english)?.sheet?.options.count { $0.isChosen } ?? 0
            for place in 0..<(6 - chosen) {
                table.respond(to: .gesture(.sheet(.choose(place * 3))))
            }
            table.respond(to: .gesture(.sheet(.confirm)))
        }
        bet()
        table.draw(by: &device, cues: &cues)
        for _ in 0..<500 { table.advance(cues: &cues) }
        let before = table.bytes
        bet()
        #expect(table.moment.awaitedDraw != nil)
        return (table, before)
    }

    @Test func `Undoing a bet restores the table's previous state`() throws {
        let (table, before) = try betting()
        table.takeBackBet()
        #expect(table.bytes == before)
        #expect(table.moment == .idle)
        #expect(table.panel(in: .english)?.sheet == nil)
        // The pocket for the remaining bet is already drawn, so that bet stays.
        table.takeBackBet()
        #expect(table.bytes == before)
    }

    @Test func `A new bet can be made at once after a bet is undone`() throws {
        let (table, _) = try betting()
        let with = table.inputs
        table.takeBackBet()
        table.respond(to: .gesture(.sheet(.again)))
        #expect(table.moment.awaitedDraw != nil)
        #expect(table.inputs == with)
    }

    @Test func `Undoing a bet does nothing in a game without bets`() throws {
        let cabinet = try cabinet(of: .breakout, isForParty: true)
        cabinet.respond(to: .gesture(.strike))
        let bytes = cabinet.bytes
        cabinet.takeBackBet()
        #expect(cabinet.bytes == bytes)
    }
}
