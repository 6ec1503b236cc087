import Faces

// How guests change their faces.
extension Parties {
    /// Gives a guest another face, whose shape nobody at the party has.
    ///
    /// - Throws: `Refusal.tooOften` or `Refusal.notAGuest`.
    func redraw(_ player: Int64, at room: PartyRoom) async throws {
        guard let guest = room.party.guest(player), guest.isThere else { throw Refusal.notAGuest }
        try guest.redraws.check(at: now())
        try await rooms.append(
            .redrawn(player: player, face: room.party.faces.next(after: guest.face).number),
            to: room)
    }
}

extension PartyRoom {
    /// The faces of all guests, by their names.
    package var faces: [String: Face] {
        Dictionary(party.guests.map { ($0.name, $0.face) }, uniquingKeysWith: { $1 })
    }
}
