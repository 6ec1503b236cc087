import Arcade

// Today's challenge.

extension App {
    /// Requests a ticket for today's challenge. The run starts when the ticket arrives.
    mutating func playChallenge() {
        guard let stall = screens.stall, !stall.isDrawn, playing[stall] == nil,
            desk.wish?.asked == nil
        else { return }
        if case .success(let player) = screens.name.name {
            desk.askForChallenge(at: stall, by: player)
        } else {
            screens.name.touch()
        }
    }

    /// Starts the challenge, or leaves it paused if the player has moved to another screen.
    mutating func beginChallenge(_ stall: Stall, _ grant: TicketGrant) {
        guard let seed = grant.seed, playing[stall] == nil else { return }
        // Keep the player's settings if they count as standard.
        let own = Contest(stall).effectiveSettings(records.settings)
        let fair = stall.isStandard(own) ? own : AppSettings()
        let start = CabinetStart(
            settings: fair, player: grant.player, screen: playing.layout, seed: seed,
            isPractice: false)
        // Don't disturb another screen, which may show a party's run.
        let isAwaited = screens.place == .stall(stall, .play)
        if isAwaited { self.start(stall, start) } else { place(start, at: stall) }
        guard let session = playing[stall] else { return }
        desk.give(grant.ticket, to: session)
        if isAwaited { return askForRivals() }
        session.pause()
        playing.keep(session)
    }
}
