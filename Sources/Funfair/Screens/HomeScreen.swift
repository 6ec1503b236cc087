import Arcade
import Phrases

/// The home screen, with the stalls.
public struct HomeScreen: Equatable, Sendable {
    /// A stall on the home screen.
    public struct Item: Equatable, Sendable {
        /// The stall.
        public let stall: Stall
        /// A short description of the game.
        public let blurb: String
        /// The best score on this device's board for the chosen settings, if any.
        public let best: Scoreboard.Entry?
        /// The state of today's challenge at this stall; nil if the stall has no challenge.
        public let challenge: ChallengeMark?
        /// Opens the stall.
        public let open: Action
        /// The interrupted run, if any.
        public let interrupted: Interrupted?
    }

    /// The stalls.
    public let items: [Item]
    /// The last player, if any.
    public let player: PlayerName?
    /// The other destinations.
    public let ways: [HomeLink]
    /// Whether the player can open a party here, which requires a house that responds and offers
    /// parties.
    public let canOpenParty: Bool
    /// The number of days in a row that the player has played, as text; nil if fewer than two.
    public let streak: String?
    /// When today's challenges end, in seconds since 1970; nil if no challenge is shown.
    public let challengeEnds: Int64?
    /// The demo, while the fair is idle.
    public let demo: DemoStage?
}

/// The state of a stall's challenge today.
public enum ChallengeMark: UInt8, Sendable {
    /// The player can still play it.
    case open
    /// The player has used their only try.
    case played

    /// The word that identifies the state.
    public var word: String {
        switch self {
        case .open: "open"
        case .played: "played"
        }
    }
}

extension App {
    var homeScreen: HomeScreen {
        let items = Stall.allCases.map { stall in
            HomeScreen.Item(
                stall: stall, blurb: words[stall.entry.blurb], best: currentBoard(of: stall).best,
                challenge: challengeMark(stall), open: .open(stall),
                interrupted: playing[stall].map { interrupted($0, isAway: true) })
        }
        return HomeScreen(
            items: items, player: records.names.last, ways: ways,
            canOpenParty: desk.hasParties && !desk.connection.isSilent,
            streak: records.names.last.flatMap { streak(of: $0) },
            challengeEnds: items.contains { $0.challenge != nil } ? desk.news?.ends : nil,
            demo: demoStage)
    }

    private func challengeMark(_ stall: Stall) -> ChallengeMark? {
        guard let (news, game) = challenge(of: stall) else { return nil }
        return game.isPlayed && news.player == records.names.last ? .played : .open
    }

    /// Returns a stall's challenge for today, if any.
    func challenge(of stall: Stall) -> (news: ChallengeNews, game: ChallengeNews.Game)? {
        guard desk.isShown, !stall.isDrawn, stall.entry.challenge != nil, let news = desk.news,
            let game = news.games.first(where: { $0.stall == stall })
        else { return nil }
        return (news, game)
    }
}
