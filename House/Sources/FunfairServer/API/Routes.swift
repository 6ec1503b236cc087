import Arcade
import Foundation
import Funfair
import HTTPTypes
import HouseWire
import Hummingbird
import ServiceLifecycle

/// The house's API: each route reads what was asked, asks the house, and writes its answer.
struct Routes {
    let house: House
    let isBehindProxy: Bool

    func add(to router: Router<HouseContext>) {
        router.on(.players, use: register)
        router.on(.tickets, use: ticket)
        router.on(.runs, use: run)
        router.on(.run(HousePart.run.placeholder), use: recording)
        router.on(.live(HousePart.game.placeholder), use: live)
        router.on(
            .board(of: HousePart.game.placeholder, in: HousePart.period.placeholder), use: board)
        router.on(.challenge, use: challenge)
        router.on(.tables, use: openTable)
        router.on(.spins(at: HousePart.table.placeholder), use: spin)
        router.on(.description, use: description)
        router.on(.health, use: health)
        router.on(.metrics, use: metrics)
    }

    private func address(of request: Request, _ context: HouseContext) -> String {
        context.address(of: request, behindProxy: isBehindProxy)
    }

    // MARK: Players and runs

    @Sendable private func register(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            NewPlayer.self, upTo: house.limits.mostWords, like: #"{"name": "Ada"}"#)
        let (name, isNew) = try await house.register(
            wish.name, device: try request.device(or: .noSecret),
            address: address(of: request, context))
        return try .json(PlayerAnswer(name: name), status: isNew ? .created : .ok)
    }

    @Sendable private func ticket(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let wish = try await request.words(
            TicketWish.self, upTo: house.limits.mostWords,
            like: #"{"player": "Ada", "game": "bubblepop", "board": "open"}"#)
        guard let stall = Stall(word: wish.game) else { throw Refusal.unknownGame }
        guard let board = TicketBoard(rawValue: wish.board) else { throw Refusal.unknownBoard }
        let (ticket, text, player) = try await house.ticket(
            for: wish.player, of: try request.device(), stall: stall, entry: Entry(board))
        return try .json(TicketAnswer(ticket, text: text, player: player), status: .created)
    }

    @Sendable private func run(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try request.device()
        guard let ticket = request.headers[.funfairTicket] else { throw Refusal.badTicket }
        let sender = RunSender(device: device, address: address(of: request, context))
        let receipt = try await house.take(ticket: ticket, of: sender) {
            try await request.bytes(upTo: RecordingFormat.mostBytes)
        }
        return try .json(RunAnswer(receipt), status: .created)
    }

    @Sendable private func recording(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let id = RunID(text: context.part(.run))
        guard
            let (bytes, stall) = try await house.repository.recording(
                of: id, on: house.now().day)
        else { throw Refusal.unknownRun }
        // A table's recording grows while it is played; another one leaves the boards some day.
        let cache = stall.isDrawn ? "no-store" : "private, max-age=86400"
        return Response(
            status: .ok,
            headers: [.contentType: HouseBody.recording.rawValue, .cacheControl: cache],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    // MARK: Boards

    private func stall(_ context: HouseContext) throws(Refusal) -> Stall {
        guard let stall = Stall(word: context.part(.game)) else {
            throw .unknownGame
        }
        return stall
    }

    /// By what a player is found whose name, or one that looks like it, somebody asks for.
    private func key(ofPlayer name: Substring?) async throws -> String? {
        guard let name = try name.map({ try HouseName(String($0)) }) else { return nil }
        return try await house.repository.player(named: name)?.key
    }

    @Sendable private func board(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let stall = try stall(context)
        guard let period = Period(rawValue: context.part(.period)),
            !(period == .challenge && stall.isDrawn)
        else { throw Refusal.unknownBoard }
        let limit = request.asked(.limit).map { Int($0) ?? 0 } ?? WireLimits.usualRows
        guard WireLimits.rows.contains(limit) else {
            throw Refusal.invalidQuery(
                "A \(HouseQuery.limit.rawValue) is a whole number from "
                    + "\(WireLimits.rows.lowerBound) to \(WireLimits.rows.upperBound).")
        }
        let key = try await key(ofPlayer: request.asked(.around))
        let moment = house.now()
        let board = Board(of: stall, period, at: moment)
        let page = try await house.repository.page(
            of: board, limit: limit, around: key, on: moment.day)
        return try .json(BoardAnswer(page, of: board))
    }

    @Sendable private func challenge(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let key = try await key(ofPlayer: request.asked(.player))
        let moment = house.now()
        var games: [ChallengeAnswer.Game] = []
        for stall in Stall.allCases where !stall.isDrawn {
            let page = try await house.repository.page(
                of: Board(of: stall, .challenge, at: moment), limit: 0, around: nil,
                on: moment.day)
            var played = false
            if let key {
                played = try await house.repository.hasTried(stall, key: key, day: moment.day)
            }
            games.append(
                ChallengeAnswer.Game(game: stall.word, players: page.players, played: played))
        }
        return try .json(
            ChallengeAnswer(
                day: moment.day.text, ends: moment.day.later(days: 1).start.seconds, games: games))
    }

    @Sendable private func live(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let stall = try stall(context)
        let word = request.asked(.period).map { String($0) } ?? Period.today.rawValue
        guard let period = Period(rawValue: word), !(period == .challenge && stall.isDrawn) else {
            throw Refusal.unknownBoard
        }
        let channel = LiveBoards.Channel(stall: stall, period: period)
        let live = house.live
        let events = try live.watch(
            channel, from: address(of: request, context), most: house.limits.viewers)
        let first = try await live.event(of: channel)
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await writer.write(first)
                for await event in events.cancelOnGracefulShutdown() {
                    try await writer.write(event)
                }
                try await writer.finish(nil)
            })
    }

    // MARK: Tables

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

    // MARK: The house itself

    @Sendable private func description(_ request: Request, _ context: HouseContext) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: HouseBody.json.rawValue, .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: PackageResources.openapi_json)))
    }

    @Sendable private func health(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        // Whoever asks wants to know whether scores would be taken, and not only whether it listens.
        try await house.health.check()
        return try .json(["status": "ok"])
    }

    @Sendable private func metrics(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/plain; version=0.0.4; charset=utf-8",
                .cacheControl: "no-store",
            ],
            body: ResponseBody(
                byteBuffer: ByteBuffer(
                    string: house.metrics.text(
                        queue: house.verifier.load, viewers: house.live.viewers))))
    }
}
