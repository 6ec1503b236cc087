import Arcade
import Roulette
import Testing

@testable import Funfair

@Suite("Bets at the Roulette table")
struct TableTests {
    private func choosing(_ numbers: Int...) -> Play {
        var play = Play.known()
        play.choose(numbers)
        return play
    }

    @Test func `The Spin button opens the sheet, and nothing is chosen before the first bet`()
        throws
    {
        var play = Play.known()
        #expect(play.sheet == nil)
        let spin = try #require(play.panel?.open)
        #expect(spin.name == "Spin")
        play.press(spin.action)
        let sheet = try #require(play.sheet)
        #expect(sheet.title == "Choose 6 numbers")
        #expect(sheet.options.map(\.look).sorted() == Array(0...36))
        #expect(play.chosen.isEmpty)
    }

    @Test func `Every number can be chosen and removed with the same control`() throws {
        var play = choosing()
        for action in try #require(play.panel).options {
            play.press(action)
            #expect(play.chosen.count == 1)
            play.press(action)
            #expect(play.chosen.isEmpty)
        }
    }

    @Test func `Removing a number makes room for a different one`() {
        var play = choosing(1, 2, 3, 4, 5, 6)
        play.press(.choose(3), .choose(30))
        #expect(play.chosen == [1, 2, 4, 5, 6, 30])
        #expect(play.sheet?.problem == nil)
    }

    @Test(
        "With too few numbers, the sheet says how many are missing",
        arguments: [
            (0, "Choose 6 more numbers."), (4, "Choose 2 more numbers."),
            (5, "Choose 1 more number."),
        ])
    func tooFew(count: Int, sentence: String) throws {
        var play = Play.known()
        play.choose(Array(10..<10 + count))
        play.press(.sheet(.confirm))
        #expect(play.sheet?.problem?.hasPrefix(sentence) == true)
        #expect(play.chosen.count == count)
        #expect(try play.game().phase == .betting)
    }

    @Test func `Choosing one number too many shows a message`() {
        var play = choosing(1, 2, 3, 4, 5, 6, 7)
        #expect(play.chosen == [1, 2, 3, 4, 5, 6])
        #expect(play.sheet?.problem?.isEmpty == false)
        play.press(.choose(6))
        #expect(play.sheet?.problem == nil)
    }

    @Test func `The Cancel button doesn't make a bet or cost anything`() throws {
        var play = choosing(1, 2, 3, 4, 5, 6)
        let before = try play.game()
        let cancel = try #require(play.panel?.cancel)
        #expect(cancel.name == "Cancel")
        play.press(cancel.action)
        #expect(play.sheet == nil)
        #expect(play.panel?.open != nil)
        #expect(try play.game().stateHash == before.stateHash)
        play.press(.sheet(.confirm))
        #expect(try play.game().phase == .betting)
    }

    @Test func `The sheet opens with the last bet`() {
        var play = choosing(1, 2, 3, 4, 5, 6)
        play.press(.sheet(.confirm), .skip, .sheet(.open))
        #expect(play.chosen == [1, 2, 3, 4, 5, 6])
    }

    @Test func `After the first bet, one press repeats it`() throws {
        var play = choosing(1, 2, 3, 4, 5, 6)
        #expect(play.panel?.again == nil)
        play.press(.sheet(.confirm), .skip)
        let again = try #require(play.panel?.again)
        #expect(again.name == "Same again")
        play.press(again.action)
        #expect(play.panel?.again == nil)
        play.press(.skip)
        #expect(try play.game().spins == 2)
        #expect(
            try play.game().lastSpin?.wager.pockets.pockets.map(\.number) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `The Bet button locks the bet until the wheel stops`() throws {
        var play = choosing(1, 2, 3, 4, 5, 6)
        play.press(.sheet(.confirm))
        let before = try play.game()
        #expect(play.panel?.open == nil)
        #expect(play.sheet == nil)
        play.press(.sheet(.open), .choose(1), .choose(20), .sheet(.cancel), .sheet(.confirm))
        #expect(play.sheet == nil)
        #expect(try play.game().stateHash == before.stateHash)
        play.press(.skip)
        #expect(
            try play.game().lastSpin?.wager.pockets.pockets.map(\.number) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `The Bet button draws the pocket at once, from the device's random numbers`() throws
    {
        var play = Play(entropy: 5)
        play.enter(name: "Ada", at: .roulette)
        play.choose([1, 2, 3, 4, 5, 6])
        var chances = play.app.playing.chances.generator
        let expected = chances.below(Pocket.count)
        play.press(.sheet(.confirm))
        guard case .turning(let spin, 0) = try play.game().phase else {
            Issue.record("the wheel does not turn")
            return
        }
        #expect(spin.pocket.number == expected)
        #expect(play.app.playing.chances.generator == chances)
    }

    @Test func `The Bet button stores the drawn pocket before anything else happens`() throws {
        var play = choosing(1, 2, 3, 4, 5, 6)
        let requests = play.app.handle(.press(.sheet(.confirm)))
        guard case .save(.run(.roulette), let text) = requests.first else {
            Issue.record("the run is not stored first")
            return
        }
        let kept = try #require(RunStore.run(in: text))
        let game = try Run<RouletteGame>(resuming: kept.bytes).game
        #expect(game.moment.shownTicks == 0)
        #expect(game.stateHash == (try play.game().stateHash))
    }

    @Test("A spin pays the amount in its level's table", arguments: Outcome.allCases)
    func payout(outcome: Outcome) throws {
        var play = Play.known()
        try play.spin(outcome)
        let payout = RouletteLevel.easy.payout(of: outcome)
        #expect(play.purse?.money == 1000 + payout.money)
        #expect(play.app.playScreen?.hud.score == payout.score)
        #expect(play.panel?.panel.result?.number == 1)
    }

    @Test("The turning wheel can be skipped with a control or a touch", arguments: [true, false])
    func skip(isTouched: Bool) throws {
        var play = Play.known()
        play.bet(try play.numbers(for: .hit))
        let skip = try #require(play.panel?.skip)
        if isTouched { play.press(at: Point(x: 200, y: 200)) } else { play.press(skip.action) }
        #expect(play.purse?.money == 2000)
        #expect(play.panel?.skip == nil)
        #expect(try play.keptGame().money == 2000)
    }

    @Test func `A wheel that isn't skipped has the same result after four seconds`() throws {
        var play = Play.known()
        play.bet(try play.numbers(for: .hit))
        play.wait(seconds: 3.9)
        #expect(play.purse?.money == 1000)
        play.wait(seconds: 0.2)
        #expect(play.purse?.money == 2000)
        #expect(try play.keptGame().money == 2000)
    }

    @Test func `A snapshot has the game's phase and the waiting game's player`() {
        var play = Play.known()
        play.press(.home, .open(.roulette))
        var json = JSONText()
        json.object { play.app.describe(in: &$0) }
        #expect(json.text.split(separator: "\"phase\":").count == 2)
        #expect(json.text.contains("\"phase\":\"betting\""))
        #expect(json.text.contains("\"session\":\"paused\""))
    }
}
