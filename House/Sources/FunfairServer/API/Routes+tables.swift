import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird
import Roulette

// Routes for tables of Roulette, where the house draws the pockets.

extension Routes {
    func addTables(to router: GuardedRouter) {
        router.on(.tables, use: openTable)
        router.on(.spins(at: HousePart.table.placeholder), use: spin)
    }

    @Sendable private func openTable(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            TableBody.self, in: context,
            like: #"{"player": "Ada", "game": "roulette"}"#)
        guard let contest = wish.game.map({ Contest(word: $0) }) ?? .roulette else {
            throw Refusal.unknownGame
        }
        let table = try await house.tables.open(
            for: wish.player, of: try await device(of: request), contest: contest)
        return try .json(TableAnswer(table), status: .created)
    }

    @Sendable private func spin(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request)
        let wish = try await request.words(
            SpinWish.self, in: context,
            like: #"{"level": "easy", "numbers": [1, 2, 3, 4, 5, 6]}, or in Classic "#
                + #"{"places": [17, 153], "chips": [25, 10]}"#)
        let answer = try await house.tables.spin(
            at: context.part(.table), key: request.headers[.idempotencyKey] ?? "",
            try Wager(wish), of: device)
        return try .json(SpinWords(answer))
    }
}

struct TableAnswer: Encodable {
    let table: String
    let player: String
    let game: String
    let rulesVersion: Int
    let spins: Int
    let money: Int
    let score: Int
    let isOver: Bool

    init(_ table: TableState) {
        self.table = table.id
        player = table.player
        game = table.contest.word
        rulesVersion = Int(table.contest.rulesVersion)
        spins = table.spins
        money = table.money
        score = table.score
        isOver = table.isOver
    }
}

/// A bet in a request, with the members of exactly one kind of bet.
enum SpinWish: Decodable {
    case numbers(level: String, [Int])
    case chips(places: [Int], [Int])

    private enum Member: String, CodingKey {
        case level, numbers, places, chips
    }

    init(from decoder: any Decoder) throws {
        let bet = try decoder.container(keyedBy: Member.self)
        let areChips = bet.contains(.places) || bet.contains(.chips)
        if areChips, bet.contains(.level) || bet.contains(.numbers) {
            throw DecodingError.dataCorrupted(
                .init(codingPath: bet.codingPath, debugDescription: "Two bets in one."))
        }
        self =
            areChips
            ? .chips(
                places: try bet.decode([Int].self, forKey: .places),
                try bet.decode([Int].self, forKey: .chips))
            : .numbers(
                level: try bet.decode(String.self, forKey: .level),
                try bet.decode([Int].self, forKey: .numbers))
    }
}

extension Wager {
    /// - Throws: `Refusal.invalidBet`.
    fileprivate init(_ wish: SpinWish) throws(Refusal) {
        switch wish {
        case .numbers(let level, let numbers): try self.init(level: level, numbers: numbers)
        case .chips(let places, let amounts): try self.init(places: places, amounts: amounts)
        }
    }
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

// MARK: Description

extension Section {
    static let tables: [Operation] = [
        Operation(
            route: .tables, id: "openTable", summary: "Open a table of Roulette",
            takes: .words(.tableWish), answers: [201: .words("A table.", .table)],
            refuses: [.invalidName, .notYourName, .unknownGame]),
        Operation(
            route: .spins(at: HousePart.table.placeholder), id: "spin",
            summary: "Place a bet and spin the wheel",
            about: """
                The house stores the bet and only then draws the pocket. Sending the bet again \
                with the same key returns the same answer, without another spin.
                """,
            header: .key, takes: .words(.bet), answers: [200: .words("The drawn pocket.", .spin)],
            refuses: [.invalidBet, .notYourTable, .keyReused, .tableClosed]),
    ]
}

extension Shape {
    static let tableWish = object([
        .player: .name,
        .game: .rouletteContest("The way to play; by default the levels.").optional,
    ]).named("TableWish")
    static let table = object([
        .table: .tableID, .player: .name, .game: .contest.like("roulette"),
        .rulesVersion: .number, .spins: .count, .money: .whole, .score: .count, .isOver: .flag,
    ]).named("Table")
    static let numberBet = object([
        .level: .level,
        .numbers: .list(of: .pocket, count: numbers, sayOfNumbers).like(easyNumbers),
    ]).named("NumberBet")
    private static let levels = RouletteLevel.all
    private static let numbers = levels[levels.count - 1].numbers...levels[0].numbers
    private static let easyNumbers = JSONValue.list(
        (1...levels[0].numbers).map { .integer($0) })
    private static let sayOfNumbers =
        "Different pockets: "
        + levels.map { "\($0.numbers) on \($0.word)" }.joined(separator: ", ") + "."
    private static let chipBet = object([
        .places: .list(
            of: .integer(0...ClothPlace.all.count - 1), count: 1...ClothPlace.all.count,
            """
            Different places, by their index in the rules' table of places: the numbers first, \
            then splits, streets, corners, six lines, columns, dozens and even chances.
            """),
        .chips: .list(
            of: .integer(1...RouletteRules.highestStack), count: 1...ClothPlace.all.count,
            "The value of the chips on each place."),
    ]).named("ChipBet", "Chips on the cloth, together at most the table's money.")
    static let bet = either(numberBet, or: chipBet).named(
        "Bet", "Numbers at a table of the levels, chips at one of Classic.")
    static let spin = object([
        .spin: .number("The number of the spin at its table, from 1."),
        .pocket: .pocket("Where the ball fell."), .money: .whole, .score: .count,
        .isOver: .flag("Whether the table is now closed."), .ranks: .ranks,
    ]).named("Spin")
}
