import Arcade

extension App {
    /// Returns the instructions for a game.
    func howToPlayScreen(_ stall: Stall) -> BlockScreen {
        let guide = guide(to: stall)
        var screen = BlockScreen(.reading, title: words[.howToPlay])
        screen.add(.steps(guide.steps))
        screen.add(
            .kinds(
                title: words[.whatCounts, stall.name], columns: guide.columns, rows: guide.rows))
        for table in guide.tables { screen.add(.table(table)) }
        if desk.isShown, !stall.isDrawn { screen.addText(words[.handLimits]) }
        screen.add(.opening)
        screen.offer(hintChoice(of: stall), .link)
        return screen
    }

    /// Returns the guide to a game, with statistics that include a run in progress.
    private func guide(to stall: Stall) -> Guide {
        guard let cabinet = playing[stall]?.cabinet else {
            let kept = records.names.last.map { records.counts(at: stall, of: $0) }
            return stall.entry.guide(
                stall.effectiveSettings(records.settings), kept ?? Counts(), words)
        }
        return cabinet.guide(
            cabinet.contest(at: stall).effectiveSettings(records.settings),
            tally: tally(of: stall, by: cabinet.player), in: words)
    }
}
