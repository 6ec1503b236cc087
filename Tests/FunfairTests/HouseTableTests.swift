import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Roulette at the house's table")
struct HouseTableTests {
    @Test func `A game starts by registering the name and requesting a table`() {
        var play = Play.atHouse(.roulette)
        play.enter(name: "Ada", at: .roulette)
        #expect(play.panel?.open?.name == "Spin")
        play.grantName()
        let asked = play.grantTable()
        #expect(asked?.path == "api/tables")
        #expect(asked?.secret == Play.secret)
        #expect(
            asked.map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"player":"Ada","game":"roulette"}"#)
        #expect(play.panel?.note == nil)
    }

    @Test func `The house's spelling of the name is used`() throws {
        var play = Play.atHouse(.roulette)
        play.enter(name: "ada", at: .roulette)
        play.grantName("Ada")
        play.choose([1, 2])
        play.grantTable(name: "Ada")
        #expect(try #require(play.cabinet).player.text == "Ada")
        #expect(play.chosen == [1, 2])
    }

    @Test func `A bet is sent to the house, and the wheel waits for the pocket`() throws {
        var play = Play.awaiting()
        play.wait(seconds: 2)
        #expect(try play.isLocked)
        #expect(play.panel?.hint == "Drawing the number…")
        #expect(play.panel?.open == nil)
        #expect(play.panel?.skip == nil)
        let answered = play.tell(17)
        let asked = try #require(answered)
        #expect(asked.method == .post)
        #expect(asked.path == "api/tables/t-1/spins")
        #expect(asked.key == Array("spin-1".utf8))
        #expect(asked.secret == Play.secret)
        #expect(
            String(decoding: asked.body, as: UTF8.self)
                == #"{"level":"easy","numbers":[1,2,3,4,5,6]}"#)
        #expect(play.panel?.skip?.name == "Skip")
        play.press(.skip)
        #expect(play.came == [17])
        #expect(play.purse?.money == 900)
    }

    @Test func `At the house's table, no control makes the device draw`() throws {
        var play = Play.awaiting()
        play.press(.sheet(.open), .sheet(.confirm), .skip)
        play.send(.gesture(.strike))
        play.wait(seconds: 5)
        #expect(try play.isLocked)
        #expect(play.asked("api/tables/") == 1)
    }

    @Test func `A bet is stored before it is sent to the house`() throws {
        var app = Play.atTable().app
        for number in [SheetMove.open] + Play.six.map({ .choose(Pocket.all[$0].place) }) {
            _ = app.handle(.press(.sheet(number)))
        }
        let requests = app.handle(.press(.sheet(.confirm)))
        let kept = try #require(
            requests.firstIndex { if case .save(.run(.roulette), _) = $0 { true } else { false } })
        let asked = try #require(
            requests.firstIndex { if case .fetch = $0 { true } else { false } })
        #expect(kept < asked)
    }

    @Test func `A score isn't on the board before the house draws`() {
        var play = Play.awaiting()
        #expect(play.app.records.boards[.roulette, isStandard: true].best == nil)
        play.tell(1)
        play.press(.skip)
        #expect(play.app.records.boards[.roulette, isStandard: true].best?.score == 100)
    }

    @Test func `Each bet at the house's table has its own key, in order`() throws {
        var play = Play.atTable()
        for spin in 1...4 {
            play.bet(Play.six)
            #expect(play.askedKey == "spin-\(spin)")
            play.tell(20 + spin)
            play.press(.skip)
        }
        #expect(play.came == [24, 23, 22, 21])
        #expect(play.asked("api/tables") == 0)
    }

    @Test func `A finished game of Roulette shows the rank from the last response`() throws {
        var play = Play.atTable()
        play.spin(Play.six, drawing: 1)
        for spin in 2...20 { play.spin(Play.six, drawing: 7 + spin % 3) }
        play.bet(Play.six)
        play.tell(30, ranks: #"{"all":9,"week":2,"today":4}"#)
        play.press(.skip)
        play.wait(seconds: 3)
        let result = try #require(play.app.resultScreen)
        #expect(result.score == 100)
        #expect(result.house?.text == "Checked. Rank 9 overall, 4 today.")
        #expect(result.house?.mood == .good)
        #expect(play.asked("api/runs") == 0)
        #expect(play.app.desk.outbox.items.isEmpty)
        #expect(play.store["funfair.ticket.roulette"] == nil)
    }

    @Test func `A game at the house's table counts even if the responses have no ranks`() throws {
        var play = Play.atTable()
        for _ in 1...10 {
            play.bet(Play.six)
            play.tell(18, ranks: "{}")
            play.press(.skip)
        }
        play.wait(seconds: 3)
        #expect(play.houseLine?.text == "Checked. It counts!")
    }

    @Test func `A bet is sent with its level's word`() throws {
        var play = Play.atTable()
        play.press(.tab(.settings), .set(.level, RouletteLevel.hard.code), .tab(.play))
        play.bet([36, 0])
        #expect(
            play.tell(0).map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"level":"hard","numbers":[0,36]}"#)
    }

    @Test func `The house's pocket counts even while the player is elsewhere`() throws {
        for away in [Action.tab(.howToPlay), .home] {
            var play = Play.awaiting()
            play.press(away)
            play.tell(3)
            #expect(try play.keptGame().phase == play.game().phase)
            play.press(.open(.roulette), .resume(.roulette), .skip)
            #expect(play.came == [3])
        }
    }

    // MARK: Games without a table

    @Test func `A table that arrives after the first bet isn't used in that game`() throws {
        var play = Play.atHouse(.roulette)
        play.enter(name: "Ada", at: .roulette)
        play.grantName()
        play.spin(Play.six)
        play.grantTable()
        play.spin(Play.six)
        #expect(play.came.count == 2)
        #expect(play.asked("api/tables/") == 0)
        #expect(play.store["funfair.ticket.roulette"] == nil)
        #expect(play.panel?.note == "This game counts on this device only.")
    }

    @Test(
        "Without a table from the house, the device draws, and the result says why",
        arguments: [(0, ""), (409, "no"), (429, "too-often"), (503, "too-busy")])
    func noTable(status: Int, word: String) throws {
        var play = Play.atHouse(.roulette)
        play.enter(name: "Ada", at: .roulette)
        play.grantName()
        play.refuse("api/tables", status: status, word, "No table for you.")
        play.goBroke()
        #expect(play.asked("api/tables") == 0)
        #expect(
            play.houseLine?.text
                == (status == 0 ? "Can’t reach the server." : "No table for you."))
    }

    @Test func `A house's table for other rules isn't used`() {
        var play = Play.atHouse(.roulette)
        play.enter(name: "Ada", at: .roulette)
        play.grantName()
        play.grantTable(rules: 200)
        play.spin(Play.six)
        #expect(play.came.count == 1)
    }

    @Test func `No table is requested for practice, for a game on credit or without a house`() {
        var practice = Play(seed: 42)
        practice.enter(name: "Ada", at: .roulette)
        var credit = Play.atHouse(.roulette)
        credit.press(.set(.credit, 1))
        credit.enter(name: "Ada", at: .roulette)
        var alone = Play()
        alone.press(.open(.roulette))
        alone.answer("api/challenge", status: 404, body: "<!doctype html>")
        alone.enter(name: "Ada", at: .roulette)
        for play in [practice, credit, alone] {
            #expect(play.asked("api/players") + play.asked("api/tables") == 0)
            #expect(play.panel?.note == nil)
        }
    }

    // MARK: New game

    @Test func `Starting a new game while the house draws settles the bet on the device`() throws {
        var play = Play.awaiting()
        play.press(.home, .startOver(.roulette))
        #expect(play.app.records.tallies[.roulette, .ada].row(0).reduce(0, +) != 0)
        #expect(play.app.records.boards[.roulette, isStandard: true].entries.count == 1)
        #expect(play.store["funfair.ticket.roulette"] == nil)
        #expect(play.store["funfair.run.roulette"] == nil)
        play.enter(name: "Ada", at: .roulette)
        let before = try play.game()
        play.tell(5)
        #expect(try play.game().stateHash == before.stateHash)
    }

    @Test func `A new game requests a new table`() throws {
        var play = Play.awaiting()
        play.tell(8)
        play.press(.home, .startOver(.roulette))
        play.enter(name: "Ada", at: .roulette)
        play.grantTable("t-2")
        play.bet(Play.six)
        let answered = play.tell(9)
        let asked = try #require(answered)
        #expect(asked.path == "api/tables/t-2/spins")
        #expect(asked.key == Array("spin-1".utf8))
    }
}
