import HTTPTypes
import HouseWire
import Hummingbird

// Names, and the devices they belong to.

extension Routes {
    func addPlayers(to router: GuardedRouter) {
        router.on(.players, use: register)
        router.on(.name, use: name)
    }

    @Sendable private func name(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let name = try await house.names.available(
            String(request.asked(.player) ?? ""), for: try? request.device())
        return try .json(PlayerAnswer(name: name))
    }

    @Sendable private func register(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            NameBody.self, in: context, like: #"{"name": "Ada"}"#)
        let (name, isNew) = try await house.names.register(
            wish.name, device: try request.device(or: .noSecret))
        return try .json(PlayerAnswer(name: name), status: isNew ? .created : .ok)
    }
}

struct PlayerAnswer: Encodable {
    let name: String
}

// MARK: Description

extension Section {
    static let players: [Operation] =
        [
            Operation(
                route: .players, id: "register", summary: "Take a name",
                about: """
                    A device brings its secret, which it drew itself. With its first name it is known here; \
                    whoever loses the secret loses the device's names. Asking twice is asking once: when an \
                    answer is lost, the device asks again with the same secret.
                    """,
                takes: .words(.newPlayer),
                answers: [
                    200: .words("The name was this device's already.", .player),
                    201: .words("The name is this device's from now on.", .player),
                ], refuses: [.invalidName, .nameTaken]),
            Operation(
                route: .name, id: "askForName", summary: "Whether a name can be had",
                about: """
                    For a field in which a name is typed. Only names that a board shows are told to be \
                    another device's; whether one can really be had is known when it is taken.
                    """,
                needs: [.player], isPersonal: true,
                answers: [
                    200: .words("Nobody is known to have the name, or this device has it.", .player)
                ], refuses: [.invalidName, .nameTaken]),
        ] + belongings
}

extension Shape {
    static let newPlayer = object([.name: .name]).named("NewPlayer")
    static let player = object([.name: .name]).named("Player", "The name as the house spells it.")
}
