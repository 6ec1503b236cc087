import Arcade
import Breakout
import Phrases

/// A wall that this device keeps.
struct KeptWall: Equatable {
    /// Its number in the book.
    let number: Int
    /// Whether it was drawn here, and can be changed.
    let isOwn: Bool
    var name: WallName
    var drawing: WallDrawing
    /// What it is called where everybody sees it at the house.
    var shown: WallCode?
    /// How it was cleared. A wall that was changed since has to be cleared again, unless it is changed
    /// back.
    var lastCleared: ClearedWall?

    /// How it was cleared as it is now.
    var cleared: ClearedWall? {
        lastCleared.flatMap { $0.wall.drawing == drawing ? $0 : nil }
    }

    /// Whether everybody sees it as it is now, with a board of its own.
    var isShown: Bool { shown != nil && shown == WallCode(drawing) }

    /// Whether it is the wall of a code, as it is now or as it was when it was cleared.
    @inline(never)
    fileprivate func isOf(_ code: WallCode) -> Bool {
        WallCode(drawing) == code || lastCleared.map { WallCode($0.wall.drawing) } == code
    }

    /// The wall to play; nil while there is no brick.
    var wall: DrawnWall? { try? DrawnWall(drawing) }

    /// The same as a link; nil before it was cleared.
    var link: WallLink? { cleared.map { WallLink(name: name, cleared: $0) } }

    /// The letters of an address that leads to it: of its code, where the house knows it by that.
    var letters: [UInt8]? {
        isShown ? shown?.letters : link?.letters
    }
}

/// The walls that this device keeps: those that were drawn here, and those that came by links.
struct WallBook: Equatable {
    /// So many were drawn here, and so many came, at most.
    static let most = 24
    private static let kind = "walls"
    private static let own = "own"
    private static let other = "other"
    private static let chosen = "chosen"
    private static let shown = "shown"
    private static let unwanted = "unwanted"

    /// The newest first.
    private(set) var walls: [KeptWall] = []
    /// The number of the one that is played next.
    private(set) var chosen: Int?
    /// What this device has shown to everybody and no longer keeps, or has changed and shown again. The
    /// house is asked to take it down until it has.
    private(set) var unwanted: [WallCode] = []
    /// Lines of a later Funfair, kept as they are.
    private var foreign: [StoredText.Line] = []

    init() {}

    subscript(number: Int) -> KeptWall? { index(of: number).map { walls[$0] } }

    /// The newest of those that were drawn here and are the same as this.
    func own(_ drawing: WallDrawing) -> KeptWall? {
        for wall in walls where wall.isOwn && wall.drawing == drawing { return wall }
        return nil
    }

    /// Whether another one can be drawn.
    var hasRoom: Bool { count(isOwn: true) < Self.most }

    private func count(isOwn: Bool) -> Int {
        var count = 0
        for wall in walls where wall.isOwn == isOwn { count += 1 }
        return count
    }

    /// Takes a wall in. Of those that came, the one that came first makes room, unless it is chosen.
    ///
    /// - Returns: its number; nil where there is no room for one that was drawn here.
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

    /// Puts a wall into the place of what has its number; where that is gone, nothing is done.
    mutating func put(_ wall: KeptWall) {
        if let index = index(of: wall.number) { walls[index] = wall }
    }

    mutating func remove(_ number: Int) {
        guard let index = index(of: number) else { return }
        let wall = walls.remove(at: index)
        if chosen == number { chosen = nil }
        if wall.isOwn { discard(wall.shown) }
    }

    // Not inlined: there are many calls, and the browser downloads each copy.

    /// Nobody wants to show this any more, unless another wall is the same.
    @inline(never)
    private mutating func discard(_ code: WallCode?) {
        guard let code else { return }
        forget(code)
        unwanted.append(code)
        keepWanted()
    }

    /// What a wall that was drawn here is shown as stays.
    @inline(never)
    private mutating func keepWanted() {
        unwanted = unwanted.filter { code in !walls.contains { $0.isOwn && $0.shown == code } }
    }

    @inline(never)
    private mutating func forget(_ code: WallCode) { unwanted = unwanted.filter { $0 != code } }

    private func index(of number: Int) -> Int? {
        for index in walls.indices where walls[index].number == number { return index }
        return nil
    }

    /// This device has shown a wall to everybody. What it showed of the same wall before is unwanted,
    /// and so is a wall that was removed meanwhile.
    mutating func show(_ code: WallCode) {
        discard(code)
        for index in walls.indices where walls[index].isOwn && walls[index].isOf(code) {
            let before = walls[index].shown
            walls[index].shown = code
            discard(before)
        }
        keepWanted()
    }

    /// Everybody sees a wall that came. Nobody here can take it down, so walls that were drawn here and
    /// look the same are left as they are.
    mutating func noteShown(_ code: WallCode) {
        for index in walls.indices where !walls[index].isOwn && walls[index].isOf(code) {
            walls[index].shown = code
        }
    }

    /// Nobody sees the wall of a code any more.
    mutating func hide(_ code: WallCode) {
        for index in walls.indices where walls[index].shown == code { walls[index].shown = nil }
        forget(code)
    }

    /// The house has taken down all that this device showed.
    mutating func hideOwn() {
        for index in walls.indices where walls[index].isOwn { walls[index].shown = nil }
        unwanted.removeAll()
    }

    /// The next run is through this one.
    mutating func choose(_ number: Int) { chosen = number }

    // MARK: Keeping

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
            if let chosen { text.add(Self.chosen, String(chosen)) }
        }
    }

    /// The walls of a stored text, or nil where it is damaged or something else.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 3, least: 2) { words in
            let isOwn = words[0].spells(Self.own)
            let isChosen = words[0].spells(Self.chosen)
            let isShown = words[0].spells(Self.shown)
            let isUnwanted = words[0].spells(Self.unwanted)
            guard isOwn || isChosen || isShown || isUnwanted || words[0].spells(Self.other) else {
                return .foreign
            }
            guard let number = words[1].number, (0..<2 * Self.most).contains(number) else {
                return .damaged
            }
            if isChosen {
                chosen = number
                return .taken
            }
            if isShown || isUnwanted {
                guard words.count == 3, let code = WallCode(words[2]) else { return .damaged }
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
