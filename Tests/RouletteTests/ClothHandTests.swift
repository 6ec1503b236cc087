import Arcade
import Languages
import Testing

@testable import Roulette

@Suite("Hands on the cloth")
struct ClothHandTests {
    /// A hand, and the game of Classic that applies its inputs.
    private struct Sitting {
        var hand = BetHand()
        var game = Cloths.game()

        @discardableResult
        mutating func move(_ moves: SheetMove...) -> RouletteInput? {
            var last: RouletteInput?
            for move in moves {
                last = RouletteGame.input(for: .gesture(.sheet(move)), by: &hand, in: game)
                if let last { Runs.apply(last, to: &game) }
            }
            return last
        }

        mutating func spin(_ number: Int) {
            Runs.apply(.ball(Pocket.all[number]), .skip, to: &game)
        }

        var sheet: Sheet? { game.panel(hand, in: .english).sheet }
        var amounts: [Int: Int] {
            let places = sheet?.cloth?.places ?? []
            return Dictionary(
                uniqueKeysWithValues: places.enumerated().filter { $1.amount > 0 }
                    .map { ($0, $1.amount) })
        }
    }

    @Test func `A tap on the cloth places the chip in hand`() {
        var sitting = Sitting()
        sitting.move(.open, .choose(17), .chip(3), .choose(17), .choose(40))
        #expect(sitting.amounts == [17: 30, 40: 25])
        #expect(sitting.sheet?.progress == "55 of 1,000")
    }

    @Test func `A place on the cloth has its name, its chips and its payout`() throws {
        var sitting = Sitting()
        let row = try Cloths.place(17, 20).code
        sitting.move(.open)
        #expect(sitting.sheet?.cloth?.places[row].spokenText == "split 17 and 20, pays 17 to 1")
        sitting.move(.choose(row))
        #expect(
            sitting.sheet?.cloth?.places[row].spokenText == "split 17 and 20: 5 on it, pays 17 to 1"
        )
    }

    @Test func `Changes to the chips can be undone, starting with the last`() {
        var sitting = Sitting()
        sitting.move(.open, .choose(1), .choose(2), .change(.double), .change(.clear))
        #expect(sitting.amounts.isEmpty)
        sitting.move(.change(.back))
        #expect(sitting.amounts == [1: 10, 2: 10])
        sitting.move(.change(.back), .change(.back))
        #expect(sitting.amounts == [1: 5])
        sitting.move(.change(.back), .change(.back))
        #expect(sitting.amounts.isEmpty)
    }

    @Test func `More chips than the money left can't be placed`() {
        var sitting = Sitting()
        sitting.move(.open, .chip(4))
        for place in 0..<10 { sitting.move(.choose(place)) }
        #expect(sitting.sheet?.problem == nil)
        sitting.move(.choose(11))
        #expect(sitting.sheet?.problem == "You don’t have that much money.")
        #expect(sitting.amounts.count == 10)
        sitting.move(.change(.double))
        #expect(sitting.amounts.count == 10)
    }

    @Test func `Placing chips on a full place is refused, with a message`() {
        var sitting = Sitting()
        sitting.move(.open, .chip(4))
        for _ in 0..<6 { sitting.move(.choose(17)) }
        #expect(sitting.sheet?.problem == "At most 500 on one spot.")
        #expect(sitting.amounts == [17: 500])
    }

    @Test func `A called bet places all of its chips`() {
        var sitting = Sitting()
        sitting.move(.open, .choose(ClothPlace.all.count))
        #expect(sitting.amounts.values.reduce(0, +) == 9 * 5)
        #expect(sitting.amounts.count == 7)
    }

    @Test func `No bet can be made without chips`() {
        var sitting = Sitting()
        #expect(sitting.move(.open, .confirm) == nil)
        #expect(sitting.sheet?.problem == "Put a chip on the cloth first.")
    }

    @Test func `A bet consists of the chips on the cloth, and can be repeated`() throws {
        var sitting = Sitting()
        let bet = try Cloths.bet((try Cloths.place(17), 5))
        #expect(sitting.move(.open, .choose(17), .confirm) == .chips(bet))
        #expect(sitting.game.phase == .locked(.chips(bet)))
        sitting.spin(3)
        #expect(sitting.game.panel(sitting.hand, in: .english).again == "Same again")
        #expect(sitting.move(.again) == .chips(bet))
        sitting.spin(3)
        sitting.move(.open)
        #expect(sitting.amounts.isEmpty)
        sitting.move(.change(.repeat))
        #expect(sitting.amounts == [17: 5])
    }

    @Test func `A bet that costs more than the money left can't be repeated`() {
        var sitting = Sitting()
        sitting.move(.open, .chip(4))
        for place in [1, 2] { for _ in 0..<5 { sitting.move(.choose(place)) } }
        sitting.move(.change(.back), .confirm)
        sitting.spin(0)
        #expect(sitting.game.money == 100)
        #expect(sitting.game.panel(sitting.hand, in: .english).again == nil)
        #expect(sitting.move(.again) == nil)
    }

    @Test("Invalid moves on the cloth change nothing", arguments: [-1, 197, 10_000])
    func nowhere(place: Int) {
        var sitting = Sitting()
        sitting.move(.open, .choose(place), .chip(place))
        #expect(sitting.amounts.isEmpty)
        #expect(sitting.sheet?.cloth?.chosen == 1)
    }

    @Test func `The outcome of chips is shown in coins, with the expected result`() {
        var sitting = Sitting()
        sitting.move(.open, .choose(17), .confirm)
        sitting.spin(17)
        let panel = sitting.game.panel(sitting.hand, in: .english)
        #expect(panel.result?.detail == "A hit! +175 coins")
        #expect(
            panel.outlook?.course.spokenText
                == "After 1 spin 1,175 coins; the average is 1,000, and 95% of players have 943 to "
                + "1,057.")
        #expect(panel.outlook?.trials.count == 5)
    }

    @Test func `A bet is sent to the house as places and chips`() throws {
        var game = Cloths.game()
        Runs.apply(
            .chips(try Cloths.bet((try Cloths.place(17), 5), (try Cloths.place(0, 1), 100))),
            to: &game)
        #expect(
            String(decoding: try #require(game.wager), as: UTF8.self)
                == #"{"places":[17,37],"chips":[5,100]}"#)
    }
}
