import Funfair
import House
import HouseWire
import Hummingbird

// The route for the day's challenge.

extension Routes {
    func addChallenge(to router: GuardedRouter) { router.on(.challenge, use: challenge) }

    @Sendable private func challenge(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let challenges = try await house.boards.challenges(
            for: request.asked(.player).map { String($0) })
        return try .json(ChallengeAnswer(challenges, offers: house.offers))
    }
}

struct ChallengeAnswer: Encodable {
    struct Game: Encodable {
        let game: String
        let players: Int
        let played: Bool
    }

    let day: String
    let ends: Int64
    let games: [Game]
    let walls: Bool
    let parties: Bool

    init(_ challenges: DayOfChallenges, offers: HouseOffers) {
        day = challenges.day.text
        ends = challenges.ends.seconds
        games = challenges.games.map {
            Game(game: $0.stall.word, players: $0.players, played: $0.isPlayed)
        }
        walls = offers.walls
        parties = offers.parties
    }
}

// MARK: Description

extension Section {
    static let challenge = Operation(
        route: .challenge, id: "challenge", summary: "The day's challenge",
        about: """
            If a player is named, also whether they have used their try. Since a page asks for it \
            first, it also says what the house offers.
            """, asks: [.player],
        answers: [200: .words("Today's challenge.", .challenge)], refuses: [.invalidName])
}

extension Shape {
    private static let challengeOfGame = object([
        .game: .game, .players: .count("The number of players who have finished it."),
        .played: .flag("Whether the named player has used their try."),
    ])
    static let challenge = object([
        .day: .date,
        .ends: .time("When the next one begins"), .games: .list(of: challengeOfGame),
        .walls: .flag("Whether players can share walls here, and play those of others."),
        .parties: .offersParties,
    ]).named("Challenge")
}
