import Arcade
import Breakout
import Phrases

/// The screen for drawing a wall.
public struct WallEditorScreen: Equatable, Sendable {
    /// A kind of tile to draw with.
    public struct Brush: Equatable, Sendable {
        /// 0 for a gap, otherwise the index in Breakout's looks plus one.
        public let look: UInt8
        /// The key that selects the brush.
        public let key: Unicode.Scalar
        /// Selects the brush.
        public let control: Control
    }

    /// A tool that changes the wall.
    public struct Tool: Equatable, Sendable {
        /// The word that identifies the tool's icon.
        public let picture: String
        /// Uses the tool.
        public let control: Control
        /// Whether the tool would have an effect.
        public let isEnabled: Bool
    }

    /// The number of cells in a row.
    public static let columns = WallDrawing.columns

    /// The screen's title.
    public let title: String
    /// The tile in each cell, row by row from the upper left: 0 for a gap, otherwise the index in
    /// Breakout's looks plus one.
    public let tiles: [UInt8]
    /// The label of the name field.
    public let nameLabel: String
    /// The text in the name field.
    public let name: String
    /// What's wrong with the name, if anything.
    public let problem: String?
    /// The kinds of tiles, the gap first.
    public let brushes: [Brush]
    /// The tools, in display order.
    public let tools: [Tool]
    /// The number of rows, as text.
    public let rows: String
    /// The title above the levels.
    public let levelsName: String
    /// The levels to start from.
    public let levels: [Control]
    /// Plays the wall; nil while it has no bricks.
    public let tryOut: Control?
    /// Closes the editor.
    public let done: Control
}

extension App {
    func editor(_ open: OpenWall) -> WallEditorScreen {
        let editor = open.editor
        return WallEditorScreen(
            title: words[.walls], tiles: editor.drawing.looks, nameLabel: words[.wallName],
            name: open.text,
            problem: open.problem, brushes: brushes(editor), tools: tools(editor),
            rows: String(
                joining: words[RowsOfBricks.name], " ", words.number(editor.drawing.rows)),
            levelsName: words[.startFrom], levels: levels,
            tryOut: editor.drawing.isEmpty ? nil : Control(words[.tryOut], .wall(.tryOut)),
            done: Control(words[.done], .wall(.done)))
    }

    private func brushes(_ editor: WallEditor) -> [WallEditorScreen.Brush] {
        var brushes: [WallEditorScreen.Brush] = []
        for tile in WallTile.all {
            brushes.append(
                WallEditorScreen.Brush(
                    look: tile.look, key: Unicode.Scalar(tile.mark),
                    control: Control(
                        name(of: tile), .wall(.edit(.brush(brushes.count))),
                        isSelected: tile == editor.brush)))
        }
        return brushes
    }

    private func tools(_ editor: WallEditor) -> [WallEditorScreen.Tool] {
        let range = WallDrawing.rowRange
        let rows = editor.drawing.rows
        var tools: [WallEditorScreen.Tool] = []
        for tool in WallTool.all {
            let isEnabled =
                switch tool.move {
                case .undo: editor.canUndo
                case .redo: editor.canRedo
                case .clear: !editor.drawing.isEmpty
                case .rows(let count): range.contains(rows + count)
                case .paint, .brush, .mirror, .level: true
                }
            tools.append(
                WallEditorScreen.Tool(
                    picture: tool.picture,
                    control: Control(
                        words[tool.name], .wall(.edit(tool.move)),
                        isSelected: tool.move == .mirror && editor.isMirrored),
                    isEnabled: isEnabled))
        }
        return tools
    }

    private var levels: [Control] {
        var levels: [Control] = []
        for level in BreakoutLevel.all {
            levels.append(Control(words[level.name], .wall(.edit(.level(levels.count)))))
        }
        return levels
    }
}

/// A tool that changes the whole wall at once.
private struct WallTool {
    /// The word that identifies the tool's icon.
    let picture: String
    let name: FunfairPhrase
    let move: WallEditor.Move

    static let all = [
        WallTool(picture: "undo", name: .undo, move: .undo),
        WallTool(picture: "redo", name: .redo, move: .redo),
        WallTool(picture: "mirror", name: .mirror, move: .mirror),
        WallTool(picture: "clear", name: .emptyWall, move: .clear),
        WallTool(picture: "less", name: .fewerRows, move: .rows(-1)),
        WallTool(picture: "more", name: .moreRows, move: .rows(1)),
    ]
}
