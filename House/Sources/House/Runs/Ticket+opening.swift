import Funfair

extension Ticket {
    /// When recordings of runs with this ticket's seed are given out: no ticket for the seed counts from
    /// then on, so nobody can send a recording again as a run of their own. Nil where no other ticket has
    /// the seed, and nobody has to wait.
    ///
    /// Everything that gives recordings out goes by what is stored of this with the run.
    func opens(in days: Days) -> Moment? {
        guard sharesItsSeed else { return nil }
        switch entry {
        case .open, .wall: return nil
        case .challenge:
            let end = days.start(of: days.day(of: issued).later(days: 1))
            return reissued(at: end).expiry
        case .party: return expiry.later(milliseconds: PartyRules.judging)
        }
    }

    /// Whether another ticket has the seed.
    var sharesItsSeed: Bool {
        // Where balls are drawn, a seed tells nothing.
        guard !contest.stall.isDrawn else { return false }
        switch entry {
        case .open, .wall: return false
        case .challenge, .party: return true
        }
    }

    private func reissued(at moment: Moment) -> Ticket {
        Ticket(
            id: id, contest: contest, rulesVersion: rulesVersion, entry: entry, holder: holder,
            seed: seed, issued: moment)
    }
}
