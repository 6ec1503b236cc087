/// How often somebody lately did something that is stored: drew another face, or changed teams.
/// Without a limit, one guest could fill a party with events.
struct HourlyCount: Equatable, Sendable {
    /// The number of times since `first`.
    private(set) var count = 0
    private var first = Timestamp(milliseconds: 0)

    mutating func count(at moment: Timestamp) {
        if count == 0 || hasRested(at: moment) {
            first = moment
            count = 0
        }
        count += 1
    }

    private func hasRested(at moment: Timestamp) -> Bool {
        moment >= first.later(milliseconds: PartyRules.hour)
    }

    /// Returns the milliseconds until it may be done again; 0 if that is now.
    func pause(at moment: Timestamp, most: Int = PartyRules.mostRedraws) -> Int64 {
        guard count >= most, !hasRested(at: moment) else { return 0 }
        return first.milliseconds + PartyRules.hour - moment.milliseconds
    }

    /// - Throws: `Refusal.tooOften` if it may not be done again now.
    func check(at moment: Timestamp, most: Int = PartyRules.mostRedraws) throws(Refusal) {
        let pause = pause(at: moment, most: most)
        guard pause == 0 else { throw .tooOften(seconds: Int((pause + 999) / 1000)) }
    }
}
