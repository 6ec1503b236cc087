import HTTPTypes
import HouseWire
import Hummingbird

// Names, and the devices that they belong to.

extension Routes {
    func addPlayers(to router: GuardedRouter) {
        router.on(.players, use: register)
        router.on(.name, use: name)
    }

    @Sendable private func name(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let name = try await house.available(
            String(request.asked(.player) ?? ""), for: try? request.device())
        return try .json(PlayerAnswer(name: name))
    }

    @Sendable private func register(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            NameBody.self, in: context, like: #"{"name": "Ada"}"#)
        let (name, isNew) = try await house.register(
            wish.name, device: try request.device(or: .noSecret))
        return try .json(PlayerAnswer(name: name), status: isNew ? .created : .ok)
    }
}

struct PlayerAnswer: Encodable {
    let name: String
}
