import Foundation
import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird

// Who is how good, and since when.

extension Routes {
    func addBoards(to router: GuardedRouter) {
        let game = HousePart.game.placeholder
        router.on(.live(game), use: live)
        router.on(.board(of: game, in: HousePart.period.placeholder), use: board)
        router.on(.challenge, use: challenge)
    }

    private func contest(_ context: HouseContext) throws(Refusal) -> Contest {
        guard let contest = Contest(word: context.part(.game)) else { throw .unknownGame }
        return contest
    }

    /// By what a player is found whose name, or one that looks like it, somebody asks for.
    private func key(ofPlayer name: Substring?) async throws -> String? {
        guard let name = try name.map({ try HouseName(String($0)) }) else { return nil }
        return try await house.repository.player(named: name)?.key
    }

    @Sendable private func board(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let contest = try contest(context)
        guard let period = Period(rawValue: context.part(.period)),
            contest.hasBoard(of: period)
        else { throw Refusal.unknownBoard }
        let limit = request.asked(.limit).map { Int($0) ?? 0 } ?? WireLimits.usualRows
        guard WireLimits.rows.contains(limit) else {
            throw Refusal.invalidQuery(
                "A \(HouseQuery.limit.rawValue) is a whole number from "
                    + "\(WireLimits.rows.lowerBound) to \(WireLimits.rows.upperBound).")
        }
        let rules = try Self.rules(request.asked(.rules), of: contest)
        let ago = try Self.ago(request.asked(.ago), of: period)
        let name = request.asked(.around)
        let moment = house.now()
        let board =
            switch period {
            case .party:
                Board(
                    ofParty: try await party(request.asked(.party)), contest.stall, rules: rules)
            case .wall:
                Board(
                    ofWall: try await house.wall(
                        String(request.asked(.wall) ?? ""), for: nil
                    ).code, rules: rules)
            case .all, .week, .today, .challenge:
                Board(
                    of: contest, rules: rules, period, at: moment, in: house.days, ago: ago)
            }
        let repository = house.repository
        let json = try await house.live.remembered.answer(
            to: RememberedBoards.Question(
                board: board, ago: ago, limit: limit, around: name.map { String($0) }),
            at: moment
        ) {
            let key = try await key(ofPlayer: name)
            let page = try await repository.page(of: board, limit: limit, around: key, at: moment)
            let older = try await repository.olderRules(of: board)
            return try JSONEncoder.house.encode(
                BoardAnswer(page, of: board, in: house.days, ago: ago, older: older))
        }
        return .revalidated(json, for: request)
    }

    private static func rules(_ asked: Substring?, of contest: Contest) throws(Refusal) -> UInt8? {
        guard let asked else { return nil }
        guard let rules = UInt8(asked), (1...contest.rulesVersion).contains(rules) else {
            throw .invalidQuery(
                "A version of the \(HouseQuery.rules.rawValue) of \(contest.stall.name) is a whole number "
                    + "from 1 to \(contest.rulesVersion).")
        }
        return rules
    }

    private static func ago(_ asked: Substring?, of period: Period) throws(Refusal) -> Int {
        guard let asked else { return 0 }
        guard let ago = Int(asked), WireLimits.ago.contains(ago), ago == 0 || period.isOfADay else {
            throw .invalidQuery(
                "How long \(HouseQuery.ago.rawValue) is a whole number from "
                    + "\(WireLimits.ago.lowerBound) to \(WireLimits.ago.upperBound), and 0 of the board "
                    + "of all times, of a party's and of a wall's.")
        }
        return ago
    }

    /// The number of the party whose board is asked for.
    private func party(_ asked: Substring?) async throws -> Int64 {
        guard let asked, let room = try await house.parties.room(.id(String(asked))) else {
            throw Refusal.unknownParty
        }
        return room.number
    }

    @Sendable private func challenge(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let key = try await key(ofPlayer: request.asked(.player))
        let moment = house.now()
        let day = house.days.day(of: moment)
        var games: [ChallengeAnswer.Game] = []
        for stall in Stall.allCases where !stall.isDrawn {
            let page = try await house.repository.page(
                of: Board(of: Contest(stall), .challenge, at: moment, in: house.days), limit: 0,
                around: nil, at: moment)
            var played = false
            if let key {
                played = try await house.repository.hasTried(stall, key: key, day: day)
            }
            games.append(
                ChallengeAnswer.Game(game: stall.word, players: page.players, played: played))
        }
        return try .json(
            ChallengeAnswer(
                day: day.text, ends: house.days.start(of: day.later(days: 1)).seconds,
                games: games))
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
        let live = house.live
        let events = try live.watch(
            channel, from: address(of: request, context), most: house.limits.viewers)
        let first = Broadcast(try await live.present(channel))
        return .stream(first, then: events, pulse: house.limits.pulse, as: LiveEvent.bytes)
    }
}

extension Period {
    /// Whether another such period was before it.
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
    let ends: Told<Int64>
    let rows: [BoardRow]
    let around: [BoardRow]

    init(_ page: BoardPage, of board: Board, in days: Days, ago: Int, older: [UInt8]) {
        game = board.contest.word
        period = board.period.rawValue
        self.ago = ago
        rulesVersion = Int(board.rules)
        olderRules = older.map { Int($0) }
        players = page.players
        ends = Told(board.end(in: days)?.seconds)
        rows = page.rows.map { BoardRow($0) }
        around = page.around.map { BoardRow($0) }
    }
}

struct BoardRow: Encodable {
    let rank: Int
    let player: String
    let score: Int
    let run: Told<String>
    let made: Int64

    init(_ standing: Standing) {
        rank = standing.rank
        player = standing.player
        score = standing.score
        run = Told(standing.isWatchable ? standing.run.text : nil)
        made = standing.made.seconds
    }
}

struct ChallengeAnswer: Encodable {
    struct Game: Encodable {
        let game: String
        let players: Int
        let played: Bool
    }

    let day: String
    let ends: Int64
    let games: [Game]
}
