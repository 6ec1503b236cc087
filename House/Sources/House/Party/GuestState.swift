/// A guest's state at a moment of a party.
package struct GuestState: Sendable {
    package let room: PartyRoom
    package let view: PartyView
    package let guest: PartyView.Guest
    /// The guest's ticket for the current round, if it still takes a run of theirs.
    package let ticket: (ticket: Ticket, text: String)?
    package let now: Timestamp
}
