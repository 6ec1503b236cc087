import Arcade
import Breakout
import Testing

@testable import Funfair

/// Two windows of one device draw walls. The second has not heard of the first when it saves, so its face
/// tells it what the first has written instead.
@Suite("Walls in several windows")
struct WallWindowTests {
    private var one = Play()
    private var two = Play()
    private var base: [UInt8] = []

    /// Both windows open what was drawn so far.
    private mutating func open() {
        base = one.store[StoreKey.walls.text] ?? []
        two = one.reopened
        one.press(.visit(.walls))
        two.press(.visit(.walls))
    }

    /// The second window's last save is refused, and then both hear what it saves instead.
    private mutating func merge() {
        let text = one.store[StoreKey.walls.text]
        two.send(.stored(.walls, text, since: base))
        one.send(.stored(.walls, two.store[StoreKey.walls.text], since: text))
    }

    private func names(_ play: Play) -> [String] { play.shownWalls.map(\.name).sorted() }

    @Test mutating func `The first walls of two windows are both kept`() {
        open()
        one.drawWall(4, named: "Ours")
        two.drawWall(5, named: "Theirs")
        merge()
        one.press(.wall(.done))
        two.press(.wall(.done))
        #expect(names(one) == ["Ours", "Theirs"])
        #expect(names(two) == ["Ours", "Theirs"])
        var later = two.reopened
        later.press(.visit(.walls))
        #expect(names(later) == ["Ours", "Theirs"])
    }

    @Test mutating func `A wall that one removes is gone, and what the other draws stays`() {
        one.drawWall(4, named: "Old")
        one.press(.wall(.done))
        open()
        one.press(.wall(.remove(0)))
        two.drawWall(5, named: "New")
        merge()
        two.press(.wall(.done))
        #expect(names(two) == ["New"])
        #expect(names(one) == ["New"])
    }

    @Test mutating func `A wall that both draw at becomes two`() {
        one.drawWall(4, named: "Wall")
        one.press(.wall(.done))
        open()
        one.press(.wall(.change(0)))
        one.send(.paint(5, begins: true))
        two.press(.wall(.change(0)))
        for place in [40, 41] { two.send(.paint(place, begins: true)) }
        merge()
        two.press(.wall(.done))
        let bricks = two.shownWalls.map { $0.tiles.filter { $0 > 0 }.count }
        #expect(bricks.sorted() == [2, 3])
    }

    @Test mutating func `A wall that nobody changed here is as the other window has it`() {
        one.drawWall(4, named: "Wall")
        one.press(.wall(.done))
        open()
        one.press(.wall(.change(0)))
        one.send(.paint(5, begins: true))
        merge()
        #expect(two.shownWalls.map { $0.tiles.filter { $0 > 0 }.count } == [2])
    }
}
