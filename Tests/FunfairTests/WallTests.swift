import Arcade
import Breakout
import Testing

@testable import Funfair

@Suite("Your own walls")
struct WallTests {
    private var play = Play()

    // MARK: Drawing

    @Test mutating func `The walls open from home, and a new wall opens from the walls`() throws {
        let way = try #require(
            play.app.homeScreen?.ways.first { $0.destination == .walls })
        play.press(way.control.action)
        #expect(play.shownWalls.isEmpty)
        let draw = try #require(play.wallsScreen?.control(.main))
        play.press(draw.action)
        #expect(play.editor?.tiles == [UInt8](repeating: 0, count: 80))
        #expect(play.editor?.name == "Wall 1")
    }

    @Test mutating func `A drawing is stored at once, with its name`() throws {
        play.drawWall(4, 5, named: "Eyes")
        var later = play.reopened
        later.press(.visit(.walls))
        let wall = try #require(later.shownWalls.first)
        #expect(wall.name == "Eyes")
        #expect(wall.tiles.filter { $0 > 0 }.count == 2)
        #expect(wall.line == "Clear it once, then you can send it.")
        #expect(wall.link == nil && wall.play != nil)
    }

    @Test mutating func `The wall editor offers only tools that have an effect`() {
        play.drawWall()
        #expect(play.editor?.tryOut == nil)
        let atFirst = play.editor?.tools.filter(\.isEnabled).map(\.picture)
        #expect(atFirst == ["mirror", "more"])
        play.send(.paint(4, begins: true))
        let afterwards = play.editor?.tools.filter(\.isEnabled).map(\.picture)
        #expect(afterwards == ["undo", "mirror", "clear", "more"])
        #expect(play.editor?.tryOut != nil)
    }

    @Test mutating func `Each brush draws the tile it shows`() throws {
        play.drawWall()
        let brushes = try #require(play.editor?.brushes)
        #expect(brushes.count == 19)
        #expect(brushes[1].control.name == "red brick" && brushes[0].control.name == "gap")
        for (place, brush) in brushes.enumerated().dropFirst() {
            play.press(brush.control.action)
            play.send(.paint(place, begins: true))
            #expect(play.editor?.tiles[place] == brush.look)
            #expect(play.editor?.brushes[place].control.isSelected == true)
        }
    }

    @Test mutating func `Drawing is announced once for each stroke`() {
        play.drawWall(4)
        #expect(play.app.view.announcement.text == "red brick")
        let number = play.app.view.announcement.number
        play.send(.paint(5, begins: false))
        #expect(play.app.view.announcement.number == number)
        play.send(.paint(4, begins: true))
        #expect(play.app.view.announcement.text == "gap")
    }

    @Test mutating func `A drawing can start from a level`() throws {
        play.drawWall()
        let level = try #require(play.editor?.levels[2])
        play.press(level.action)
        #expect(play.editor?.tiles == DrawnWall(BreakoutLevel.all[2]).drawing.looks)
    }

    @Test mutating func `An invalid wall name is reported, and the previous name stays`() {
        play.drawWall(4, named: "Eyes")
        play.send(.type(.wallName, "  ", isFinished: true))
        #expect(play.editor?.problem == "A name needs at least one visible character.")
        play.press(.wall(.done))
        #expect(play.shownWalls.first?.name == "Eyes")
    }

    @Test mutating func `At most twenty-four walls can be stored`() {
        for _ in 0..<24 { play.drawWall(3) }
        play.press(.wall(.done))
        #expect(play.shownWalls.count == 24)
        #expect(play.wallsScreen?.control(.main) == nil)
        play.press(.wall(.draw))
        #expect(play.editor == nil && play.shownWalls.count == 24)
    }

    @Test mutating func `A deleted wall can be restored, with its proof`() throws {
        play.drawWall(4)
        try play.clearWall()
        play.press(.visit(.walls))
        let wall = try #require(play.shownWalls.first)
        play.press(.wall(.remove(wall.number)))
        #expect(play.shownWalls.isEmpty && play.store["funfair.proof.0"] == nil)
        let undo = try #require(play.app.view.undo)
        #expect(undo.text == "“Wall 1” was removed.")
        play.press(undo.way.action)
        #expect(play.shownWalls == [wall])
        #expect(play.store["funfair.proof.0"] != nil && play.app.view.undo == nil)
    }

    @Test mutating func `Drawing a new wall ends the undo period of a deleted one`() {
        play.drawWall(4, named: "First")
        play.press(.wall(.done), .wall(.remove(0)), .wall(.draw))
        play.send(.type(.wallName, "Second", isFinished: true))
        #expect(play.app.view.undo == nil)
        play.press(.wall(.takeBack), .wall(.done))
        #expect(play.shownWalls.map(\.name) == ["Second"])
    }

    @Test
    mutating func `A restored wall is listed together with walls from another window`() {
        play.drawWall(4, named: "Ours")
        play.press(.wall(.done), .wall(.remove(0)))
        var other = play.reopened
        other.drawWall(5, named: "Theirs")
        play.send(.stored(.walls, other.store["funfair.walls"]))
        play.press(.wall(.takeBack))
        #expect(play.shownWalls.map(\.name) == ["Ours", "Theirs"])
    }

    @Test mutating func `Editing a wall in another window closes this window's editor`() throws {
        play.drawWall(4, named: "Ours")
        var other = play.reopened
        other.press(.visit(.walls), .wall(.change(0)))
        other.send(.paint(40, begins: true))
        play.send(.stored(.walls, other.store["funfair.walls"]))
        #expect(play.editor == nil)
        #expect(play.shownWalls.first?.tiles.filter { $0 > 0 }.count == 2)
    }

    @Test mutating func `Renaming a wall in another window leaves this window's editor open`()
        throws
    {
        play.drawWall(4, named: "Ours")
        var other = play.reopened
        other.press(.visit(.walls), .wall(.change(0)))
        other.send(.type(.wallName, "Theirs", isFinished: true))
        play.send(.stored(.walls, other.store["funfair.walls"]))
        #expect(play.editor != nil)
        play.send(.paint(5, begins: true))
        play.press(.wall(.done))
        #expect(play.shownWalls.first?.name == "Theirs")
    }

    // MARK: Playing

    @Test mutating func `Try it plays the wall at once for a known player`() throws {
        play.enter(name: "Ada", at: .breakout)
        play.press(.pause)
        play.giveUp(.breakout)
        play.drawWall(4, 5)
        play.press(.wall(.tryOut))
        let cabinet = try #require(play.app.session?.cabinet as? GameCabinet<BreakoutGame>)
        #expect(cabinet.run.game.bricks.count == 2)
        #expect(cabinet.player.text == "Ada")
    }

    @Test mutating func `Trying out a wall asks an unknown player for a name`() {
        play.drawWall(4, named: "Eye")
        play.press(.wall(.tryOut))
        #expect(play.app.playerScreen?.wall?.name == "Eye")
        #expect(play.app.playerScreen?.wall?.tiles.filter { $0 > 0 }.count == 1)
    }

    @Test mutating func `Playing a wall doesn't drop a waiting run`() {
        play.enter(name: "Ada", at: .breakout)
        play.wait(seconds: 1)
        play.drawWall(4)
        play.press(.wall(.tryOut))
        #expect(play.app.playScreen?.interrupted != nil)
        #expect(play.app.session?.contest == .breakout)
    }

    @Test mutating func `The next run uses the chosen wall, even after a reload`() throws {
        play.drawWall(4, 44, named: "Far")
        play.press(.wall(.tryOut))
        var later = play.reopened
        later.press(.open(.breakout))
        #expect(later.app.playerScreen?.wall?.name == "Far")
        later.enter(name: "Ada", at: .breakout)
        let cabinet = try #require(later.app.session?.cabinet as? GameCabinet<BreakoutGame>)
        #expect(cabinet.run.game.bricks.count == 2)
    }

    @Test mutating func `Settings from another window don't change the chosen wall`() {
        play.drawWall(4, named: "Eye")
        play.press(.wall(.tryOut))
        play.send(.stored(.settings, play.store["funfair.settings"]))
        #expect(play.app.playerScreen?.wall?.name == "Eye")
    }

    @Test mutating func `Settings of other modes don't affect a drawn wall`() throws {
        play.press(.open(.breakout), .tab(.settings))
        for item in try #require(play.app.settingsScreen).items.dropFirst() {
            play.press(.step(item.setting, 1))
        }
        play.drawWall(4)
        try play.clearWall()
        #expect(play.app.walls.hasCleared)
    }

    // MARK: Clearing

    @Test mutating func `The result of clearing a wall says that the wall can be sent`() throws {
        play.drawWall(4)
        try play.clearWall()
        let result = try #require(play.app.resultScreen)
        #expect(result.headline == "Wall cleared!")
        #expect(result.comparison == "Now you can send it!")
        #expect(result.more.first?.action == .visit(.walls))
        play.press(.visit(.walls))
        let wall = try #require(play.shownWalls.first)
        #expect(wall.line.hasPrefix("Ada cleared it: "))
        #expect(wall.link != nil)
    }

    @Test mutating func `A run that loses all balls doesn't clear the wall`() throws {
        play.drawWall(4)
        play.press(.wall(.tryOut))
        play.enter(name: "Ada", at: .breakout)
        play.press(.pause, .drop(.breakout))
        play.press(.visit(.walls))
        #expect(play.shownWalls.first?.link == nil)
    }

    @Test mutating func `A changed wall must be cleared again, unless it's changed back`() throws {
        play.drawWall(4)
        try play.clearWall()
        play.press(.visit(.walls), .wall(.change(0)))
        play.send(.paint(5, begins: true))
        play.press(.wall(.done))
        #expect(play.shownWalls.first?.link == nil)
        play.press(.wall(.change(0)))
        play.send(.paint(5, begins: true))
        play.press(.wall(.done))
        #expect(play.shownWalls.first?.link != nil)
    }

    @Test mutating func `Of two proofs of a wall, the proof with more points is kept`() throws {
        play.drawWall(4)
        try play.clearWall()
        let first = try #require(play.app.walls.book[0]?.cleared)
        for _ in 0..<4 {
            play.press(.wall(.play(0)), .play)
            try play.playOn()
        }
        let best = try #require(play.app.walls.book[0]?.cleared)
        #expect(best.score >= first.score)
        let proof = try #require(play.app.walls.proof(of: 0))
        #expect(try FinishedRecording(proof).end.score == best.score)
    }

    @Test mutating func `A wall's proof with fewer points changes nothing`() throws {
        play.drawWall(4)
        try play.clearWall()
        var book = play.app.walls.book
        var wall = try #require(book[0])
        let known = try #require(wall.cleared)
        let better = try #require(ScoreCurve(step: 1, scores: [known.score + 1_000_000]))
        wall.lastCleared = ClearedWall(wall: known.wall, of: known, curve: better)
        book.put(wall)
        play.send(.stored(.walls, book.text))
        play.press(.wall(.play(0)), .play)
        try play.playOn()
        #expect(play.app.walls.book[0]?.cleared?.score == better.total)
    }

    @Test mutating func `The run that cleared a wall can be watched, even after a reload`() throws {
        play.drawWall(4)
        try play.clearWall()
        var later = play.reopened
        later.press(.visit(.walls), .wall(.watch(0)))
        #expect(later.app.playing.replay?.cabinet.contest(at: .breakout) == .drawnWall)
        later.lookOn()
        #expect(later.watch?.ending != nil)
    }

    @Test mutating func `A run on a drawn wall isn't on any of the device's boards`() throws {
        play.drawWall(4)
        try play.clearWall()
        #expect(play.app.resultScreen?.board == nil)
        for isStandard in [true, false] {
            #expect(play.app.records.boards[.breakout, isStandard: isStandard].entries.isEmpty)
        }
    }

    @Test mutating func `After drawing a wall, the standard game still counts on its board`()
        throws
    {
        play.drawWall(4)
        try play.clearWall()
        play.press(.open(.breakout))
        let way = try #require(play.app.playerScreen?.way?.choices.first)
        play.press(way.action, .play)
        try play.playOn()
        #expect(play.app.records.boards[.breakout, isStandard: true].entries.count == 1)
    }

    @Test mutating func `A recording of a drawn wall is raced on that wall`() throws {
        play.drawWall(4)
        try play.clearWall()
        let proof = try #require(play.app.walls.proof(of: 0))
        var other = Play()
        other.watch(proof, at: .breakout)
        other.lookOn()
        let race = try #require(other.watch?.race)
        other.press(race.action)
        other.enter(name: "Bo", at: .breakout)
        let cabinet = try #require(other.app.session?.cabinet as? GameCabinet<BreakoutGame>)
        #expect(cabinet.run.game.bricks.count == 1)
        #expect(other.app.session?.ghost?.player.text == "Ada")
    }
}
