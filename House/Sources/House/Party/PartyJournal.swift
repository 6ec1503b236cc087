/// A party and its events, which can arrive late, twice and out of order.
struct PartyJournal: Sendable {
    private(set) var party = Party()
    private var events: [Int: PartyEvent] = [:]

    /// Adds events. Events that arrive in order are applied to the party. After a late event, the
    /// party folds all events again.
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
