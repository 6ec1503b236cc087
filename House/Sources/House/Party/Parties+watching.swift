import Funfair
import Hands
import HouseWire

// How people watch the runs of a round: on any screen at the party, and on the phones of guests who
// don't play now. Everybody plays the same seed, so nobody who still plays gets others' runs.
extension Parties {
    /// Returns the parts of a guest's run in the current round that follow a tick; none if the run
    /// was judged or isn't known.
    ///
    /// - Throws: `Refusal.stillPlaying` if a guest with a name of the device still plays this round,
    ///   and `Refusal.unknownParty` if the party is over.
    package func parts(
        of number: Int, at room: PartyRoom, after tick: Int, by device: Device
    ) async throws -> [RunPiece] {
        guard !room.party.isClosed(at: now()) else { throw Refusal.unknownParty }
        guard let player = room.party.guest(numbered: number)?.player,
            let round = room.party.rounds.last, round.awaits(player, at: now())
        else { return [] }
        for own in try await players(of: device, at: room) where round.awaits(own, at: now()) {
            throw Refusal.stillPlaying
        }
        if let part = room.hands.runs[player]?.part(after: tick) { return [part] }
        return rooms.relayed(player, after: tick, at: room.number)
    }

    /// Returns all players whose names belong to a device.
    private func players(of device: Device, at room: PartyRoom) async throws -> Set<Int64> {
        if let owned = rooms.present(.number(room.number))?.known.owned[device.hash] {
            return owned
        }
        let owned = Set(try await repository.names(of: device.hash).map(\.player))
        rooms.change(room.number) { $0.know(owned, of: device.hash) }
        return owned
    }

    /// Chooses the run that a guest watches; nil for the leader's.
    func watch(_ number: Int?, as player: Int64, at room: PartyRoom) throws {
        var watched: Int64?
        if let number {
            guard let guest = room.party.guest(numbered: number), !guest.isBarred else {
                throw Refusal.notAGuest
            }
            watched = guest.player
        }
        rooms.change(room.number) { $0.watch(watched, player) }
    }

    /// Gives up a guest's run of this round before its first piece, so that the guest can watch.
    /// Does nothing if the guest doesn't play, or if the house has a part of the run.
    func sitOut(_ player: Int64, at room: PartyRoom) async throws {
        guard let round = room.party.rounds.last, room.canSitOut(player, at: now()) else { return }
        try await rooms.append(
            .refused(round: round.number, player: player, because: nil), to: room)
    }
}

extension PartyRound {
    /// Whether a player's run of this round could still count.
    func awaits(_ player: Int64, at moment: Timestamp) -> Bool {
        moment < judged && !stall.isDrawn && results[player] == nil && players.contains(player)
    }
}

extension PartyRoom {
    /// Whether a player may give up the current round's run: it's under way, the player slept
    /// through its start, and whole runs that begin now would end too late.
    func canSitOut(_ player: Int64, at moment: Timestamp) -> Bool {
        guard let round = party.rounds.last, round.awaits(player, at: moment),
            talk.said[player] == nil, !hands.sent.contains(player)
        else { return false }
        return moment < round.ends
            && moment.later(milliseconds: PartyRules.length(of: round.stall)) > round.closes
    }
}

extension PartyRooms {
    /// Returns the parts of a run that other houses sent, and asks them for more.
    func relayed(_ player: Int64, after tick: Int, at number: Int64) -> [RunPiece] {
        guard news != nil else { return [] }
        let moment = now()
        return change(number) { room in
            room.relay { $0.parts(of: player, after: tick, at: moment) }
        } ?? []
    }

    /// Returns what this house asks other houses about watched runs, and its answers to them.
    func takeRelayed(at moment: Timestamp) -> [PartyNews] {
        state.withLock { state in
            state.rooms.keys.flatMap { number -> [PartyNews] in
                guard let room = state.rooms[number], room.round > 0 else { return [] }
                let wishes = state.rooms[number]!.relay { $0.takeWishes(at: moment) }
                let wished = state.rooms[number]!.relay { $0.takeWished() }
                return wishes.map { player, tick in
                    PartyNews(
                        party: number,
                        what: .wanted(round: room.round, player: player, after: tick))
                }
                    + wished.compactMap { player, tick in
                        room.hands.runs[player]?.part(after: tick, most: RunRelay.mostBytes).map {
                            PartyNews(
                                party: number,
                                what: .part(
                                    round: room.round, player: player, after: tick, $0))
                        }
                    }
            }
        }
    }

    /// Notes that a run has become longer. While all runs together are too long, stops following
    /// the longest one of the party that has most.
    ///
    /// - Parameter most: the maximum number of bytes in all runs at this house.
    func weighRun(
        of player: Int64, at number: Int64, most: Int = PartyRules.mostFollowed
    ) {
        state.withLock { state in
            state.rooms[number]?.weighRun(of: player)
            while state.rooms.values.reduce(0, { $0 + $1.hands.length }) > most,
                let heaviest = state.rooms.values.max(by: {
                    ($0.hands.length, $0.number) < ($1.hands.length, $1.number)
                })
            {
                guard state.rooms[heaviest.number]?.dropLongestRun() == true else { return }
            }
        }
    }

    /// Forgets the runs of rounds that are over.
    func forgetRuns(at moment: Timestamp) {
        state.withLock { state in
            for (number, room) in state.rooms where !room.hands.runs.isEmpty {
                if let round = room.party.rounds.last, moment < round.judged { continue }
                state.rooms[number]?.forgetRuns()
            }
        }
    }
}
