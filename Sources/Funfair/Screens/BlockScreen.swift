import Arcade

/// A screen as a list of blocks. A face implements each kind of block once, for all such screens.
public struct BlockScreen: Equatable, Sendable {
    /// The kinds of screen.
    public enum Name: UInt8, Sendable {
        /// A stall's boards.
        case scores
        /// The settings of a stall and the device.
        case settings
        /// A game's instructions, or a player's statistics.
        case reading
        /// A party, on a guest's phone.
        case party
        /// This device's walls, and public walls.
        case walls

        /// The word that identifies the kind of screen.
        public var word: String {
            switch self {
            case .scores: "scores"
            case .settings: "settings"
            case .reading: "reading"
            case .party: "party"
            case .walls: "walls"
            }
        }
    }

    /// The kind of screen.
    public let name: Name
    /// The title.
    public internal(set) var title: String
    /// The blocks, from top to bottom.
    public private(set) var blocks: [Block] = []
    /// A question to answer first, in a dialog over the blocks, if any.
    public internal(set) var question: HouseOffer?

    /// The demo on the screen, if any.
    public var demo: DemoStage? {
        for case .demo(let demo) in blocks { return demo }
        return nil
    }

    init(_ name: Name, title: String) {
        self.name = name
        self.title = title
    }

    // Not inlined because there are many calls, and the browser would download each copy.

    /// Appends a block.
    @inline(never)
    mutating func add(_ block: Block) { blocks.append(block) }

    /// Appends a paragraph, unless the text is nil.
    @inline(never)
    mutating func addText(_ text: String?, _ tone: Block.Tone = .plain) {
        if let text { add(.paragraph(text, tone)) }
    }

    /// Appends a control, unless it's nil.
    @inline(never)
    mutating func offer(_ control: Control?, _ weight: Block.Weight = .plain) {
        if let control { add(.control(control, weight)) }
    }

    /// Offers a choice, unless there are fewer than two options.
    @inline(never)
    mutating func offer(_ name: Choice.Name, _ title: String, _ controls: [Control]) {
        if controls.count > 1 { add(.choice(Choice(name, title, controls))) }
    }
}

/// A part of a screen.
public enum Block: Equatable, Sendable {
    /// Instructions, one after the other.
    case steps([String])
    /// One or more sentences.
    case paragraph(String, Tone)
    /// A choice between controls.
    case choice(Choice)
    /// Kinds of things, each with a description.
    case kinds(title: String, columns: [String], rows: [Guide.Row])
    /// Text and numbers in columns.
    case table(Guide.Table)
    /// Numbers with their names, and charts.
    case figures(Figures)
    /// A control.
    case control(Control, Weight)
    /// A control for opening a recording.
    case opening
    /// A board on this device.
    case board(BoardTable)
    /// A board of the house.
    case publicBoard(PublicTable)
    /// A group of settings with its title; the device's group starts with the language.
    case settings(String, language: Choice?, [SettingItem])
    /// A card with controls.
    case offer(HouseOffer)
    /// The player's devices, and a code that links another, with its QR code.
    case devices(DeviceList)
    /// A medal for a place on the podium, 1 to 3.
    case medal(Int)
    /// The guest's own face at a party: its number, its description, and the control that draws
    /// another one, if the guest may.
    case face(Int, name: String, another: Control?)
    /// A self-playing game.
    case demo(DemoStage)
    /// The form for joining a party, or for linking this device.
    case door(CodeForm)
    /// A picture of a wall: the brick in each cell, as in `WallShelf.Item.tiles`.
    case wall([UInt8])
    /// A group of walls.
    case shelf(WallShelf)
    /// The screen's controls. The most important control comes first, and the control that leaves
    /// the screen comes last.
    case ways([Control])

    /// How a sentence looks and is announced.
    public enum Tone: UInt8, Sendable {
        /// Ordinary text.
        case plain
        /// News, which screen readers announce when it appears.
        case status
        /// One of several lines that belong together.
        case line
        /// Points.
        case score
        /// Something that failed.
        case problem
        /// A player's name, which may be in a different script from the text around it.
        case name
        /// A code to read out and type.
        case code
    }

    /// The appearance of a control.
    public enum Weight: UInt8, Sendable {
        /// A button.
        case plain
        /// The main button.
        case main
        /// A link.
        case link
        /// A small button with the statistics icon.
        case statistics
    }
}

/// A choice between controls.
public struct Choice: Equatable, Sendable {
    /// What the player chooses. Faces and tests identify choices by their names, never by their
    /// texts.
    public enum Name: UInt8, Sendable {
        /// The player whose statistics are shown.
        case player
        /// A public board, or this device's board.
        case place
        /// The way to play whose boards are shown.
        case way
        /// The board for standard settings, or for other settings.
        case kind
        /// The current board, the previous board, or a board for older rules.
        case version
        /// The language. The system's language comes first, then each language under its own name.
        case language
        /// The game of a party's next round.
        case game
        /// A guest of the party, as the host chooses one.
        case guest

        /// The word that identifies the choice.
        public var word: String {
            switch self {
            case .player: "player"
            case .place: "place"
            case .way: "way"
            case .kind: "kind"
            case .version: "version"
            case .language: "language"
            case .game: "game"
            case .guest: "guest"
            }
        }
    }

    /// What the player chooses.
    public let name: Name
    /// The title for users.
    public let title: String
    /// The options, with the current one selected.
    public let controls: [Control]
    /// The number of each option's face, in a choice of a party's guests; empty in other choices.
    public let faces: [Int?]

    init(_ name: Name, _ title: String, _ controls: [Control], faces: [Int?] = []) {
        self.name = name
        self.title = title
        self.controls = controls
        self.faces = faces
    }
}

/// Numbers with their names, and charts.
public struct Figures: Equatable, Sendable {
    /// The stall that the numbers describe, which provides the looks; nil for all stalls.
    public let stall: Stall?
    /// The numbers.
    public let figures: [Statistics.Figure]
    /// The charts.
    public let charts: [Statistics.Chart]
    /// Opens the stall; nil for the numbers of all stalls.
    public let open: Control?

    init(
        _ figures: [Statistics.Figure], of stall: Stall? = nil,
        charts: [Statistics.Chart] = [], open: Control? = nil
    ) {
        self.stall = stall
        self.figures = figures
        self.charts = charts
        self.open = open
    }
}
