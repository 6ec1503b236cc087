import Arcade
import Breakout
import Phrases

/// Walls that were drawn: those that are kept, or one of them in the editor.
public struct WallsScreen: Equatable, Sendable {
    /// A wall with what can be done about it.
    public struct Item: Equatable, Sendable {
        /// Its number among those that are kept.
        public let number: Int
        /// What it is called.
        public let name: String
        /// What is at each place, row by row from the upper left: 0 for a gap, and else one more than the
        /// row of Breakout's looks.
        public let tiles: [UInt8]
        /// Who cleared it and with what; or that nobody did so far.
        public let line: String
        /// The letters of a link to it, behind `wall=`; nil before it was cleared.
        public let link: String?
        /// Makes it the wall of the next run; nil while there is no brick.
        public let play: Control?
        /// Watches how it was cleared, changes it, removes it.
        public let more: [Control]
    }

    /// Walls that belong together, below a title.
    public struct Shelf: Equatable, Sendable {
        /// What they are.
        public let title: String
        /// The newest first.
        public let items: [Item]
    }

    /// The places of a row.
    public static let columns = WallDrawing.columns

    /// What the screen is called.
    public let title: String
    /// What it is for.
    public let about: String
    /// Begins another wall; nil where no more are kept.
    public let draw: Control?
    /// What sending is called.
    public let send: String
    /// The walls.
    public let shelves: [Shelf]
    /// The wall that is being drawn. Nothing else is to be seen then.
    public let editor: WallEditorScreen?
}

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

/// The wall of the next run.
public struct WallCard: Equatable, Sendable {
    /// What is at each place, row by row from the upper left: 0 for a gap, and else one more than the
    /// row of Breakout's looks.
    public let tiles: [UInt8]
    /// What it is called.
    public let name: String
    /// Who cleared it, and with what.
    public let line: String
    /// To all walls.
    public let choose: Control
}

extension App {
    var wallsScreen: WallsScreen {
        let book = walls.book
        var shelves: [WallsScreen.Shelf] = []
        for (number, title) in [.wallArrived, .yourWalls, .othersWalls as FunfairPhrase]
            .enumerated()
        {
            var items: [WallsScreen.Item] = []
            for wall in book.walls where shelf(of: wall) == number { items.append(item(wall)) }
            if !items.isEmpty {
                shelves.append(WallsScreen.Shelf(title: words[title], items: items))
            }
        }
        return WallsScreen(
            title: words[.walls], about: words[.aboutWalls],
            draw: book.hasRoom ? Control(words[.drawWall], .wall(.draw)) : nil,
            send: words[.send], shelves: shelves, editor: walls.open.map { editor($0) })
    }

    /// On which shelf a wall stands.
    private func shelf(of wall: KeptWall) -> Int {
        wall.number == walls.arrived ? 0 : wall.isOwn ? 1 : 2
    }

    private func item(_ wall: KeptWall) -> WallsScreen.Item {
        let number = wall.number
        var more: [Control] = []
        if wall.isOwn { more.append(Control(words[.change], .wall(.change(number)))) }
        if wall.cleared != nil, walls.hasProof(of: number) {
            more.append(Control(words[.watch], .wall(.watch(number))))
        }
        more.append(Control(words[.remove], .wall(.remove(number))))
        return WallsScreen.Item(
            number: number, name: wall.name.text, tiles: wall.drawing.looks, line: line(on: wall),
            link: wall.isOwn ? wall.link.map { String(bytes: $0.letters) } : nil,
            play: wall.drawing.isEmpty ? nil : Control(words[.play], .wall(.play(number))),
            more: more)
    }

    private func line(on wall: KeptWall) -> String {
        guard let cleared = wall.cleared else { return words[.wallNotCleared] }
        return words[.clearedBy, cleared.author.text, words[.points, cleared.score]]
    }

    /// The wall of the next run.
    var wallCard: WallCard {
        let wall = records.settings.breakout.wall
        let kept = walls.book.chosen.flatMap { walls.book[$0] }
        let shown = kept.flatMap { $0.drawing == wall.drawing ? $0 : nil }
        return WallCard(
            tiles: wall.drawing.looks, name: shown?.name.text ?? words[BreakoutLevel.all[0].name],
            line: shown.map { line(on: $0) } ?? "", choose: Control(words[.walls], .visit(.walls)))
    }

    private func editor(_ open: OpenWall) -> WallEditorScreen {
        let editor = open.editor
        return WallEditorScreen(
            tiles: editor.drawing.looks, nameLabel: words[.wallName], name: open.text,
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
