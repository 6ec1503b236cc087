import Arcade
import Breakout
import Phrases

/// Where walls are drawn and kept.
struct WallDesk {
    private(set) var book = WallBook()
    /// The recordings by which walls were cleared, as they are kept, by the walls' numbers.
    private var proofs = [[UInt8]?](repeating: nil, count: 2 * WallBook.most)
    /// The wall that is being drawn.
    private(set) var open: OpenWall?
    /// The wall that was removed last, with its proof, as long as it can be taken back.
    private(set) var removed: (wall: KeptWall, proof: [UInt8]?, isChosen: Bool)?
    /// The number of the wall that a link led to, until one goes elsewhere.
    private(set) var arrived: Int?
    /// Whether the last run cleared a wall that was drawn here.
    private(set) var hasCleared = false
    private var requests = Requests()

    mutating func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    private mutating func save() { requests += .save(.walls, book.text) }

    // MARK: What was kept

    /// Takes in the walls that any window of this device keeps.
    ///
    /// - Returns: whether they could be read.
    mutating func read(_ text: [UInt8]) -> Bool {
        guard let book = WallBook(text: text) else { return false }
        self.book = book
        // Another window draws at it, or has removed it.
        if let open, book[open.number]?.drawing != open.editor.drawing { self.open = nil }
        return true
    }

    mutating func proofRead(of number: Int, _ letters: [UInt8]?) { proofs[number] = letters }

    /// The recording by which a wall was cleared.
    func proof(of number: Int) -> [UInt8]? {
        proofs[number].flatMap { Base64.bytes(of: $0) }
    }

    /// Whether there is one.
    func hasProof(of number: Int) -> Bool { proofs[number] != nil }

    // MARK: Drawing

    /// Begins another wall.
    mutating func draw(named name: WallName) {
        guard let number = book.add(name, WallDrawing(), isOwn: true) else { return }
        // Undo is what the editor takes a step back by, from now on.
        removed = nil
        save()
        change(number)
    }

    /// Goes on with a wall that was drawn here.
    mutating func change(_ number: Int) {
        guard let wall = book[number], wall.isOwn else { return }
        open = OpenWall(wall)
    }

    /// Takes in what was done in the editor: each step is kept at once.
    mutating func edit(_ move: WallEditor.Move) {
        guard let open, var wall = book[open.number] else { return }
        open.editor.take(move)
        guard wall.drawing != open.editor.drawing else { return }
        wall.drawing = open.editor.drawing
        book.put(wall)
        save()
    }

    /// Hands drew at a place.
    mutating func paint(_ place: Int, begins: Bool) { edit(.paint(place, begins: begins)) }

    /// Another name was typed; what is none is not kept.
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

    /// Whoever goes elsewhere is done, and wants nothing back.
    mutating func leave() {
        open = nil
        removed = nil
        arrived = nil
    }

    // MARK: Keeping

    /// Takes a wall in that came by a link; the same wall of the same run only once.
    mutating func linkOpened(_ link: WallLink, isShown: Bool) {
        arrived = nil
        for wall in book.walls where wall.cleared == link.cleared { arrived = wall.number }
        arrived =
            arrived
            ?? book.add(link.name, link.cleared.wall.drawing, cleared: link.cleared, isOwn: false)
        if isShown { book.noteShown(WallCode(link.cleared.wall.drawing)) }
        save()
    }

    /// Changes what the book says of the house, and keeps that.
    mutating func note(_ change: (inout WallBook) -> Void) {
        change(&book)
        save()
    }

    /// What the house is to take down now: not a wall whose removal can still be undone.
    var unwanted: [WallCode] { book.unwanted.filter { $0 != removed?.wall.shown } }

    /// The code of the wall of a run, where everybody sees that wall.
    func shown(recordedIn bytes: [UInt8]) -> WallCode? {
        guard let code = RecordedWall(recordedIn: bytes)?.code else { return nil }
        for wall in book.walls where wall.shown == code { return code }
        return nil
    }

    /// The code of the wall that was chosen last, where everybody sees it.
    var shownChosen: WallCode? {
        book.chosen.flatMap { book[$0] }.flatMap { $0.isShown ? $0.shown : nil }
    }

    /// The next run is through this one.
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

    /// Takes the wall back that was removed last. Its number may be another one: another window may have
    /// given the old one away.
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

    /// A run through a wall has ended. Where it cleared one that was drawn here, better than before, it
    /// is the wall's proof from now on.
    ///
    /// - Returns: the number of a wall that has a new proof.
    mutating func note(_ cabinet: any Cabinet) -> Int? {
        hasCleared = false
        guard let cleared = ClearedWall(cabinet), var wall = book.own(cleared.wall.drawing) else {
            return nil
        }
        hasCleared = true
        // Scores by other rules don't compare, and nobody can watch their recordings.
        if let before = wall.cleared, before.rules == cleared.rules, before.score >= cleared.score {
            return nil
        }
        wall.lastCleared = cleared
        book.put(wall)
        keep(Base64.letters(of: cabinet.bytes), of: wall.number)
        save()
        return wall.number
    }

    /// The wall that was chosen last.
    var chosen: DrawnWall? { book.chosen.flatMap { book[$0]?.wall } }

    /// Whom a run through the chosen wall races, by what is set.
    func ghost(of settings: AppSettings) -> Ghost? {
        guard let cleared = book.chosen.flatMap({ book[$0]?.cleared }),
            cleared.wall == settings.wall,
            cleared.rules == BreakoutGame.identity.rulesVersion
        else { return nil }
        return Ghost(cleared)
    }
}

/// A wall in the editor. A class because it goes on while it is drawn.
final class OpenWall {
    /// Its number in the book.
    let number: Int
    var editor: WallEditor
    /// What stands in the field for its name.
    var text: String
    /// What is wrong with that.
    var problem: String?

    init(_ wall: KeptWall) {
        number = wall.number
        editor = WallEditor(wall.drawing)
        text = wall.name.text
    }
}
