/// How often somebody drew a face lately, or changed teams. Without a limit, one guest could fill a
/// party with events.
struct Redraws: Equatable, Sendable {
    /// The number of faces or changes since `first`.
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
        moment >= first.later(milliseconds: PartyRules.redrawing)
    }

    /// Returns the milliseconds until the guest may draw another face; 0 if that is now.
    func pause(at moment: Timestamp, most: Int = PartyRules.mostRedraws) -> Int64 {
        guard count >= most, !hasRested(at: moment) else { return 0 }
        return first.milliseconds + PartyRules.redrawing - moment.milliseconds
    }
}
