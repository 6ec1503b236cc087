import HTTPTypes
import HouseWire
import Hummingbird

// The house itself.

extension Routes {
    func addHouse(to router: GuardedRouter) {
        router.on(.description, use: description)
        router.on(.health, use: health)
    }

    @Sendable private func description(_ request: Request, _ context: HouseContext) throws
        -> Response
    {
        Response(
            status: .ok,
            headers: [.contentType: HouseBody.json.rawValue, .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try APIDocument.bytes.get())))
    }

    @Sendable private func health(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        // Whoever asks wants to know whether scores would be taken, and not only whether it listens.
        try await house.health.check()
        return try .json(["status": "ok"])
    }
}
