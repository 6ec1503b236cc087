import Arcade
import Breakout

/// How often each wall was added and removed, over all of a player's devices. A wall with an odd
/// number exists, one with an even number was removed. Devices that take the greater number of both
/// always agree in the end, in whatever order they hear of each other.
///
/// A wall that was changed or renamed is another wall.
public struct WallLives: Equatable, Sendable {
    /// The number of walls to remember. Those that were removed first are forgotten first.
    static let most = 300
    private static let kind = "lives"
    private static let life = "life"

    private struct Entry: Equatable {
        let wall: UInt64
        var count: Int
    }

    private var entries: [Entry] = []

    /// Creates the lives of no walls.
    public init() {}

    /// The number for a wall; 0 if unknown.
    subscript(wall: UInt64) -> Int {
        get { entries.first { $0.wall == wall }?.count ?? 0 }
        set {
            // The order only changes with a number, or devices would answer each other forever.
            guard newValue != self[wall] else { return }
            entries.removeAll { $0.wall == wall }
            entries.append(Entry(wall: wall, count: newValue))
            guard entries.count > Self.most else { return }
            entries.remove(at: entries.firstIndex { $0.count % 2 == 0 } ?? 0)
        }
    }

    /// Whether no wall is known.
    public var isEmpty: Bool { entries.isEmpty }

    var walls: [UInt64] { entries.map { $0.wall } }

    /// Notes which walls were added and removed on this device, given its stored walls. Invalid walls
    /// change nothing.
    public mutating func note(_ text: [UInt8]) {
        if let book = WallBook(text: text) { note(book) }
    }

    mutating func note(_ book: WallBook) {
        let now = book.walls.map { $0.identity }
        for wall in now where self[wall] % 2 == 0 { self[wall] += 1 }
        for entry in entries where entry.count % 2 == 1 && !now.contains(entry.wall) {
            self[entry.wall] += 1
        }
    }

    // MARK: Storing

    /// The text to store.
    public var text: [UInt8] {
        StoredText.sealed(Self.kind) { text in
            for entry in entries {
                text.add(Self.life, String(entry.count), entry.wall.hexadecimal)
            }
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    public init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 3) { words in
            guard let count = words[1].number, count > 0,
                let wall = Hexadecimal.bits(of: words[2])
            else { return .damaged }
            self[wall] = count
            return .taken
        }
        if foreign == nil { return nil }
    }
}

extension KeptWall {
    /// A hash that identifies the wall in its current form, on every device. A wall from a link is
    /// the same only if the same run cleared it.
    var identity: UInt64 {
        var writer = ByteWriter()
        writer.write(byte: isOwn ? 1 : 0)
        writer.write(name.text)
        drawing.write(to: &writer)
        if !isOwn, let lastCleared { writer.write(bits: lastCleared.stateHash) }
        return StateHash(of: writer.bytes).value
    }
}

extension WallBook {
    /// Merges the walls of another of the player's devices: adds what is new there, and removes what
    /// was removed there. A wall that was changed on both devices becomes two. Public walls stay and
    /// return to the other device, because only this device can take them down at the house.
    ///
    /// - Parameters:
    ///   - others: the other device's walls.
    ///   - theirs: the lives of walls on the other device.
    ///   - lives: the lives of walls on this device.
    ///   - open: the number of the wall in the editor, which stays.
    mutating func merge(
        _ others: WallBook, _ theirs: WallLives, lives: inout WallLives, open: Int?
    ) {
        var theirs = theirs
        theirs.note(others)
        for wall in walls where theirs[wall.identity] > lives[wall.identity] {
            guard theirs[wall.identity] % 2 == 0 else { continue }
            if wall.shown != nil || wall.number == open {
                lives[wall.identity] = theirs[wall.identity] + 1
                continue
            }
            let renamed = others.walls.first { other in
                other.isOwn == wall.isOwn && other.drawing == wall.drawing
                    && !walls.contains { $0.identity == other.identity }
                    && theirs[other.identity] > lives[other.identity]
            }
            if let renamed, renamed.isOwn {
                rename(wall.number, renamed.name)
                lives[renamed.identity] = theirs[renamed.identity]
            } else {
                drop(wall.number)
            }
            lives[wall.identity] = theirs[wall.identity]
        }
        // New walls are added in front of the others.
        for wall in others.walls.reversed() {
            let identity = wall.identity
            if let own = walls.first(where: { $0.identity == identity }) {
                if own.cleared == nil, let cleared = wall.cleared { clear(own.number, by: cleared) }
            } else if theirs[identity] > lives[identity], hasRoom(isOwn: wall.isOwn) {
                // Without room, this device doesn't hear of the wall.
                _ = add(wall.name, wall.drawing, cleared: wall.lastCleared, isOwn: wall.isOwn)
            } else {
                continue
            }
            lives[identity] = max(lives[identity], theirs[identity])
        }
        // What this device never had, or had removed as well.
        for identity in theirs.walls where theirs[identity] % 2 == 0 {
            guard !walls.contains(where: { $0.identity == identity }) else { continue }
            lives[identity] = max(lives[identity], theirs[identity])
        }
    }
}
