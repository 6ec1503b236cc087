import Funfair
import HouseWire

/// Reads public boards and reports changes to their viewers, at this house and at others.
package struct Boards: HouseService {
    package let resources: HouseResources
    package let live: LiveBoards
    /// The cached responses to single requests.
    package let cache: BoardCache
    package let news: LiveNews?

    init(
        resources: HouseResources, news: (any HouseNews)?, parties: PartyRooms,
        owners: DeviceOwners
    ) {
        self.resources = resources
        cache = BoardCache(lasts: resources.limits.boardMilliseconds)
        let live = LiveBoards(
            repository: resources.repository, cache: cache, days: resources.days,
            failures: resources.failures, now: resources.now)
        self.live = live
        self.news = news.map {
            LiveNews(
                $0, on: live, parties: parties, owners: owners, failures: resources.failures)
        }
    }

    /// Reports to viewers, at this house and at others, that boards have changed.
    func changed(_ boards: [Board], by run: RunID?) {
        live.changed(boards, by: run)
        // Walls' boards have no live viewers.
        let watched = boards.filter { $0.period != .wall }
        if !watched.isEmpty { news?.changed(watched, by: run) }
    }

    // MARK: Reading

    /// Returns a page of a board, and the older versions of the rules that have such a board.
    ///
    /// - Parameters:
    ///   - limit: the number of rows from the top.
    ///   - name: a player's name, or one that looks like it, to add the rows around the player; nil
    ///     to add none.
    package func page(
        of board: Board, limit: Int, around name: String?, at moment: Timestamp
    ) async throws -> (page: BoardPage, older: [UInt8]) {
        let key = try await key(ofPlayer: name)
        let page = try await repository.page(of: board, limit: limit, around: key, at: moment)
        return (page, try await repository.olderRules(of: board))
    }

    /// Returns today's challenges, and whether the player with the given name has tried each of
    /// them.
    package func challenges(for name: String?) async throws -> DayOfChallenges {
        let key = try await key(ofPlayer: name)
        let moment = now()
        let day = days.day(of: moment)
        var games: [DayOfChallenges.Game] = []
        for stall in Stall.allCases where !stall.isDrawn {
            let board = Board(of: Contest(stall), .challenge, at: moment, in: days)
            let page = try await repository.page(of: board, limit: 0, around: nil, at: moment)
            var isPlayed = false
            if let key {
                isPlayed = try await repository.hasTried(stall, key: key, day: day)
            }
            games.append(
                DayOfChallenges.Game(stall: stall, players: page.players, isPlayed: isPlayed))
        }
        return DayOfChallenges(day: day, ends: days.start(of: day.later(days: 1)), games: games)
    }

    /// Returns the key of the player with this name or a name that looks like it, or nil if not
    /// found.
    private func key(ofPlayer name: String?) async throws -> String? {
        guard let name = try name.map({ try HouseName($0) }) else { return nil }
        return try await repository.player(named: name)?.key
    }
}

/// A day's challenges.
package struct DayOfChallenges: Sendable {
    /// A game's challenge.
    package struct Game: Sendable {
        package let stall: Stall
        /// The number of players on the challenge's board.
        package let players: Int
        /// Whether the player in the request has tried the challenge.
        package let isPlayed: Bool
    }

    package let day: Day
    /// When the next challenges start.
    package let ends: Timestamp
    package let games: [Game]
}
