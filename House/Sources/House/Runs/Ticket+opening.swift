import Funfair

extension Ticket {
    /// Returns when recordings of runs with this ticket's seed become public. By then every ticket
    /// with the seed has expired, so nobody can send a recording as their own run. Returns nil if
    /// no other ticket has the seed, because such recordings are public immediately.
    ///
    /// The time is stored with the run, and all code that returns recordings must respect it.
    func opens(in days: Days) -> Timestamp? {
        guard sharesItsSeed else { return nil }
        switch entry {
        case .open, .wall: return nil
        case .challenge:
            let end = days.start(of: days.day(of: issued).later(days: 1))
            return reissued(at: end).expiry
        case .party: return expiry.later(milliseconds: PartyRules.judging)
        }
    }

    /// Whether other tickets have the same seed.
    var sharesItsSeed: Bool {
        // In games with drawn balls, a seed doesn't reveal anything.
        guard !contest.stall.isDrawn else { return false }
        switch entry {
        case .open, .wall: return false
        case .challenge, .party: return true
        }
    }

    private func reissued(at moment: Timestamp) -> Ticket {
        Ticket(
            id: id, contest: contest, rulesVersion: rulesVersion, entry: entry, holder: holder,
            seed: seed, issued: moment)
    }
}
