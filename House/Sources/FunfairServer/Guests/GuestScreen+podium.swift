import Funfair
import House
import Languages

// After a round, and after the party.
extension GuestScreen {
    /// The number of top rows of the standings that every guest sees.
    private static let topRows = 5

    mutating func showPodium(
        _ state: GuestState, isOver: Bool, _ words: GuestWords, at address: String
    ) {
        let you = state.guest
        let standing = you.place.map { place in
            let players = max(place, state.view.round?.players.count ?? 0)
            return words.words[
                .placeOf, words.words.number(place), words.words.number(players)]
        }
        call(standing ?? words.words[isOver ? .partyOver : .youAreIn])
        if let place = you.place, place <= Self.podium { add(.medal(place)) }
        var points = you.score.map { [words.words[.points, $0]] } ?? []
        if you.points > 0 { points.append(words[.partyPoints, you.points]) }
        if !points.isEmpty { add(.score(points.joined(separator: " · "))) }
        // Before what needs more space, because there's little time to vote.
        if !isOver { offerVote(state, words) }
        showTeams(state, words)
        showEveningPlace(state, words)
        if !isOver {
            showFace(state, words)
            showNext(state, words)
            showTeam(state, words)
        } else if standing != nil {
            addLine(words.words[.partyOver])
        }
        showProblem(of: you, words)
        if isOver { showMoment(state, words, at: address) }
        if !isOver, state.isHost {
            offerMoves(words[.again], state, words)
            // Without a big screen, latecomers learn the code from the host.
            showInvitation(state, words, at: address)
        }
        showTable(state, words)
    }

    /// Shows the top of the standings, and the guest's own row with its neighbours.
    private mutating func showTable(_ state: GuestState, _ words: GuestWords) {
        let table = state.view.table
        let own = table.firstIndex { $0.player == state.guest.player }
        let shown = table.indices.filter { index in
            index < Self.topRows || own.map { abs(index - $0) <= 1 } ?? false
        }
        var rows: [GuestBlock.Place] = []
        var last = -1
        for index in shown {
            // A guest who was removed has points, but no name.
            guard let guest = state.view[table[index].player] else { continue }
            rows.append(
                GuestBlock.Place(
                    place: table[index].place, player: guest.name, points: table[index].points,
                    followsGap: index > last + 1, face: guest.face.number))
            last = index
        }
        if !rows.isEmpty { add(.board(title: words[.partyTable], rows)) }
    }
}
