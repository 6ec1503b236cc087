import Faces
import Foundation
import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird

// Routes for public boards.

extension Routes {
    func addBoards(to router: GuardedRouter) {
        let game = HousePart.game.placeholder
        router.on(.live(game), use: live)
        router.on(.board(of: game, in: HousePart.period.placeholder), use: board)
    }

    private func contest(_ context: HouseContext) throws(Refusal) -> Contest {
        guard let contest = Contest(word: context.part(.game)) else { throw .unknownGame }
        return contest
    }

    @Sendable private func board(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let contest = try contest(context)
        guard let period = Period(rawValue: context.part(.period)),
            contest.hasBoard(of: period)
                || period == .party && PartyGame(word: contest.word) != nil
        else { throw Refusal.unknownBoard }
        let limit = request.asked(.limit).map { Int($0) ?? 0 } ?? WireLimits.usualRows
        guard WireLimits.rows.contains(limit) else {
            throw Refusal.invalidQuery(
                "The \(HouseQuery.limit.rawValue) must be a whole number from "
                    + "\(WireLimits.rows.lowerBound) to \(WireLimits.rows.upperBound).")
        }
        let rules = try Self.rules(request.asked(.rules), of: contest)
        let ago = try Self.ago(request.asked(.ago), of: period)
        let name = request.asked(.around)
        let moment = house.now()
        var faces: [String: Face] = [:]
        let board: Board
        switch period {
        case .party:
            let room = try await party(request.asked(.party))
            faces = room.faces
            board = Board(ofParty: room.number, contest, rules: rules)
        case .wall:
            board = Board(
                ofWall: try await house.walls.wall(
                    String(request.asked(.wall) ?? ""), for: nil
                ).code, rules: rules)
        case .all, .week, .today, .challenge:
            board = Board(
                of: contest, rules: rules, period, at: moment, in: house.days, ago: ago)
        }
        let boards = house.boards
        let json = try await boards.cache.answer(
            to: BoardCache.Question(
                board: board, ago: ago, limit: limit, around: name.map { String($0) }),
            at: moment
        ) {
            let (page, older) = try await boards.page(
                of: board, limit: limit, around: name.map { String($0) }, at: moment)
            return try JSONEncoder.house.encode(
                BoardAnswer(
                    page, of: board, in: house.days, ago: ago, older: older, faces: faces))
        }
        return .revalidated(json, for: request)
    }

    private static func rules(_ asked: Substring?, of contest: Contest) throws(Refusal) -> UInt8? {
        guard let asked else { return nil }
        guard let rules = UInt8(asked), (1...contest.rulesVersion).contains(rules) else {
            throw .invalidQuery(
                "The \(HouseQuery.rules.rawValue) of \(contest.stall.name) must be a whole number "
                    + "from 1 to \(contest.rulesVersion).")
        }
        return rules
    }

    private static func ago(_ asked: Substring?, of period: Period) throws(Refusal) -> Int {
        guard let asked else { return 0 }
        guard let ago = Int(asked), WireLimits.ago.contains(ago), ago == 0 || period.isOfADay else {
            throw .invalidQuery(
                "The number of days or weeks \(HouseQuery.ago.rawValue) must be from "
                    + "\(WireLimits.ago.lowerBound) to \(WireLimits.ago.upperBound), and 0 for a "
                    + "board of all time, of a party or of a wall.")
        }
        return ago
    }

    /// Returns the party whose board the client requested.
    private func party(_ asked: Substring?) async throws -> PartyRoom {
        guard let asked, let room = try await house.parties.rooms.room(.id(String(asked))) else {
            throw Refusal.unknownParty
        }
        return room
    }

    @Sendable private func live(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let contest = try contest(context)
        let word = request.asked(.period).map { String($0) } ?? Period.today.rawValue
        guard let period = Period(rawValue: word), Period.everybodys.contains(period),
            contest.hasBoard(of: period)
        else { throw Refusal.unknownBoard }
        let channel = LiveBoards.Channel(contest: contest, period: period)
        let live = house.boards.live
        let events = try live.watch(
            channel, from: address(of: request, context), most: house.limits.viewers)
        let first = Broadcast(try await live.present(channel))
        return .stream(first, then: events, pulse: house.limits.pulse, as: LiveEvent.bytes)
    }
}

extension Period {
    /// Whether there are also boards for earlier days or weeks.
    fileprivate var isOfADay: Bool {
        switch self {
        case .all, .party, .wall: false
        case .week, .today, .challenge: true
        }
    }
}

struct BoardAnswer: Encodable {
    let game: String
    let period: String
    let ago: Int
    let rulesVersion: Int
    let olderRules: [Int]
    let players: Int
    let ends: ExplicitNull<Int64>
    let rows: [BoardRow]
    let around: [BoardRow]

    /// - Parameter faces: the faces of a party's guests, by their names.
    init(
        _ page: BoardPage, of board: Board, in days: Days, ago: Int, older: [UInt8],
        faces: [String: Face]
    ) {
        game = board.contest.word
        period = board.period.rawValue
        self.ago = ago
        rulesVersion = Int(board.rules)
        olderRules = older.map { Int($0) }
        players = page.players
        ends = ExplicitNull(board.end(in: days)?.seconds)
        rows = page.rows.map { BoardRow($0, face: faces[$0.player]) }
        around = page.around.map { BoardRow($0, face: faces[$0.player]) }
    }
}

struct BoardRow: Encodable {
    let rank: Int
    let player: String
    let score: Int
    let run: ExplicitNull<String>
    let made: Int64
    /// The number of the player's face at the party; left out on other boards.
    let face: Int?

    init(_ standing: Standing, face: Face? = nil) {
        self.face = face?.number
        rank = standing.rank
        player = standing.player
        score = standing.score
        run = ExplicitNull(standing.isWatchable ? standing.run.text : nil)
        made = standing.made.seconds
    }
}

// MARK: Description

extension Section {
    static let boards: [Operation] =
        [
            Operation(
                route: .board(
                    of: HousePart.game.placeholder, in: HousePart.period.placeholder),
                id: "board", summary: "A board",
                about: """
                    Every player's best score of a game in a period, best first. Equal scores \
                    share a rank, the older one first. Days and weeks begin at midnight in the \
                    house's time zone, and weeks on Monday. Roulette has no challenge, and only \
                    \(Contest.drawnWall.word) has the board `wall`, one for each wall.
                    """,
                asks: [.limit, .around, .ago, .party, .wall, .rules],
                answers: [
                    200: .words(
                        """
                        The board. The same request within a second gets the same answer, unless \
                        the board changes.
                        """, .board
                    ).with("Cache-Control", cached).with("ETag", tag),
                    304: .init("The board still matches `If-None-Match`."),
                ],
                refuses: [
                    .invalidQuery, .invalidName, .unknownParty, .unknownWall, .notOffered,
                ]),
            Operation(
                route: .live(HousePart.game.placeholder), id: "liveBoard",
                summary: "A board as it changes",
                about: """
                    An event `board` at once, and one after every change; changes close together \
                    are sent as one. Its data is a LiveBoard in one line of JSON. A comment every \
                    \(HouseLimits.standard.pulse.components.seconds) s keeps the connection open.
                    """,
                asks: [.period], answers: [200: .events(of: .liveBoard)],
                refuses: [.unknownBoard]),
        ] + [challenge]

    private static let cached: JSONValue = [
        "description": "How long the answer may be reused.", "required": true,
        "schema": ["type": "string", "const": .text(Response.revalidatedControl)],
    ]
    private static let tag: JSONValue = [
        "description": "Identifies the answer, for `If-None-Match`.", "required": true,
        "schema": ["type": "string"],
    ]
}

extension Shape {
    private static let row = object([
        .rank: .number("1 for the best; equal scores share a rank."), .player: .name,
        .score: .count, .made: .time("When the run came"),
        .run: .run.orNull(
            """
            Identifies its recording. Null while runs of its seed still count: until the last run \
            of the day's challenge is over, or until the party's round accepts no more runs.
            """),
        .face: face.optional,
    ]).named("Row")
    static let board = object([
        .game: .contest, .period: .period,
        .rows: .list(of: row, count: 0...WireLimits.rows.upperBound),
        .ago: .integer(
            WireLimits.ago, "The number of days or weeks before the current one."),
        .rulesVersion: .rules("The version of the game's rules that its runs used."),
        .olderRules: .list(
            of: .integer(1...Int(UInt8.max) - 1),
            """
            The earlier versions of the rules that have a board of all time, or one of the same \
            wall, newest first.
            """),
        .players: .count("The number of players on the board."),
        .ends: .whole.orNull.like(nil)(
            "When the period ends, in seconds since 1970; null for never."),
        .around: .list(
            of: row, count: 0...WireLimits.around,
            """
            The requested player's row, and up to \(WireLimits.neighbours) above and below it; \
            empty if the player is not on the board.
            """),
    ]).named("Board")
    static let liveBoard = object([
        .game: .contest, .name: .text.like("Breakout")("The game's name, as shown to players."),
        .period: .period, .players: .count, .rows: .list(of: row, count: 0...WireLimits.liveRows),
        .newPlayer: .text.orNull(
            "The player whose row is new; null in the first event, and if no row is new."),
    ]).named("LiveBoard")
}
