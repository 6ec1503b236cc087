import Funfair
import House
import Languages

// Teams, on a guest's screen.
extension GuestScreen {
    /// Shows the guest's team for the next round, and offers the other ones.
    mutating func showTeam(_ state: GuestState, _ words: GuestWords) {
        guard let own = state.guest.team, state.view.teamCount > 0 else { return }
        add(
            .choice(
                title: words[.yourTeam, words.name(ofTeam: own)],
                (1...state.view.teamCount).filter { $0 != own }.map { team in
                    GuestMove(name: words.name(ofTeam: team), command: .side(team))
                }))
    }

    /// Offers the host the numbers of teams. Guests are dealt again if the number stays the same.
    mutating func offerTeams(_ state: GuestState, _ words: GuestWords) {
        let count = state.view.teamCount
        var moves = PartyRules.teams.filter { $0 != count }.map { other in
            GuestMove(name: words.words.number(other), command: .deal(other))
        }
        if count > 0 {
            moves.insert(GuestMove(name: words[.mixAgain], command: .deal(count)), at: 0)
            moves.append(GuestMove(name: words[.noTeams], command: .deal(0)))
        }
        let title = count > 0 ? words[.teamsAre, words.words.number(count)] : words[.teams]
        add(.choice(title: title, moves))
    }

    /// Shows the place of the guest's team in the last round, and the standings of all teams.
    mutating func showTeams(_ state: GuestState, _ words: GuestWords) {
        if let own = state.view.teamOfRound(state.guest.player), let place = own.place,
            let score = own.score
        {
            addLine(
                words[
                    .teamPlace, words.name(ofTeam: own.team), words.words.number(place),
                    words.words[.points, score]])
        }
        let rows = state.view.teamTable.map {
            GuestBlock.Place(
                place: $0.place, player: words.name(ofTeam: $0.team), points: $0.points,
                followsGap: false)
        }
        if !rows.isEmpty { add(.board(title: words[.teamTable], rows)) }
    }
}
