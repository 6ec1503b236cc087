import Arcade
import Languages
import Testing

@testable import Roulette

@Suite("Hands at the table (rule 2)")
struct HandTests {
    /// A hand, and the game that applies its inputs.
    private struct Sitting {
        var hand = BetHand()
        var game: RouletteGame

        init(_ game: RouletteGame) {
            self.game = game
            become(game.settings)
        }

        init(_ level: RouletteLevel) { self.init(Runs.game(level)) }

        @discardableResult
        mutating func move(_ moves: SheetMove...) -> RouletteInput? {
            var last: RouletteInput?
            for move in moves { last = gesture(.sheet(move)) }
            return last
        }

        @discardableResult
        mutating func gesture(_ gesture: Gesture) -> RouletteInput? {
            let input = RouletteGame.input(for: .gesture(gesture), by: &hand, in: game)
            if let input { Runs.apply(input, to: &game) }
            return input
        }

        /// Taps numbers on the sheet, which identifies each by its index on the wheel.
        mutating func choose(_ numbers: Int...) {
            for number in numbers {
                if let pocket = Pocket(number) { move(.choose(pocket.place)) }
            }
        }

        mutating func become(_ level: RouletteLevel) {
            become(RouletteSettings(level: level))
        }

        private mutating func become(_ settings: RouletteSettings) {
            #expect(RouletteGame.input(for: .settings(settings), by: &hand, in: game) == nil)
        }

        var sheet: Sheet? { game.panel(hand, in: .english).sheet }
    }

    @Test func `The first sheet has no numbers chosen and says how many to choose`() throws {
        for level in RouletteLevel.all {
            var sitting = Sitting(level)
            #expect(sitting.sheet == nil)
            sitting.move(.open)
            let sheet = try #require(sitting.sheet)
            #expect(sheet.title == "Choose \(level.numbers) numbers")
            #expect(sheet.progress == "0 of \(level.numbers) chosen")
            let names = sheet.options.map { RouletteGame.looks[$0.look].name(in: .english) }
            #expect(names == (0...36).map(String.init))
            #expect(sheet.options.allSatisfy { !$0.isChosen && !$0.isNear })
            #expect(sheet.problem == nil)
        }
    }

    @Test func `A tap chooses a number, and a second tap removes it`() throws {
        var sitting = Sitting(.easy)
        sitting.move(.open)
        sitting.choose(0, 17, 36)
        #expect(sitting.hand.chosen.numbers == [0, 17, 36])
        #expect(sitting.sheet?.progress == "3 of 6 chosen")
        sitting.choose(17)
        #expect(sitting.hand.chosen.numbers == [0, 36])
        let options = try #require(sitting.sheet?.options)
        let chosen = options.filter(\.isChosen).map {
            RouletteGame.looks[$0.look].name(in: .english)
        }
        #expect(chosen == ["0", "36"])
        let near = options.filter(\.isNear).map { RouletteGame.looks[$0.look].name(in: .english) }
        #expect(near == ["11", "13", "26", "32"])
    }

    @Test("Choosing one number too many is refused, with a message", arguments: RouletteLevel.all)
    func tooMany(level: RouletteLevel) {
        var sitting = Sitting(level)
        sitting.move(.open)
        for pocket in Pocket.all.prefix(level.numbers + 1) { sitting.choose(pocket.number) }
        #expect(sitting.hand.chosen.numbers == Array(0..<level.numbers))
        #expect(
            sitting.sheet?.problem
                == "You’ve chosen \(level.numbers) already. Take one back first.")
        sitting.choose(0)
        #expect(sitting.sheet?.problem == nil)
        sitting.choose(36)
        #expect(sitting.hand.chosen.numbers == Array(1..<level.numbers) + [36])
    }

    @Test func `A bet with too few numbers is refused, and a message says how many are missing`() {
        var sitting = Sitting(.medium)
        sitting.move(.open)
        #expect(sitting.move(.confirm) == nil)
        #expect(sitting.sheet?.problem == "Choose 4 more numbers.")
        sitting.choose(1, 2, 3)
        #expect(sitting.sheet?.problem == nil)
        #expect(sitting.move(.confirm) == nil)
        #expect(sitting.sheet?.problem == "Choose 1 more number.")
        #expect(sitting.game.phase == .betting)
        #expect(sitting.hand.chosen.numbers == [1, 2, 3])
    }

    @Test func `Confirming a complete bet makes it and closes the sheet`() throws {
        let bet = try Bet(7, 17, at: .hard)
        var sitting = Sitting(.hard)
        sitting.move(.open)
        sitting.choose(17, 7)
        #expect(sitting.move(.confirm) == .bet(bet))
        #expect(sitting.game.phase == .locked(.numbers(bet)))
        #expect(sitting.sheet == nil)
        #expect(!sitting.hand.isOpen)
    }

    @Test func `Cancelling the sheet makes no bet`() {
        var sitting = Sitting(.hard)
        let hash = sitting.game.stateHash
        sitting.move(.open)
        sitting.choose(7, 17)
        #expect(sitting.move(.cancel) == nil)
        #expect(sitting.sheet == nil)
        #expect(sitting.game.stateHash == hash)
        sitting.move(.open)
        #expect(sitting.hand.chosen.isEmpty)
    }

    @Test func `The controls of a closed sheet do nothing`() {
        var sitting = Sitting(.hard)
        sitting.choose(7, 17)
        #expect(sitting.hand.chosen.isEmpty)
        #expect(sitting.move(.confirm) == nil)
        #expect(sitting.hand.problem == nil)
    }

    @Test("An invalid pocket can't be chosen", arguments: [-1, 37, 38, Int.min, Int.max])
    func none(place: Int) {
        var sitting = Sitting(.easy)
        sitting.move(.open, .choose(place))
        #expect(sitting.hand.chosen.isEmpty)
    }

    @Test func `The sheet opens with the last bet made, even after a cancelled bet`() throws {
        var sitting = Sitting(.hard)
        sitting.move(.open)
        sitting.choose(7, 17)
        sitting.move(.confirm)
        Runs.apply(.ball(Pocket.all[0]), .skip, to: &sitting.game)
        sitting.move(.open)
        #expect(sitting.hand.chosen.numbers == [7, 17])
        sitting.choose(7)
        sitting.move(.cancel, .open)
        #expect(sitting.hand.chosen.numbers == [7, 17])
        #expect(sitting.move(.confirm) == .bet(try Bet(7, 17, at: .hard)))
    }

    @Test func `The last bet can be repeated without the sheet`() throws {
        let bet = try Bet(7, 17, at: .hard)
        var sitting = Sitting(Runs.game(bet, [.hit]))
        #expect(sitting.move(.again) == .bet(bet))
        #expect(sitting.game.phase == .locked(.numbers(bet)))
        #expect(!sitting.hand.isOpen)
        #expect(sitting.hand.chosen == bet.pockets)
    }

    @Test func `The last bet can't be repeated over an open sheet`() throws {
        var sitting = Sitting(Runs.game(try Bet(7, 17, at: .hard), [.hit]))
        sitting.move(.open)
        sitting.choose(7)
        #expect(sitting.move(.again) == nil)
        #expect(sitting.hand.chosen.numbers == [17])
    }

    @Test("No bet can be repeated before the first one", arguments: RouletteLevel.all)
    func nothingAgain(level: RouletteLevel) {
        var sitting = Sitting(level)
        #expect(sitting.move(.again) == nil)
        #expect(sitting.game.phase == .betting)
    }

    @Test(
        "The last bet can't be repeated while the table is busy",
        arguments: [
            Stop.locked, .turning, .left, .broke,
        ])
    func notAgain(stop: Stop) throws {
        var sitting = Sitting(try stop.game())
        #expect(sitting.move(.again) == nil)
    }

    @Test func `The last bet of a different level can't be repeated`() throws {
        let bet = try Bet(7, 17, at: .hard)
        var sitting = Sitting(Runs.game(bet, [.hit]))
        sitting.become(.medium)
        #expect(sitting.move(.again) == nil)
        sitting.move(.open)
        #expect(sitting.hand.chosen.isEmpty)
    }

    @Test func `A change of level keeps as many chosen numbers as the new level allows`() {
        var sitting = Sitting(.easy)
        sitting.move(.open)
        sitting.choose(30, 5, 9, 12, 20, 25)
        sitting.become(.medium)
        #expect(sitting.hand.chosen.numbers == [5, 9, 12, 20])
        #expect(sitting.sheet?.title == "Choose 4 numbers")
        sitting.become(.hard)
        #expect(sitting.hand.chosen.numbers == [5, 9])
        sitting.become(.easy)
        #expect(sitting.hand.chosen.numbers == [5, 9])
    }

    @Test func `A bet has the level chosen last`() throws {
        var sitting = Sitting(.easy)
        sitting.become(.hard)
        sitting.move(.open)
        sitting.choose(7, 17)
        #expect(sitting.move(.confirm) == .bet(try Bet(7, 17, at: .hard)))
        #expect(sitting.game.settings.level == .hard)
    }

    @Test func `Choosing the same level again changes nothing, and keeps the problem shown`() {
        var sitting = Sitting(.hard)
        sitting.move(.open)
        sitting.choose(1, 2, 3)
        let problem = sitting.hand.problem
        #expect(problem != nil)
        sitting.become(.hard)
        #expect(sitting.hand.problem == problem)
        #expect(sitting.hand.chosen.numbers == [1, 2])
    }

    @Test(
        "The sheet doesn't open while the table is busy",
        arguments: [
            Stop.locked, .turning, .left, .broke,
        ])
    func noBets(stop: Stop) throws {
        var sitting = Sitting(try stop.game())
        #expect(sitting.move(.open) == nil)
        #expect(!sitting.hand.isOpen)
        #expect(sitting.sheet == nil)
        #expect(sitting.game.panel(sitting.hand, in: .english).open == nil)
    }

    @Test(
        "A tap or the launch key skips the turning wheel",
        arguments: [
            Gesture.press(finger: 1, at: Point(x: 3, y: 4)), .strike,
        ])
    func skip(gesture: Gesture) throws {
        for stop in Stop.allCases {
            var sitting = Sitting(try stop.game())
            #expect(sitting.gesture(gesture) == (stop == .turning ? .skip : nil))
        }
    }

    @Test(
        "Other gestures at the table do nothing",
        arguments: [
            Gesture.drag(finger: 1, to: Point(x: 3, y: 4)), .lift(finger: 1), .cancel(finger: 1),
            .steer(1), .tilt(Point(x: 1, y: 0)),
        ])
    func nothing(gesture: Gesture) throws {
        for stop in Stop.allCases {
            var sitting = Sitting(try stop.game())
            #expect(sitting.gesture(gesture) == nil)
        }
    }
}
