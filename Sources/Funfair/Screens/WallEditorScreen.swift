import Arcade
import Breakout
import Phrases

/// A wall that is being drawn.
public struct WallEditorScreen: Equatable, Sendable {
    /// A tile to draw with.
    public struct Brush: Equatable, Sendable {
        /// 0 for a gap, and else one more than the row of Breakout's looks.
        public let look: UInt8
        /// The key for it on a keyboard.
        public let key: Unicode.Scalar
        /// Chooses it.
        public let control: Control
    }

    /// Something that is done to the wall.
    public struct Tool: Equatable, Sendable {
        /// The word for its picture in faces.
        public let picture: String
        /// Does it.
        public let control: Control
        /// Whether there is anything to do.
        public let isEnabled: Bool
    }

    /// The places of a row.
    public static let columns = WallDrawing.columns

    /// What the screen is called.
    public let title: String
    /// What is at each place, row by row from the upper left: 0 for a gap, and else one more than the
    /// row of Breakout's looks.
    public let tiles: [UInt8]
    /// What its name is called.
    public let nameLabel: String
    /// What stands in the field for it.
    public let name: String
    /// What is wrong with that.
    public let problem: String?
    /// All tiles, the gap first.
    public let brushes: [Brush]
    /// What can be done at once.
    public let tools: [Tool]
    /// How many rows there are, in words.
    public let rows: String
    /// What beginning with a level is called.
    public let levelsName: String
    /// The levels to begin with.
    public let levels: [Control]
    /// Plays it; nil while there is no brick.
    public let tryOut: Control?
    /// Leaves the editor.
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

/// Something that is done to a whole wall at once.
private struct WallTool {
    /// The word for its picture in faces.
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
