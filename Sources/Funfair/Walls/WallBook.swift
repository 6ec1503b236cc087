import Arcade
import Breakout
import Phrases

/// A wall stored on this device.
struct KeptWall: Equatable {
    /// The wall's number in the book.
    let number: Int
    /// Whether the wall was drawn here and can be changed.
    let isOwn: Bool
    var name: WallName
    var drawing: WallDrawing
    /// The wall's code at the house; nil if the wall isn't public.
    var shown: WallCode?
    /// The last run that cleared the wall, if any. After a change, the wall must be cleared again
    /// unless it's changed back.
    var lastCleared: ClearedWall?

    /// The run that cleared the wall in its current form, if any.
    var cleared: ClearedWall? {
        lastCleared.flatMap { $0.wall.drawing == drawing ? $0 : nil }
    }

    /// Whether the wall is public in its current form, with its own board.
    var isShown: Bool { shown != nil && shown == WallCode(drawing) }

    /// Whether the wall has the given code, in its current form or in the form that was cleared.
    @inline(never)
    fileprivate func isOf(_ code: WallCode) -> Bool {
        WallCode(drawing) == code || lastCleared.map { WallCode($0.wall.drawing) } == code
    }

    /// The wall to play; nil while there are no bricks.
    var wall: DrawnWall? { try? DrawnWall(drawing) }

    /// The wall's link; nil until the wall is cleared.
    var link: WallLink? { cleared.map { WallLink(name: name, cleared: $0) } }
}

/// The walls stored on this device, drawn here or received through links.
struct WallBook: Equatable {
    /// The maximum number of walls drawn here, and the maximum number received through links.
    static let most = 24
    /// The maximum number of reported walls to hide, and also of hidden authors.
    static let mostHidden = 100
    private static let kind = "walls"
    private static let own = "own"
    private static let other = "other"
    private static let chosen = "chosen"
    private static let shown = "shown"
    private static let unwanted = "unwanted"
    private static let reported = "reported"
    private static let author = "author"

    /// The walls, newest first.
    private(set) var walls: [KeptWall] = []
    /// The number of the wall to play next, if any.
    private(set) var chosen: Int?
    /// The codes of walls that this device has published but no longer stores, or has changed and
    /// published again. The app keeps asking the house to take these walls down until it has.
    private(set) var unwanted: [WallCode] = []
    /// The codes of public walls that this device reported to the host, oldest first.
    private var reported: [WallCode] = []
    /// The authors whose walls this device hides, newest first.
    private(set) var hiddenAuthors: [PlayerName] = []
    /// Lines from a later Funfair, stored unchanged.
    private var foreign: [StoredText.Line] = []

    init() {}

    subscript(number: Int) -> KeptWall? { index(of: number).map { walls[$0] } }

    /// Returns the newest wall drawn here with the given drawing, if any.
    func own(_ drawing: WallDrawing) -> KeptWall? {
        for wall in walls where wall.isOwn && wall.drawing == drawing { return wall }
        return nil
    }

    /// Whether another drawn wall can be added.
    var hasRoom: Bool { count(isOwn: true) < Self.most }

    private func count(isOwn: Bool) -> Int {
        var count = 0
        for wall in walls where wall.isOwn == isOwn { count += 1 }
        return count
    }

    /// Adds a wall. If there are too many received walls, drops the oldest that isn't chosen.
    ///
    /// - Returns: the wall's number; nil if another drawn wall can't be added.
    mutating func add(
        _ name: WallName, _ drawing: WallDrawing, cleared: ClearedWall? = nil, isOwn: Bool,
        shown: WallCode? = nil
    ) -> Int? {
        if count(isOwn: isOwn) == Self.most {
            if isOwn { return nil }
            var last = walls.count - 1
            while walls[last].isOwn || walls[last].number == chosen { last -= 1 }
            walls.remove(at: last)
        }
        var number = 0
        while index(of: number) != nil { number += 1 }
        let wall = KeptWall(
            number: number, isOwn: isOwn, name: name, drawing: drawing, shown: shown,
            lastCleared: cleared)
        walls.insert(wall, at: 0)
        keepWanted()
        return number
    }

    /// Replaces the wall with the same number, if there is one.
    mutating func put(_ wall: KeptWall) {
        if let index = index(of: wall.number) { walls[index] = wall }
    }

    mutating func remove(_ number: Int) {
        guard let index = index(of: number) else { return }
        let wall = walls.remove(at: index)
        if chosen == number { chosen = nil }
        if wall.isOwn { discard(wall.shown) }
    }

    // Not inlined because there are many calls, and the browser would download each copy.

    /// Marks a code as unwanted, unless another wall uses it.
    @inline(never)
    private mutating func discard(_ code: WallCode?) {
        guard let code else { return }
        forget(code)
        unwanted.append(code)
        keepWanted()
    }

    /// Unmarks the codes that walls drawn here still use, so these walls remain public.
    @inline(never)
    private mutating func keepWanted() {
        unwanted = unwanted.filter { code in !walls.contains { $0.isOwn && $0.shown == code } }
    }

    private mutating func forget(_ code: WallCode) { unwanted = code.removed(from: unwanted) }

    private func index(of number: Int) -> Int? {
        for index in walls.indices where walls[index].number == number { return index }
        return nil
    }

    /// Records that this device published a wall. Marks the wall's earlier published versions as
    /// unwanted, and the wall itself if it was removed meanwhile.
    mutating func show(_ code: WallCode) {
        discard(code)
        for index in walls.indices where walls[index].isOwn && walls[index].isOf(code) {
            let before = walls[index].shown
            walls[index].shown = code
            discard(before)
        }
        keepWanted()
    }

    /// Records that a received wall is public. Walls drawn here with the same drawing don't change,
    /// since this device can't take the public wall down.
    mutating func noteShown(_ code: WallCode) {
        for index in walls.indices where !walls[index].isOwn && walls[index].isOf(code) {
            walls[index].shown = code
        }
    }

    /// Records that a wall is no longer public.
    mutating func hide(_ code: WallCode) {
        for index in walls.indices where walls[index].shown == code { walls[index].shown = nil }
        forget(code)
    }

    /// Records that the house has taken down all of this device's walls.
    mutating func hideOwn() {
        for index in walls.indices where walls[index].isOwn { walls[index].shown = nil }
        unwanted.removeAll()
    }

    // MARK: Hidden walls

    // Not inlined because the browser would download each copy.

    /// Whether this device hides a wall that somebody else cleared.
    @inline(never)
    func hides(_ cleared: ClearedWall) -> Bool {
        reported.contains(WallCode(cleared.wall.drawing)) || hiddenAuthors.contains(cleared.author)
    }

    /// Hides a wall that this device reported. If there are too many, shows the oldest again.
    @inline(never)
    mutating func report(_ code: WallCode) {
        if reported.count == Self.mostHidden { reported = reported[0].removed(from: reported) }
        reported.append(code)
    }

    /// Hides an author's walls. If there are too many authors, shows the oldest again.
    mutating func hideWalls(by author: PlayerName) {
        hiddenAuthors.putFirst(author, atMost: Self.mostHidden)
    }

    /// Shows the walls of all hidden authors again.
    mutating func showAuthors() { hiddenAuthors = [] }

    // MARK: Other devices

    /// Whether there is room for another wall drawn here, or received, without dropping one.
    func hasRoom(isOwn: Bool) -> Bool { count(isOwn: isOwn) < Self.most }

    /// Adds another device's walls, as long as there's room, and the runs that cleared walls there.
    mutating func join(_ others: WallBook) {
        for wall in others.walls.reversed() {
            let own = walls.first { $0.isOwn == wall.isOwn && $0.drawing == wall.drawing }
            if let own {
                // A proof on this device belongs to its own run.
                if own.lastCleared == nil, let cleared = wall.cleared {
                    clear(own.number, by: cleared)
                }
            } else if hasRoom(isOwn: wall.isOwn) {
                _ = add(
                    wall.name, wall.drawing, cleared: wall.lastCleared, isOwn: wall.isOwn,
                    shown: wall.shown)
            }
        }
    }

    /// Renames a wall.
    mutating func rename(_ number: Int, _ name: WallName) {
        if let index = index(of: number) { walls[index].name = name }
    }

    /// Removes a wall that another device removed, and that isn't public.
    mutating func drop(_ number: Int) {
        walls.removeAll { $0.number == number }
        if chosen == number { chosen = nil }
    }

    /// Notes that a wall was cleared on another device.
    mutating func clear(_ number: Int, by cleared: ClearedWall) {
        if let index = index(of: number) { walls[index].lastCleared = cleared }
    }

    /// Chooses the wall for the next run.
    mutating func choose(_ number: Int) { chosen = number }

    // MARK: Storing

    var text: [UInt8] {
        StoredText.sealed(Self.kind, foreign: foreign) { text in
            for wall in walls {
                var writer = ByteWriter()
                wall.write(to: &writer)
                text.add(words: [
                    (wall.isOwn ? Self.own : Self.other).bytes, String(wall.number).bytes,
                    Base64.letters(of: writer.bytes),
                ])
            }
            for wall in walls {
                guard let shown = wall.shown else { continue }
                text.add(words: [Self.shown.bytes, String(wall.number).bytes, shown.letters])
            }
            for code in unwanted { text.add(words: [Self.unwanted.bytes, [0x30], code.letters]) }
            for code in reported { text.add(words: [Self.reported.bytes, [0x30], code.letters]) }
            for name in hiddenAuthors { text.add(Self.author, "0", name.text) }
            if let chosen { text.add(Self.chosen, String(chosen)) }
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 3, least: 2) { words in
            let isOwn = words[0].spells(Self.own)
            let isChosen = words[0].spells(Self.chosen)
            let isShown = words[0].spells(Self.shown)
            let isUnwanted = words[0].spells(Self.unwanted)
            let isReported = words[0].spells(Self.reported)
            let isAuthor = words[0].spells(Self.author)
            guard
                isOwn || isChosen || isShown || isUnwanted || isReported || isAuthor
                    || words[0].spells(Self.other)
            else { return .foreign }
            guard let number = words[1].number, (0..<2 * Self.most).contains(number) else {
                return .damaged
            }
            if isChosen {
                chosen = number
                return .taken
            }
            if isAuthor {
                guard words.count == 3, let name = words[2].playerName else { return .damaged }
                if hiddenAuthors.count < Self.mostHidden { hiddenAuthors.append(name) }
                return .taken
            }
            if isShown || isUnwanted || isReported {
                guard words.count == 3, let code = WallCode(words[2]) else { return .damaged }
                if isReported {
                    report(code)
                    return .taken
                }
                if isUnwanted {
                    unwanted.append(code)
                    return .taken
                }
                guard let index = index(of: number) else { return .damaged }
                walls[index].shown = code
                return .taken
            }
            guard words.count == 3, self[number] == nil, let bytes = Base64.bytes(of: words[2]),
                let wall = KeptWall(number: number, isOwn: isOwn, bytes)
            else { return .damaged }
            walls.append(wall)
            return .taken
        }
        guard let foreign else { return nil }
        self.foreign = foreign
        keepWanted()
    }
}

extension WallCode {
    /// Returns the codes without this one.
    @inline(never)
    fileprivate func removed(from codes: [WallCode]) -> [WallCode] { codes.filter { $0 != self } }
}

extension KeptWall {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(name.text)
        drawing.write(to: &writer)
        writer.write(byte: lastCleared == nil ? 0 : 1)
        if let cleared = lastCleared { cleared.write(to: &writer, with: cleared.curve) }
    }

    fileprivate init?(number: Int, isOwn: Bool, _ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        do throws(RecordingProblem) {
            name = try reader.wallName()
            drawing = try WallDrawing(from: &reader)
            lastCleared = try reader.byte() == 0 ? nil : ClearedWall(from: &reader)
        } catch {
            return nil
        }
        guard reader.remaining == 0 else { return nil }
        self.number = number
        self.isOwn = isOwn
    }
}
