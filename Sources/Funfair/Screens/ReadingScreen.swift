import Arcade

/// A screen to read. A face draws each kind of block once, and so every such screen.
public struct ReadingScreen: Equatable, Sendable {
    /// Something below what was said before.
    public enum Block: Equatable, Sendable {
        /// What to do, one after the other.
        case steps([String])
        /// A sentence or more.
        case paragraph(String)
        /// What the player can choose from, under a name.
        case choice(String, [Control])
        /// Kinds of things, and what is said of each.
        case kinds(title: String, columns: [String], rows: [Guide.Row])
        /// Words and numbers in columns.
        case table(Guide.Table)
        /// Numbers with their names, and charts.
        case figures(Figures)
        /// Something that can be done.
        case control(Control)
        /// Opens the recording of somebody's run.
        case opening
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

    /// What the place is called.
    public let title: String
    /// What it says.
    public let blocks: [Block]
}

extension App {
    /// How a game is played.
    func howToPlayScreen(_ stall: Stall) -> ReadingScreen {
        let guide = guide(to: stall)
        var blocks: [ReadingScreen.Block] = [
            .steps(guide.steps),
            .kinds(
                title: words[.whatCounts, stall.name], columns: guide.columns, rows: guide.rows),
        ]
        for table in guide.tables { blocks.append(.table(table)) }
        blocks.append(.opening)
        if let hints = hintChoice(of: stall) { blocks.append(.control(hints)) }
        return ReadingScreen(title: words[.howToPlay], blocks: blocks)
    }

    /// How a game is played, with what the run on it and those before came to.
    private func guide(to stall: Stall) -> Guide {
        guard let cabinet = playing[stall]?.cabinet else {
            let kept = records.names.last.map { records.tallies[stall, $0] }
            return stall.entry.guide(stall.entry.inForce(records.settings), kept ?? Counts(), words)
        }
        return cabinet.guide(
            stall.entry.inForce(records.settings, mode: cabinet.mode),
            tally: tally(of: stall, by: cabinet.player), in: words)
    }
}
