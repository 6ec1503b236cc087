/// A party and its events, which can arrive late, twice and in any order.
struct PartyJournal: Sendable {
    private(set) var party = Party()
    private var events: [Int: PartyEvent] = [:]

    /// Adds events. The party applies those that arrive in order; after a late one, it folds all of
    /// them again.
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
