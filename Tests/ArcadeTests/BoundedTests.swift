import Arcade
import Languages
import Phrases
import Testing

/// A length of 10 to 180 seconds in steps of 5, like the length of a game.
private enum Length: SettingRange {
    static let name = Phrase(.points)
    static let lowest = 10
    static let highest = 180
    static let step = 5
    static let standard = 60
    static let unit = SettingUnit.seconds
}

/// A number from 1 to 40, without a unit.
private enum Most: SettingRange {
    static let name = Phrase(.scores)
    static let lowest = 1
    static let highest = 40
    static let step = 1
    static let standard = 15
    static let unit = SettingUnit.number
}

@Suite("Whole numbers within a range (core functionality 4 and 5)")
struct BoundedTests {
    @Test func `Every value of the range is valid`() throws {
        for value in stride(from: 10, through: 180, by: 5) {
            #expect(try Bounded<Length>(value).value == value)
        }
    }

    @Test(
        "A value outside the range or between two steps is refused",
        arguments: [9, 5, 185, 12, 0, -60, .min, .max])
    func refused(value: Int) {
        #expect(throws: SettingProblem.self) { try Bounded<Length>(value) }
    }

    @Test func `The message about an adjusted value states the range and the new value`() {
        let problem = #expect(throws: SettingProblem.self) { try Bounded<Length>(500) }
        #expect(
            problem?.sentence(in: .english)
                == "Points can be 10 to 180 s in steps of 5, so 500 became 180.")
    }

    @Test func `The message about a refused value doesn't mention a new value`() {
        let problem = #expect(throws: SettingProblem.self) { try Bounded<Length>(500) }
        #expect(
            problem?.refusal(in: .english)
                == "Points can be 10 to 180 s in steps of 5, not 500.")
        #expect(
            Bounded<Most>.reading("few").problem?.refusal(in: .english)
                == "“few” isn’t a whole number. Scores can be 1 to 40.")
    }

    @Test(
        "A number is rounded to the nearest valid value, and up in a tie",
        arguments: [
            (11, 10), (12, 10), (13, 15), (177, 175), (178, 180), (-1, 10), (1000, 180),
            (.min, 10), (.max, 180),
        ] as [(Int, Int)])
    func nearest(value: Int, expected: Int) {
        #expect(Bounded<Length>.nearest(to: value).value == expected)
    }

    @Test(
        "A valid typed number is used without a message",
        arguments: [
            ("10", 10), ("180", 180), (" 65 ", 65), ("+65", 65), ("0065", 65), ("65\n", 65),
        ])
    func typed(text: String, expected: Int) {
        let (value, problem) = Bounded<Length>.reading(text)
        #expect(value.value == expected)
        #expect(problem == nil)
    }

    @Test(
        "A typed number outside the range is moved to the nearest end, with a message",
        arguments: [
            ("0", 10), ("-5", 10), ("−5", 10), ("-0", 10), ("181", 180), ("1000000000000", 180),
            (String(repeating: "9", count: 400), 180),
            ("-" + String(repeating: "9", count: 400), 10),
            ("−" + String(repeating: "9", count: 400), 10),
            (String(repeating: "0", count: 400) + "4", 10),
        ])
    func outside(text: String, expected: Int) throws {
        let (value, problem) = Bounded<Length>.reading(text)
        #expect(value.value == expected)
        let sentence = try #require(problem).sentence(in: .english)
        #expect(sentence.contains("can be 10 to 180 s"))
        #expect(sentence.contains("became \(expected)."))
        #expect(sentence.count < 100)
    }

    @Test func `A typed number between two steps is rounded, with a message`() {
        let (value, problem) = Bounded<Length>.reading("63")
        #expect(value.value == 65)
        #expect(
            problem?.sentence(in: .english)
                == "Points can be 10 to 180 s in steps of 5, so 63 became 65.")
    }

    @Test(
        "Text that isn't a whole number leaves the value unchanged, with a message",
        arguments: [
            "abc", "62.5", "1e2", "0x40", "--5", "-−5", "5-", "+", "-", "−", "٦٠", "６０", "6 0",
            "NaN", "∞", "🎈", "null", String(repeating: "x", count: 400),
        ])
    func noNumber(text: String) throws {
        let (value, problem) = Bounded<Length>.reading(text, otherwise: .nearest(to: 90))
        #expect(value.value == 90)
        let sentence = try #require(problem).sentence(in: .english)
        #expect(sentence.contains("isn’t a whole number"))
        #expect(sentence.hasSuffix("so Points is 90 s. It can be 10 to 180 s."))
        #expect(sentence.count < 100)
    }

    @Test(arguments: ["", "   ", "\t\n"])
    func `Empty text becomes the default value, with a message`(text: String) {
        let (value, problem) = Bounded<Most>.reading(text)
        #expect(value == .standard)
        #expect(
            problem?.sentence(in: .english)
                == "An empty field isn’t a whole number, so Scores is 15. It can be 1 to 40.")
    }

    @Test func `Stepping moves a value by the range's step`() {
        #expect(Bounded<Length>.standard.stepped(by: 1).value == 65)
        #expect(Bounded<Length>.standard.stepped(by: -2).value == 50)
        #expect(Bounded<Length>.standard.stepped(by: 0).value == 60)
    }

    @Test(
        "Stepping stops at the ends of the range",
        arguments: [(1, 180), (.max, 180), (-1000, 10), (.min, 10)] as [(Int, Int)])
    func steppingEnds(steps: Int, expected: Int) {
        let start = Bounded<Length>.nearest(to: steps > 0 ? 180 : 60)
        #expect(start.stepped(by: steps).value == expected)
    }

    @Test func `Bounded values are ordered like their numbers`() {
        #expect(Bounded<Most>.nearest(to: 3) < .standard)
        #expect(!(Bounded<Most>.standard < .standard))
    }
}
