import Arcade
import Breakout
import HouseWire
import Phrases

// Drawing, storing, trying and sharing walls.

/// An action on walls. Stored walls are given by number, and walls in the gallery by index.
public enum WallMove: Equatable, Sendable {
    /// Draws a new wall.
    case draw
    /// Edits a wall.
    case change(Int)
    /// Plays a wall next.
    case play(Int)
    /// Replays the run that cleared a wall.
    case watch(Int)
    /// Removes a wall.
    case remove(Int)
    /// Restores the wall removed last.
    case takeBack
    /// Changes the wall in the editor.
    case edit(WallEditor.Move)
    /// Publishes a wall.
    case show(Int)
    /// Unpublishes a wall.
    case hide(Int)
    /// Shows the board of a public wall.
    case scores(Int)
    /// Changes the order of the public walls.
    case order(WallOrder)
    /// Loads more public walls.
    case more
    /// Plays a public wall next.
    case playShown(Int)
    /// Likes or unlikes a public wall.
    case like(Int)
    /// Reports a public wall to the host.
    case report(Int)
    /// Hides the walls of a public wall's author.
    case hideAuthor(Int)
    /// Shows the walls of all hidden authors again.
    case showAuthors
    /// Plays the wall in the editor.
    case tryOut
    /// Closes the editor.
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
        case .report(let index): if let wall = desk.gallery[index] { desk.report(wall) }
        case .hideAuthor(let index):
            if let author = desk.gallery[index]?.link.cleared.author {
                walls.note { $0.hideWalls(by: author) }
            }
        case .showAuthors: walls.note { $0.showAuthors() }
        case .tryOut:
            guard let number = walls.open?.number else { return }
            choose(number)
            play()
        case .done: walls.leave()
        }
    }

    /// Draws on a cell. At the start of a stroke, announces the new tile for screen readers.
    mutating func paint(_ place: Int, begins: Bool) {
        changeWalls { $0.paint(place, begins: begins) }
        guard begins, let tile = walls.open?.editor.tile(at: place) else { return }
        screens.say(name(of: tile))
    }

    /// Returns the name of a tile, such as `red brick`.
    func name(of tile: WallTile) -> String {
        tile == .gap ? words[.gap] : Stall.breakout.looks[Int(tile.look) - 1].label(in: words)
    }

    /// Changes walls, then updates the wall for the next run: the chosen wall in its current form,
    /// or the standard wall if the chosen wall is gone.
    mutating func changeWalls(_ change: (inout WallDesk) -> Void) {
        let before = walls.book.chosen.flatMap { walls.book[$0] }
        change(&walls)
        let now = walls.book.chosen.flatMap { walls.book[$0] }
        if before != now { records.set(now?.wall ?? .standard) }
    }

    /// Asks the house to take down unwanted walls. The app repeats this whenever the screen
    /// changes, until the house has responded.
    mutating func takeWallsDown() {
        guard desk.isShown else { return }
        for code in walls.unwanted { desk.hide(code, isQuiet: true) }
    }

    private mutating func draw() {
        let number = words.number(walls.book.walls.count + 1)
        if let name = try? WallName(words[.wallNumber, number]) { walls.draw(named: name) }
    }

    /// Chooses a wall for the next run and opens Breakout's stall. A run waiting at that stall must
    /// be finished or given up first.
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

    /// Records a finished run on a wall. If the run improves the proof of a public wall, publishes
    /// the new proof.
    mutating func noteWall(_ cabinet: any Cabinet) {
        guard let number = walls.note(cabinet), let wall = walls.book[number], isPublic(wall)
        else { return }
        show(number)
    }

    /// Shows the board of the run's own wall from now on.
    mutating func showWall(of session: Session) {
        guard session.contest == .drawnWall else { return }
        desk.boards.show(wall: walls.shown(recordedIn: session.cabinet.bytes)?.letters)
    }

    /// Opens a link to a wall, which contains either the whole wall or its code at the house.
    mutating func wallLinkOpened(_ letters: [UInt8]) {
        if let code = WallCode(letters) { return desk.askForWall(code) }
        do throws(WallLinkProblem) {
            wallLinkOpened(try WallLink(letters: letters), isShown: false)
        } catch {
            screens.notify(error.sentence(in: words))
        }
    }

    /// Adds and shows a wall from a link.
    ///
    /// - Parameter isShown: whether the wall is public.
    mutating func wallLinkOpened(_ link: WallLink, isShown: Bool) {
        pause()
        go(to: .destination(.walls))
        walls.linkOpened(link, isShown: isShown)
        refreshBoard()
    }

    /// Shows a wall that the house sent. If a run is in progress, only adds the wall, because the
    /// response may arrive late.
    mutating func wallArrived(_ link: WallLink) {
        guard openSession?.isStopped ?? true else { return walls.linkOpened(link, isShown: true) }
        wallLinkOpened(link, isShown: true)
    }
}
