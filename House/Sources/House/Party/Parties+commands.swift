import Funfair

// What a party's host and the other guests can do from their phones.
extension Parties {
    /// Carries out a guest's command.
    ///
    /// - Throws: `Refusal.badRequest` if there's no such command, `Refusal.notYourParty` if it's
    ///   only for the host and someone else is, or what prevents it.
    package func command(
        _ text: String, at room: PartyRoom, as name: String, of device: Device
    ) async throws -> GuestState {
        let player = try await guest(named: name, of: room, by: device)
        guard let command = PartyCommand(text) else {
            throw Refusal.badRequest("There is no move “\(text.prefix(40))”.")
        }
        let isHost = room.party.host == player
        guard isHost || command.isForGuests else { throw Refusal.notYourParty }
        guard !room.party.isClosed(at: now()) else { throw Refusal.unknownParty }
        try await obey(command, of: player, at: room)
        rooms.change(room.number) { room in
            room.hear(player, at: now())
            guard isHost else { return }
            // Whatever else the host does, the question has been answered.
            room.ask(
                command.question.map { PartyQuestion(what: $0, player: player, asked: now()) })
        }
        return try state(of: player, at: room.number, by: device)
    }

    private func obey(
        _ command: PartyCommand, of player: Int64, at room: PartyRoom
    ) async throws {
        switch command {
        case .start: try await begin(at: room)
        case .choose(let game): try await choose(game, at: room)
        case .vote(let game): try vote(for: game, as: player, at: room)
        case .plan(let wish): try await plan(wish, at: room)
        case .swap(let round): try await swapGame(ofRound: round, at: room)
        case .ask: break
        case .hand(let number):
            guard let heir = room.party.guest(numbered: number), heir.isThere else {
                throw Refusal.notAGuest
            }
            guard heir.player != player else { return }
            try await rooms.append(.handed(player: heir.player), to: room)
        case .remove(let number): try await remove(number, from: room, sparing: player)
        case .deal(let count): try await deal(into: count, at: room)
        case .side(let team): try await side(player, with: team, at: room)
        case .end: try await rooms.append(.closed, to: room)
        case .watch(let number): try watch(number, as: player, at: room)
        case .sitOut: try await sitOut(player, at: room)
        case .redraw: try await redraw(player, at: room)
        }
    }

    /// Opens a party from a phone, which joins it under the given name and hosts it.
    package func open(
        for game: PartyGame, as name: String, of device: Device
    ) async throws -> GuestState {
        // Without a name of its own, the device couldn't join the party.
        _ = try await names.player(named: name, of: device)
        let room = try await open(for: game, by: device)
        return try await join(room, as: name, of: device).state
    }

    /// Hands the party to the player if their device opened it and no guest commands it yet.
    func handToOpener(_ player: Int64, of device: Device, at number: Int64) async throws {
        guard let room = rooms.present(.number(number)), room.stored.opener == device.hash,
            room.party.host == nil, room.party.guest(player)?.isThere == true
        else { return }
        try await rooms.append(.handed(player: player), to: room)
    }
}
