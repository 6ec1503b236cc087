import Arcade
import Phrases

/// The stalls.
public struct HomeScreen: Equatable, Sendable {
    /// A stall as the menu shows it.
    public struct Item: Equatable, Sendable {
        /// Which stall.
        public let stall: Stall
        /// What it is about.
        public let blurb: String
        /// The best score on this device.
        public let best: Scoreboard.Entry?
        /// Whether today's challenge is still to be played; nil where none is known.
        public let challenge: ChallengeMark?
        /// Opens it.
        public let open: Action
        /// An interrupted run.
        public let interrupted: Interrupted?
    }

    /// The stalls.
    public let items: [Item]
    /// The last player.
    public let player: PlayerName?
    /// To the places beside the stalls.
    public let ways: [Way]
    /// Whether a party can be opened here: there is a house, and it answers.
    public let canOpenParty: Bool
    /// How many days in a row they have played.
    public let streak: String?
    /// When today's challenges end, in seconds since 1970.
    public let challengeEnds: Int64?
    /// A game that plays itself, while nobody does anything.
    public let demo: DemoStage?
}

/// How today's challenge of a stall stands.
public enum ChallengeMark: UInt8, Sendable {
    /// The player may still play it.
    case open
    /// The player has had the one try.
    case played

    /// The word for it in faces.
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
            canOpenParty: desk.isShown && !desk.connection.isSilent,
            streak: records.names.last.flatMap { streak(of: $0) },
            challengeEnds: items.contains { $0.challenge != nil } ? desk.news?.ends : nil,
            demo: demoStage)
    }

    private func challengeMark(_ stall: Stall) -> ChallengeMark? {
        guard let (news, game) = challenge(of: stall) else { return nil }
        return game.isPlayed && news.player == records.names.last ? .played : .open
    }

    /// Today's challenge of a stall, where there is one.
    func challenge(of stall: Stall) -> (news: ChallengeNews, game: ChallengeNews.Game)? {
        guard desk.isShown, !stall.isDrawn, stall.entry.challenge != nil, let news = desk.news,
            let game = news.games.first(where: { $0.stall == stall })
        else { return nil }
        return (news, game)
    }
}
