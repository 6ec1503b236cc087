/// An editor for walls, with a tile as the brush and undoable strokes.
public struct WallEditor: Equatable, Sendable {
    /// The maximum number of steps that can be undone.
    static let mostSteps = 100

    /// The current drawing.
    public private(set) var drawing: WallDrawing
    /// The tile to draw with.
    public private(set) var brush: WallTile
    /// Whether strokes are mirrored left to right.
    public private(set) var isMirrored = false
    /// What the current stroke paints: the brush, or a gap if the stroke began on a tile equal to
    /// the brush.
    private var ink = WallTile.gap
    /// Whether the current stroke hasn't changed the drawing yet.
    private var isFresh = true
    private var past: [WallDrawing] = []
    private var future: [WallDrawing] = []

    /// Creates an editor without undo steps.
    ///
    /// - Parameter drawing: the drawing to edit.
    public init(_ drawing: WallDrawing) {
        self.drawing = drawing
        brush = WallTile.all[1]
    }

    /// Whether there is a step to undo.
    public var canUndo: Bool { !past.isEmpty }

    /// Whether there is a step to redo.
    public var canRedo: Bool { !future.isEmpty }

    /// Returns the tile at a place, or nil outside the drawing.
    public func tile(at place: Int) -> WallTile? {
        (0..<drawing.count).contains(place) ? drawing[place] : nil
    }

    /// A step of editing a wall.
    public enum Move: Equatable, Sendable {
        /// Paints a place, counted row by row from the upper left; `begins` starts a new stroke.
        /// Places outside the drawing are ignored. A stroke that begins on a tile equal to the
        /// brush erases. Undoing removes a whole stroke.
        case paint(Int, begins: Bool)
        /// Selects the tile with this number as the brush.
        case brush(Int)
        /// Switches mirroring on or off.
        case mirror
        /// Undoes the last step.
        case undo
        /// Redoes the last undone step.
        case redo
        /// Removes all bricks.
        case clear
        /// Adds this many rows at the bottom, or removes rows if negative, within
        /// `WallDrawing.rowRange`.
        case rows(Int)
        /// Starts over with one of the levels, counted from 0.
        case level(Int)
    }

    /// Applies a move.
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

    /// Replaces the drawing. The change is a separate undo step, unless the current stroke has
    /// already changed the drawing.
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
