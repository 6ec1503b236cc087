import Funfair

/// The same minute, played by everybody who was there when it began.
package struct PartyRound: Equatable, Sendable {
    /// What became of a run.
    enum Result: Equatable, Sendable {
        /// It was replayed, and comes to this.
        case counted(PartyCount)
        /// It does not count; the sentence is for its player.
        case refused(because: String?)
    }

    /// From 1.
    package let number: Int
    package let stall: Stall
    let seed: UInt64
    /// Its first tick.
    package let starts: Moment
    /// Who plays, in the order in which they came.
    package private(set) var players: [Int64]
    /// Who of them has gone, so that nobody waits for their runs; one that comes still counts.
    private(set) var absent: Set<Int64> = []
    private(set) var results: [Int64: Result] = [:]
    /// What was drawn for spins that are over, by their numbers.
    package private(set) var pockets: [Int: Int] = [:]
    /// From when on it is told what those bring.
    private var shown: [Int: Moment] = [:]

    init(number: Int, stall: Stall, seed: UInt64, starts: Moment, players: [Int64]) {
        self.number = number
        self.stall = stall
        self.seed = seed
        self.starts = starts
        self.players = players
    }

    /// When its last tick has passed.
    package var ends: Moment { starts.later(milliseconds: PartyRules.length(of: stall)) }

    /// Until when its runs are taken.
    package var closes: Moment { ends.later(milliseconds: PartyRules.grace) }

    /// Until when they can be judged.
    var judged: Moment { closes.later(milliseconds: PartyRules.judging) }

    // MARK: Folding

    /// The first judgement of who plays stands, and none that comes after the round was settled
    /// without it: a podium never changes.
    mutating func settle(_ player: Int64, _ result: Result, at moment: Moment) {
        guard moment < judged, results[player] == nil, players.contains(player) else { return }
        results[player] = result
    }

    /// The first pocket of a spin stands, and none that is drawn before all bets are there.
    mutating func draw(_ pocket: Int, for spin: Int, at moment: Moment) {
        guard let spin = self.spin(spin), moment >= spin.closes, pockets[spin.number] == nil else {
            return
        }
        pockets[spin.number] = pocket
        // What was drawn late, as no house was there, turns for nobody.
        shown[spin.number] = min(moment.later(milliseconds: PartyRules.turning), spin.ends)
    }

    mutating func leave(_ player: Int64) {
        if players.contains(player) { absent.insert(player) }
    }

    mutating func comeBack(_ player: Int64) { absent.remove(player) }

    /// Leaves nothing of who was shown the door.
    mutating func bar(_ player: Int64) {
        players.removeAll { $0 == player }
        results[player] = nil
        absent.remove(player)
    }

    // MARK: Asking

    /// Whose runs are waited for.
    var awaited: [Int64] { players.filter { results[$0] == nil && !absent.contains($0) } }

    /// Whether all runs are judged, or the rest comes too late.
    func isSettled(at moment: Moment) -> Bool {
        moment >= judged || moment >= ends && awaited.isEmpty
    }

    /// One of its spins, where it has some.
    func spin(_ number: Int) -> PartySpin? {
        guard stall.isDrawn, (1...PartyRules.spins).contains(number) else { return nil }
        return PartySpin(
            number: number,
            opens: starts.later(milliseconds: Int64(number - 1) * PartyRules.spin))
    }

    /// The one that is bet on or turns.
    func spin(at moment: Moment) -> PartySpin? {
        guard moment >= starts, moment < ends else { return nil }
        return spin(Int((moment.milliseconds - starts.milliseconds) / PartyRules.spin) + 1)
    }

    /// From when on it is told what a spin brings: its wheel has stopped. Nil where nothing is drawn.
    package func shownFrom(_ spin: PartySpin) -> Moment? { shown[spin.number] }

    /// The last spin of which it is told what it brings; 0 before the first.
    func spinsShown(at moment: Moment) -> Int {
        shown.reduce(0) { last, one in one.value <= moment ? max(last, one.key) : last }
    }
}

/// A spin of a round of Roulette: one pocket for all.
package struct PartySpin: Equatable, Sendable {
    /// From 1.
    package let number: Int
    /// From when on bets are taken.
    package let opens: Moment

    /// When bets are taken no more, and the pocket is drawn.
    package var closes: Moment { opens.later(milliseconds: PartyRules.betting) }

    /// When the next one begins.
    package var ends: Moment { opens.later(milliseconds: PartyRules.spin) }
}
