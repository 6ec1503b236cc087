/// Which guest commands a party.
///
/// No guest does at a party that a big screen opened. When the device that opened a party joins it
/// as a guest, the house hands the party to that guest, who can hand it on. The device that opened
/// the party can always use a big screen's own controls.
struct PartyHosting: Equatable, Sendable {
    /// The first guest who commanded the party, which is the one who opened it.
    private var opener: Int64?
    /// The last guest to receive the party; nil once that guest has left.
    private var holder: Int64?

    /// Hands the party to a guest who is present.
    mutating func hand(to player: Int64) {
        opener = opener ?? player
        holder = player
    }

    mutating func leave(_ player: Int64) {
        if holder == player { holder = nil }
    }

    /// Returns the guest who commands the party; nil if none does. After a host has left, that is
    /// the guest who opened the party, if present, and otherwise whoever has been there longest.
    func host(among present: [Party.Guest]) -> Int64? {
        guard let opener else { return nil }
        if let holder { return holder }
        if present.contains(where: { $0.player == opener }) { return opener }
        return present.min { $0.since < $1.since }?.player
    }
}

extension Party {
    /// The guest who commands the party; nil if none does.
    var host: Int64? { hosting.host(among: present) }
}
