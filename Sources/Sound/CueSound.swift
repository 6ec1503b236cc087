import Arcade

/// What is heard of a cue.
public struct CueSound: Equatable, Sendable {
    /// What sounds.
    public let effect: SoundEffect
    /// How high it has climbed, 0 to `effect.lastStep`.
    public let step: Int

    /// What a cue sounds like, or nil where it is not heard.
    ///
    /// - Parameters:
    ///   - name: what happened.
    ///   - chain: how long the chain or streak is, as in `Cue.chain`; less than 1 counts as 1.
    ///   - look: the row of the game's looks, as in `Cue.look`; the rows of a wall begin higher.
    public init?(of name: Cue.Name, chain: Int = 0, look: Int = 0) {
        guard let effect = Self.effect(of: name) else { return nil }
        self.effect = effect
        let links = max(chain, 1) - 1
        let climb = name == .smash ? max(look, 0) + links : links
        step = min(climb, effect.lastStep)
    }

    /// What a cue sounds like, or nil where it is not heard.
    public init?(of cue: Cue) {
        self.init(of: cue.name, chain: cue.chain, look: cue.look)
    }

    private static func effect(of name: Cue.Name) -> SoundEffect? {
        switch name {
        case .pop: .pop
        case .miss: .miss
        // Targets come all the time, and are seen.
        case .appear: nil
        case .vanish: .burst
        case .hurry: .countdown
        case .timeUp: .gameOver
        case .launch: .launch
        case .bounce: .bounce
        case .paddle: .paddle
        case .crack: .crack
        case .smash: .smash
        case .bonus: .bonus
        case .nudge: .nudge
        case .lost: .lost
        case .lifeLost: .lifeLost
        case .cleared: .cleared
        case .spin: .wheelTick
        case .rattle: .rattle
        case .win: .bigWin
        case .nearMiss: .smallWin
        case .loss: .loss
        case .badge: .badge
        case .go: .go
        case .newBest: .newBest
        case .button: .button
        }
    }
}
