import Arcade
import Funfair

/// What there is to read, below a title.
public struct Facts: Equatable, Sendable {
    /// A line: a name, and what there is to say of it.
    public struct Line: Equatable, Sendable {
        /// What it is about.
        public let name: String
        /// What there is to say; empty at the head of others.
        public let value: String
        /// What it is a picture of.
        public let look: Look?

        /// A line; see the properties.
        public init(_ name: String, _ value: String, _ look: Look? = nil) {
            self.name = name
            self.value = value
            self.look = look
        }
    }

    /// What they are about.
    public let title: String
    /// The lines.
    public let lines: [Line]
    /// Bars beside each other, and the looks that they name.
    public let charts: [Statistics.Chart]
    /// How the things look that charts name.
    public let looks: [Look]
    /// What else there is to say.
    public let note: String
    /// To what they are about.
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
    /// What a block of a screen to read says in lines; nothing where it is none of lines. Each cell stands
    /// behind the head of its column: a table would be too wide for large letters.
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
        // Too many are told by their bars alone.
        let kinds = block.charts.filter { !$0.isDense }.flatMap { $0.bars }.map { bar in
            Facts.Line(
                looks[bar.look].name(in: view.words), view.words.number(bar.count),
                looks[bar.look])
        }
        return Facts(
            block.stall?.name ?? "", figures + kinds, charts: block.charts, looks: looks,
            way: block.open)
    }

    /// A legend: what there is to hit, and what it is worth.
    public func lines(of legend: [Guide.Row]) -> [Facts.Line] {
        legend.map { row in
            Facts.Line(row.look.name(in: view.words), row.cells.first ?? "", row.look)
        }
    }
}

/// Something that is written above a stage, in short, and as it is told.
public struct StageGauge: Equatable, Sendable {
    /// In short: `×3`.
    public let text: String
    /// What it is.
    public let name: String
    /// How it is told, where that is more than its name.
    public let value: String
    /// What it is about.
    public let look: Look?
}

extension Face {
    /// How a run stands, apart from points and the clock: what its game has of chains, lives, levels
    /// and nudges.
    public func gauges(of hud: HUD) -> [StageGauge] {
        var gauges: [StageGauge] = []
        func add(_ text: String, _ name: String, _ value: String = "", _ look: Look? = nil) {
            gauges.append(StageGauge(text: text, name: name, value: value, look: look))
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
    /// What a run is played for, above its stage: what it is called, the number, and whose it is.
    public func goal(of screen: PlayScreen) -> (name: String, number: Int?, player: String?) {
        if let rival = screen.rival {
            return (pageWords[.toPass, rival.player.text], rival.missing, nil)
        }
        return (pageWords[.best], screen.best?.score, screen.best?.player.text)
    }

    /// What the stalls say to whoever comes.
    public func greeting(on screen: HomeScreen) -> String {
        guard let player = screen.player else { return pageWords[.tagline] }
        return pageWords[.greeting, player.text]
    }

    /// The best score of a stall, and whose it is.
    public func best(of item: HomeScreen.Item) -> String? {
        item.best.map {
            view.words.number($0.score) + " " + pageWords[.bests, $0.player.text]
        }
    }

    /// Whether today's challenge of a stall is still to be played, with its picture.
    public func challenge(of item: HomeScreen.Item) -> (text: String, symbol: String)? {
        switch item.challenge {
        case .open: (pageWords[.todaysChallenge], "star.fill")
        case .played: (pageWords[.challengeDone], "checkmark")
        case nil: nil
        }
    }

    /// What a run will be like, and the score to beat.
    public func summary(on screen: PlayerScreen) -> String {
        guard let best = screen.best else { return screen.summary }
        let score = view.words.number(best.score)
        return screen.summary + "\n" + pageWords[.toBeat, score, best.player.text]
    }

    /// The name as it is typed now: while somebody types, a screen that was drawn is already old.
    public var typedName: String {
        switch view.screen {
        case .player(let screen): screen.text
        default: door?.name ?? ""
        }
    }

    /// The code of a party as it is typed now.
    public var typedCode: String {
        door?.code ?? ""
    }

    private var door: PartyDoor? {
        guard case .blocks(let screen) = view.screen else { return nil }
        for case .door(let door) in screen.blocks { return door }
        return nil
    }
}

extension FairView {
    /// Whether lines run from right to left.
    public var isRightToLeft: Bool { words.language.isRightToLeft }

    /// Whether a run has its place on the screen, under way or just ended.
    public var isRun: Bool {
        switch screen {
        case .play, .result: true
        default: false
        }
    }

    /// Whether a run, or one that is watched, goes on by itself.
    public var isMoving: Bool {
        if case .play = screen { isAnimated } else { false }
    }

    /// Whether the screen has to stay on, though nobody touches it: in a run, and where a party goes on,
    /// whose next round may begin at any moment.
    public var wantsLight: Bool { isMoving || isAtParty && isAnimated }
}
