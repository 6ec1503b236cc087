import Arcade

extension App {
    /// How many ranks the end of a run shows (BubblePop, core functionality 11).
    static let shownRanks = 10

    func playScreen(_ session: Session) -> PlayScreen {
        let home = Control("Home", .home)
        return PlayScreen(
            player: session.cabinet.player, hud: session.cabinet.hud,
            stage: session.cabinet.stage,
            best: boards[session.stall, isStandard: session.cabinet.isStandard].best,
            countIn: session.countIn,
            pause: session.isStopped || session.cabinet.staging.isPatient
                ? nil : Control("Pause", .pause),
            interrupted: session.phase == .paused ? interrupted(session) : nil,
            intermission: session.phase == .intermission
                ? session.cabinet.intermission.map { intermission in
                    IntermissionDialog(
                        title: intermission.title, lines: intermission.lines,
                        proceed: Control(intermission.proceed, .proceed(session.stall)),
                        again: Control("Play again", .again(session.stall)), home: home)
                } : nil,
            panel: session.cabinet.panel.map { panel in
                PlayPanel(
                    panel, wait: session.isHouseAwaited ? session.house.wait : nil,
                    note: whyAlone(session) == nil ? nil : House.alone)
            },
            home: home, isPractice: session.cabinet.isPractice, watch: nil,
            race: raceStatus(session), pace: session.lead.map { PaceStatus(lead: $0) },
            hint: hintLine(of: session))
    }

    /// - Parameter isAway: whether another screen offers it.
    func interrupted(_ session: Session, isAway: Bool = false) -> Interrupted {
        let staging = session.cabinet.staging
        let stall = session.stall
        return Interrupted(
            title: staging.isPatient ? "Welcome back!" : "Paused", summary: summary(of: session),
            resume: Control(
                isAway || staging.isPatient ? "Continue" : "Resume", .resume(stall)),
            drop: staging.asksForName
                ? Control("New game", .startOver(stall)) : Control("Drop this run", .drop(stall)))
    }

    /// Whose run it is, and how far it came: `Ada · 42 s left · 340 points`.
    private func summary(of session: Session) -> String {
        let hud = session.cabinet.hud
        var summary = session.cabinet.player.text
        if let countdown = hud.countdown { summary += " · \(countdown.remaining) s left" }
        if let level = hud.level { summary += " · level \(level)" }
        if let lives = hud.lives {
            summary += lives.left == 1 ? " · 1 life" : " · \(lives.left) lives"
        }
        if let purse = hud.purse { summary += " · \(purse.money) money" }
        return summary + " · " + points(hud.score)
    }

    func resultScreen(_ finished: Finished) -> ResultScreen {
        let staging = finished.stall.entry.staging
        let board = boards[finished.stall, isStandard: finished.isStandard]
        return ResultScreen(
            headline: finished.ending, score: finished.entry.score, highlights: finished.highlights,
            comparison: comparison(finished, on: board) + outcome(finished),
            isBest: finished.stands,
            board: table(
                of: finished.stall, isStandard: finished.isStandard,
                rows: board.top(
                    Self.shownRanks, with: finished.entry, standing: finished.stands)),
            isOpen: finished.age >= Self.deafMilliseconds,
            playAgain: Control("Play again", staging.asksForName ? .tab(.play) : .play),
            more: (finished.ghost == nil ? [] : [Control("Rematch", .race(.again))]) + [
                Control(staging.places.scores, .tab(.scores)), Control("Settings", .tab(.settings)),
                Control("Home", .home),
            ], isDialog: finished.isDialog, isCelebrated: finished.isCelebrated,
            house: houseLine(finished), streak: streak(of: finished.entry.player),
            share: shareCard(finished), statistics: statisticsControl)
    }

    /// How a race came out, as a further sentence.
    private func outcome(_ finished: Finished) -> String {
        finished.ghost.map { " " + $0.outcome(of: finished.entry.score) } ?? ""
    }

    /// A reason to play again.
    private func comparison(_ finished: Finished, on board: Scoreboard) -> String {
        let score = finished.entry.score
        if finished.stands {
            guard let rank = board.entries.firstIndex(where: { $0.player == finished.entry.player })
            else { return "" }
            if rank == 0 {
                return board.entries.count > 1 || finished.previousBest != nil
                    ? "The new best!" : "The first on the board!"
            }
            let next = board.entries[rank - 1]
            return
                "Your best. \(points(next.score - score + 1)) more would pass \(next.player.text)."
        }
        guard let best = finished.previousBest else { return "" }
        return best == score
            ? "As good as your best." : "\(points(best - score)) short of your best, \(best)."
    }
}
