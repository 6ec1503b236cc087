import Arcade
import Phrases

extension App {
    /// The number of ranks shown in a result (BubblePop, core functionality 11).
    static let shownRanks = 10

    func resultScreen(_ finished: Finished) -> ResultScreen {
        let staging = finished.stall.entry.staging
        let board = records.boards[finished.contest, isStandard: finished.standing.isStandard]
        return ResultScreen(
            headline: finished.summary.title, score: finished.entry.score,
            highlights: finished.summary.lines,
            comparison: comparison(finished, on: board),
            isBest: finished.isBest,
            board: resultTable(finished), places: resultPlaces(finished),
            isOpen: !finished.ignoresTaps,
            playAgain: Control(words[.playAgain], staging.asksForName ? .tab(.play) : .play),
            more: further(finished) + [
                Control(words[staging.places.scores], .tab(.scores)),
                Control(words[.settings], .tab(.settings)), Control(words[.home], .home),
            ], isDialog: finished.isDialog, isCelebrated: finished.isCelebrated,
            house: houseLine,
            streak: streak(of: finished.entry.player), share: shareCard(finished),
            statistics: way(to: .statistics))
    }

    /// Returns the extra controls after a race or a run on a drawn wall.
    private func further(_ finished: Finished) -> [Control] {
        if finished.contest == .drawnWall { return [Control(words[.walls], .visit(.walls))] }
        return finished.ghost?.recording == nil ? [] : [Control(words[.rematch], .race(.again))]
    }

    /// Returns the outcome of a race, in a sentence; nil if there was no race.
    private func outcome(_ finished: Finished) -> String? {
        finished.ghost.map { $0.outcome(of: finished.entry.score, in: words) }
    }

    private func comparison(_ finished: Finished, on board: Scoreboard) -> String {
        let sentences = [standing(finished, on: board), outcome(finished)].compactMap { $0 }
        return sentences.count == 2
            ? words[.sentences, sentences[0], sentences[1]] : sentences.first ?? ""
    }

    /// Returns a sentence with a reason to play again, if any. It doesn't praise a score of 0.
    private func standing(_ finished: Finished, on board: Scoreboard) -> String? {
        if finished.contest == .drawnWall {
            return walls.hasCleared ? words[.wallCanBeSent] : nil
        }
        if !finished.contest.hasBoard { return words[.wayHasNoBoard] }
        let score = finished.entry.score
        if finished.standing.stands {
            if let (_, everyone) = publicBoard(of: finished) {
                let next = everyone.next(above: score, but: finished.entry.player)
                if let next { return wouldPass(next.entry, from: score) }
                return score > 0 ? words[.newBest] : nil
            }
            guard let rank = board.entries.firstIndex(where: { $0.player == finished.entry.player })
            else { return nil }
            if rank == 0 {
                guard score > 0 else { return nil }
                let isFirst = board.entries.count == 1 && finished.standing.previousBest == nil
                return words[isFirst ? .firstOnBoard : .newBest]
            }
            return wouldPass(board.entries[rank - 1], from: score)
        }
        guard let best = finished.standing.previousBest else { return nil }
        return best == score
            ? words[.asGoodAsBest]
            : words[.shortOfBest, words[.points, best - score], words.number(best)]
    }

    private func wouldPass(_ next: Scoreboard.Entry, from score: Int) -> String {
        let goal = words[.wouldPass, words[.points, next.score - score + 1], next.player.text]
        return score > 0 ? words[.sentences, words[.yourBest], goal] : goal
    }

    /// Returns a player's streak as text; nil if it's shorter than two days.
    func streak(of player: PlayerName) -> String? {
        guard let today = records.today else { return nil }
        let (length, isToday) = records.days.streak(of: player, on: today)
        guard length > 1 else { return nil }
        let days = words[.daysInARow, length]
        return isToday ? days : words[.playToGoOn, days]
    }
}
