import Arcade

// What a run at a table waits for: draws of this device, or of the house.

extension Session {
    /// Draws what the game waits for, if it does.
    func draw(by device: inout SeededGenerator) {
        cabinet.draw(by: &device, cues: &playback.cues)
    }

    /// Takes what the house drew.
    ///
    /// - Returns: false where it cannot be.
    func give(_ outcome: Int) -> Bool {
        cabinet.give(outcome, cues: &playback.cues)
    }

    /// Takes the last bet back, which came too late.
    func takeBackBet() { cabinet.takeBackBet() }

    /// Brings what is under way to its end, at once. What the house has not told by now, it draws
    /// for its own board only.
    func settle(by device: inout SeededGenerator) {
        cabinet.draw(by: &device, cues: &playback.cues)
        playback.respond(to: .skip)
    }
}
