import Arcade
import Phrases

extension App {
    /// How many ranks the end of a run shows (BubblePop, core functionality 11).
    static let shownRanks = 10

    func playScreen(_ session: Session) -> PlayScreen {
        let home = Control(words[.home], .home)
        return PlayScreen(
            player: session.cabinet.player, live: live(session),
            best: boards[session.stall, isStandard: session.cabinet.isStandard].best,
            pause: session.isStopped || !session.kind.hasPause
                ? nil : Control(words[.pause], .pause),
            interrupted: session.phase == .paused ? interrupted(session) : nil,
            intermission: session.phase == .intermission
                ? intermission(session, home: home) : nil,
            panel: session.cabinet.panel(in: words).map { panel in
                PlayPanel(
                    panel, in: words, wait: session.isHouseAwaited ? session.house.wait : nil,
                    note: whyAlone(session) == nil ? nil : words[.gameCountsHereOnly])
            },
            home: home, isPractice: session.cabinet.isPractice, watch: nil,
            race: raceStatus(session), pace: session.lead.map { PaceStatus(lead: $0) },
            hint: hintLine(of: session))
    }

    private func intermission(_ session: Session, home: Control) -> IntermissionDialog? {
        let summary = session.cabinet.summary(in: words)
        return summary.proceed.map { proceed in
            IntermissionDialog(
                title: summary.title, lines: summary.lines,
                proceed: Control(proceed, .proceed(session.stall)),
                again: Control(words[.playAgain], .again(session.stall)), home: home)
        }
    }

    /// - Parameter isAway: whether another screen offers it.
    func interrupted(_ session: Session, isAway: Bool = false) -> Interrupted {
        let stall = session.stall
        return Interrupted(
            title: words[session.kind.interruptedTitle], summary: summary(of: session),
            resume: Control(
                words[isAway ? .continueRun : session.kind.resume], .resume(stall)),
            drop: session.cabinet.staging.asksForName
                ? Control(words[.newGame], .startOver(stall))
                : Control(words[.dropRun], .drop(stall)))
    }

    /// Whose run it is, and how far it came: `Ada · 42 s left · 340 points`.
    private func summary(of session: Session) -> String {
        let hud = session.cabinet.hud
        var summary = session.cabinet.player.text
        if let countdown = hud.countdown {
            summary += " · " + words[.secondsLeft, words.number(countdown.remaining)]
        }
        if let level = hud.level { summary += " · " + words[.atLevel, words.number(level)] }
        if let lives = hud.lives {
            summary += " · " + words[.lives, lives.left]
        }
        if let purse = hud.purse { summary += " · " + words[.money, words.number(purse.money)] }
        return summary + " · " + words[.points, hud.score]
    }

    func resultScreen(_ finished: Finished) -> ResultScreen {
        let staging = finished.stall.entry.staging
        let board = boards[finished.stall, isStandard: finished.isStandard]
        return ResultScreen(
            headline: finished.ending, score: finished.entry.score, highlights: finished.highlights,
            comparison: comparison(finished, on: board),
            isBest: finished.stands,
            board: table(
                of: finished.stall, isStandard: finished.isStandard,
                rows: board.top(
                    Self.shownRanks, with: finished.entry, standing: finished.stands)),
            isOpen: finished.age >= Self.deafMilliseconds,
            playAgain: Control(words[.playAgain], staging.asksForName ? .tab(.play) : .play),
            more: (finished.ghost == nil ? [] : [Control(words[.rematch], .race(.again))]) + [
                Control(words[staging.places.scores], .tab(.scores)),
                Control(words[.settings], .tab(.settings)), Control(words[.home], .home),
            ], isDialog: finished.isDialog, isCelebrated: finished.isCelebrated,
            house: houseLine(finished),
            streak: streak(of: finished.entry.player), share: shareCard(finished),
            statistics: statisticsControl)
    }

    /// How a race came out, as a further sentence.
    private func outcome(_ finished: Finished) -> String? {
        finished.ghost.map { $0.outcome(of: finished.entry.score, in: words) }
    }

    private func comparison(_ finished: Finished, on board: Scoreboard) -> String {
        let sentences = [standing(finished, on: board), outcome(finished)].compactMap { $0 }
        return sentences.count == 2
            ? words[.sentences, sentences[0], sentences[1]] : sentences.first ?? ""
    }

    /// A reason to play again.
    private func standing(_ finished: Finished, on board: Scoreboard) -> String? {
        let score = finished.entry.score
        if finished.stands {
            guard let rank = board.entries.firstIndex(where: { $0.player == finished.entry.player })
            else { return nil }
            if rank == 0 {
                let isFirst = board.entries.count == 1 && finished.previousBest == nil
                return words[isFirst ? .firstOnBoard : .newBest]
            }
            let next = board.entries[rank - 1]
            return
                words[.wouldPass, words[.points, next.score - score + 1], next.player.text]
        }
        guard let best = finished.previousBest else { return nil }
        return best == score
            ? words[.asGoodAsBest]
            : words[.shortOfBest, words[.points, best - score], words.number(best)]
    }
}
