/// A party with the events that it was folded from, which may come late, twice and in any order.
struct PartyJournal: Sendable {
    private(set) var party = Party()
    private var events: [Int: PartyEvent] = [:]

    /// Takes events in. Those that came in their order are folded on; where one comes late, all are
    /// folded anew.
    ///
    /// - Returns: whether any of them is new.
    @discardableResult
    mutating func take(_ new: some Sequence<PartyEvent>) -> Bool {
        var isLate = false
        var isNew = false
        for event in new.sorted(by: { $0.number < $1.number }) where events[event.number] == nil {
            isNew = true
            isLate = isLate || event.number < party.last
            events[event.number] = event
            if !isLate { party.take(event) }
        }
        if isLate { party = Party(events: events.values) }
        return isNew
    }
}
