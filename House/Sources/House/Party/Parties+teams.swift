import Arcade

// How guests get teams, and choose others.
extension Parties {
    /// Deals everyone present into teams for the next rounds, even if there are as many already.
    ///
    /// - Parameter count: the number of teams; 0 for none.
    /// - Throws: `Refusal.badRequest`, `Refusal.tooOften`, `Refusal.notYourParty`, or
    ///   `Refusal.unknownParty` if the party is over.
    package func deal(into count: Int, at room: PartyRoom, by device: Device) async throws {
        try check(room, isOf: device)
        try await deal(into: count, at: room)
    }

    func deal(into count: Int, at room: PartyRoom) async throws {
        guard count == 0 || PartyRules.teams.contains(count) else {
            throw Refusal.badRequest("There can’t be \(count) teams.")
        }
        let (party, moment) = (room.party, now())
        guard count > 0 || party.teams.isOn else { return }
        try party.teams.deals.check(at: moment, most: PartyRules.mostDeals)
        var generator = SeededGenerator(seed: .random(in: .min ... .max))
        try await rooms.append(
            .teamed(guests: party.dealt(into: count, at: moment, using: &generator)), to: room)
    }

    /// Moves a guest to another team. A round under way keeps the teams of its beginning.
    func side(_ player: Int64, with team: Int, at room: PartyRoom) async throws {
        guard let guest = room.party.guest(player), guest.isThere else { throw Refusal.notAGuest }
        guard room.party.teams.all.contains(team) else {
            throw Refusal.badRequest("There is no team \(team).")
        }
        guard room.party.teams[player] != team else { return }
        try guest.teamChanges.check(at: now())
        try await rooms.append(.sided(player: player, team: team), to: room)
    }
}
