import Arcade

// How a run compares with the board and with the player's best.

extension Session {
    /// A run's standing when its score was recorded on the board.
    struct Standing {
        let isStandard: Bool
        /// The player's highest score before the run, if any.
        let previousBest: Int?
        /// Whether the run is on the board.
        let stands: Bool
        /// The recorded score.
        let score: Int
        /// The player's best score now; nil in a contest without boards.
        let best: Int?
    }

    /// The contest that the score counts in.
    var contest: Contest { cabinet.contest(at: stall) }

    /// Whether the player decides when the run ends.
    var isOpenEnded: Bool { !isAtParty && contest.way.isOpenEnded }

    /// Whether the score is comparable with everyone's.
    var isFair: Bool { cabinet.isStandard && !cabinet.isPractice }

    /// The number to flash during the count-in; nil at other times.
    var countIn: Int? {
        guard case .countIn(let left) = phase else { return nil }
        return Clock.secondsShown(ofTicks: left)
    }

    /// Whether the run is waiting for its player.
    var isStopped: Bool { phase == .paused || phase == .intermission }

    /// The current score as a board entry.
    var boardEntry: Scoreboard.Entry {
        Scoreboard.Entry(
            player: cabinet.player, score: cabinet.score, isPractice: cabinet.isPractice)
    }

    /// The lead over the player's best run at the last whole second, in points. Nil in the first
    /// second, without a best run, in a race against a ghost, or with other than standard settings.
    var lead: Int? {
        guard let best, ghost == nil, cabinet.isStandard else { return nil }
        let seconds = cabinet.tick / Clock.ticksPerSecond
        return seconds == 0 ? nil : cabinet.score - best.score(after: seconds)
    }

    /// A hash that identifies the run on this device, in any window; nil for a practice run, since
    /// practice runs often share a seed.
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
