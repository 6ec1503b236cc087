import Arcade
import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird

// Routes for walls that players drew and cleared.

extension Routes {
    func addWalls(to router: GuardedRouter) {
        let any = HousePart.wall.placeholder
        router.on(.publishing, use: publish)
        router.on(.walls, use: walls)
        router.on(.wall(any), use: wall)
        router.on(.unpublishing(any), use: unpublish)
        router.on(.heart(for: any), use: like)
        router.on(.noHeart(for: any), use: unlike)
        router.on(.report(of: any), use: report)
    }

    @Sendable private func publish(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let sender = RunSender(
            device: try await device(of: request), address: address(of: request, context))
        let (wall, isNew) = try await house.walls.publish(
            String(request.asked(.name) ?? ""), of: sender
        ) {
            try await request.bytes(upTo: context.mostBytes)
        }
        return try .json(WallAnswer(wall), status: isNew ? .created : .ok)
    }

    @Sendable private func walls(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let order = try Self.order(request.asked(.by))
        let page = try Self.page(request.asked(.page))
        let (walls, hasMore) = try await house.walls.page(
            by: order, page: page, for: await anyDevice(of: request))
        return try .json(WallsAnswer(walls, by: order, page: page, hasMore: hasMore))
    }

    private static func order(_ asked: Substring?) throws(Refusal) -> WallOrder {
        guard let asked else { return .newest }
        guard let order = WallOrder(rawValue: String(asked)) else {
            throw .invalidQuery(
                "Walls are listed \(HouseQuery.by.rawValue) "
                    + WallOrder.allCases.map(\.rawValue).formatted(.list(type: .or)) + ".")
        }
        return order
    }

    private static func page(_ asked: Substring?) throws(Refusal) -> Int {
        guard let asked else { return 0 }
        guard let page = Int(asked), WireLimits.pages.contains(page) else {
            throw .invalidQuery(
                "The \(HouseQuery.page.rawValue) must be a whole number from "
                    + "\(WireLimits.pages.lowerBound) to \(WireLimits.pages.upperBound).")
        }
        return page
    }

    @Sendable private func wall(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try .json(
            WallAnswer(
                try await house.walls.wall(context.part(.wall), for: await anyDevice(of: request))))
    }

    @Sendable private func unpublish(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try await house.walls.unpublish(context.part(.wall), by: try await device(of: request))
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    @Sendable private func like(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try await like(request, context, true)
    }

    @Sendable private func unlike(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try await like(request, context, false)
    }

    private func like(
        _ request: Request, _ context: HouseContext, _ isLiked: Bool
    ) async throws -> Response {
        try .json(
            WallAnswer(
                try await house.walls.like(
                    context.part(.wall), isLiked, by: try await device(of: request))))
    }

    @Sendable private func report(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try await house.walls.report(
            context.part(.wall), by: try await device(of: request, isFresh: true))
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }
}

struct WallAnswer: Encodable {
    let wall: String
    let link: String
    let name: String
    let player: String
    let score: Int
    let rulesVersion: Int
    let plays: Int
    let hearts: Int
    let isLiked: Bool
    let made: Int64

    init(_ shown: ShownWall) {
        wall = shown.code.text
        link = shown.link
        name = shown.name
        player = shown.player
        score = shown.score
        rulesVersion = Int(shown.rulesVersion)
        plays = shown.plays
        hearts = shown.hearts
        isLiked = shown.isLiked
        made = shown.made.seconds
    }
}

struct WallsAnswer: Encodable {
    let by: String
    let page: Int
    let hasMore: Bool
    let rows: [WallAnswer]

    init(_ walls: [ShownWall], by order: WallOrder, page: Int, hasMore: Bool) {
        by = order.rawValue
        self.page = page
        self.hasMore = hasMore
        rows = walls.map { WallAnswer($0) }
    }
}

// MARK: Description

extension Section {
    private static let wall = HousePart.wall.placeholder

    static let walls: [Operation] = [
        Operation(
            route: .publishing, id: "publishWall", summary: "Share a wall",
            about: """
                Send the recording of a run that clears it, under one of the device's names, with \
                any seed. The house replays it, input by input. If the drawing is already shared, \
                the answer is the existing wall; a better proof by its own player replaces the old \
                one. After the host has removed a wall, its device cannot share another for a day \
                (429).
                """,
            needs: [.name], takes: .recording,
            answers: [
                200: .words("The same drawing was already shared.", .wall),
                201: .words("The wall is now shared.", .wall),
            ],
            refuses: [
                .invalidName, .notARecording, .notYourName, .unwantedWall, .tooManyWalls,
                .doesNotReproduce, .doesNotFit, .inhuman, .notProven, .tooBusy, .notOffered,
            ]),
        Operation(
            route: .walls, id: "walls", summary: "Walls",
            about: """
                A page of the shared walls, in an order. Of equal ones, the newest come first.
                """,
            asks: [.by, .page], isPersonal: true, answers: [200: .words("The walls.", .walls)],
            refuses: [.invalidQuery, .notOffered]),
        Operation(
            route: .wall(wall), id: "wall", summary: "A wall",
            about: "Its board is that of \(Contest.drawnWall.word) and the period `wall`.",
            isPersonal: true, answers: [200: .words("The wall.", .wall)], refuses: [.notOffered]),
        Operation(
            route: .unpublishing(wall), id: "unpublishWall",
            summary: "Take your own wall down",
            about: """
                Also removes its board, its counts and its hearts. The wall can be shared again, \
                as a new one. This also works while the host has turned shared walls off.
                """,
            answers: [204: .init("The wall is no longer shared.")],
            refuses: [.notYourWall]),
        Operation(
            route: .heart(for: wall), id: "likeWall", summary: "Give a wall your heart",
            about: "A device has one for each wall. Giving it again changes nothing.",
            answers: [200: .words("The wall has your heart.", .wall)], refuses: [.notOffered]),
        Operation(
            route: .noHeart(for: wall), id: "unlikeWall", summary: "Take your heart back",
            about: "Taking it back again changes nothing.",
            answers: [200: .words("The wall does not have your heart.", .wall)],
            refuses: [.notOffered]),
        Operation(
            route: .report(of: wall), id: "reportWall", summary: "Report a wall to the host",
            about: """
                The device needs no name, and no other player learns of it. A device has one \
                report for each wall. Reporting it again changes nothing.
                """,
            answers: [204: .init("The host will see the report.")], refuses: [.notOffered]),
    ]
}

extension Shape {
    static let wall = object([
        .wall: .wallCode, .link: .wallLink, .name: .name, .player: .name,
        .score: .count("The score of the run that cleared it."), .made: .time("When it was shared"),
        .rulesVersion: .rules("The version of the game's rules that it was cleared with."),
        .plays: .count("The number of counted runs through it."),
        .hearts: .count("The number of devices that gave it their heart."),
        .isLiked: .flag(
            "Whether the requesting device gave its heart; false for an unknown device."),
    ]).named("Wall", "A shared wall.")
    static let walls = object([
        .by: .wallOrder, .page: .integer(WireLimits.pages),
        .hasMore: .flag("Whether there is another page."),
        .rows: .list(of: wall, count: 0...WireLimits.wallsOfPage),
    ]).named("Walls")
}
