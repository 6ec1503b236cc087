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
        let (wall, isNew) = try await house.publish(
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
        let (walls, hasMore) = try await house.walls(
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
            WallAnswer(try await house.wall(context.part(.wall), for: try? request.device())))
    }

    @Sendable private func unpublish(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try await house.unpublish(context.part(.wall), by: try request.device())
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
                try await house.like(context.part(.wall), isLiked, by: try request.device())))
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
