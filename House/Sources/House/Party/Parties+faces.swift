import Funfair
import HouseWire

// How guests change their faces.
extension Parties {
    /// Gives a guest another face, whose shape nobody at the party has.
    ///
    /// - Throws: `Refusal.tooOften`, `Refusal.notAGuest`, `Refusal.unknownParty`, or what
    ///   prevents the device from acting for the guest.
    package func redraw(
        as name: String, at room: PartyRoom, of device: Device
    ) async throws -> GuestState {
        let player = try await guest(named: name, of: room, by: device)
        guard !room.party.isClosed(at: now()) else { throw Refusal.unknownParty }
        guard let guest = room.party.guest(player), guest.isThere else { throw Refusal.notAGuest }
        let pause = guest.redraws.pause(at: now())
        guard pause == 0 else { throw Refusal.tooOften(seconds: Int((pause + 999) / 1000)) }
        rooms.change(room.number) { $0.hear(player, at: now()) }
        try await rooms.append(
            .redrawn(player: player, face: room.party.faces.next(after: guest.face).number),
            to: room)
        return try state(of: player, at: room.number, by: device)
    }
}
