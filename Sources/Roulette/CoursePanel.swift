import Arcade
import Phrases

extension RouletteGame {
    /// Returns the money so far, compared with its expected course, and the available trials.
    func outlook(_ hand: BetHand, in words: Words) -> Outlook {
        let isWaiting = phase == .betting
        return Outlook(
            course: fortune.course(
                words[.theCourse], note: words[mode.hasCloth ? .houseKeeps : fortune.odds],
                in: words),
            trials: isWaiting
                ? trials.map { words[.trialOf, words.number(BettingTrial.mostSpins), words[$0]] }
                : [],
            trial: isWaiting ? hand.trial.map { course(of: $0, in: words) } : nil)
    }

    /// Returns the course of a trial.
    private func course(of trial: BettingTrial, in words: Words) -> Course {
        trial.fortune.course(
            words[
                trial.isGone ? .goneAfter : .leftAfter, trial.fortune.spins, words[trial.name]],
            note: words[mode.hasCloth ? .systemsLose : trial.fortune.odds], in: words)
    }
}

extension Fortune {
    /// The text about whether the odds of all bets so far favour the player.
    fileprivate var odds: RoulettePhrase { expectedSum > 0 ? .oddsFavour : .oddsAgainst }

    fileprivate func course(_ title: String, note: String, in words: Words) -> Course {
        Course(
            title: title,
            spokenText: words[
                .courseTold, spins, words.number(last.value), words.number(last.expected),
                words.number(last.low), words.number(last.high)],
            legend: words[.courseLegend], note: note, points: line)
    }
}
