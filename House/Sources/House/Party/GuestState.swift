/// A guest at a moment of a party.
package struct GuestState: Sendable {
    package let room: PartyRoom
    package let view: PartyView
    package let guest: PartyView.Guest
    /// For the present round, where it takes a run of this guest.
    package let ticket: (ticket: Ticket, text: String)?
    package let now: Moment
}
