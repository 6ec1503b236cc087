import Arcade
import Foundation
import Languages
import Testing

@testable import Roulette

@Suite("Output for faces")
struct FaceTests {
    private func state(_ game: RouletteGame, _ hand: BetHand = BetHand()) throws -> [String: Any] {
        var json = JSONText()
        json.object { game.describe(hand, in: &$0) }
        let parsed = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
        return try #require(parsed as? [String: Any])
    }

    /// Returns a hand that has opened the sheet at a level and chosen the given numbers.
    private func hand(_ level: RouletteLevel, _ numbers: Int...) -> BetHand {
        var hand = BetHand()
        hand.level = level
        hand.isOpen = true
        hand.chosen = PocketSet(numbers: numbers)
        return hand
    }

    private func panel(_ game: RouletteGame, _ hand: BetHand = BetHand()) -> Panel {
        game.panel(hand, in: .english)
    }

    private func names(_ looks: [Int]) -> [String] {
        looks.map { RouletteGame.looks[$0].label(in: .english) }
    }

    @Test func `The state of Roulette can be read as JSON`() throws {
        let bet = try Bet(7, 17, at: .hard)
        var game = Runs.game(.hard, isOnCredit: true)
        for number in [7, 0, 36] { Runs.spin(&game, bet, Pocket.all[number]) }
        Runs.advance(&game, by: 25)
        var hand = BetHand()
        hand.level = .hard
        let state = try state(game, hand)
        #expect(state["tick"] as? Int == 25)
        #expect(state["money"] as? Int == 1800)
        #expect(state["score"] as? Int == 500)
        #expect(state["level"] as? String == "hard")
        #expect(state["spins"] as? Int == 3)
        #expect(state["bets"] as? [Int] == [7, 17])
        #expect(state["lastPocket"] as? Int == 36)
        #expect(state["phase"] as? String == "betting")
        #expect(state["history"] as? [Int] == [36, 0, 7])
    }

    @Test func `Before the first spin, there is no last pocket and no bet`() throws {
        let state = try state(Runs.game())
        #expect(state["lastPocket"] is NSNull)
        #expect(state["bets"] as? [Int] == [])
        #expect(state["history"] as? [Int] == [])
        #expect(state["level"] as? String == "easy")
    }

    @Test(
        "Each phase of Roulette has a word",
        arguments: [
            (Stop.betting, "betting"), (.locked, "locked"), (.turning, "turning"), (.left, "over"),
            (.broke, "over"),
        ])
    func phase(stop: Stop, word: String) throws {
        #expect(try state(try stop.game())["phase"] as? String == word)
    }

    @Test func `The state shows the numbers being chosen`() throws {
        let state = try state(Runs.game(), hand(.easy, 5, 3))
        #expect(state["phase"] as? String == "choosing")
        #expect(state["bets"] as? [Int] == [3, 5])
    }

    @Test(
        "A drawn pocket is secret until the wheel stops",
        arguments: [
            Stop.locked, .turning,
        ])
    func secret(stop: Stop) throws {
        let state = try state(try stop.game())
        #expect(state["lastPocket"] as? Int == 7)
        #expect(state["history"] as? [Int] == [7])
        #expect(state["money"] as? Int == 2000)
    }

    @Test("Money below zero has a minus sign", arguments: [(11, -100), (15, -500)])
    func debts(misses: Int, money: Int) throws {
        let game = Runs.game(
            RouletteLevel.hard.densestBet, isOnCredit: true,
            Array(repeating: .miss, count: misses))
        #expect(try state(game)["money"] as? Int == money)
        #expect(game.hud.purse?.money == money)
    }

    @Test func `Pockets are drawn in wheel order, named by number and colour`() {
        let looks = RouletteGame.looks.filter { $0.form == .pocket }
        #expect(looks == Array(RouletteGame.looks.prefix(37)))
        #expect(looks.map { $0.name(in: .english) } == Pocket.wheel.map { String($0.number) })
        #expect(
            looks.map { $0.label(in: .english) }.prefix(3) == ["0 green", "32 red", "15 black"])
        #expect(looks.map { $0.label(in: .english) }.contains("17 black"))
    }

    @Test func `Everything in Roulette has a unique label for screen readers`() {
        let labels = RouletteGame.looks.map { $0.label(in: .english) }
        #expect(Set(labels).count == labels.count)
    }

    @Test(
        "The panel shows the result of a spin",
        arguments: [
            (7, "7 red", "A hit! +1,000 coins, +100 points", Panel.Result.Mood.win),
            (8, "8 black", "Close! +200 coins, +20 points", .near),
            (17, "17 black", "Missed. −100 coins", .loss),
        ])
    func result(number: Int, label: String, detail: String, mood: Panel.Result.Mood) throws {
        var game = Runs.game(.medium)
        Runs.spin(&game, try Bet(7, 18, 30, 32, at: .medium), Pocket.all[number])
        let result = try #require(panel(game).result)
        #expect(names([result.look]) == [label])
        #expect(result.detail == detail)
        #expect(result.mood == mood)
        #expect(result.number == 1)
    }

    @Test(
        "The cue for a spin's outcome states the money won or lost",
        arguments: [
            (7, Cue.Name.win, 1000), (8, .nearMiss, 200), (17, .loss, -100),
        ])
    func cues(number: Int, name: Cue.Name, points: Int) throws {
        var game = Runs.game(.medium)
        let cues = Runs.spin(&game, try Bet(7, 18, 30, 32, at: .medium), Pocket.all[number])
        #expect(cues.map(\.name) == [.spin, name])
        #expect(cues.last?.points == points)
    }

    @Test func `Equal results in a row have different numbers`() throws {
        let game = Runs.game(RouletteLevel.easy.densestBet, [.hit, .hit])
        #expect(panel(game).result?.number == 2)
    }

    @Test(
        "A result is shown until the next bet is locked",
        arguments: [
            (Stop.betting, true), (.locked, false), (.turning, false), (.left, true),
            (.broke, true),
        ])
    func resultShown(stop: Stop, isShown: Bool) throws {
        #expect((panel(try stop.game()).result != nil) == isShown)
    }

    @Test(
        "Spin and Skip are offered when they have an effect",
        arguments: [
            (Stop.betting, "Spin", nil), (.locked, nil, nil), (.turning, nil, "Skip"),
            (.left, nil, nil), (.broke, nil, nil),
        ] as [(Stop, String?, String?)])
    func controls(stop: Stop, open: String?, skip: String?) throws {
        let panel = panel(try stop.game())
        #expect(panel.open == open)
        #expect(panel.skip == skip)
    }

    @Test(
        "Repeating the last bet is offered if it's valid at the current level",
        arguments: [
            (Stop.betting, "Same again"), (.locked, nil), (.turning, nil), (.left, nil),
            (.broke, nil),
        ] as [(Stop, String?)])
    func again(stop: Stop, name: String?) throws {
        var hand = BetHand()
        hand.level = .hard
        #expect(panel(try stop.game(), hand).again == name)
        #expect(panel(try stop.game()).again == nil)
        #expect(panel(Runs.game(.hard), hand).again == nil)
    }

    @Test func `The panel shows the last results and the pockets' frequencies`() throws {
        var game = Runs.game(.easy, isOnCredit: true)
        let numbers = (0..<20).map { ($0 * 5) % 37 } + [3, 3]
        for number in numbers {
            Runs.spin(&game, RouletteLevel.easy.densestBet, Pocket.all[number])
        }
        let panel = panel(game)
        #expect(
            panel.history.map { RouletteGame.looks[$0].name(in: .english) }
                == numbers.reversed().prefix(12).map { String($0) })
        #expect(
            panel.chart.map { RouletteGame.looks[$0.look].name(in: .english) }
                == (0...36).map { String($0) })
        #expect(
            panel.chart.map(\.count)
                == (0...36).map { number in numbers.count { $0 == number } })
    }

    @Test func `The panel shows the current bet or the numbers being chosen`() throws {
        let bet = try Bet(7, 17, at: .hard)
        var game = Runs.game(.hard)
        #expect(panel(game).chosen.isEmpty)
        #expect(names(panel(game, hand(.hard, 3)).chosen) == ["3 red"])
        Runs.apply(.bet(bet), to: &game)
        #expect(names(panel(game).chosen) == ["7 red", "17 black"])
        Runs.apply(.ball(Pocket.all[0]), .skip, to: &game)
        #expect(names(panel(game).chosen) == ["7 red", "17 black"])
    }

    @Test func `The sheet lists a bet's neighbours, and the value of a complete bet`() throws {
        let part = try #require(panel(Runs.game(.medium), hand(.medium, 0, 20)).sheet)
        #expect(part.facts == ["Next to them: 1, 14, 26 and 32."])
        let whole = try #require(panel(Runs.game(.medium), hand(.medium, 1, 2, 20, 36)).sheet)
        #expect(
            whole.facts == [
                "Next to them: 11, 13, 14, 21, 25 and 33.",
                "4 of 37 pockets hit, on average +67.6 coins.",
            ])
        let hard = try #require(panel(Runs.game(.hard), hand(.hard, 7, 17)).sheet)
        #expect(
            hard.facts == [
                "On this level, close doesn’t count.",
                "2 of 37 pockets hit, on average −40.5 coins.",
            ])
    }

    @Test func `The table shows the current spin's level, or the next bet's`() throws {
        var game = Runs.game(.easy)
        var hand = BetHand()
        let settings = RouletteSettings(level: RouletteLevel.all[1])
        #expect(RouletteGame.input(for: .settings(settings), by: &hand, in: game) == nil)
        #expect(game.panel(hand, in: .english).level == "Medium")
        var cues: [Cue] = []
        game.apply(.bet(RouletteLevel.hard.densestBet), cues: &cues)
        game.apply(.ball(Pocket.all[5]), cues: &cues)
        #expect(game.panel(hand, in: .english).level == "Hard")
    }

    @Test func `Without a result, the panel shows a hint that changes when bets close`() throws {
        var game = Runs.game(.easy)
        let before = panel(game)
        #expect(before.result == nil && before.hint.contains("spin the wheel"))
        var cues: [Cue] = []
        game.apply(.bet(RouletteLevel.easy.densestBet), cues: &cues)
        game.apply(.ball(Pocket.all[5]), cues: &cues)
        let turning = panel(game)
        #expect(turning.result == nil && turning.hint.contains("No more bets"))
    }

    @Test func `The purse shows the money and the badge`() throws {
        var game = Runs.game(.easy)
        #expect(game.hud == HUD(score: 0, purse: .init(money: 1000, badge: nil)))
        for _ in 0..<2 { Runs.spin(&game, RouletteLevel.hard.densestBet, Pocket.all[0]) }
        let purse = try #require(game.hud.purse)
        #expect(game.hud.score == 1000)
        #expect(purse.money == 3000)
        #expect(purse.badge.map { RouletteGame.looks[$0].name(in: .english) } == "Pro")
    }

    @Test(
        "A finished game's summary states its spins and hits",
        arguments: [
            ([], ["0 spins", "0 hits"]), ([.hit], ["1 spin", "1 hit"]),
            ([.hit, .miss, .hit], ["3 spins", "2 hits"]),
        ] as [([Outcome], [String])])
    func highlights(outcomes: [Outcome], words: [String]) {
        #expect(
            Runs.game(RouletteLevel.hard.densestBet, outcomes).summary(in: .english).lines
                == words)
    }
}
