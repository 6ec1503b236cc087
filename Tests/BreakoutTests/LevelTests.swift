import Arcade
import Languages
import Phrases
import Testing

@testable import Breakout

@Suite("Tables of levels, bricks and colours")
struct LevelTests {
    private let known =
        [UInt8(ascii: ".")] + BrickColour.all.map(\.mark) + BrickKind.all.dropFirst().map(\.mark)

    private func marks(of level: BreakoutLevel) -> [UInt8] {
        (0..<80).map { level.mark(row: $0 / 10, column: $0 % 10) }
    }

    @Test func `There are at least ten levels with unique names`() {
        #expect(BreakoutLevel.all.count >= 10)
        #expect(
            Set(BreakoutLevel.all.map { Words.english[$0.name] }).count == BreakoutLevel.all.count)
    }

    @Test func `No two levels look alike`() {
        let maps = BreakoutLevel.all.map { marks(of: $0) }
        for index in maps.indices {
            for other in 0..<index {
                let same = zip(maps[index], maps[other]).count { $0 == $1 }
                #expect(same < 60, "\(BreakoutLevel.all[index].name)")
            }
        }
    }

    @Test("A level is a map of 8 rows with 10 known characters", arguments: BreakoutLevel.all)
    func map(level: BreakoutLevel) {
        #expect(marks(of: level).allSatisfy { known.contains($0) })
        for row in 0..<7 { #expect(level.mark(row: row, column: 10) == UInt8(ascii: "\n")) }
    }

    @Test("Every row of a level has a brick", arguments: BreakoutLevel.all)
    func rows(level: BreakoutLevel) {
        for row in 0..<8 {
            let columns = (0..<10).filter { level.brick(row: row, column: $0) != nil }
            #expect(!columns.isEmpty, "row \(row)")
        }
    }

    @Test func `Every kind of brick appears in a level`() {
        let used = Set(BreakoutLevel.all.flatMap { marks(of: $0) })
        for kind in BrickKind.all.dropFirst() { #expect(used.contains(kind.mark), "\(kind.name)") }
    }

    @Test func `Kinds have unique marks, names and symbols, and all colours differ`() {
        #expect(Set(known).count == known.count)
        let kinds = BrickKind.all
        #expect(Set(kinds.map(\.name)).count == kinds.count)
        #expect(Set(kinds.map(\.symbol)).count == kinds.count)
        #expect(kinds.allSatisfy { (1...3).contains($0.hits) })
        #expect(kinds[0].hits == 1 && kinds[0].effect == .none)
        #expect(Set(BrickColour.all.map(\.colour)).count == BrickColour.all.count)
    }

    @Test func `There are kinds with two hits, three hits and every effect`() {
        #expect(BrickKind.all.contains { $0.hits == 2 })
        #expect(BrickKind.all.contains { $0.hits == 3 })
        let names = BrickKind.all.map { String(describing: $0.effect).prefix { $0 != "(" } }
        #expect(Set(names).isSuperset(of: ["none", "burst", "ball", "wide", "slow", "net"]))
    }

    @Test func `A special brick that becomes plain takes on the colour of its row`() {
        let marks = BrickColour.all.prefix(4).map { Character(Unicode.Scalar($0.mark)) }
        let map = Array(repeating: "*.........", count: 8).joined(separator: "\n")
        let level = BreakoutLevel(.heart, colours: String(marks + marks), map)
        let colours = (0..<8).map { level.brick(row: $0, column: 0)?.colour }
        #expect(colours == [0, 1, 2, 3, 0, 1, 2, 3])
    }

    @Test("A special brick looks the same as in the guide", arguments: BreakoutLevel.all)
    func looks(level: BreakoutLevel) {
        let wall = Wall(level, rows: 8, hasSpecialBricks: true, extraHits: 0)
        let guide = BreakoutGame.guide(
            settings: .standard, tally: Counts(), hand: nil, in: .english)
        for brick in wall.bricks where brick.kindIndex > 0 {
            #expect(BreakoutGame.looks[brick.look] == guide.rows[brick.kindIndex].look)
        }
        let plain = Wall(level, rows: 8, hasSpecialBricks: false, extraHits: 0)
        #expect(plain.bricks.allSatisfy { $0.look < BrickColour.all.count })
    }

    @Test
    func `A three-hit brick looks like a two-hit brick after one hit, and then like a plain one`() {
        var wall = Wall(
            Runs.level(["3R........"]), rows: 1, hasSpecialBricks: true, extraHits: 0)
        var looks: [String] = []
        while let brick = wall.brick(at: 0) {
            looks.append(BreakoutGame.looks[brick.look].name(in: .english))
            _ = wall.hit(0, hits: 1)
        }
        #expect(looks == ["three hits", "two hits", "red"])
    }

    @Test func `Plain bricks keep their colours when the levels repeat`() {
        let level = Runs.level(["RB........"])
        let colours = (0...2).map { round in
            Wall(level, rows: 1, hasSpecialBricks: true, extraHits: round).bricks.map(\.look)
        }
        #expect(Set(colours).count == 1)
    }

    @Test func `An unknown mark is a gap`() {
        let level = Runs.level(["?R........"])
        #expect(level.brick(row: 0, column: 0) == nil)
        #expect(level.brick(row: 0, column: 1)?.kind == 0)
    }

    @Test("A wall has the number of rows in the settings", arguments: 1...8)
    func rowCount(rows: Int) {
        for level in 1...BreakoutLevel.all.count {
            let game = Runs.game(BreakoutSettings(["rows": rows]), level: level)
            #expect(Set(game.bricks.map { $0.id / 10 }) == Set(0..<rows))
        }
    }
}

extension BreakoutLevel: CustomTestStringConvertible {
    public var testDescription: String { "\(name)" }
}
