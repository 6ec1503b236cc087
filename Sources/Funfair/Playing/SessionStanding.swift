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
        /// The player's best score by now; nil in a way whose scores stand on no board.
        let best: Int?
    }

    /// What its score is compared in.
    var contest: Contest { cabinet.contest(at: stall) }

    /// Whether its player may end it.
    var isOpenEnded: Bool { !isAtParty && contest.way.isOpenEnded }

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

    /// What tells the run from all others of this device, in whichever window it is played; nil for one
    /// of a chosen seed, as any number of runs have the same.
    var identity: UInt64? {
        if cabinet.isPractice { return nil }
        var writer = ByteWriter()
        writer.write(byte: stall.rawValue)
        writer.write(bits: cabinet.seed)
        writer.write(cabinet.player.text)
        return StateHash(of: writer.bytes).value
    }

    var storedText: [UInt8] {
        RunStore.text(of: cabinet.bytes, isUpright: isUpright)
    }
}
