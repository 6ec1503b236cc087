import Arcade

/// What of a party is on the stage. Its run stands beside those of the stalls: nobody's interrupted run is
/// touched by a party.
struct PartyStage {
    /// The run of the present round.
    private(set) var session: Session?
    /// The game of the next one, which plays itself while it is waited for.
    private(set) var demo: Demo?
    /// How many there were, so that one is told from the next.
    private(set) var count = 0

    mutating func begin(_ session: Session) {
        self.session = session
        demo = nil
    }

    mutating func end() { session = nil }

    mutating func endDemo() { demo = nil }

    mutating func show(_ demo: Demo?) {
        self.demo = demo
        count += 1
    }
}
