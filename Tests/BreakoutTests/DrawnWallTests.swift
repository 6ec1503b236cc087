import Arcade
import Testing

@testable import Breakout

@Suite("Drawn walls (Breakout, rule 11)")
struct DrawnWallTests {
    private static let row = "RO2.GT*owK\n"

    // MARK: Valid walls

    @Test
    func `Every colour, every kind and a gap can be drawn, with the numbers used in recordings`() {
        #expect(
            WallTile.all.map { Character(Unicode.Scalar($0.mark)) } == Array(".ROAYGTBVPWK23*owsn"))
        let marks = BrickColour.all.map(\.mark) + BrickKind.all.dropFirst().map(\.mark)
        for mark in marks { #expect(WallTile(mark: mark) != nil) }
        #expect(WallTile.count == marks.count + 1)
    }

    @Test func `The map of any drawn wall is read back unchanged`() throws {
        for seed in Runs.seeds {
            let wall = DrawnWalls.any(seed: seed)
            #expect(try DrawnWall(map: wall.map) == wall)
        }
    }

    @Test func `A wall's map may end with or without a line break`() throws {
        let map = String(repeating: Self.row, count: 9)
        let wall = try DrawnWall(map: Array(map.utf8))
        #expect(wall.rows == 9)
        #expect(try DrawnWall(map: Array(map.dropLast().utf8)) == wall)
    }

    private static func rows(_ count: Int, of row: String = row) -> String {
        String(repeating: row, count: count)
    }

    private static let wrong: [(String, WallProblem)] = [
        ("", .rows(0)),
        (rows(7), .rows(7)),
        (rows(13), .rows(13)),
        (rows(8, of: "..........\n"), .empty),
        (rows(1) + "RRR\n" + rows(8), .width(row: 2, places: 3)),
        (rows(1) + "\n" + rows(8), .width(row: 2, places: 0)),
        (rows(1) + "RRRRRRRRRRR\n", .width(row: 2, places: 11)),
        (rows(1) + "RRrRRRRRRR\n", .mark("r", row: 2, place: 3)),
        (rows(1) + "RRRRRRRRRR\r\n", .mark("\r", row: 2, place: 11)),
    ]

    @Test("An invalid wall is refused with a reason", arguments: wrong)
    func refused(map: String, problem: WallProblem) {
        #expect(throws: problem) { try DrawnWall(map: Array(map.utf8)) }
    }

    @Test func `A wall whose tiles don't fill the last row is refused`() {
        #expect(throws: WallProblem.width(row: 9, places: 1)) {
            try DrawnWall(Array(repeating: WallTile.all[1], count: 81))
        }
    }

    @Test func `An empty drawing becomes the first level`() {
        let drawn = Runs.game(.drawn(.standard)).bricks
        let level = Runs.game(BreakoutSettings(["rows": 8])).bricks
        #expect(drawn.map(\.id) == level.map(\.id))
        #expect(drawn.map(\.kindIndex) == level.map(\.kindIndex))
    }

    // MARK: Playing

    @Test func `A drawn wall has every brick at its position, with its kind's number of hits`() {
        for seed in Runs.seeds {
            let wall = DrawnWalls.any(seed: seed)
            let game = Runs.game(seed: seed, .drawn(wall))
            for (place, tile) in wall.tiles.enumerated() {
                let brick = game.levels.wall.brick(at: place)
                #expect((brick == nil) == (tile == .gap))
                guard let brick else { continue }
                #expect(brick.hits == brick.kind.hits)
                let mark =
                    brick.kindIndex > 0 ? brick.kind.mark : BrickColour.all[brick.look].mark
                #expect(mark == tile.mark)
            }
        }
    }

    @Test func `The settings for rows, special bricks and first level don't affect a drawn wall`() {
        let wall = DrawnWalls.any(seed: 3)
        var settings = BreakoutSettings.drawn(wall)
        settings.rows = .nearest(to: 1)
        settings.hasSpecialBricks = false
        settings.firstLevel = .nearest(to: 12)
        #expect(Runs.game(settings).bricks == Runs.game(.drawn(wall)).bricks)
        #expect(Runs.game(settings).physics == Runs.game(.drawn(wall)).physics)
    }

    @Test func `Settings changed during the run don't change a drawn wall`() throws {
        var game = Runs.game(.drawn(try DrawnWalls.wall("R........R")))
        game.launchForTest()
        game.put(0, at: Point(x: 20, y: 90), velocity: Point(x: 0, y: -300))
        Runs.advance(&game, by: 20)
        #expect(game.bricks.map(\.id) == [9])
        var other = BreakoutSettings.standard
        other.rows = .nearest(to: 2)
        other.hasSpecialBricks = false
        Runs.apply(.change(other), to: &game)
        #expect(game.bricks.map(\.id) == [9])
        #expect(game.settings.mode.wall == (try DrawnWalls.wall("R........R")))
    }

    /// Returns a run that has broken its only brick, and the cues.
    private func cleared(_ settings: BreakoutSettings) throws -> (BreakoutGame, [Cue]) {
        var game = Runs.game(settings)
        game.launchForTest()
        game.put(0, at: Point(x: 20, y: 90), velocity: Point(x: 0, y: -300))
        let cues = Runs.advance(&game, by: 20)
        return (game, cues)
    }

    @Test func `Clearing a drawn wall ends the run, and the recording is a proof`() throws {
        let (game, cues) = try cleared(.drawn(try DrawnWalls.wall("R.........")))
        #expect(game.isOver)
        #expect(game.isProof)
        #expect(cues.map(\.name).suffix(1) == [.cleared])
        #expect(!cues.contains { $0.name == .timeUp })
        #expect(game.score == 80 + 500)
        let summary = game.summary(in: .english)
        #expect(summary.title == "Wall cleared!")
        #expect(summary.lines.count == 2)
        #expect(game.hud.level == nil)
    }

    @Test func `A run that doesn't clear the drawn wall isn't a proof`() throws {
        var game = Runs.game(.drawn(try DrawnWalls.wall("R.........")))
        Runs.apply(.finish, to: &game)
        #expect(game.isOver)
        #expect(!game.isProof)
        #expect(game.summary(in: .english).title == "Game over")
    }

    @Test func `A run with other settings isn't a proof, even if they're changed back`() throws {
        let wall = try DrawnWalls.wall("R.........")
        var easy = BreakoutSettings.drawn(wall)
        easy.paddle = .large
        let (game, _) = try cleared(easy)
        #expect(game.isOver && !game.isProof)
        var changed = Runs.game(.drawn(wall))
        Runs.apply(.change(easy), to: &changed)
        Runs.apply(.change(.drawn(wall)), to: &changed)
        changed.launchForTest()
        changed.put(0, at: Point(x: 20, y: 90), velocity: Point(x: 0, y: -300))
        Runs.advance(&changed, by: 20)
        #expect(changed.isOver && !changed.isProof)
    }

    @Test func `A run on a built-in wall isn't a proof`() {
        #expect(!Runs.game().isProof)
    }

    @Test func `Scores on the same drawn wall are comparable, and each wall has its own board`()
        throws
    {
        #expect(Runs.game(.drawn(DrawnWalls.any(seed: 1))).isStandard)
        #expect(!Runs.game(.drawn(.standard)).isForParty)
        let way = try #require(BreakoutSettings.ways.first { $0.mode.isDrawn }).way
        #expect(way.boards == .ofEach)
    }

    @Test func `A bot can clear any drawn wall`() {
        for seed: UInt64 in 0..<12 {
            var game = Runs.game(seed: seed, .drawn(DrawnWalls.any(seed: seed)))
            var bot = BreakoutBot(.perfect, seed: seed)
            var cues: [Cue] = []
            while !game.isOver {
                if let input = bot.input(for: game) { game.apply(input, cues: &cues) }
                game.advance(cues: &cues)
                cues.removeAll(keepingCapacity: true)
            }
            #expect(game.isProof, "seed \(seed)")
        }
    }
}
