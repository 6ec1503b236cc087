import Arcade

/// A screen as a list of blocks. A face draws each kind of block once, and so every such screen.
public struct BlockScreen: Equatable, Sendable {
    /// Which screen it is.
    public enum Name: UInt8, Sendable {
        /// The boards of a stall.
        case scores
        /// The settings of a stall, and those of the device.
        case settings
        /// How a game is played, or the statistics of a player.
        case reading
        /// A party, on a guest's phone.
        case party
        /// The walls of this device, and everybody's.
        case walls

        /// The word for it.
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

    /// Which screen it is.
    public let name: Name
    /// What the place is called.
    public internal(set) var title: String
    /// What it shows, one below the other.
    public private(set) var blocks: [Block] = []
    /// What has to be answered first, in a dialog over the blocks.
    public internal(set) var question: HouseOffer?

    /// The game that plays itself on it, if any.
    public var demo: DemoStage? {
        for case .demo(let demo) in blocks { return demo }
        return nil
    }

    init(_ name: Name, title: String) {
        self.name = name
        self.title = title
    }

    // Not inlined: there are many calls, and the browser downloads each copy.

    /// Shows something below what is there.
    @inline(never)
    mutating func add(_ block: Block) { blocks.append(block) }

    /// Says something, where there is something to say.
    @inline(never)
    mutating func say(_ text: String?, _ tone: Block.Tone = .plain) {
        if let text { add(.paragraph(text, tone)) }
    }

    /// Offers something that can be done, where it can.
    @inline(never)
    mutating func offer(_ control: Control?, _ weight: Block.Weight = .plain) {
        if let control { add(.control(control, weight)) }
    }

    /// Offers a choice, unless there is only one option.
    @inline(never)
    mutating func offer(_ name: Choice.Name, _ title: String, _ controls: [Control]) {
        if controls.count > 1 { add(.choice(Choice(name, title, controls))) }
    }
}

/// A part of a screen, below those before it.
public enum Block: Equatable, Sendable {
    /// What to do, one after the other.
    case steps([String])
    /// A sentence or more.
    case paragraph(String, Tone)
    /// One of several, to choose from.
    case choice(Choice)
    /// Kinds of things, and what is said of each.
    case kinds(title: String, columns: [String], rows: [Guide.Row])
    /// Words and numbers in columns.
    case table(Guide.Table)
    /// Numbers with their names, and charts.
    case figures(Figures)
    /// Something that can be done.
    case control(Control, Weight)
    /// Opens the recording of somebody's run.
    case opening
    /// A board of this device.
    case board(BoardTable)
    /// A board of the house.
    case publicBoard(PublicTable)
    /// Settings that belong together, under a name; above them the language, in those of the device.
    case settings(String, language: Choice?, [SettingItem])
    /// What can be done about something, in a card.
    case offer(HouseOffer)
    /// A place on the podium, 1 to 3.
    case medal(Int)
    /// A game that plays itself.
    case demo(DemoStage)
    /// The form for joining a party.
    case door(PartyDoor)
    /// A wall to look at: what is at each place, as `WallShelf.Item.tiles` says.
    case wall([UInt8])
    /// Walls that belong together.
    case shelf(WallShelf)
    /// What can be done here: first what most want, and last what leads away.
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
        /// A player's name, which may be in another script than the words around it.
        case name
    }

    /// How a control looks.
    public enum Weight: UInt8, Sendable {
        /// As a button.
        case plain
        /// As the button that most want.
        case main
        /// As a link.
        case link
        /// As a small button with the picture of statistics.
        case statistics
    }
}

/// Several controls of which one is chosen.
public struct Choice: Equatable, Sendable {
    /// What is chosen. Faces and tests find it by this, and never by what is written on it.
    public enum Name: UInt8, Sendable {
        /// The player whose statistics are shown.
        case player
        /// Everyone's board, or one of this device.
        case place
        /// The way to play whose boards are shown.
        case way
        /// The board of the standard settings, or of others.
        case kind
        /// The present board, the one before, or one by older rules.
        case version
        /// The language, each in itself, behind that of the system.
        case language

        /// The word for it.
        public var word: String {
            switch self {
            case .player: "player"
            case .place: "place"
            case .way: "way"
            case .kind: "kind"
            case .version: "version"
            case .language: "language"
            }
        }
    }

    /// What is chosen.
    public let name: Name
    /// The name as people read it.
    public let title: String
    /// The controls.
    public let controls: [Control]

    init(_ name: Name, _ title: String, _ controls: [Control]) {
        self.name = name
        self.title = title
        self.controls = controls
    }
}

/// Numbers with their names, and charts.
public struct Figures: Equatable, Sendable {
    /// The stall that they are about, by whose looks they are shown; nil where it is none.
    public let stall: Stall?
    /// The numbers.
    public let figures: [Statistics.Figure]
    /// The charts.
    public let charts: [Statistics.Chart]
    /// To what they are about.
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
