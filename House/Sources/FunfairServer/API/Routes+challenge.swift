import Funfair
import House
import HouseWire
import Hummingbird

// The day's challenge.

extension Routes {
    func addChallenge(to router: GuardedRouter) { router.on(.challenge, use: challenge) }

    @Sendable private func challenge(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let challenges = try await house.boards.challenges(
            for: request.asked(.player).map { String($0) })
        return try .json(ChallengeAnswer(challenges))
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

    init(_ challenges: DayOfChallenges) {
        day = challenges.day.text
        ends = challenges.ends.seconds
        games = challenges.games.map {
            Game(game: $0.stall.word, players: $0.players, played: $0.isPlayed)
        }
    }
}

// MARK: Description

extension Section {
    static let challenge = Operation(
        route: .challenge, id: "challenge", summary: "The day's challenge",
        about: "Where a player is named, also whether the try was had.", asks: [.player],
        answers: [200: .words("The challenge of today.", .challenge)], refuses: [.invalidName])
}

extension Shape {
    private static let challengeOfGame = object([
        .game: .game, .players: .count("How many have come to an end with it."),
        .played: .flag("Whether the player that was asked about had the try."),
    ])
    static let challenge = object([
        .day: .date,
        .ends: .time("When the next one begins"), .games: .list(of: challengeOfGame),
    ]).named("Challenge")
}
