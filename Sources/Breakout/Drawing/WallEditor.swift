/// Draws a wall: with a tile as the brush, in strokes that can be undone.
public struct WallEditor: Equatable, Sendable {
    /// So many steps can be undone.
    static let mostSteps = 100

    /// What was drawn.
    public private(set) var drawing: WallDrawing
    /// What is drawn with.
    public private(set) var brush: WallTile
    /// Whether what is drawn at a place is drawn on the other side too.
    public private(set) var isMirrored = false
    /// What the stroke under way leaves: the brush, or a gap where it began on the brush's own.
    private var ink = WallTile.gap
    /// Whether the stroke under way has not changed anything yet.
    private var isFresh = true
    private var past: [WallDrawing] = []
    private var future: [WallDrawing] = []

    /// - Parameter drawing: what there is to change.
    public init(_ drawing: WallDrawing) {
        self.drawing = drawing
        brush = WallTile.all[1]
    }

    /// Whether there is a step to take back.
    public var canUndo: Bool { !past.isEmpty }

    /// Whether there is a step to do again.
    public var canRedo: Bool { !future.isEmpty }

    /// What is drawn at a place; nil where there is none.
    public func tile(at place: Int) -> WallTile? {
        (0..<drawing.count).contains(place) ? drawing[place] : nil
    }

    /// What is done to a wall.
    public enum Move: Equatable, Sendable {
        /// Draws at a place, counted row by row from the upper left; where there is none, nothing. All of
        /// a stroke is undone at once, and one that begins on what the brush draws takes away.
        case paint(Int, begins: Bool)
        /// Draws with the tile of this number from now on.
        case brush(Int)
        /// Draws both sides at once, or no more.
        case mirror
        /// Takes the last step back.
        case undo
        /// Does the step again that was taken back last.
        case redo
        /// Takes all bricks away.
        case clear
        /// Adds so many rows below, or takes some away there; within `WallDrawing.rowRange`.
        case rows(Int)
        /// Begins anew with one of the levels, counted from 0.
        case level(Int)
    }

    /// Does something to the wall.
    public mutating func take(_ move: Move) {
        var next = drawing
        switch move {
        case .paint(let place, let begins): return paint(place, begins: begins)
        case .brush(let code):
            brush = WallTile(code: code) ?? brush
            return
        case .mirror:
            isMirrored.toggle()
            return
        case .undo: return undo()
        case .redo: return redo()
        case .clear:
            next = WallDrawing()
            next.take(rows: drawing.rows)
        case .rows(let count): next.take(rows: drawing.rows + count)
        case .level(let index):
            guard BreakoutLevel.all.indices.contains(index) else { return }
            next = WallDrawing(BreakoutLevel.all[index])
        }
        isFresh = true
        replace(with: next)
    }

    private mutating func paint(_ place: Int, begins: Bool) {
        guard (0..<drawing.count).contains(place) else { return }
        if begins {
            ink = drawing[place] == brush ? .gap : brush
            isFresh = true
        }
        var next = drawing
        next[place] = ink
        if isMirrored { next[WallDrawing.mirrored(place)] = ink }
        replace(with: next)
    }

    /// - Parameter next: what there is now; a step of its own, unless the stroke under way began it.
    private mutating func replace(with next: WallDrawing) {
        guard next != drawing else { return }
        if isFresh {
            past.append(drawing)
            if past.count > Self.mostSteps { past.remove(at: 0) }
            future.removeAll()
        }
        isFresh = false
        drawing = next
    }

    private mutating func undo() {
        guard let last = past.popLast() else { return }
        future.append(drawing)
        drawing = last
        isFresh = true
    }

    private mutating func redo() {
        guard let next = future.popLast() else { return }
        past.append(drawing)
        drawing = next
        isFresh = true
    }
}
