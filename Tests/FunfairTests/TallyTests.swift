import Arcade
import Languages
import Phrases
import Roulette
import Testing

@testable import Funfair

@Suite("Statistics of each player")
struct TallyTests {
    private static let key = "funfair.tallies"

    private func counters(_ play: Play, _ name: String = "Ada") throws -> [Int] {
        play.app.records.tallies[.roulette, try PlayerName(name)].row(0)
    }

    private func store(_ lines: String...) -> [String: [UInt8]] {
        var text = StoredText("tallies")
        for line in lines { text.add(line) }
        text.seal()
        return [Self.key: text.bytes]
    }

    /// Plays a hit, a near miss and a miss on the easy level, then gives up.
    private func playOnce(_ play: inout Play, as name: String = "Ada") throws {
        play.enter(name: name, at: .roulette)
        try play.spin(.hit)
        try play.spin(.nearMiss)
        try play.spin(.miss)
        play.press(.home, .startOver(.roulette))
    }

    /// Returns the header of the player's column in the guide's table for a level.
    private func head(_ play: Play, _ level: RouletteLevel = .easy) throws -> String? {
        var play = play
        play.press(.tab(.howToPlay))
        let tables = try #require(play.app.shownTables)
        let table = try #require(
            tables.first { $0.title == "\(Words.english[level.name]): what to expect" })
        return table.columns.last
    }

    @Test func `Statistics are stored when the money is gone`() throws {
        var play = Play.known()
        try play.lose()
        #expect(try counters(play).prefix(4) == [0, 0, 10, -1000])
        #expect(try counters(play.reopened) == counters(play))
    }

    @Test func `Statistics are stored when a game is dropped`() throws {
        var play = Play(seed: Play.knownSeed)
        try playOnce(&play)
        #expect(try counters(play).prefix(4) == [1, 1, 1, 1000])
        #expect(try counters(play.reopened) == counters(play))
    }

    @Test func `Statistics add up over a player's games`() throws {
        var play = Play(seed: Play.knownSeed)
        for _ in 0..<3 { try playOnce(&play) }
        #expect(try counters(play).prefix(4) == [3, 3, 3, 3000])
    }

    @Test func `Statistics are separate for each player`() throws {
        var play = Play(seed: Play.knownSeed)
        try playOnce(&play)
        try playOnce(&play, as: "Lin")
        try playOnce(&play, as: "ada")
        #expect(try counters(play).prefix(3) == [2, 2, 2])
        #expect(try counters(play, "Lin").prefix(3) == [1, 1, 1])
    }

    @Test func `Statistics are separate for each level`() throws {
        var play = Play.known(at: .hard)
        try play.spin(.hit)
        try play.spin(.miss)
        play.press(.home, .startOver(.roulette))
        #expect(try counters(play) == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 900])
    }

    @Test func `The guide adds the current game to all previous games`() throws {
        var play = Play(seed: Play.knownSeed)
        try playOnce(&play)
        play.enter(name: "Ada", at: .roulette)
        #expect(try head(play) == "You, 3 spins")
        try play.spin(.hit)
        #expect(try head(play) == "You, 4 spins")
        #expect(try head(play, .hard) == "You, 0 spins")
    }

    @Test func `The guide counts the current spin only after the wheel stops`() throws {
        var play = Play.known()
        play.bet(try play.numbers(for: .hit))
        #expect(try head(play) == "You, 0 spins")
        play.press(.tab(.play), .skip)
        #expect(try head(play) == "You, 1 spin")
    }

    @Test func `Without a game, the guide shows the last player's statistics`() throws {
        var play = Play(seed: Play.knownSeed)
        try playOnce(&play)
        #expect(try head(play) == "You, 3 spins")
        var later = play.reopened
        later.press(.open(.roulette))
        #expect(try head(later) == "You, 3 spins")
    }

    @Test func `After closing, the guide shows the waiting game's statistics`() throws {
        var play = Play.known()
        try play.spin(.hit)
        var later = play.reopened
        later.press(.open(.roulette))
        #expect(try head(later) == "You, 1 spin")
    }

    @Test(
        "Damaged statistics are set aside and reported, never overwritten",
        arguments: ["", "garbage", "funfair tallies 2\n", "funfair tallies 1\nroulette 1 Ada\n"])
    func damaged(garbage: String) {
        let play = Play(store: [Self.key: Array(garbage.utf8)])
        #expect(play.aside == [Array(garbage.utf8)])
        #expect(play.app.screens.notices.count == 1)
        #expect(play.store[Self.key] == nil)
    }

    @Test func `A changed byte anywhere in the stored statistics is detected`() throws {
        var play = Play.known()
        try play.lose()
        let text = try #require(play.store[Self.key])
        for index in text.indices {
            var store = play.store
            store[Self.key]?[index] ^= 1
            #expect(Play(store: store).aside.count == 1, "byte \(index)")
        }
    }

    @Test(
        "Statistics with invalid numbers or numbers over the limit are treated as damaged",
        arguments: [
            "roulette 1,x,3 Ada", "roulette 1000000001 Ada", "roulette -1000000001 Ada",
            "roulette 99999999999999999999 Ada", "roulette 1,2,3", "roulette",
        ])
    func noNumbers(line: String) {
        #expect(Play(store: store(line)).aside.count == 1)
    }

    @Test func `Statistics of stalls from a newer Funfair are kept`() throws {
        var play = Play(store: store("pinball 1,2,3 Ada Lovelace", "roulette 5,0,0,0 Ada"))
        #expect(play.aside.isEmpty)
        play.enter(name: "Ada", at: .roulette)
        play.spin([1, 2, 3, 4, 5, 6])
        play.press(.home, .startOver(.roulette))
        let kept = String(decoding: play.store[Self.key] ?? [], as: UTF8.self)
        #expect(kept.contains("pinball 1,2,3 Ada Lovelace\n"))
        #expect(try counters(play.reopened).prefix(3).reduce(0, +) == 6)
        #expect(play.reopened.aside.isEmpty)
    }

    @Test("No counter exceeds the limit", arguments: [Outcome.hit, .miss])
    func limit(outcome: Outcome) throws {
        let most = 1_000_000_000
        let money = outcome == .hit ? most : -most
        let line = "roulette \(most),\(most),\(most),\(money) Ada"
        var play = Play(store: store(line), seed: Play.knownSeed)
        play.enter(name: "Ada", at: .roulette)
        for _ in 0..<5 { try play.spin(outcome) }
        play.press(.home, .startOver(.roulette))
        #expect(try counters(play).prefix(4) == [most, most, most, money])
        #expect(try counters(play.reopened) == counters(play))
        #expect(play.reopened.aside.isEmpty)
    }

    @Test func `The guide shows counts up to the limit, which fits into 32 bits`() throws {
        let most = 1_000_000_000
        var play = Play(store: store("roulette \(most),\(most),\(most),-\(most) Ada"))
        play.enter(name: "Ada", at: .roulette)
        #expect(try head(play) == "You, 1,000,000,000 spins")
    }

    @Test func `Counts stored by another window are adopted`() throws {
        var other = Play.known()
        try other.lose()
        var play = Play()
        play.send(.stored(.tallies, other.store[Self.key]))
        #expect(try counters(play).prefix(4) == [0, 0, 10, -1000])
    }

    @Test func `Statistics from an earlier Funfair are read and extended`() throws {
        var play = Play(store: store("roulette 5,4,3,200 Ada"), seed: Play.knownSeed)
        try playOnce(&play)
        #expect(play.aside.isEmpty)
        #expect(try counters(play).prefix(4) == [6, 5, 4, 1200])
        let tally = play.app.records.tallies[.roulette, try PlayerName("Ada")]
        #expect(tally.row(1).reduce(0, +) == 3)
    }

    @Test func `Statistics rows from a newer Funfair are kept`() throws {
        let line = "roulette.dreams 1,2,3 Ada"
        var play = Play(store: store(line, "roulette 5,0,0,0 Ada"), seed: Play.knownSeed)
        try playOnce(&play)
        #expect(play.aside.isEmpty)
        let kept = String(decoding: play.store[Self.key] ?? [], as: UTF8.self)
        #expect(kept.contains(line + "\n"))
    }

    @Test func `A statistics row that is too short is filled up with zeros`() throws {
        let play = Play(store: store("bubblepop.pops 1,2 Ada"))
        let tally = play.app.records.tallies[.bubblePop, try PlayerName("Ada")]
        #expect(tally.number(0, 1) == 2)
        #expect(tally.number(0, 4) == 0)
    }

    @Test func `Records in the statistics keep the maximum, and all other values add up`() throws {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada", seconds: 11)
        let ada = try PlayerName("Ada")
        let first = play.app.records.tallies[.bubblePop, ada]
        play.run(as: "Ada", seconds: 11)
        let both = play.app.records.tallies[.bubblePop, ada]
        #expect(first.total(0) > 0)
        #expect(both.total(0) > first.total(0))
        for kind in 0..<5 { #expect(both.number(1, kind) >= first.number(1, kind)) }
        #expect(both.row(1).max() ?? 0 < both.total(0))
        #expect(both.row(3) == [2, 2400])
        #expect(play.reopened.app.records.tallies.text == play.app.records.tallies.text)
    }

    @Test func `A run dropped before any input isn't counted`() {
        var play = Play()
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop))
        #expect(play.store[Self.key] == nil)
    }

    @Test func `Pops in a dropped run count in the statistics`() throws {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.popAll()
        let score = play.app.playScreen?.hud.score ?? 0
        play.press(.pause)
        play.giveUp()
        #expect(score > 0)
        #expect(play.app.records.tallies[.bubblePop, try PlayerName("Ada")].total(0) > 0)
    }

    @Test func `A waiting run counts only in its own player's statistics`() throws {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.popAll()
        play.press(.pause)
        #expect(play.app.tally(of: .bubblePop, by: try PlayerName("Ada")).total(0) > 0)
        #expect(play.app.tally(of: .bubblePop, by: try PlayerName("Lin")).total(0) == 0)
    }
}
