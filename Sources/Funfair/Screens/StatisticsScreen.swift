import Arcade
import Phrases

/// What there is to read about all runs of a player.
public struct StatisticsScreen: Equatable, Sendable {
    /// What is told of a stall.
    public struct Section: Equatable, Sendable {
        /// Which stall.
        public let stall: Stall
        /// What the app knows of each, and then the game's own; none where it was never played.
        public let figures: [Statistics.Figure]
        /// The game's charts.
        public let charts: [Statistics.Chart]
        /// To the stall.
        public let open: Control
    }

    /// What the place is called.
    public let title: String
    /// Whose runs they are; none where nobody has played yet.
    public let player: PlayerName?
    /// The recent names, to look at theirs.
    public let players: [Control]
    /// About all stalls together.
    public let figures: [Statistics.Figure]
    /// A stall each.
    public let sections: [Section]
}

extension App {
    /// The way there, once there is something to read.
    var statisticsControl: Control? {
        records.names.last == nil ? nil : Control(words[.yourGames], .statistics)
    }

    var statisticsScreen: StatisticsScreen {
        guard let player = screens.shownPlayer ?? records.names.last else {
            return StatisticsScreen(
                title: words[.yourGames], player: nil, players: [], figures: [],
                sections: Stall.allCases.map { section($0, Counts(), best: nil) })
        }
        var runs = 0
        var ticks = 0
        var sections: [StatisticsScreen.Section] = []
        for stall in Stall.allCases {
            let tally = tally(of: stall, by: player)
            let played = stall.entry.played(tally)
            runs = min(runs + played.runs, Counts.most)
            ticks = min(ticks + played.ticks, Counts.most)
            sections.append(
                section(
                    stall, tally,
                    best: records.boards[stall, isStandard: true].best(of: player)?.score))
        }
        return StatisticsScreen(
            title: words[.yourGames], player: player,
            players: records.names.names.indices.map { index in
                Control(
                    records.names.names[index].text, .statisticsOf(index),
                    isSelected: records.names.names[index] == player)
            },
            figures: [
                Statistics.Figure(words[.runs], words.number(runs)),
                Statistics.Figure(words[.timePlayed], Self.duration(ofTicks: ticks, in: words)),
            ] + dayFigures(of: player), sections: sections)
    }

    private func dayFigures(of player: PlayerName) -> [Statistics.Figure] {
        guard let today = records.today else { return [] }
        return [
            Statistics.Figure(
                words[.daysInARow], words.number(records.days.streak(of: player, on: today).length)),
            Statistics.Figure(
                words[.mostDaysInARow], words.number(records.days.longest(of: player))),
        ]
    }

    private func section(
        _ stall: Stall, _ tally: Counts, best: Int?
    ) -> StatisticsScreen.Section {
        let open = Control(words[.playStall, stall.name], .open(stall))
        let played = stall.entry.played(tally)
        let isKept = tally.rows.contains { $0.contains { $0 != 0 } }
        guard isKept || best != nil else {
            return StatisticsScreen.Section(stall: stall, figures: [], charts: [], open: open)
        }
        let own = stall.entry.statistics(tally, words)
        return StatisticsScreen.Section(
            stall: stall,
            figures: [
                Statistics.Figure(words[.bestScore], best.map { words.number($0) } ?? "–"),
                Statistics.Figure(words[.runs], words.number(played.runs)),
                Statistics.Figure(
                    words[stall.entry.staging.kind.playedTime],
                    Self.duration(ofTicks: played.ticks, in: words)),
            ] + own.figures,
            charts: own.charts, open: open)
    }

    /// A time as a person tells it: `2 h 5 min`, `12 min`, `40 s`.
    static func duration(ofTicks ticks: Int, in words: Words) -> String {
        let seconds = ticks / Clock.ticksPerSecond
        let minutes = seconds / 60
        if minutes >= 60 {
            return words[.hoursAndMinutes, words.number(minutes / 60), words.number(minutes % 60)]
        }
        return minutes > 0
            ? words[.minutes, words.number(minutes)] : words[.seconds, words.number(seconds)]
    }
}
