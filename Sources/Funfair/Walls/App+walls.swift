import Arcade
import Breakout
import HouseWire
import Phrases

// Walls: drawn, kept, tried out and sent.

/// What controls about walls do.
public enum WallMove: Equatable, Sendable {
    /// Begins another wall.
    case draw
    /// Goes on drawing one.
    case change(Int)
    /// The next run is through this one.
    case play(Int)
    /// Shows how it was cleared.
    case watch(Int)
    /// Keeps it no more.
    case remove(Int)
    /// Keeps the one again that was removed last.
    case takeBack
    /// Does something to the wall in the editor.
    case edit(WallEditor.Move)
    /// Shows it to everybody.
    case show(Int)
    /// Shows it no more.
    case hide(Int)
    /// Shows the board of one that everybody sees.
    case scores(Int)
    /// Orders everybody's walls.
    case order(WallOrder)
    /// Asks for more of them.
    case more
    /// The next run is through this one of them.
    case playShown(Int)
    /// Likes this one of them, or does no more.
    case like(Int)
    /// Plays the wall that is being drawn.
    case tryOut
    /// Leaves the editor.
    case done
}

extension App {
    mutating func wallControlPressed(_ move: WallMove) {
        switch move {
        case .draw: draw()
        case .change(let number): walls.change(number)
        case .play(let number): choose(number)
        case .watch(let number): if let proof = walls.proof(of: number) { watch(proof) }
        case .remove(let number): changeWalls { $0.remove(number) }
        case .takeBack: changeWalls { $0.takeBack() }
        case .edit(let move): changeWalls { $0.edit(move) }
        case .show(let number): show(number)
        case .hide(let number): if let code = walls.book[number]?.shown { desk.hide(code) }
        case .scores(let number):
            choose(number)
            look(at: .wall)
        case .order(let order): desk.askForWalls(order)
        case .more: desk.askForWalls(desk.gallery.order, isFurther: true)
        case .playShown(let index):
            guard let link = desk.gallery[index]?.link else { return }
            walls.linkOpened(link, isShown: true)
            if let number = walls.arrived { choose(number) }
        case .like(let index): if let wall = desk.gallery[index] { desk.like(wall) }
        case .tryOut:
            guard let number = walls.open?.number else { return }
            choose(number)
            play()
        case .done: walls.leave()
        }
    }

    /// Hands drew at a place. Where a stroke begins, those who listen are told what is there now.
    mutating func paint(_ place: Int, begins: Bool) {
        changeWalls { $0.paint(place, begins: begins) }
        guard begins, let tile = walls.open?.editor.tile(at: place) else { return }
        screens.say(name(of: tile))
    }

    /// What a tile is called: `red brick`.
    func name(of tile: WallTile) -> String {
        tile == .gap ? words[.gap] : Stall.breakout.looks[Int(tile.look) - 1].label(in: words)
    }

    /// Changes walls. The next run is through the chosen one as it is now, or through the standard wall
    /// where the chosen one is gone.
    mutating func changeWalls(_ change: (inout WallDesk) -> Void) {
        let before = walls.book.chosen.flatMap { walls.book[$0] }
        change(&walls)
        let now = walls.book.chosen.flatMap { walls.book[$0] }
        if before != now { records.set(now?.wall ?? .standard) }
    }

    /// Has the house take down what this device showed and no longer wants to. It is asked again
    /// whenever somebody goes somewhere, until it has answered.
    mutating func takeWallsDown() {
        guard desk.isShown else { return }
        for code in walls.unwanted { desk.hide(code, isQuiet: true) }
    }

    private mutating func draw() {
        let number = words.number(walls.book.walls.count + 1)
        if let name = try? WallName(words[.wallNumber, number]) { walls.draw(named: name) }
    }

    /// Chooses a wall for the next run, and goes where that begins. A run that waits there is gone on
    /// with, or given up, before.
    private mutating func choose(_ number: Int) {
        guard let wall = walls.book[number]?.wall else { return }
        walls.choose(number)
        records.set(wall)
        records.choose(.drawnWall)
        playing.race(nil)
        desk.boards.show(wall: walls.shownChosen?.letters)
        open(.breakout)
    }

    private mutating func show(_ number: Int) {
        guard let link = walls.book[number]?.link, let proof = walls.proof(of: number) else {
            return
        }
        desk.show(link, proof: proof)
    }

    /// A run through a wall has ended. Where everybody sees the wall, they see the better proof, too.
    mutating func noteWall(_ cabinet: any Cabinet) {
        guard let number = walls.note(cabinet), walls.book[number]?.isShown ?? false else { return }
        show(number)
    }

    /// The board that is told of while a run goes on is that of its own wall.
    mutating func showWall(of session: Session) {
        guard session.contest == .drawnWall else { return }
        desk.boards.show(wall: walls.shown(recordedIn: session.cabinet.bytes)?.letters)
    }

    /// An address leads to a wall: by what it says, or by the code that its house knows it by.
    mutating func wallLinkOpened(_ letters: [UInt8]) {
        if let code = WallCode(letters) { return desk.askForWall(code) }
        do throws(WallLinkProblem) {
            wallLinkOpened(try WallLink(letters: letters), isShown: false)
        } catch {
            screens.notify(error.sentence(in: words))
        }
    }

    /// A wall came: it is kept, and shown.
    ///
    /// - Parameter isShown: whether everybody sees it at the house.
    mutating func wallLinkOpened(_ link: WallLink, isShown: Bool) {
        pause()
        go(to: .destination(.walls))
        walls.linkOpened(link, isShown: isShown)
        refreshBoard()
    }

    /// The house's answer leads to a wall, which may come late: a run that goes on isn't interrupted.
    mutating func wallArrived(_ link: WallLink) {
        guard openSession?.isStopped ?? true else { return walls.linkOpened(link, isShown: true) }
        wallLinkOpened(link, isShown: true)
    }
}
