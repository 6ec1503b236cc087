import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Classic at the house's table")
struct ClassicTableTests {
    private static let contest = Contest(RouletteMode.classic)
    private static let red = ClothPlace.red.code

    /// Returns a game of Classic that Ada has begun, before the house answers.
    private static func begun(at house: Play = .atHouse(.roulette)) -> Play {
        var play = house
        play.press(.set(.rouletteMode, 1))
        play.enter(name: "Ada", at: .roulette)
        return play
    }

    private static func seated() -> Play {
        var play = begun()
        play.grantName()
        play.grantTable()
        return play
    }

    /// Returns a game with bets of 100 on red and 5 on number 3, before the house's draw.
    private static func awaiting() -> Play {
        var play = seated()
        bet(&play)
        return play
    }

    private static func bet(_ play: inout Play) {
        play.press(
            .sheet(.open), .sheet(.choose(3)), .sheet(.chip(4)), .sheet(.choose(red)),
            .sheet(.confirm))
    }

    private static let body = #"{"places":[3,\#(red)],"chips":[5,100]}"#

    @Test func `A game of Classic requests a table for its contest`() {
        var play = Self.begun()
        play.grantName()
        let asked = play.grantTable()
        #expect(
            asked.map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"player":"Ada","game":"roulette-classic"}"#)
        #expect(play.panel?.note == nil)
        #expect(play.store["funfair.ticket.roulette"] != nil)
    }

    @Test func `A bet of chips is sent to the house, and the wheel waits for the pocket`() throws {
        var play = Self.awaiting()
        play.press(.sheet(.again), .skip)
        play.wait(seconds: 2)
        #expect(try play.isLocked)
        #expect(play.panel?.hint == "Drawing the number…")
        let answered = play.tell(3)
        let asked = try #require(answered)
        #expect(asked.path == "api/tables/t-1/spins")
        #expect(asked.key == Array("spin-1".utf8))
        #expect(String(decoding: asked.body, as: UTF8.self) == Self.body)
        play.press(.skip)
        #expect(play.came == [3])
        // 3 is also red.
        #expect(play.purse?.money == 1000 + 175 + 100)
        #expect(play.app.records.boards[Self.contest, isStandard: true].best?.score == 275)
    }

    @Test func `After a reload, an unanswered bet of chips is sent again unchanged`() throws {
        let play = Self.awaiting()
        var later = Play.atHouse(.roulette, store: play.store)
        later.press(.resume(.roulette))
        #expect(try later.isLocked)
        let answered = later.tell(26)
        let asked = try #require(answered)
        #expect(asked.key == Array("spin-1".utf8))
        #expect(String(decoding: asked.body, as: UTF8.self) == Self.body)
        later.press(.skip)
        #expect(later.purse?.money == 895)
    }

    @Test func `If the house doesn't draw for Classic, the device draws from then on`() throws {
        var play = Self.awaiting()
        play.refuse("api/tables/", status: 409, "table-closed", "This table is closed.")
        #expect(try !play.isLocked)
        play.press(.skip)
        Self.bet(&play)
        #expect(try !play.isLocked)
        #expect(play.asked("api/tables/") == 0)
        #expect(play.panel?.note == "This game counts on this device only.")
    }

    @Test func `The settings for levels don't prevent a public game of Classic`() {
        var house = Play.atHouse(.roulette)
        house.press(.set(.credit, 1), .set(.level, RouletteLevel.hard.code))
        let play = Self.begun(at: house)
        #expect(play.asked("api/players") == 1)
    }

    @Test func `A practice game of Classic doesn't request a table`() {
        let play = Self.begun(at: Play(seed: 42))
        #expect(play.asked("api/players") + play.asked("api/tables") == 0)
    }

    // MARK: Boards

    @Test func `Requests for Classic's public boards name its contest`() {
        var play = Play.atHouse(.roulette)
        play.press(.set(.rouletteMode, 1), .tab(.scores))
        #expect(play.asked("api/boards/roulette-classic/all") == 1)
        #expect(play.places == ["Everyone", "Today", "This week", "This device"])
    }

    @Test func `A run on Classic's board can be watched, but not raced`() throws {
        var run = Run<RouletteGame>(
            player: .ada, settings: .classic, stage: RouletteRules.stage, seed: 1)
        var chips = Chips()
        try chips.put(100, on: .red)
        var cues: [Cue] = []
        run.apply(.chips(try ChipBet(chips)), cues: &cues)
        run.apply(.ball(Pocket.all[3]), cues: &cues)
        run.apply(.leave, cues: &cues)
        var play = Play.atHouse(.roulette)
        play.press(.set(.rouletteMode, 1), .tab(.scores))
        play.answer("api/boards/roulette-classic/all", body: Play.board([(1, "Ada", 100)]))
        let row = try #require(play.table?.rows.first)
        #expect(row.race == nil)
        play.press(try #require(row.watch).action)
        play.answer("api/runs/run-Ada", status: 200, body: run.bytes)
        #expect(play.app.playing.replay?.cabinet.contest(at: .roulette) == Self.contest)
        play.wait(seconds: 8)
        #expect(play.came == [3])
    }

    @Test func `The rival in Classic comes from Classic's board`() {
        var play = Self.seated()
        play.answer(
            "api/boards/roulette-classic/all",
            body: Play.board([(1, "Lin", 900), (2, "Mia", 30)], players: 2))
        #expect(play.app.playScreen?.rival?.player.text == "Mia")
        #expect(play.app.playScreen?.rival?.missing == 31)
    }

    @Test func `A finished game of Classic shows the rank from the last response`() {
        var play = Self.seated()
        for spin in 1...2 {
            play.press(.sheet(.open), .sheet(.chip(4)))
            for _ in 0..<5 { play.press(.sheet(.choose(7))) }
            play.press(.sheet(.confirm))
            play.tell(8, ranks: #"{"all":\#(spin + 7),"today":4}"#)
            play.press(.skip)
        }
        play.wait(seconds: 3)
        #expect(play.app.resultScreen?.house?.text == "Checked. Rank 9 overall, 4 today.")
        #expect(play.asked("api/boards/roulette-classic/all") > 0)
        #expect(play.asked("api/runs") == 0)
    }
}
