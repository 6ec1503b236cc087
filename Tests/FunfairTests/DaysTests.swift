import Arcade
import Testing

@testable import Funfair

@Suite("Streaks of days")
struct DaysTests {
    private static let key = "funfair.days"

    private func ada() throws -> PlayerName { try PlayerName("Ada") }

    /// Returns the length of the streak on `day`, after scores on the given days, in that order.
    private func streak(_ played: [Int], on day: Int) throws -> Int {
        var days = DaysPlayed()
        for day in played { days.add(day, of: try ada()) }
        return days.streak(of: try ada(), on: day).length
    }

    private func finished(on days: Int...) -> Play {
        var play = Play(store: Play.quickSettings)
        for day in days {
            play.send(.day(day))
            play.run(as: "Ada", seconds: 11)
        }
        return play
    }

    @Test(
        "A streak is the number of consecutive days played, up to today or yesterday",
        arguments: [
            ([], 7, 0), ([7], 7, 1), ([5, 6, 7], 7, 3), ([5, 6], 7, 2), ([5], 7, 0),
            ([1, 2, 3, 5, 6], 6, 2), ([7, 7, 7], 7, 1), ([7, 5, 6], 7, 3), ([6, 5, 7, 9], 9, 1),
        ])
    func lengths(played: [Int], day: Int, length: Int) throws {
        #expect(try streak(played, on: day) == length)
    }

    @Test func `A clock that was ahead for a while doesn't break a streak`() throws {
        #expect(try streak([5, 6, 7, 4000, 8], on: 8) == 4)
        #expect(try streak([5, 6, 7, 8], on: 6) == 2)
        #expect(try streak([5, 6, 9000], on: 7) == 2)
    }

    @Test func `A streak doesn't depend on the order of days or of merging windows`() throws {
        var chance = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            let played = (0..<chance.within(1...25)).map { _ in chance.below(40) }
            var one = DaysPlayed()
            var other = DaysPlayed()
            for day in played {
                if chance.below(2) == 0 {
                    one.add(day, of: try ada())
                } else {
                    other.add(day, of: try ada())
                }
            }
            one.merge(other)
            one = try #require(DaysPlayed(text: one.text))
            let set = Set(played)
            for day in 0..<42 {
                var length = 0
                var back = set.contains(day) ? day : day - 1
                while set.contains(back) {
                    length += 1
                    back -= 1
                }
                let found = one.streak(of: try ada(), on: day)
                #expect(found.length == length)
                #expect(found.isToday == set.contains(day))
            }
        }
    }

    @Test
    func `The number of stored days is limited, and the longest streak is kept`() throws {
        var days = DaysPlayed()
        for day in 0..<10 { days.add(day, of: try ada()) }
        for day in stride(from: 20, to: 2000, by: 2) { days.add(day, of: try ada()) }
        #expect(days.text.count < 600)
        #expect(days.longest(of: try ada()) == 10)
        let read = try #require(DaysPlayed(text: days.text))
        #expect(read == days)
        #expect(read.streak(of: try ada(), on: 1998).length == 1)
    }

    @Test func `Stored days out of range are ignored`() throws {
        #expect(try streak([-1, .min, .max, 1_000_001], on: 1_000_001) == 0)
        var days = DaysPlayed()
        days.add(1_000_000, of: try ada())
        #expect(days.streak(of: try ada(), on: .max - 1).length == 0)
    }

    // MARK: In the app

    @Test func `The result and home show a streak from the second day on`() {
        #expect(finished(on: 100).app.resultScreen?.streak == nil)
        var play = finished(on: 100, 101, 102)
        #expect(play.app.resultScreen?.streak == "3 days in a row")
        play.press(.home)
        #expect(play.app.homeScreen?.streak == "3 days in a row")
        play.send(.day(103))
        #expect(play.app.homeScreen?.streak == "3 days in a row. Play today to keep it up!")
        play.send(.day(104))
        #expect(play.app.homeScreen?.streak == nil)
    }

    @Test func `A streak is stored separately for each player`() {
        var play = finished(on: 100, 101).reopened
        play.send(.day(101))
        #expect(play.app.homeScreen?.streak == "2 days in a row")
        play.run(as: "Lin", seconds: 11)
        #expect(play.app.resultScreen?.streak == nil)
    }

    @Test func `A dropped run doesn't count towards the streak`() {
        var play = Play(store: Play.quickSettings)
        play.send(.day(100))
        play.enter(name: "Ada")
        play.countIn()
        play.popAll()
        play.press(.pause, .drop(.bubblePop))
        #expect(play.store[Self.key] == nil)
    }

    @Test func `A spin that scores counts towards the streak even before the game ends`() throws {
        var play = Play(seed: Play.knownSeed)
        play.send(.day(100))
        play.enter(name: "Ada", at: .roulette)
        try play.spin(.hit)
        #expect(play.app.records.days.streak(of: try ada(), on: 100).length == 1)
    }

    @Test func `Without a date, no days are counted`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada", seconds: 11)
        #expect(play.app.resultScreen?.streak == nil)
        #expect(play.store[Self.key] == nil)
    }

    @Test func `Two windows merge their days and then stop writing`() throws {
        var one = finished(on: 100, 101)
        var other = finished(on: 102)
        let first = try #require(one.store[Self.key])
        let second = try #require(other.store[Self.key])
        one.send(.stored(.days, second))
        other.send(.stored(.days, first))
        let union = try #require(one.store[Self.key])
        #expect(union != second)
        other.send(.stored(.days, union))
        let last = try #require(other.store[Self.key])
        one.send(.stored(.days, last))
        #expect(one.store[Self.key] == union)
        #expect(one.app.records.days == other.app.records.days)
        #expect(one.app.records.days.streak(of: try ada(), on: 102).length == 3)
    }

    @Test(
        "Damaged days are set aside and reported, never overwritten",
        arguments: ["", "garbage", "funfair days 2\n", "funfair days 1\n1 5,5 Ada\n"])
    func damaged(garbage: String) {
        let play = Play(store: [Self.key: Array(garbage.utf8)])
        #expect(play.aside == [Array(garbage.utf8)])
        #expect(play.app.screens.notices.count == 1)
    }

    @Test(
        "Nonsensical lines in stored days are treated as damage",
        arguments: ["x 5,5 Ada", "1 5 Ada", "1 6,5 Ada", "1 -1,5 Ada", "1 5,5", "-1 5,5 Ada"])
    func nonsense(line: String) {
        var text = StoredText("days")
        text.add(line)
        text.seal()
        #expect(Play(store: [Self.key: text.bytes]).aside.count == 1)
    }

    @Test func `A changed byte anywhere in the stored days is detected`() throws {
        let play = finished(on: 100, 102)
        let text = try #require(play.store[Self.key])
        for index in text.indices {
            var store = play.store
            store[Self.key]?[index] ^= 1
            #expect(Play(store: store).aside.count == 1, "byte \(index)")
        }
    }
}
