import Arcade

// Draws for a run at a table, by this device or the house.

extension Session {
    /// Draws the outcome the game is waiting for, if any.
    func draw(by device: inout SeededGenerator) {
        cabinet.draw(by: &device, cues: &playback.cues)
    }

    /// Applies the outcome the house drew.
    ///
    /// - Returns: false if the outcome can't be applied.
    func give(_ outcome: Int) -> Bool {
        cabinet.give(outcome, cues: &playback.cues)
    }

    /// Takes back the pending bet, because it was too late.
    func takeBackBet() { cabinet.takeBackBet() }

    /// Completes the pending draw and show at once. If the house has drawn but hasn't responded
    /// yet, its draw counts only on the house's board.
    func completePending(by device: inout SeededGenerator) {
        cabinet.draw(by: &device, cues: &playback.cues)
        playback.respond(to: .skip)
    }
}
