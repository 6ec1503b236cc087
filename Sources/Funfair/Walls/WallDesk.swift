import Arcade
import Breakout
import Phrases

/// The stored walls, the editor, and the wall that was just removed.
struct WallDesk {
    private(set) var book = WallBook()
    /// The recordings of runs that cleared walls, in stored form, by wall number.
    private var proofs = [[UInt8]?](repeating: nil, count: 2 * WallBook.most)
    /// The wall in the editor, if any.
    private(set) var open: OpenWall?
    /// The last removed wall and its proof, while the removal can be undone.
    private(set) var removed: (wall: KeptWall, proof: [UInt8]?, isChosen: Bool)?
    /// The number of the wall opened by a link, until the screen changes; nil otherwise.
    private(set) var arrived: Int?
    /// Whether the last run cleared a wall drawn here.
    private(set) var hasCleared = false
    private var requests = Requests()

    mutating func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    private mutating func save() { requests += .save(.walls, book.text) }

    // MARK: Restoring

    /// Reads the walls stored by any window of this device.
    ///
    /// - Returns: whether the text could be read.
    mutating func read(_ text: [UInt8]) -> Bool {
        guard let book = WallBook(text: text) else { return false }
        self.book = book
        // Another window has changed or removed the wall.
        if let open, book[open.number]?.drawing != open.editor.drawing { self.open = nil }
        return true
    }

    /// Merges the walls of another of the player's devices. Proofs stay on the device where the wall
    /// was cleared.
    mutating func merge(_ device: DeviceText, lives: inout WallLives) {
        guard let others = WallBook(text: device.text) else { return }
        let old = book
        book.merge(others, device.lives, lives: &lives, open: open?.number)
        guard book != old else { return }
        // A proof belongs to the run that cleared the wall here.
        for wall in old.walls where book[wall.number]?.lastCleared != wall.lastCleared {
            keep(nil, of: wall.number)
        }
        save()
    }

    mutating func proofRead(of number: Int, _ letters: [UInt8]?) { proofs[number] = letters }

    /// Returns the recording of the run that cleared a wall, if stored.
    func proof(of number: Int) -> [UInt8]? {
        proofs[number].flatMap { Base64.bytes(of: $0) }
    }

    /// Whether the recording of a run that cleared a wall is stored.
    func hasProof(of number: Int) -> Bool { proofs[number] != nil }

    // MARK: Drawing

    /// Adds a new wall and opens it in the editor, unless there are too many walls.
    mutating func draw(named name: WallName) {
        guard let number = book.add(name, WallDrawing(), isOwn: true) else { return }
        // From now on, Undo takes back steps in the editor.
        removed = nil
        save()
        change(number)
    }

    /// Opens a wall drawn here in the editor.
    mutating func change(_ number: Int) {
        guard let wall = book[number], wall.isOwn else { return }
        open = OpenWall(wall)
    }

    /// Applies a move in the editor, and saves the wall.
    mutating func edit(_ move: WallEditor.Move) {
        guard let open, var wall = book[open.number] else { return }
        open.editor.take(move)
        guard wall.drawing != open.editor.drawing else { return }
        wall.drawing = open.editor.drawing
        book.put(wall)
        save()
    }

    /// Draws on a cell.
    mutating func paint(_ place: Int, begins: Bool) { edit(.paint(place, begins: begins)) }

    /// Changes the wall's name to the typed text, unless the text is invalid.
    mutating func type(_ text: String, in words: Words) {
        guard let open, var wall = book[open.number] else { return }
        open.text = text
        open.problem = nil
        do throws(PlayerNameProblem) {
            wall.name = try WallName(text)
            book.put(wall)
            save()
        } catch {
            open.problem = error.sentence(in: words)
        }
    }

    /// Closes the editor and ends the undo period, because the screen changes.
    mutating func leave() {
        open = nil
        removed = nil
        arrived = nil
    }

    // MARK: Stored walls

    /// Adds a wall from a link, unless the book contains the same wall with the same run.
    mutating func linkOpened(_ link: WallLink, isShown: Bool) {
        arrived = nil
        for wall in book.walls where wall.cleared == link.cleared { arrived = wall.number }
        arrived =
            arrived
            ?? book.add(link.name, link.cleared.wall.drawing, cleared: link.cleared, isOwn: false)
        if isShown { book.noteShown(WallCode(link.cleared.wall.drawing)) }
        save()
    }

    /// Changes and saves what the book knows about the house.
    mutating func note(_ change: (inout WallBook) -> Void) {
        change(&book)
        save()
    }

    /// The codes of walls that the house should take down, except a wall whose removal can still be
    /// undone.
    var unwanted: [WallCode] { book.unwanted.filter { $0 != removed?.wall.shown } }

    /// Returns the code of a run's wall; nil if the wall isn't public.
    func shown(recordedIn bytes: [UInt8]) -> WallCode? {
        guard let code = RecordedWall(recordedIn: bytes)?.code else { return nil }
        for wall in book.walls where wall.shown == code { return code }
        return nil
    }

    /// The code of the chosen wall; nil if the wall isn't public.
    var shownChosen: WallCode? {
        book.chosen.flatMap { book[$0] }.flatMap { $0.isShown ? $0.shown : nil }
    }

    /// Chooses the wall for the next run.
    mutating func choose(_ number: Int) {
        book.choose(number)
        save()
    }

    mutating func remove(_ number: Int) {
        guard let wall = book[number] else { return }
        removed = (wall, proofs[number], book.chosen == number)
        book.remove(number)
        keep(nil, of: number)
        save()
    }

    /// Restores the last removed wall. Its number changes if another window has reused the old
    /// number.
    mutating func takeBack() {
        guard let (wall, proof, isChosen) = removed,
            let number = book.add(
                wall.name, wall.drawing, cleared: wall.lastCleared, isOwn: wall.isOwn,
                shown: wall.shown)
        else { return }
        removed = nil
        if isChosen { book.choose(number) }
        keep(proof, of: number)
        save()
    }

    private mutating func keep(_ letters: [UInt8]?, of number: Int) {
        guard proofs[number] != letters else { return }
        proofs[number] = letters
        requests += letters.map { .save(.proof(number), $0) } ?? .remove(.proof(number))
    }

    // MARK: Runs

    /// Records a finished run on a wall. The run becomes the wall's proof if it cleared a wall
    /// drawn here with a better score.
    ///
    /// - Returns: the number of the wall, if it has a new proof.
    mutating func note(_ cabinet: any Cabinet) -> Int? {
        hasCleared = false
        guard let cleared = ClearedWall(cabinet), var wall = book.own(cleared.wall.drawing) else {
            return nil
        }
        hasCleared = true
        // Scores under other rules aren't comparable, and their recordings can't be watched.
        if let before = wall.cleared, before.rules == cleared.rules, before.score >= cleared.score {
            return nil
        }
        wall.lastCleared = cleared
        book.put(wall)
        keep(Base64.letters(of: cabinet.bytes), of: wall.number)
        save()
        return wall.number
    }

    /// Adds a wall that a run cleared, unless it's here already.
    ///
    /// - Returns: whether the wall was added.
    mutating func add(_ name: WallName?, provenBy cabinet: any Cabinet) -> Bool {
        guard let name, let cleared = ClearedWall(cabinet),
            book.own(cleared.wall.drawing) == nil,
            book.add(name, cleared.wall.drawing, isOwn: true) != nil
        else { return false }
        return note(cabinet) != nil
    }

    /// The chosen wall, if any.
    var chosen: DrawnWall? { book.chosen.flatMap { book[$0]?.wall } }

    /// Returns the ghost for a run on the chosen wall, if the settings match.
    func ghost(of settings: AppSettings) -> Ghost? {
        guard let cleared = book.chosen.flatMap({ book[$0]?.cleared }),
            cleared.wall == settings.wall,
            cleared.rules == BreakoutGame.identity.rulesVersion
        else { return nil }
        return Ghost(cleared)
    }
}

/// The wall in the editor. A class because it has identity while somebody draws it.
final class OpenWall {
    /// The wall's number in the book.
    let number: Int
    var editor: WallEditor
    /// The text in the name field.
    var text: String
    /// What's wrong with the name, if anything.
    var problem: String?

    init(_ wall: KeptWall) {
        number = wall.number
        editor = WallEditor(wall.drawing)
        text = wall.name.text
    }
}
