import Funfair
import HTTPTypes
import HouseWire
import Hummingbird

// Roulette, where the house draws.

extension Routes {
    func addTables(to router: Router<HouseContext>) {
        router.on(.tables, use: openTable)
        router.on(.spins(at: HousePart.table.placeholder), use: spin)
    }

    @Sendable private func openTable(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            TableWish.self, upTo: house.limits.mostWords, like: #"{"player": "Ada"}"#)
        let table = try await house.openTable(for: wish.player, of: try request.device())
        return try .json(TableAnswer(table), status: .created)
    }

    @Sendable private func spin(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try request.device()
        let wish = try await request.words(
            SpinWish.self, upTo: house.limits.mostWords,
            like: #"{"level": "easy", "numbers": [1, 2, 3, 4, 5, 6]}"#)
        let answer = try await house.spin(
            at: context.part(.table), key: request.headers[.idempotencyKey] ?? "",
            level: wish.level, numbers: wish.numbers, of: device)
        return try .json(SpinWords(answer))
    }
}

struct TableWish: Decodable {
    let player: String
}

struct TableAnswer: Encodable {
    let table: String
    let player: String
    let rulesVersion: Int
    let spins: Int
    let money: Int
    let score: Int
    let isOver: Bool

    init(_ table: TableState) {
        self.table = table.id
        player = table.player
        rulesVersion = Int(Stall.roulette.rulesVersion)
        spins = table.spins
        money = table.money
        score = table.score
        isOver = table.isOver
    }
}

struct SpinWish: Decodable {
    let level: String
    let numbers: [Int]
}

struct SpinWords: Encodable {
    let spin: Int
    let pocket: Int
    let money: Int
    let score: Int
    let isOver: Bool
    let ranks: [String: Int]

    init(_ answer: SpinAnswer) {
        spin = answer.spin
        pocket = answer.pocket
        money = answer.money
        score = answer.score
        isOver = answer.isOver
        ranks = [String: Int](answer.ranks)
    }
}
