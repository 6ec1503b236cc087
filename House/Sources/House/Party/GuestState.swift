/// A guest's state at one moment of a party.
package struct GuestState: Sendable {
    package let room: PartyRoom
    package let view: PartyView
    package let guest: PartyView.Guest
    /// The guest's ticket for the current round, if the round still accepts a run from them.
    package let ticket: (ticket: Ticket, text: String)?
    /// The number of inputs of the guest's run that the house has; nil if it doesn't want any.
    package let inputs: Int?
    /// The question to answer first, if this guest is the host and asked one.
    package let question: PartyQuestion.What?
    /// The guest whose run this one watches; nil if no run can be watched, or if this guest still
    /// plays.
    package let watched: PartyView.Guest?
    /// Whether the guest chose that run, instead of the leader's.
    package let hasChosen: Bool
    /// Whether the guest slept through the round's start, and may give up their own run to watch.
    package let canSitOut: Bool
    package let now: Timestamp

    /// Whether this guest commands the party.
    package var isHost: Bool { view.host == guest.player }

    /// Whether the guest's screen may contain the page's address.
    package var showsAddress: Bool { isHost || view.phase == .over }
}
