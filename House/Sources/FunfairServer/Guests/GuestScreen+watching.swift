import Funfair
import House
import Languages

// The race, for guests who don't play now.
extension GuestScreen {
    /// The number of leading lanes that every guest sees.
    private static let leadingLanes = 5

    /// Shows the race and a run to watch. A guest who slept through the start can give up their own
    /// run to watch.
    mutating func showRace(_ round: PartyRound, _ state: GuestState, _ words: GuestWords) {
        guard case .playing = state.view.phase, !round.stall.isDrawn else { return }
        guard state.ticket == nil else {
            if state.canSitOut { offer(words[.watchInstead], .sitOut) }
            return
        }
        if let watched = state.watched {
            add(.watch(watched.number, player: watched.name))
            offerLanes(watched, state, words)
        }
        addRace(state, words)
    }

    /// Offers the leader's run and those of the leading lanes.
    private mutating func offerLanes(
        _ watched: PartyView.Guest, _ state: GuestState, _ words: GuestWords
    ) {
        var guests = state.view.watchedLanes.prefix(Self.leadingLanes).compactMap {
            state.view[$0.player]
        }
        if state.hasChosen, !guests.contains(where: { $0.player == watched.player }) {
            guests.append(watched)
        }
        // None of them is the chosen one, because the run itself says whose it is.
        add(
            .choice(
                title: words[.watchWhom],
                [GuestMove(name: words[.theLeader], command: .watch(nil))]
                    + guests.map { guest in
                        GuestMove(
                            name: guest.name, command: .watch(guest.number),
                            face: guest.face.number)
                    }))
    }

    /// Adds the leading lanes, and the guest's own with its neighbours.
    private mutating func addRace(_ state: GuestState, _ words: GuestWords) {
        // Players without a score come last, and have no place.
        let lanes = state.view.race?.lanes ?? []
        let own = lanes.firstIndex { $0.player == state.guest.player }
        var rows: [GuestBlock.Place] = []
        var last = -1
        for index in lanes.indices
        where index < Self.leadingLanes || own.map({ abs(index - $0) <= 1 }) ?? false {
            guard let guest = state.view[lanes[index].player], let place = guest.place else {
                continue
            }
            rows.append(
                GuestBlock.Place(
                    place: place, player: guest.name, points: max(0, guest.score ?? 0),
                    followsGap: index > last + 1, face: guest.face.number))
            last = index
        }
        if !rows.isEmpty { add(.board(title: words[.theRace], rows)) }
    }
}
