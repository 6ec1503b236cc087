import House

extension PartyAnswer {
    /// A team of the current or last round, or of the next one.
    struct Team: Encodable {
        let team: Int
        let score: ExplicitNull<Int>
        let place: ExplicitNull<Int>
        let points: Int

        init(_ standing: TeamStanding) {
            team = standing.team
            score = ExplicitNull(standing.score)
            place = ExplicitNull(standing.place)
            points = standing.points
        }
    }
}

/// The number of teams that a host wants; 0 for none.
struct TeamWish: Decodable {
    let teamCount: Int
}
