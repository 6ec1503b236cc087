import Foundation
import Testing

@Suite("funfair-dev simulate roulette")
struct SimulateRouletteTests {
    /// A bet and its payouts according to the rules.
    struct Expectation: Sendable, CustomTestStringConvertible {
        let level: String
        let bets: String
        /// The number of chosen pockets, and the number of other pockets next to them.
        let hits: Int
        let neighbours: Int
        /// The payouts for a hit and for a neighbour.
        let hit: (money: Int, score: Int)
        let neighbour: (money: Int, score: Int)

        var testDescription: String { "\(level) \(bets)" }

        static let all: [Expectation] = [
            // Each chosen pocket is isolated on the wheel, except that 21 is between 2 and 4.
            Expectation(
                level: "easy", bets: "1,2,3,4,5,6", hits: 6, neighbours: 11, hit: (1000, 100),
                neighbour: (100, 10)),
            Expectation(
                level: "easy", bets: "19,4,21,2,25,17", hits: 6, neighbours: 2, hit: (1000, 100),
                neighbour: (100, 10)),
            // The zero has two neighbours, like every pocket.
            Expectation(
                level: "medium", bets: "36,20,10,0", hits: 4, neighbours: 8, hit: (1000, 100),
                neighbour: (200, 20)),
            Expectation(
                level: "hard", bets: "0,36", hits: 2, neighbours: 0, hit: (1000, 500),
                neighbour: (-100, 0)),
        ]
    }

    private static func simulate(_ arguments: String...) throws -> Command {
        try Command(.developer, ["simulate", "roulette"] + arguments)
    }

    private static func result(_ arguments: String...) throws -> [String: Any] {
        let command = try Command(.developer, ["simulate", "roulette"] + arguments)
        return try #require(try command.objects().last?["result"] as? [String: Any])
    }

    /// Returns a trace's row for each spin, without the start row.
    private static func spins(_ arguments: String...) throws -> [[String: Any]] {
        let command = try Command(
            .developer, ["simulate", "roulette", "--trace", "tick"] + arguments)
        return Array(try command.objects().dropFirst().dropLast())
    }

    /// Returns the numbers of hits, neighbours and misses in the given number of spins.
    private static func counts(spins: Int) throws -> [Int] {
        let result = try result("--spins", String(spins), "--bets", "1,2,3,4,5,6")
        return try ["hits", "neighbours", "misses"].map { try #require(result[$0] as? Int) }
    }

    private static func pockets(_ rows: [[String: Any]]) -> [Int] {
        rows.compactMap { $0["lastPocket"] as? Int }
    }

    @Test func `A run prints its result and nothing else`() throws {
        let command = try Self.simulate("--seed", "7", "--spins", "50")
        #expect(command.exitCode == 0)
        #expect(command.complaint == "")
        #expect(command.lines.count == 1)
        let result = try #require(try command.objects()[0]["result"] as? [String: Any])
        #expect(
            Set(result.keys) == [
                "seed", "score", "level", "spins", "hits", "neighbours", "misses", "moneyPerSpin",
                "scorePerSpin", "ticks", "stateHash",
            ])
        #expect(result["seed"] as? Int == 7)
        #expect(result["level"] as? String == "easy")
        #expect(result["spins"] as? Int == 50)
    }

    @Test("Every spin is a hit, a neighbour or a miss", arguments: Expectation.all)
    func sum(bet: Expectation) throws {
        let result = try Self.result(
            "--spins", "777", "--level", bet.level, "--bets", bet.bets)
        let counts = ["hits", "neighbours", "misses"].compactMap { result[$0] as? Int }
        #expect(counts.count == 3)
        #expect(counts.reduce(0, +) == 777)
        #expect(result["spins"] as? Int == 777)
    }

    @Test("Money and score per spin match the payouts", arguments: Expectation.all)
    func payouts(bet: Expectation) throws {
        let result = try Self.result(
            "--spins", "2000", "--level", bet.level, "--bets", bet.bets)
        let hits = try #require(result["hits"] as? Int)
        let neighbours = try #require(result["neighbours"] as? Int)
        let misses = try #require(result["misses"] as? Int)
        let money = hits * bet.hit.money + neighbours * bet.neighbour.money - misses * 100
        let score = hits * bet.hit.score + neighbours * bet.neighbour.score
        #expect(hits > 0)
        let moneyPerSpin = try #require(result["moneyPerSpin"] as? Double)
        #expect(abs(moneyPerSpin - Double(money) / 2000) < 1e-8)
        let scorePerSpin = try #require(result["scorePerSpin"] as? Double)
        #expect(abs(scorePerSpin - Double(score) / 2000) < 1e-8)
        #expect(result["score"] as? Int == score)
    }

    /// On a fair wheel, one such count in 1.7 million is off by more than five standard deviations.
    @Test("Hits and neighbours occur at the expected rate", arguments: Expectation.all)
    func frequencies(bet: Expectation) throws {
        let spins = 50_000
        let result = try Self.result(
            "--seed", "11", "--spins", String(spins), "--level", bet.level, "--bets", bet.bets)
        for (name, pockets) in [("hits", bet.hits), ("neighbours", bet.neighbours)] {
            let chance = Double(pockets) / 37
            let deviation = (Double(spins) * chance * (1 - chance)).squareRoot()
            let count = try #require(result[name] as? Int)
            #expect(abs(Double(count) - Double(spins) * chance) <= 5 * deviation)
        }
    }

    @Test(
        "Numbers chosen at random for each spin hit as often as expected",
        arguments: zip(Level.all, [6, 4, 2]))
    func drawnBets(level: String, numbers: Int) throws {
        let spins = 50_000
        let result = try Self.result("--spins", String(spins), "--level", level)
        let chance = Double(numbers) / 37
        let deviation = (Double(spins) * chance * (1 - chance)).squareRoot()
        let hits = try #require(result["hits"] as? Int)
        #expect(abs(Double(hits) - Double(spins) * chance) <= 5 * deviation)
    }

    @Test func `Without --bets, each spin has new random numbers`() throws {
        let bets = try Self.spins("--spins", "40").compactMap { $0["bets"] as? [Int] }
        #expect(bets.count == 40)
        #expect(bets.allSatisfy { Set($0).count == 6 })
        #expect(Set(bets).count > 35)
        #expect(Set(bets.joined()) == Set(0...36))
    }

    @Test func `With --bets, every spin has the given numbers`() throws {
        let rows = try Self.spins("--spins", "40", "--bets", "31,0,17,5,36,20")
        #expect(rows.map { $0["bets"] as? [Int] } == rows.map { _ in [0, 5, 17, 20, 31, 36] })
        #expect(rows.count == 40)
    }

    @Test(
        "For an invalid bet, the command explains what is valid and exits with 2",
        arguments: [
            (
                ["--bets", "1,2,3,4,5"],
                "Choose 1 more number. At the level easy, bet on 6 numbers."
            ),
            (["--bets", "1,2"], "Choose 4 more numbers. At the level easy, bet on 6 numbers."),
            (
                ["--bets", "1,2,3,4,5,6,7"],
                "1 number too many. At the level easy, bet on 6 numbers."
            ),
            (
                ["--level", "hard", "--bets", "1,2,3,4"],
                "2 numbers too many. At the level hard, bet on 2 numbers."
            ),
            (
                ["--bets", "1,2,3,4,5,37"],
                "Bet on numbers from 0 to 36, separated by commas, not on “37”."
            ),
            (["--bets", "-1,2,3,4,5,6"], "numbers from 0 to 36, separated by commas"),
            (["--bets", "1,2,3,4,5,red"], "not on “red”."),
            (["--bets", "1,2,,4,5,6"], "not on “”."),
            (["--bets", ""], "not on “”."),
            (["--bets", "1 2 3 4 5 6"], "not on “1 2 3 4 5 6”."),
            (["--bets", "1,2,3,2,5,6"], "Bet on different numbers: 2 is there twice."),
        ])
    func badBets(options: [String], sentence: String) throws {
        let command = try Command(.developer, ["simulate", "roulette"] + options)
        #expect(command.exitCode == 2)
        #expect(command.complaint.contains(sentence))
        #expect(command.output == "")
    }

    @Test(
        "For an invalid option, the command explains what is valid and exits with 2",
        arguments: [
            (["--spins", "0"], "--spins can be 1 to 100000000, not 0."),
            (["--spins", "-5"], "--spins can be 1 to 100000000, not -5."),
            (["--spins", "100000001"], "--spins can be 1 to 100000000, not 100000001."),
            (["--spins", "many"], "--spins"),
            (["--level", "Easy"], "'easy', 'medium' or 'hard'"),
            (["--level", "0"], "'easy', 'medium' or 'hard'"),
            (["--seed", "-1"], "A seed is a whole number from 0 to"),
            (["--runs", "2", "--record", "one.funfair"], "put {seed} into"),
        ])
    func usage(options: [String], sentence: String) throws {
        let command = try Command(.developer, ["simulate", "roulette"] + options)
        #expect(command.exitCode == 2)
        #expect(command.complaint.contains(sentence))
        #expect(command.output == "")
    }

    @Test("The level determines how many numbers a bet has", arguments: zip(Level.all, [6, 4, 2]))
    func levels(level: String, numbers: Int) throws {
        let rows = try Self.spins("--spins", "5", "--level", level)
        #expect(rows.map { $0["level"] as? String } == Array(repeating: level, count: 5))
        #expect(
            rows.map { ($0["bets"] as? [Int])?.count } == Array(repeating: numbers, count: 5))
        #expect(try Self.result("--level", level)["level"] as? String == level)
    }

    @Test func `The help lists the levels`() throws {
        let help = try Command(.developer, "help", "simulate", "roulette").output
        #expect(help.contains("easy, medium, hard"))
    }

    @Test func `A simulation keeps playing after the money is gone`() throws {
        let rows = try Self.spins("--spins", "300", "--level", "hard", "--bets", "0,36")
        let money = rows.compactMap { $0["money"] as? Int }
        let gone = try #require(money.firstIndex { $0 <= 0 })
        #expect(gone < 250)
        #expect(rows.map { $0["spins"] as? Int } == Array(1...300))
        #expect(rows.allSatisfy { $0["phase"] as? String == "betting" })
    }

    @Test func `The same seed produces the same output`() throws {
        let arguments = ["simulate", "roulette", "--seed", "5", "--spins", "500"]
        let first = try Command(.developer, arguments)
        #expect(try Command(.developer, arguments).output == first.output)
        #expect(!first.output.isEmpty)
    }

    @Test func `Several runs have consecutive seeds and different pockets`() throws {
        let command = try Self.simulate("--seed", "20", "--runs", "3", "--bets", "1,2,3,4,5,6")
        let results = try command.objects().compactMap { $0["result"] as? [String: Any] }
        #expect(results.map { $0["seed"] as? Int } == [20, 21, 22])
        #expect(Set(results.compactMap { $0["stateHash"] as? String }).count == 3)
    }

    /// The page draws the same pockets in practice runs, so this output predicts them.
    @Test func `The pockets drawn from a seed never change`() throws {
        let rows = try Self.spins("--seed", "7", "--spins", "12")
        #expect(Self.pockets(rows) == [25, 17, 29, 19, 21, 29, 18, 14, 26, 7, 6, 31])
    }

    @Test func `The bet doesn't affect the drawn pocket`() throws {
        let drawn = Self.pockets(try Self.spins("--seed", "9"))
        let others = Self.pockets(
            try Self.spins("--seed", "9", "--level", "hard", "--bets", "4,9"))
        #expect(drawn.count == 100)
        #expect(drawn == others)
    }

    @Test func `Waiting for the wheel delays the pockets but doesn't change them`() throws {
        let skipped = try Self.spins("--seed", "3", "--spins", "6")
        let turned = try Self.simulate(
            "--seed", "3", "--spins", "6", "--turning", "--trace", "second"
        ).objects().dropLast()
        #expect(turned.map { $0["tick"] as? Int } == (0...24).map { $0 * 120 })
        #expect(
            turned.map { $0["phase"] as? String } == ["betting"]
                + Array(repeating: ["turning", "turning", "turning", "betting"], count: 6).joined())
        let rested = turned.filter { $0["phase"] as? String == "betting" }
        #expect(Self.pockets(rested) == Self.pockets(skipped))
    }

    @Test("A trace has one row for the start and one for each spin", arguments: ["second", "tick"])
    func trace(kind: String) throws {
        let rows = try Self.simulate("--spins", "20", "--trace", kind).objects().dropLast()
        #expect(rows.map { $0["spins"] as? Int } == Array(0...20))
        let row = try #require(rows.last)
        #expect(
            Set(row.keys) == [
                "tick", "money", "score", "level", "spins", "bets", "lastPocket", "phase",
                "history",
            ])
        #expect((row["history"] as? [Int])?.first == row["lastPocket"] as? Int)
    }

    @Test func `Too many spins for one run are split into runs with different pockets`() throws {
        let (one, two) = (try Self.counts(spins: 10_000), try Self.counts(spins: 20_000))
        #expect(one.reduce(0, +) == 10_000)
        #expect(two.reduce(0, +) == 20_000)
        // If the second run drew the same pockets as the first, all counts would double.
        #expect(two != one.map { 2 * $0 })
        #expect(zip(one, two).allSatisfy { $0 < $1 })
    }

    @Test func `The score of several runs includes all their spins`() throws {
        let result = try Self.result("--spins", "25000", "--bets", "1,2,3,4,5,6")
        let hits = try #require(result["hits"] as? Int)
        let neighbours = try #require(result["neighbours"] as? Int)
        #expect(result["score"] as? Int == hits * 100 + neighbours * 10)
        #expect(result["spins"] as? Int == 25_000)
    }

    @Test(
        "A recording is valid at each level", arguments: Level.all,
        [["--spins", "300"], ["--spins", "4", "--turning"]])
    func recording(level: String, options: [String]) throws {
        let file = try TemporaryFile()
        let played = try Command(
            .developer, ["simulate", "roulette", "--level", level, "--record", file.path] + options)
        let verified = try Command(.funfair, "verify", file.path)
        #expect(verified.exitCode == 0)
        let result = try #require(try played.objects()[0]["result"] as? [String: Any])
        #expect(verified.output.contains(try #require(result["stateHash"] as? String)))
        #expect(
            verified.lines.contains {
                $0.hasPrefix("  Level ") && $0.hasSuffix(" " + level.capitalized)
            })
    }

    @Test func `A recording with the maximum number of spins is valid`() throws {
        let file = try TemporaryFile()
        let played = try Self.simulate("--spins", "10000", "--record", file.path)
        #expect(played.exitCode == 0)
        #expect(try Command(.funfair, "verify", file.path).exitCode == 0)
    }

    @Test func `A recording with too many spins is refused, and the file isn't touched`() throws {
        let file = try TemporaryFile()
        let command = try Self.simulate("--spins", "10001", "--record", file.path)
        #expect(command.exitCode == 2)
        #expect(command.output == "")
        #expect(command.complaint.contains("A recording has at most 10000 spins, not 10001"))
        #expect(try file.bytes().isEmpty)
    }

    /// The level names, easiest first.
    private enum Level {
        static let all = ["easy", "medium", "hard"]
    }
}
