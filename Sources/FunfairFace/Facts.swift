import Arcade
import Funfair

/// Lines of text below a title.
public struct Facts: Equatable, Sendable {
    /// A name and its value.
    public struct Line: Equatable, Sendable {
        /// The name.
        public let name: String
        /// The value; empty for a heading.
        public let value: String
        /// The picture beside the line.
        public let look: Look?

        /// Creates a line.
        public init(_ name: String, _ value: String, _ look: Look? = nil) {
            self.name = name
            self.value = value
            self.look = look
        }
    }

    /// The title.
    public let title: String
    /// The lines, from top to bottom.
    public let lines: [Line]
    /// Bar charts, whose bars refer to `looks`.
    public let charts: [Statistics.Chart]
    /// The looks that the charts refer to.
    public let looks: [Look]
    /// A note below the lines.
    public let note: String
    /// The control that opens the subject, such as a stall.
    public let way: Control?

    init(
        _ title: String, _ lines: [Line], charts: [Statistics.Chart] = [], looks: [Look] = [],
        note: String = "", way: Control? = nil
    ) {
        self.title = title
        self.lines = lines
        self.charts = charts
        self.looks = looks
        self.note = note
        self.way = way
    }
}

extension Face {
    /// Returns a block's content as lines, or nil if it has none. Each cell follows the name of its
    /// column, because a table would be too wide for large text.
    public func facts(of block: Block) -> Facts? {
        switch block {
        case .kinds(let title, let columns, let rows):
            let lines = rows.flatMap { row in
                [Facts.Line(row.look.name(in: view.words), "", row.look)]
                    + cells(row.cells, below: columns)
            }
            return Facts(title, lines)
        case .table(let table):
            let lines = table.rows.flatMap { cells in
                [Facts.Line(cells.first ?? "", "")]
                    + self.cells(Array(cells.dropFirst()), below: table.columns)
            }
            return Facts(table.title, lines, note: table.note ?? "")
        case .figures(let figures): return facts(of: figures)
        default: return nil
        }
    }

    private func cells(_ cells: [String], below columns: [String]) -> [Facts.Line] {
        zip(columns.dropFirst(), cells).map { Facts.Line($0, $1) }
    }

    private func facts(of block: Figures) -> Facts {
        let looks = block.stall?.looks ?? []
        let figures = block.figures.map { figure in
            let look = figure.look.map { looks[$0] }
            let name = look.map { $0.name(in: view.words) + " · " } ?? ""
            return Facts.Line(figure.name, name + figure.value, look)
        }
        // Charts with too many bars for a list aren't listed.
        let kinds = block.charts.filter { !$0.isDense }.flatMap { $0.bars }.map { bar in
            Facts.Line(
                looks[bar.look].name(in: view.words), view.words.number(bar.count),
                looks[bar.look])
        }
        return Facts(
            block.stall?.name ?? "", figures + kinds, charts: block.charts, looks: looks,
            way: block.open)
    }

    /// Returns the lines of a legend: each target and what it's worth.
    public func lines(of legend: [Guide.Row]) -> [Facts.Line] {
        legend.map { row in
            Facts.Line(row.look.name(in: view.words), row.cells.first ?? "", row.look)
        }
    }
}

/// A short indicator above the stage, with its accessibility text.
public struct HUDItem: Equatable, Sendable {
    /// The short text: `×3`.
    public let text: String
    /// The accessibility label.
    public let name: String
    /// The accessibility value; empty if the label is enough.
    public let value: String
    /// The picture beside the text.
    public let look: Look?
}

extension Face {
    /// Returns a run's chain, lives, level and nudges, if the game has them. Points and the clock
    /// are shown elsewhere.
    public func gauges(of hud: HUD) -> [HUDItem] {
        var gauges: [HUDItem] = []
        func add(_ text: String, _ name: String, _ value: String = "", _ look: Look? = nil) {
            gauges.append(HUDItem(text: text, name: name, value: value, look: look))
        }
        if let chain = hud.chain, stage.looks.indices.contains(chain.look) {
            let look = stage.looks[chain.look]
            let length = String(chain.length)
            let worth = String(chain.worth)
            add(
                pageWords[.chainLength, length] + " · +" + worth,
                pageWords[.chainOf, length, look.name(in: view.words)],
                pageWords[.chainWorth, worth], look)
        } else if let factor = hud.factor {
            add("×\(factor)", pageWords[.timesPoints, String(factor)])
        }
        if let lives = hud.lives {
            let lost = String(repeating: "○", count: max(0, lives.total - lives.left))
            let left = String(repeating: "●", count: max(0, lives.left))
            add(left + lost, pageWords[.lives], String(lives.left))
        }
        if let level = hud.level { add(view.words[.levelNumber, String(level)], pageWords[.level]) }
        if let nudge = hud.nudge {
            let wait =
                nudge == 0 ? pageWords[.ready] : view.words[.seconds, view.words.number(nudge)]
            add("⇧ " + wait, pageWords[.nudge], wait)
        }
        return gauges
    }
}

extension Face {
    /// Returns the goal above the stage: its label, its number, and the player who scored it.
    public func goal(of screen: PlayScreen) -> (name: String, number: Int?, player: String?) {
        if let rival = screen.rival {
            return (pageWords[.toPass, rival.player.text], rival.missing, nil)
        }
        return (pageWords[.best], screen.best?.score, screen.best?.player.text)
    }

    /// Returns the greeting on the home screen.
    public func greeting(on screen: HomeScreen) -> String {
        guard let player = screen.player else { return pageWords[.tagline] }
        return pageWords[.greeting, player.text]
    }

    /// Returns a stall's best score and its player's name.
    public func best(of item: HomeScreen.Item) -> String? {
        item.best.map {
            view.words.number($0.score) + " " + pageWords[.bests, $0.player.text]
        }
    }

    /// Returns whether a stall's challenge is open or done today, with a symbol.
    public func challenge(of item: HomeScreen.Item) -> (text: String, symbol: String)? {
        switch item.challenge {
        case .open: (pageWords[.todaysChallenge], "star.fill")
        case .played: (pageWords[.challengeDone], "checkmark")
        case nil: nil
        }
    }

    /// Returns the run's settings and the score to beat.
    public func summary(on screen: PlayerScreen) -> String {
        guard let best = screen.best else { return screen.summary }
        let score = view.words.number(best.score)
        return screen.summary + "\n" + pageWords[.toBeat, score, best.player.text]
    }

    /// The name as currently typed. A screen drawn during typing may be out of date.
    public var typedName: String {
        switch view.screen {
        case .player(let screen): screen.text
        default: door?.name ?? ""
        }
    }

    /// The wall's name as currently typed, or as last typed on a screen that slides out.
    public func typedName(on screen: WallEditorScreen) -> String {
        if case .editor(let now) = view.screen { now.name } else { screen.name }
    }

    /// Whether a sheet is open beside the stage.
    public var hasSheet: Bool {
        if case .play(let screen) = view.screen { screen.panel?.panel.sheet != nil } else { false }
    }

    /// The looks of the stall on the screen. While its screen slides out, the stage may already have
    /// those of another stall.
    public var looks: [Look] { (view.stall ?? shown.away?.stall)?.looks ?? stage.looks }

    /// The party code as currently typed.
    public var typedCode: String {
        door?.code ?? ""
    }

    private var door: CodeForm? {
        guard case .blocks(let screen) = view.screen else { return nil }
        for case .door(let door) in screen.blocks { return door }
        return nil
    }
}

extension FairView {
    /// Whether text runs from right to left.
    public var isRightToLeft: Bool { words.language.isRightToLeft }

    /// Whether the screen is the wall editor.
    public var isEditor: Bool { if case .editor = screen { true } else { false } }

    /// Whether the screen shows a run that is under way or just over.
    public var isRun: Bool {
        switch screen {
        case .play, .result: true
        default: false
        }
    }

    /// Whether a run or a replay is advancing.
    public var isMoving: Bool {
        if case .play = screen { isAnimated } else { false }
    }
}
