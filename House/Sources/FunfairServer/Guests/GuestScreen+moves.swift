import Funfair
import House
import Languages

// What a host can do from a phone.
extension GuestScreen {
    /// Offers everything that a host may do between rounds.
    ///
    /// - Parameter start: the name of the control that starts a round.
    mutating func offerMoves(_ start: String, _ state: GuestState, _ words: GuestWords) {
        offer(start, .start, isMain: true)
        if state.room.party.plan == nil {
            add(
                .choice(
                    title: words[.game],
                    // More options would be too narrow for a phone.
                    Stall.allCases.map { stall in
                        GuestMove(
                            name: stall.name, command: .choose(PartyGame(stall)),
                            isChosen: stall == state.view.nextGame.stall)
                    }))
        }
        offerTeams(state, words)
        offerPlan(state, words)
        let others = state.view.guests.filter { guest in
            guest.isThere && guest.player != state.guest.player
        }
        if !others.isEmpty {
            add(
                .choice(
                    title: words[.whoIsHere],
                    others.suffix(Self.mostNames).reversed().map { guest in
                        GuestMove(
                            name: guest.name, command: .ask(.guest(guest.number)),
                            face: guest.face.number)
                    }))
        }
        offer(words[.endParty], .ask(.end))
    }

    /// Asks before something that can't be undone.
    ///
    /// - Returns: whether there is anything to ask. A guest may have left meanwhile.
    mutating func ask(
        _ question: PartyQuestion.What, _ state: GuestState, _ words: GuestWords
    ) -> Bool {
        switch question {
        case .plan: return askPlan(state, words)
        case .end:
            guard state.view.phase != .over else { return false }
            call(words[.reallyEnd])
            addLine(words[.tableStays])
            offer(words[.endParty], .end, isMain: true)
        case .guest(let number):
            guard let guest = state.view.guests.first(where: { $0.number == number }),
                guest.isThere, state.view.phase != .over
            else { return false }
            call(guest.name)
            offer(words[.handOver], .hand(number), isMain: true)
            offer(words[.showDoor], .remove(number))
            addLine(words[.doorIsShut])
        }
        offer(words.words[.cancel], .ask(nil))
        return true
    }
}
