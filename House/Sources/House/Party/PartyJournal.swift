/// A party with its events, which may arrive late, twice and in any order.
struct PartyJournal: Sendable {
    private(set) var party = Party()
    private var events: [Int: PartyEvent] = [:]

    /// Adds events. Those in order are applied to the party; after a late one, all are folded
    /// again.
    ///
    /// - Returns: whether any event is new.
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
