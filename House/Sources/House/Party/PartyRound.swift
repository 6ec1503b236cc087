import Funfair

/// A round: the same minute, played by everyone who was present when it began.
package struct PartyRound: Equatable, Sendable {
    /// The verdict on a run.
    enum Result: Equatable, Sendable {
        /// The run was replayed, and counts.
        case counted(PartyCount)
        /// The run doesn't count. The problem's word says why.
        case refused(because: String?)
    }

    /// The round's number, from 1.
    package let number: Int
    package let game: PartyGame
    let seed: UInt64
    /// The time of the first tick.
    package let starts: Timestamp
    /// The players, in the order they came.
    package private(set) var players: [Int64]
    /// The teams at the round's beginning.
    let teams: PartyTeams
    /// The players who left. The house doesn't wait for their runs, but a run that arrives still
    /// counts.
    private(set) var absent: Set<Int64> = []
    private(set) var results: [Int64: Result] = [:]
    /// The pockets drawn, by spin.
    package private(set) var pockets: [Int: Int] = [:]
    /// When each spin's result becomes public.
    private var shown: [Int: Timestamp] = [:]

    init(
        number: Int, game: PartyGame, seed: UInt64, starts: Timestamp, players: [Int64],
        teams: PartyTeams = PartyTeams()
    ) {
        self.number = number
        self.game = game
        self.seed = seed
        self.starts = starts
        self.players = players
        self.teams = teams
    }

    package var stall: Stall { game.stall }

    /// The time after the last tick.
    package var ends: Timestamp { starts.later(milliseconds: PartyRules.length(of: stall)) }

    /// The deadline for sending runs.
    package var closes: Timestamp { ends.later(milliseconds: PartyRules.grace) }

    /// The deadline for judging runs.
    var judged: Timestamp { closes.later(milliseconds: PartyRules.judging) }

    // MARK: Folding

    /// Records the first verdict on a player's run. Ignores later verdicts and those after the
    /// deadline, because a podium never changes.
    mutating func settle(_ player: Int64, _ result: Result, at moment: Timestamp) {
        guard moment < judged, results[player] == nil, players.contains(player) else { return }
        results[player] = result
    }

    /// Records the pocket of a spin, unless the spin has one or the pocket was drawn before betting
    /// closed.
    mutating func draw(_ pocket: Int, for spin: Int, at moment: Timestamp) {
        guard let spin = self.spin(spin), moment >= spin.closes, pockets[spin.number] == nil else {
            return
        }
        pockets[spin.number] = pocket
        // If no house was running to draw in time, the wheel still stops at the spin's end.
        shown[spin.number] = min(moment.later(milliseconds: PartyRules.turning), spin.ends)
    }

    mutating func leave(_ player: Int64) {
        if players.contains(player) { absent.insert(player) }
    }

    mutating func comeBack(_ player: Int64) { absent.remove(player) }

    /// Removes every trace of a player.
    mutating func bar(_ player: Int64) {
        players.removeAll { $0 == player }
        results[player] = nil
        absent.remove(player)
    }

    // MARK: Queries

    /// The players whose runs are still awaited.
    var awaited: [Int64] { players.filter { results[$0] == nil && !absent.contains($0) } }

    /// Whether the round has ended and no runs are awaited, or the deadline for judging has passed.
    func isSettled(at moment: Timestamp) -> Bool {
        moment >= judged || moment >= ends && awaited.isEmpty
    }

    /// Returns the spin with the given number, or nil if the round has no such spin.
    func spin(_ number: Int) -> PartySpin? {
        guard stall.isDrawn, (1...PartyRules.spins).contains(number) else { return nil }
        return PartySpin(
            number: number,
            opens: starts.later(milliseconds: Int64(number - 1) * PartyRules.spin))
    }

    /// Returns the spin at the given moment, or nil if the round has no spin at that time.
    func spin(at moment: Timestamp) -> PartySpin? {
        guard moment >= starts, moment < ends else { return nil }
        return spin(Int((moment.milliseconds - starts.milliseconds) / PartyRules.spin) + 1)
    }

    /// Returns when a spin's result becomes public, which is when its wheel stops. Nil if no pocket
    /// has been drawn yet.
    package func shownFrom(_ spin: PartySpin) -> Timestamp? { shown[spin.number] }

    /// Returns the number of the last spin whose result is public at the given moment; 0 before the
    /// first.
    func spinsShown(at moment: Timestamp) -> Int {
        shown.reduce(0) { last, one in one.value <= moment ? max(last, one.key) : last }
    }
}

/// A spin in a round of Roulette, with the same pocket for everyone.
package struct PartySpin: Equatable, Sendable {
    /// The spin's number, from 1.
    package let number: Int
    /// When betting opens.
    package let opens: Timestamp

    /// When betting closes, and the pocket is drawn.
    package var closes: Timestamp { opens.later(milliseconds: PartyRules.betting) }

    /// When the next spin begins.
    package var ends: Timestamp { opens.later(milliseconds: PartyRules.spin) }
}
