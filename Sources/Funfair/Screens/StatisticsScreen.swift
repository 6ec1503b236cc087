import Arcade
import Phrases

extension App {
    /// A player's statistics over all runs.
    var statisticsScreen: BlockScreen {
        let player = screens.shownPlayer ?? records.names.last
        var screen = BlockScreen(.reading, title: words[.yourGames])
        if let player {
            let names = records.names.names
            if names.count < 2 { screen.addText(player.text, .name) }
            screen.offer(
                .player, words[.namesHere],
                names.indices.map { index in
                    Control(
                        names[index].text, .statisticsOf(index), isSelected: names[index] == player)
                })
            screen.add(.figures(Figures(figures(of: player))))
        }
        for stall in Stall.allCases { screen.add(.figures(figures(of: stall, by: player))) }
        return screen
    }

    /// Returns the figures for all stalls together.
    private func figures(of player: PlayerName) -> [Statistics.Figure] {
        var runs = 0
        var ticks = 0
        for stall in Stall.allCases {
            let played = stall.entry.played(tally(of: stall, by: player))
            runs = min(runs + played.runs, Counts.most)
            ticks = min(ticks + played.ticks, Counts.most)
        }
        var figures = [
            Statistics.Figure(words[.runs], words.number(runs)),
            Statistics.Figure(words[.timePlayed], Self.duration(ofTicks: ticks, in: words)),
        ]
        guard let today = records.today else { return figures }
        let streak = records.days.streak(of: player, on: today).length
        figures.append(Statistics.Figure(words[.daysInARow], words.number(streak)))
        figures.append(
            Statistics.Figure(
                words[.mostDaysInARow], words.number(records.days.longest(of: player))))
        return figures
    }

    /// Returns a stall's figures, with the general figures before the game's own.
    private func figures(of stall: Stall, by player: PlayerName?) -> Figures {
        let open = Control(words[.playStall, stall.name], .open(stall))
        let tally = player.map { self.tally(of: stall, by: $0) } ?? Counts()
        let best = player.flatMap {
            records.boards[Contest(stall), isStandard: true].best(of: $0)?.score
        }
        let isKept = tally.rows.contains { $0.contains { $0 != 0 } }
        guard isKept || best != nil else {
            return Figures([], of: stall, open: open)
        }
        let played = stall.entry.played(tally)
        let own = stall.entry.statistics(tally, words)
        let known = [
            Statistics.Figure(words[.bestScore], best.map { words.number($0) } ?? "–"),
            Statistics.Figure(words[.runs], words.number(played.runs)),
            Statistics.Figure(
                words[stall.entry.staging.kind.playedTime],
                Self.duration(ofTicks: played.ticks, in: words)),
        ]
        return Figures(
            known + own.figures, of: stall, charts: own.charts, open: open)
    }

    /// Returns a duration as people say it, such as `2 h 5 min`, `12 min` or `40 s`.
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
