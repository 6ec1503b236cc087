import Arcade

/// The stage of a party. Its run is separate from the stalls' runs, so a party never disturbs an
/// interrupted run.
struct PartyStage {
    /// The current round's run.
    private(set) var session: Session?
    /// A demo of the next game while guests wait.
    private(set) var demo: Demo?
    /// The number of demos so far, which identifies the current demo.
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
