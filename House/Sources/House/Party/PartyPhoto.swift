import Funfair

extension PartyRace {
    /// Returns the players of a photo finish: those whose scores are so close to the best that
    /// nobody can tell the winner before the house has replayed their runs. Empty if a player is
    /// clearly ahead, and if the game has no photo finishes.
    ///
    /// The players are in the order they came, so the order doesn't give the winner away. Until the
    /// round is settled, the scores are those that the house knows, so a photo finish may still
    /// turn out to be none, and the other way round.
    func photo(of round: PartyRound) -> [Int64] {
        guard let best = lanes.first, best.place != nil, best.score > 0,
            let margin = PartyRules.photoMargin(of: round.stall, behind: best.score)
        else { return [] }
        let close = lanes.prefix { $0.place != nil && best.score - $0.score <= margin }
        guard close.count > 1 else { return [] }
        let players = Set(close.prefix(PartyRules.mostInPhoto).map(\.player))
        return round.players.filter(players.contains)
    }
}
