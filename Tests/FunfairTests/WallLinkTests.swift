import Arcade
import Breakout
import Testing

@testable import Funfair

@Suite("Walls in links")
struct WallLinkTests {
    /// A face that shows a wall that Ada has cleared.
    private let sender: Play
    /// The wall's link.
    private let letters: [UInt8]
    private var play = Play()

    init() throws {
        var play = Play()
        play.drawWall(4, 5, named: "Eyes")
        try play.clearWall()
        play.press(.visit(.walls))
        letters = Array(try #require(play.shownWalls.first?.link).utf8)
        sender = play
    }

    @Test mutating func `Opening a wall's link shows the wall, its author and the score to beat`()
        throws
    {
        play.send(.wall(letters))
        let shelf = try #require(play.wallsScreen?.shelves.first)
        #expect(shelf.title == "Sent to you")
        let own = try #require(sender.shownWalls.first)
        #expect(shelf.items.map(\.name) == ["Eyes"])
        #expect(shelf.items.map(\.line) == [own.line])
        #expect(shelf.items.map(\.tiles) == [own.tiles])
    }

    @Test mutating func `The author of a received wall can be raced, second by second`() throws {
        play.send(.wall(letters))
        let go = try #require(play.shownWalls.first?.play)
        play.press(go.action)
        #expect(play.app.playerScreen?.wall?.name == "Eyes")
        play.enter(name: "Bo", at: .breakout)
        let ghost = try #require(play.app.session?.ghost)
        #expect(ghost.player.text == "Ada")
        #expect(play.app.playScreen?.race?.player?.text == "Ada")
        try play.playOn()
        let cleared = try #require(sender.app.walls.book[0]?.cleared)
        #expect(ghost.score > 0 && ghost.total == cleared.score)
        ghost.advance(to: 1_000_000)
        #expect(ghost.score == ghost.total)
        let result = try #require(play.app.resultScreen)
        #expect(result.comparison.contains("Ada"))
        #expect(!play.app.walls.hasCleared)
    }

    @Test mutating func `A received wall is stored only once`() {
        for _ in 0..<3 { play.send(.wall(letters)) }
        var later = play.reopened
        later.press(.visit(.walls))
        #expect(later.wallsScreen?.shelves.map(\.title) == ["From others"])
        #expect(later.shownWalls.count == 1)
    }

    @Test mutating func `Someone else's wall can't be shared or changed`() throws {
        play.send(.wall(letters))
        let wall = try #require(play.shownWalls.first)
        #expect(wall.link == nil)
        #expect(wall.more.map(\.name) == ["Remove"])
        play.press(.wall(.change(wall.number)))
        #expect(play.editor == nil)
    }

    @Test mutating func `Opening a wall's link interrupts a run in progress`() {
        play.enter(name: "Bo")
        play.countIn()
        play.send(.wall(letters))
        #expect(play.shownWalls.count == 1)
        #expect(play.app.sessions.first?.phase == .paused)
    }

    @Test mutating func `Receiving too many walls drops the oldest received wall`() throws {
        for number in 0..<30 {
            var other = Play(entropy: UInt64(number))
            other.drawWall(number, named: "Wall \(number)")
            other.press(.visit(.walls))
            let wall = try #require(other.app.walls.book[0]?.wall)
            let known = try #require(sender.app.walls.book[0]?.cleared)
            play.send(
                .wall(
                    WallLink(
                        name: try WallName("Wall \(number)"),
                        cleared: ClearedWall(wall: wall, of: known)
                    ).letters))
        }
        #expect(play.shownWalls.count == 24)
        #expect(play.shownWalls.first?.name == "Wall 29")
        #expect(play.shownWalls.last?.name == "Wall 6")
    }

    // MARK: What a link contains

    /// Returns a link to the largest wall, with a score that grows by a lot at each step.
    private func largest(_ name: String, by author: String) throws -> WallLink {
        let known = try #require(sender.app.walls.book[0]?.cleared)
        let wall = try DrawnWall(Array(repeating: WallTile.all[18], count: 120))
        let scores = (1...64).map { $0 * (Counts.most / 64) }
        let curve = try #require(ScoreCurve(step: 20, scores: scores))
        return WallLink(
            name: try WallName(name),
            cleared: ClearedWall(
                wall: wall, of: known, author: try PlayerName(author), curve: curve))
    }

    @Test func `The largest wall link is complete and has fewer than two thousand characters`()
        throws
    {
        let long = String(repeating: "é", count: 20)
        let link = try largest(long, by: long)
        #expect(link.letters.count <= 1900)
        let read = try WallLink(letters: link.letters)
        #expect(read.name == link.name && read.cleared == link.cleared)
        #expect(read.cleared.curve == link.cleared.curve && read.cleared.author.text == long)
    }

    @Test func `If names take too much space in a wall's link, its score curve is a straight line`()
        throws
    {
        let family = "👩🏽‍❤️‍💋‍👨🏿"
        let link = try largest(
            String(repeating: family, count: 6),
            by: String(repeating: family + "\u{301}\u{302}", count: PlayerName.longest))
        #expect(link.letters.count <= 1900)
        let read = try WallLink(letters: link.letters)
        #expect(read.name == link.name && read.cleared.score == link.cleared.score)
        #expect(read.cleared.curve.score(after: 640) == link.cleared.score / 2)
    }

    @Test func `A wall's name that is too long for a link is invalid`() {
        #expect(throws: PlayerNameProblem.overloaded) {
            try WallName(String(repeating: "👩🏽‍❤️‍💋‍👨🏿", count: 8))
        }
    }

    @Test func `A wall's link has no character with a special meaning in URLs`() {
        let allowed = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        for letter in letters { #expect(allowed.contains(letter)) }
    }

    @Test func `A wall's link with a missing, doubled or changed letter is refused`() {
        for index in letters.indices {
            var other = letters
            other[index] = other[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            #expect(throws: WallLinkProblem.self) { try WallLink(letters: other) }
            var less = letters
            less.remove(at: index)
            #expect(throws: WallLinkProblem.self) { try WallLink(letters: less) }
            var more = letters
            more.insert(letters[index], at: index)
            #expect(throws: WallLinkProblem.self) { try WallLink(letters: more) }
        }
    }

    @Test(arguments: 1...400 as ClosedRange<UInt64>)
    func `Random bytes are refused as a wall's link`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let bytes = (0..<chance.below(400)).map { _ in UInt8(chance.below(256)) }
        var play = Play()
        play.send(.wall(bytes))
        play.send(.wall(Base64.addressLetters(of: bytes)))
        #expect(play.shownWalls.isEmpty)
        #expect(
            play.app.screens.notices == [
                "That link is incomplete. Copy the whole thing."
            ])
    }

    @Test func `A damaged wall link with a valid checksum is refused`() throws {
        let link = try #require(Base64.bytes(ofAddressLetters: letters))
        let body = Array(link.dropLast(4))
        for index in body.indices.dropFirst() {
            for change in [1, 0x55, 0xFF] as [UInt8] {
                var damaged = body
                damaged[index] ^= change
                // The only other possible result is a different valid wall.
                if let read = try? WallLink(letters: sealed(damaged)) {
                    #expect(read.letters == sealed(damaged))
                }
            }
        }
    }

    @Test func `A wall's link with extra bytes at the end is refused`() throws {
        let link = try #require(Base64.bytes(ofAddressLetters: letters))
        let longer = sealed(Array(link.dropLast(4)) + [0])
        #expect(throws: WallLinkProblem.damaged) { try WallLink(letters: longer) }
    }

    @Test func `A wall's link from a newer Funfair is reported as such`() throws {
        var bytes = try #require(Base64.bytes(ofAddressLetters: letters)).dropLast(4)
        bytes[0] = 2
        let letters = sealed(Array(bytes))
        #expect(throws: WallLinkProblem.newer) { try WallLink(letters: letters) }
    }

    /// Returns a body with its correct checksum.
    private func sealed(_ body: [UInt8]) -> [UInt8] {
        let sum = Checksum.of(body[...])
        return Base64.addressLetters(
            of: body + (0..<4).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) })
    }

    // MARK: Storage

    @Test func `Stored walls are restored unchanged`() throws {
        let book = sender.app.walls.book
        #expect(WallBook(text: book.text) == book)
    }

    @Test(arguments: 0..<40)
    func `Stored walls with a changed byte are set aside and reported`(step: Int) throws {
        var store = sender.store
        var text = try #require(store["funfair.walls"])
        text[step * text.count / 40] ^= 1
        store["funfair.walls"] = text
        let later = Play(store: store)
        #expect(later.aside.contains(text))
        #expect(later.app.screens.notices.first?.contains("Your walls") == true)
    }

    @Test func `Stored walls from a newer Funfair are kept unchanged`() throws {
        let text = StoredText.sealed("walls") { $0.add("hung", "7", "on the wall") }
        var book = try #require(WallBook(text: text))
        _ = book.add(try WallName("Mine"), WallDrawing(), isOwn: true)
        #expect(String(bytes: book.text).contains("hung 7 on the wall\n"))
    }
}

extension ClearedWall {
    /// Creates another wall, as if the same run had cleared it.
    convenience init(
        wall: DrawnWall, of other: ClearedWall, author: PlayerName? = nil, curve: ScoreCurve? = nil
    ) {
        self.init(
            wall: wall, author: author ?? other.author, curve: curve ?? other.curve,
            stateHash: other.stateHash, rules: other.rules)
    }
}
