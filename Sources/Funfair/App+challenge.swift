import Arcade

// Today's challenge.

extension App {
    /// Asks for the ticket of today's challenge; the run begins when it is there.
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

    /// Begins the challenge. Who looks at something else by now finds it waiting.
    mutating func beginChallenge(_ stall: Stall, _ grant: TicketGrant) {
        guard let seed = grant.seed, playing[stall] == nil else { return }
        // What can be set without being another game stays as it is set.
        let own = Contest(stall).inForce(records.settings)
        let fair = stall.isStandard(own) ? own : AppSettings()
        let start = CabinetStart(
            settings: fair, player: grant.player, screen: playing.layout, seed: seed,
            isPractice: false)
        // Whatever else is on the screen by now, perhaps a party's run, is not disturbed.
        let isAwaited = screens.place == .stall(stall, .play)
        if isAwaited { self.start(stall, start) } else { place(start, at: stall) }
        guard let session = playing[stall] else { return }
        desk.give(grant.ticket, to: session)
        if isAwaited { return askForRivals() }
        session.pause()
        playing.keep(session)
    }
}
