import Arcade
import Testing

@testable import Breakout

@Suite("Drawing a wall")
struct WallEditorTests {
    private static let red = WallTile.all[1]
    private static let orange = WallTile.all[2]

    private var editor = WallEditor(WallDrawing())

    /// Returns a random move in an editor.
    private static func move(_ chance: inout SeededGenerator) -> WallEditor.Move {
        switch chance.below(12) {
        case 0...5: .paint(chance.below(140) - 10, begins: chance.below(3) == 0)
        case 6: .brush(chance.below(30) - 5)
        case 7: .mirror
        case 8: .rows(chance.below(9) - 4)
        case 9: .level(chance.below(40) - 5)
        case 10: .clear
        default: .undo
        }
    }

    // MARK: Strokes

    @Test mutating func `A stroke draws the brush along its path`() {
        editor.take(.paint(3, begins: true))
        editor.take(.paint(4, begins: false))
        #expect(editor.drawing[3] == Self.red && editor.drawing[4] == Self.red)
        #expect(editor.drawing.tiles.filter { $0 != .gap }.count == 2)
    }

    @Test mutating func `A stroke that begins on a tile matching the brush erases`() {
        for place in 0..<3 { editor.take(.paint(place, begins: place == 0)) }
        editor.take(.paint(1, begins: true))
        editor.take(.paint(2, begins: false))
        #expect(editor.drawing[0] == Self.red)
        #expect(editor.drawing[1] == .gap && editor.drawing[2] == .gap)
    }

    @Test mutating func `A stroke that begins on a different colour paints`() {
        editor.take(.paint(5, begins: true))
        editor.take(.brush(2))
        editor.take(.paint(5, begins: true))
        #expect(editor.drawing[5] == Self.orange)
    }

    @Test mutating func `With mirroring on, a stroke draws on both sides`() {
        editor.take(.mirror)
        for place in [0, 23, 44] { editor.take(.paint(place, begins: true)) }
        for place in [0, 9, 23, 26, 44, 45] { #expect(editor.drawing[place] == Self.red) }
        #expect(editor.drawing.tiles.filter { $0 != .gap }.count == 6)
    }

    @Test mutating func `A stroke outside the wall draws nothing`() {
        for place in [-1, 80, .max, .min] { editor.take(.paint(place, begins: true)) }
        #expect(editor.drawing.isEmpty && !editor.canUndo)
    }

    @Test mutating func `Choosing an unknown brush keeps the current one`() {
        for code in [-1, 19, .max] { editor.take(.brush(code)) }
        #expect(editor.brush == Self.red)
    }

    // MARK: Undo and redo

    @Test mutating func `A whole stroke is one undo step`() {
        for place in 0..<10 { editor.take(.paint(place, begins: place == 0)) }
        editor.take(.undo)
        #expect(editor.drawing.isEmpty)
        editor.take(.redo)
        #expect(editor.drawing.tiles.filter { $0 == Self.red }.count == 10)
    }

    @Test mutating func `A move that changes nothing isn't an undo step`() {
        for move: WallEditor.Move in [.clear, .rows(-1), .undo, .redo, .mirror, .brush(4)] {
            editor.take(move)
        }
        #expect(!editor.canUndo)
    }

    @Test mutating func `A new stroke discards the steps to redo`() {
        editor.take(.paint(0, begins: true))
        editor.take(.undo)
        editor.take(.paint(1, begins: true))
        #expect(!editor.canRedo)
    }

    @Test mutating func `A hundred strokes can be undone`() {
        for step in 0..<150 { editor.take(.paint(step % 80, begins: true)) }
        var steps = 0
        while editor.canUndo {
            editor.take(.undo)
            steps += 1
        }
        #expect(steps == 100)
    }

    @Test(arguments: Runs.seeds)
    func `Any strokes can be undone and redone exactly`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var editor = WallEditor(WallDrawing())
        for _ in 0..<60 { editor.take(Self.move(&chance)) }
        let drawn = editor.drawing
        var steps = 0
        while editor.canUndo {
            editor.take(.undo)
            steps += 1
        }
        for _ in 0..<steps { editor.take(.redo) }
        #expect(editor.drawing == drawn)
    }

    // MARK: Rows and levels

    @Test mutating func `Rows are added and removed at the bottom`() {
        editor.take(.paint(70, begins: true))
        editor.take(.rows(4))
        #expect(editor.drawing.rows == 12)
        #expect(editor.drawing[70] == Self.red)
        editor.take(.rows(-4))
        editor.take(.undo)
        #expect(editor.drawing.rows == 12)
    }

    @Test(arguments: Runs.seeds)
    func `A drawn wall always has 8 to 12 complete rows`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var editor = WallEditor(WallDrawing())
        for _ in 0..<200 {
            editor.take(Self.move(&chance))
            #expect(WallDrawing.rowRange.contains(editor.drawing.rows))
            #expect(editor.drawing.count == editor.drawing.rows * WallDrawing.columns)
        }
    }

    @Test(arguments: BreakoutLevel.all.indices)
    func `Starting from a level copies it exactly`(index: Int) throws {
        var editor = WallEditor(WallDrawing())
        editor.take(.level(index))
        #expect(editor.drawing == DrawnWall(BreakoutLevel.all[index]).drawing)
        #expect(try DrawnWall(editor.drawing).rows == 8)
    }

    // MARK: Looks

    @Test func `Each kind of tile has a unique look`() {
        let looks = WallTile.all.map(\.look)
        #expect(looks.first == 0)
        for tile in WallTile.all.dropFirst() {
            let look = BreakoutLook.all[Int(tile.look) - 1]
            let colour = BrickColour.all.first { $0.mark == tile.mark }?.colour
            let kind = BrickKind.all.first { $0.mark == tile.mark }
            #expect(look.colour == colour ?? kind?.colour)
            #expect(look.symbol == kind?.symbol ?? .none)
        }
    }
}
