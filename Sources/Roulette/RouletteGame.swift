import Arcade

/// A game of Roulette. The player bets, a pocket is drawn, the wheel turns, and the bet pays out.
///
/// The ball's pocket is an input. The game never draws it, so nobody can know it before betting.
/// Time only matters while the wheel turns.
public struct RouletteGame: Game {
    /// What the game is doing or waiting for.
    public enum Phase: Equatable, Sendable {
        /// Waiting for a bet.
        case betting
        /// Waiting for the ball. The bet can no longer be changed.
        case locked(Wager)
        /// The wheel has been turning for `ticks` ticks.
        case turning(Spin, ticks: Int)
        /// The game has ended.
        case over(Ending)
    }

    /// A bet and the pocket drawn for it.
    public struct Spin: Equatable, Sendable {
        /// The bet.
        public let wager: Wager
        /// The drawn pocket.
        public let pocket: Pocket

        /// The outcome for the bet.
        public var outcome: Outcome { wager.outcome(of: pocket) }
        /// The change in money.
        public var money: Int { wager.money(of: pocket) }
    }

    /// Why a game has ended.
    public enum Ending: UInt8, Sendable {
        /// The money is gone (Roulette, rule 5).
        case broke
        /// The player left.
        case left
        /// The game reached its mode's maximum number of spins.
        case closed
    }

    public static let identity = GameIdentity(code: 3, rulesVersion: 2, name: "Roulette")
    public static let format = StageFormat(only: RouletteRules.stage)

    public private(set) var settings: RouletteSettings
    public private(set) var tick = 0
    /// The player's money. Unless the game is on credit, it ends when the money is 0 or less.
    public private(set) var money = RouletteRules.money
    public private(set) var score = 0
    /// What the game is doing or waiting for.
    public private(set) var phase = Phase.betting
    /// The last finished spin; nil before the first.
    public private(set) var lastSpin: Spin?
    /// The pockets of the latest spins, newest first; at most `RouletteRules.shownResults`.
    public private(set) var history: [Pocket] = []
    /// How many times each pocket came up, indexed by its number.
    public private(set) var frequencies = Array(repeating: 0, count: Pocket.count)
    /// The spin results at each level, indexed by the level's code.
    public private(set) var tallies = Array(repeating: SpinTally(), count: RouletteLevel.all.count)
    /// The number of finished spins.
    public private(set) var spins = 0
    /// The spin results in Classic.
    public private(set) var clothTally = SpinTally()
    /// The money from spin to spin, compared with its expected course. No rule depends on this
    /// course, so the hash omits it.
    public private(set) var fortune = Fortune(from: RouletteRules.money)
    /// Further counts for statistics. No rule depends on them, so the hash omits them.
    public private(set) var counted = RouletteCounts()

    public init(settings: RouletteSettings, stage: StageShape, seed: UInt64) {
        self.settings = settings
    }

    public var isUnaltered: Bool { settings.isUnaltered }

    public var ending: RouletteInput? { .leave }

    public var highlight: Int { tallies.reduce(clothTally.hits) { $0 + $1.hits } }

    var mode: RouletteMode { settings.mode }

    public var isOver: Bool {
        if case .over = phase { true } else { false }
    }

    public mutating func apply(_ input: RouletteInput, cues: inout [Cue]) {
        switch (input, phase) {
        case (.bet(let bet), .betting) where !mode.hasCloth:
            settings.level = bet.level
            phase = .locked(.numbers(bet))
        case (.chips(let bet), .betting) where mode.hasCloth && bet.stake <= money:
            phase = .locked(.chips(bet))
        case (.ball(let pocket), .locked(let wager)):
            phase = .turning(Spin(wager: wager, pocket: pocket), ticks: 0)
            cues.append(Cue(.spin, at: WheelPicture.centre))
        case (.skip, .turning(let spin, _)):
            settle(spin, cues: &cues)
        case (.leave, .betting), (.leave, .locked), (.leave, .turning):
            leave(cues: &cues)
        default: break
        }
    }

    public mutating func advance(cues: inout [Cue]) {
        guard !isOver else { return }
        tick += 1
        guard case .turning(let spin, let ticks) = phase else { return }
        if ticks + 1 == RouletteRules.turningTicks { return settle(spin, cues: &cues) }
        phase = .turning(spin, ticks: ticks + 1)
        if let cue = motion(of: spin).cue(at: ticks + 1) { cues.append(cue) }
    }

    /// Ends the game. A drawn pocket counts even if the player leaves before the wheel stops
    /// (Roulette, rule 7).
    private mutating func leave(cues: inout [Cue]) {
        if case .turning(let spin, _) = phase { settle(spin, cues: &cues) }
        if !isOver { phase = .over(.left) }
    }

    private mutating func settle(_ spin: Spin, cues: inout [Cue]) {
        let outcome = spin.outcome
        let change = spin.money
        let badges = Badge.earned(by: score)
        money += change
        switch spin.wager {
        case .numbers(let bet):
            let payout = bet.level.payout(of: outcome)
            score += payout.score
            tallies[bet.level.code].add(outcome, payout.money)
        case .chips:
            score = max(score, money - RouletteRules.money)
            clothTally.add(outcome, change)
        }
        spins += 1
        lastSpin = spin
        history.insert(spin.pocket, at: 0)
        if history.count > RouletteRules.shownResults { history.removeLast() }
        frequencies[spin.pocket.number] += 1
        counted.add(spin, money: money)
        fortune.add(ExpectedResult(of: spin.wager), money: money)
        phase = next
        cues.append(WheelPicture.cue(for: outcome, money: change))
        if Badge.earned(by: score) > badges {
            cues.append(WheelPicture.cue(forBadge: Badge.earned(by: score) - 1))
        }
    }

    private var next: Phase {
        if money <= 0, mode.hasCloth || !settings.isOnCredit { return .over(.broke) }
        return spins == mode.mostSpins ? .over(.closed) : .betting
    }

    public func combine(into hash: inout StateHash) {
        hash.combine(settings.level.code)
        hash.combine(settings.isOnCredit ? 1 : 0)
        hash.combine(tick)
        hash.combine(money)
        hash.combine(score)
        hash.combine(spins)
        phase.combine(into: &hash)
        lastSpin?.combine(into: &hash)
        for pocket in history { hash.combine(pocket.number) }
        for frequency in frequencies { hash.combine(frequency) }
        for tally in tallies {
            for counter in tally.counters { hash.combine(counter) }
        }
        guard mode.hasCloth else { return }
        hash.combine(Int(mode.number))
        for counter in clothTally.counters { hash.combine(counter) }
    }
}

extension RouletteGame.Phase {
    fileprivate func combine(into hash: inout StateHash) {
        switch self {
        case .betting: hash.combine(0)
        case .locked(let wager):
            hash.combine(1)
            wager.combine(into: &hash)
        case .turning(let spin, let ticks):
            hash.combine(2)
            hash.combine(ticks)
            spin.combine(into: &hash)
        case .over(let ending):
            hash.combine(3)
            hash.combine(Int(ending.rawValue))
        }
    }
}

extension RouletteGame.Spin {
    fileprivate func combine(into hash: inout StateHash) {
        wager.combine(into: &hash)
        hash.combine(pocket.number)
    }
}

extension Wager {
    fileprivate func combine(into hash: inout StateHash) {
        switch self {
        case .numbers(let bet): bet.combine(into: &hash)
        case .chips(let bet):
            for stack in bet.chips.stacks {
                hash.combine(stack.place.code)
                hash.combine(stack.amount)
            }
        }
    }
}

extension Bet {
    fileprivate func combine(into hash: inout StateHash) {
        hash.combine(level.code)
        hash.combine(pockets.mask)
    }
}
