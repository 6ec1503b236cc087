import Arcade
import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird

// Walls that players drew and cleared.

extension Routes {
    func addWalls(to router: GuardedRouter) {
        let any = HousePart.wall.placeholder
        router.on(.publishing, use: publish)
        router.on(.walls, use: walls)
        router.on(.wall(any), use: wall)
        router.on(.unpublishing(any), use: unpublish)
        router.on(.heart(for: any), use: like)
        router.on(.noHeart(for: any), use: unlike)
    }

    @Sendable private func publish(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let sender = RunSender(
            device: try request.device(), address: address(of: request, context))
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
            by: order, page: page, for: try? request.device())
        return try .json(WallsAnswer(walls, by: order, page: page, hasMore: hasMore))
    }

    private static func order(_ asked: Substring?) throws(Refusal) -> WallOrder {
        guard let asked else { return .newest }
        guard let order = WallOrder(rawValue: String(asked)) else {
            throw .invalidQuery(
                "Walls are told \(HouseQuery.by.rawValue) "
                    + WallOrder.allCases.map(\.rawValue).formatted(.list(type: .or)) + ".")
        }
        return order
    }

    private static func page(_ asked: Substring?) throws(Refusal) -> Int {
        guard let asked else { return 0 }
        guard let page = Int(asked), WireLimits.pages.contains(page) else {
            throw .invalidQuery(
                "A \(HouseQuery.page.rawValue) is a whole number from "
                    + "\(WireLimits.pages.lowerBound) to \(WireLimits.pages.upperBound).")
        }
        return page
    }

    @Sendable private func wall(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try .json(
            WallAnswer(try await house.walls.wall(context.part(.wall), for: try? request.device())))
    }

    @Sendable private func unpublish(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try await house.walls.unpublish(context.part(.wall), by: try request.device())
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
                try await house.walls.like(context.part(.wall), isLiked, by: try request.device())))
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
            route: .publishing, id: "publishWall", summary: "Put a wall up",
            about: """
                What is sent is the recording of a run that clears it, under a name of the device's, \
                with whatever seed. The house plays it again, input for input. A drawing that is shown \
                already is answered with the wall as it is; its own player's better proof takes the \
                place of the one before. A device whose wall the host took down shows no other for a day \
                (429).
                """,
            needs: [.name], takes: .recording,
            answers: [
                200: .words("The same drawing was shown already.", .wall),
                201: .words("It is shown from now on.", .wall),
            ],
            refuses: [
                .invalidName, .notARecording, .notYourName, .unwantedWall, .tooManyWalls,
                .doesNotReproduce, .doesNotFit, .inhuman, .notProven, .tooBusy,
            ]),
        Operation(
            route: .walls, id: "walls", summary: "Walls",
            about: """
                A page of the walls that are shown, in an order; of equal ones those that were put up \
                last come first.
                """,
            asks: [.by, .page], isPersonal: true, answers: [200: .words("The walls.", .walls)],
            refuses: [.invalidQuery]),
        Operation(
            route: .wall(wall), id: "wall", summary: "A wall",
            about: "Its board is that of \(Contest.drawnWall.word) and the period `wall`.",
            isPersonal: true, answers: [200: .words("The wall.", .wall)]),
        Operation(
            route: .unpublishing(wall), id: "unpublishWall",
            summary: "Take your own wall down",
            about: """
                Its board, its counts and its hearts go with it. It can be put up again, as a new one.
                """,
            answers: [204: .init("It is no longer shown.")],
            refuses: [.notYourWall]),
        Operation(
            route: .heart(for: wall), id: "likeWall", summary: "Give a wall your heart",
            about: "A device has one for each wall: giving it again changes nothing.",
            answers: [200: .words("The wall has it.", .wall)]),
        Operation(
            route: .noHeart(for: wall), id: "unlikeWall", summary: "Take it back",
            about: "Without a heart to take back, nothing changes.",
            answers: [200: .words("The wall does not have it.", .wall)]),
    ]
}

extension Shape {
    static let wall = object([
        .wall: .wallCode, .link: .wallLink, .name: .name, .player: .name,
        .score: .count("That of the run that cleared it."), .made: .time("When it was put up"),
        .rulesVersion: .rules("The version of the game's rules that it was cleared by."),
        .plays: .count("How many runs through it were counted."),
        .hearts: .count("How many devices gave it their heart."),
        .isLiked: .flag("Whether the device that asks did; false for one that nobody knows."),
    ]).named("Wall", "A wall that is shown.")
    static let walls = object([
        .by: .wallOrder, .page: .integer(WireLimits.pages),
        .hasMore: .flag("Whether another page can be asked for."),
        .rows: .list(of: wall, count: 0...WireLimits.wallsOfPage),
    ]).named("Walls")
}
