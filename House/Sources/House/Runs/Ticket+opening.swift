import Funfair

extension Ticket {
    /// When recordings of runs with this ticket's seed are given out: no ticket for the seed counts from
    /// then on, so nobody can send a recording again as a run of their own. Nil where no other ticket has
    /// the seed, and nobody has to wait.
    ///
    /// Everything that gives recordings out goes by what is stored of this with the run.
    var opens: Moment? {
        // Where balls are drawn, a seed tells nothing.
        guard !contest.stall.isDrawn else { return nil }
        switch entry {
        case .open, .wall: return nil
        case .challenge: return reissued(at: issued.day.later(days: 1).start).expiry
        case .party: return expiry.later(milliseconds: PartyRules.judging)
        }
    }

    private func reissued(at moment: Moment) -> Ticket {
        Ticket(
            id: id, contest: contest, rulesVersion: rulesVersion, entry: entry, player: player,
            seed: seed, issued: moment)
    }
}
