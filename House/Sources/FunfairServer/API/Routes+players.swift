import HTTPTypes
import HouseWire
import Hummingbird

// Routes for names.

extension Routes {
    func addPlayers(to router: GuardedRouter) {
        router.on(.players, use: register)
        router.on(.name, use: name)
    }

    @Sendable private func name(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let name = try await house.names.available(
            String(request.asked(.player) ?? ""), for: await anyDevice(of: request))
        return try .json(PlayerAnswer(name: name))
    }

    @Sendable private func register(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            NameBody.self, in: context, like: #"{"name": "Ada"}"#)
        let (name, isNew) = try await house.names.register(
            wish.name, device: try await device(of: request, or: .noSecret, isFresh: true))
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
                    A device sends a secret that it drew itself; taking its first name makes it \
                    known here. Without the secret, its names are lost. Repeating a request \
                    changes nothing: if an answer is lost, the device sends the request again with \
                    the same secret.
                    """,
                takes: .words(.newPlayer),
                answers: [
                    200: .words("The name already belonged to this device.", .player),
                    201: .words("The name now belongs to this device.", .player),
                ], refuses: [.invalidName, .nameTaken, .tooBusy]),
            Operation(
                route: .name, id: "askForName", summary: "Whether a name is available",
                about: """
                    For text fields. Only names on public boards are reported as taken. Whether a \
                    name is really available shows only when it is taken.
                    """,
                needs: [.player], isPersonal: true,
                answers: [
                    200: .words(
                        "The name is not known to be taken, or belongs to this device.", .player)
                ], refuses: [.invalidName, .nameTaken]),
        ] + belongings + devices
}

extension Shape {
    static let newPlayer = object([.name: .name]).named("NewPlayer")
    static let player = object([.name: .name]).named("Player", "The name, as the house spells it.")
}
