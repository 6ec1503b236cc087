import HTTPTypes
import HouseWire
import Hummingbird

// Routes for the API's description and the house's health.

extension Routes {
    func addHouse(to router: GuardedRouter) {
        router.on(.description, use: description)
        router.on(.health, use: health)
        router.on(.liveness) { _, _ in try .alive }
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
        // Check that scores can be stored, not only that the server is listening.
        try await house.health.check()
        return try .json(["status": "ok"])
    }
}

// MARK: Description

extension Section {
    static let house: [Operation] = [
        Operation(
            route: .join, id: "join", summary: "Where phones on the same network can play",
            asks: [.at],
            answers: [
                200: .words(
                    "The address of the page, as other devices on the network can reach it.",
                    .join)
            ], isStored: false),
        qr,
        Operation(
            route: .description, id: "description", summary: "This description",
            answers: [200: .words("This description.", Shape("object", example: [:]))],
            isStored: false),
        Operation(
            route: .health, id: "health", summary: "Whether the house can store scores",
            answers: [200: .words("It can.", .health)]),
        Operation(
            route: .liveness, id: "liveness", summary: "Whether the house responds",
            about: "Doesn't use the stored data. A house that responds here and is unable to store "
                + "scores needs another disk or database, and no restart.",
            answers: [200: .words("It does.", .health)], isStored: false),
    ]
}

extension Response {
    /// The response of a server that responds at all.
    static var alive: Response { get throws { try .json(["status": "ok"]) } }
}

extension Shape {
    /// A QR code of version 1 to 40.
    static let square = object([
        .size: .integer(21...177),
        .rows: .list(
            of: .text("^[01]+$", like: "1011"),
            "1 for a dark module. Add a margin of four light ones."),
    ]).orNull("The address as a QR code; null without an address.")
    static let join = object([
        .address: joinAddress("Empty if the request does not tell its address."),
        .code: .square,
        .addresses: list(
            of: object([.address: joinAddress("An address."), .code: .square]),
            count: 0...JoinRoute.mostAddresses,
            "All addresses that may reach the page, the likeliest first."),
        .parties: .offersParties,
    ]).named("Join")
    static let offersParties = flag("Whether players can open and join parties here.")
    private static func joinAddress(_ about: String) -> Shape {
        .text.like("http://192.0.2.2:8080/")(about)
    }
    static let health = object([.status: .word(of: ["ok"])]).named("Health")
}
