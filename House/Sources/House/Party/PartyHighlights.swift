/// A guest's best moment at a party.
package struct PartyHighlight: Equatable, Sendable {
    package enum What: Equatable, Sendable {
        /// A chain or streak of this length, or this many hits.
        case chain(Int)
        /// This many places gained from half time to the end.
        case rescue(places: Int)
        /// A win by this many points.
        case finish(margin: Int)
        /// A place in a round, for a guest without any of the other moments.
        case place(Int)
    }

    package let player: Int64
    package let what: What
    /// The number of the round.
    package let round: Int
    package let game: PartyGame
    /// The identifier of the run on the boards.
    package let run: String
}

extension PartyHighlight {
    /// Moments are ranked among those of the same kind. Chains of different games can't be
    /// compared.
    fileprivate enum Kind: Hashable {
        case rescue
        case finish
        case chain(String)
        case place

        /// Which kind comes first if a guest ranks equally in several: the rarer one.
        var order: Int {
            switch self {
            case .rescue: 0
            case .finish: 1
            case .chain: 2
            case .place: 3
            }
        }
    }

    fileprivate var kind: Kind {
        switch what {
        case .rescue: .rescue
        case .finish: .finish
        case .chain: .chain(game.word)
        case .place: .place
        }
    }

    /// How good the moment is, compared with others of its kind.
    fileprivate var worth: Int {
        switch what {
        case .chain(let length): length
        case .rescue(let places): places
        case .finish(let margin): -margin
        case .place(let place): -place
        }
    }
}

extension Party {
    /// Returns the best moment of every guest whose run counted in a settled round, in the order
    /// the guests came.
    ///
    /// A guest's moment is the one that ranks best among all guests' moments of its kind: the
    /// longest chain in each game, the most places gained from half time, the narrowest win. So
    /// guests who are good at different things get different moments. If a guest ranks equally in
    /// several kinds, the rarer kind is chosen. A guest without any gets their best place.
    func highlights(at moment: Timestamp) -> [PartyHighlight] {
        var best: [Int64: [PartyHighlight.Kind: PartyHighlight]] = [:]
        for round in rounds where round.isSettled(at: moment) {
            for candidate in round.highlights {
                let known = best[candidate.player]?[candidate.kind]
                if known.map({ $0.worth < candidate.worth }) ?? true {
                    best[candidate.player, default: [:]][candidate.kind] = candidate
                }
            }
        }
        var ranks: [PartyHighlight.Kind: [Int: Int]] = [:]
        let all = Dictionary(grouping: best.values.flatMap(\.values), by: \.kind)
        for (kind, moments) in all {
            for (index, worth) in moments.map(\.worth).sorted(by: >).enumerated() {
                ranks[kind, default: [:]][worth] = ranks[kind]?[worth] ?? index
            }
        }
        return guests.compactMap { guest in
            best[guest.player]?.values.min { one, other in
                one.sorting(ranks) < other.sorting(ranks)
            }
        }
    }
}

extension PartyHighlight {
    /// The order among a guest's moments. Their rounds tell chains of different games apart.
    fileprivate func sorting(_ ranks: [Kind: [Int: Int]]) -> (Int, Int, Int, Int) {
        (kind == .place ? 1 : 0, ranks[kind]?[worth] ?? 0, kind.order, round)
    }
}

extension PartyRound {
    /// All moments of the round, for each player whose run counts.
    fileprivate var highlights: [PartyHighlight] {
        let gains = gains
        let byPlayer = Dictionary(uniqueKeysWithValues: counts.map { ($0.player, $0.count) })
        return gains.flatMap { placed, gained -> [PartyHighlight] in
            guard let count = byPlayer[placed.player] else { return [] }
            var found = [PartyHighlight.What.place(placed.place)]
            if count.highlight > 0 { found.append(.chain(count.highlight)) }
            if gained > 0 { found.append(.rescue(places: gained)) }
            if placed.place == 1, gains.count > 1, gains[1].placed.points < placed.points {
                found.append(.finish(margin: placed.points - gains[1].placed.points))
            }
            return found.map {
                PartyHighlight(
                    player: placed.player, what: $0, round: number, game: game, run: count.run)
            }
        }
    }
}
