import Arcade

// How a run stands: for its player, on the board, and beside the player's best.

extension Session {
    /// What the board said when a run in progress was put onto it.
    struct Standing {
        let isStandard: Bool
        /// The player's highest score before the run.
        let previousBest: Int?
        /// Whether the run stands there.
        let stands: Bool
        /// The score that the board was told.
        let score: Int
    }

    /// What its score is compared in.
    var contest: Contest { Contest(stall, mode: cabinet.mode) }

    /// Whether its player may end it.
    var isOpenEnded: Bool { !isAtParty && contest.way?.isOpenEnded ?? false }

    /// Whether its score compares with everybody's.
    var isFair: Bool { cabinet.isStandard && !cabinet.isPractice }

    /// The number to flash, during the count-in.
    var countIn: Int? {
        guard case .countIn(let left) = phase else { return nil }
        return Clock.secondsShown(ofTicks: left)
    }

    /// Whether it waits for its player.
    var isStopped: Bool { phase == .paused || phase == .intermission }

    /// The score so far, as a line of a board.
    var boardEntry: Scoreboard.Entry {
        Scoreboard.Entry(
            player: cabinet.player, score: cabinet.score, isPractice: cabinet.isPractice)
    }

    /// By how many points it leads the player's best run at the last whole second; nil where there is
    /// none to compare with, or a ghost is raced.
    var lead: Int? {
        guard let best, ghost == nil, cabinet.isStandard else { return nil }
        let seconds = cabinet.tick / Clock.ticksPerSecond
        return seconds == 0 ? nil : cabinet.score - best.score(after: seconds)
    }

    var storedText: [UInt8] {
        RunStore.text(of: cabinet.bytes, isUpright: isUpright)
    }
}
