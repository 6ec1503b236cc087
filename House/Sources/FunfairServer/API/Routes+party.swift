import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird
import Languages

// Routes for parties, their big screens and their guests.

extension Routes {
    func addParties(to router: GuardedRouter) {
        let any = HousePart.party.placeholder
        router.on(.parties, use: openParty)
        router.on(.party(any), use: party)
        router.on(.partyLive(any), use: liveParty)
        router.on(.partyGame(any), use: chooseGame)
        router.on(.partyTeams(any), use: dealTeams)
        router.on(.partyRounds(any), use: beginRound)
        router.on(.partyEvening(any), use: planEvening)
        router.on(.partyEnd(any), use: endParty)
        router.on(.guests(of: any), use: join)
        router.on(.anyGuest(.get), use: guest)
        router.on(.anyGuest(.delete), use: leave)
        router.on(.anyPiece, use: takePiece)
        router.on(.pieces, use: pieces)
        router.on(.moves(of: any), use: move)
        router.on(.bets(of: any), use: bet)
    }

    /// Returns the party from the path.
    private func room(_ request: Request, _ context: HouseContext) async throws -> PartyRoom {
        try await house.parties.party(
            context.part(.party), for: await anyDevice(of: request),
            address: address(of: request, context))
    }

    private func joinAddress(_ request: Request, _ context: HouseContext) -> String {
        setup.joinAddresses(of: request, context).first ?? ""
    }

    private func answer(
        _ number: Int64, to request: Request, _ context: HouseContext,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        guard let moment = house.parties.rooms.moment(of: number, isFresh: false) else {
            throw Refusal.unknownParty
        }
        let join = PartyJoin(moment.room.stored.code, at: joinAddress(request, context))
        return .json(encoded: try join.json(with: Broadcast(moment)), status: status)
    }

    // MARK: The big screen

    @Sendable private func openParty(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret, isFresh: true)
        let wish = try await request.words(
            OpeningWish.self, in: context, like: #"{"game": "bubblepop"}"#)
        guard let game = PartyGame(word: wish.game ?? Stall.bubblePop.word) else {
            throw Refusal.unknownGame
        }
        guard let player = wish.player else {
            let room = try await house.parties.open(for: game, by: device)
            return try answer(room.number, to: request, context, status: .created)
        }
        let state = try await house.parties.open(for: game, as: player, of: device)
        return try answer(state, to: request, context, status: .created)
    }

    private func game(_ request: Request, _ context: HouseContext) async throws -> PartyGame {
        let wish = try await request.words(
            GameWish.self, in: context, like: #"{"game": "bubblepop"}"#)
        guard let game = PartyGame(word: wish.game) else { throw Refusal.unknownGame }
        return game
    }

    @Sendable private func party(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try answer(try await room(request, context).number, to: request, context)
    }

    @Sendable private func liveParty(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let room = try await room(request, context)
        let events = try house.parties.rooms.watch(
            room.number, from: address(of: request, context), most: house.limits.viewers)
        guard let first = house.parties.rooms.moment(of: room.number, isFresh: true) else {
            throw Refusal.unknownParty
        }
        let code = first.room.stored.code
        // Create this once, because drawing a QR code takes a while.
        let join = PartyJoin(code, at: joinAddress(request, context))
        return .stream(Broadcast(first), then: events, pulse: house.limits.pulse) { event in
            let isOver = event.value.room.stored.code != code
            return EventStream.event(
                "party", json: try (isOver ? PartyJoin(nil, at: "") : join).json(with: event))
        }
    }

    @Sendable private func chooseGame(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret)
        let game = try await game(request, context)
        let room = try await room(request, context)
        try await house.parties.choose(game, at: room, by: device)
        return try answer(room.number, to: request, context)
    }

    @Sendable private func planEvening(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret)
        let wish = try await request.words(
            EveningBody.self, in: context, like: #"{"rounds": 5, "isVoted": true}"#)
        let room = try await room(request, context)
        if let round = wish.swap {
            try await house.parties.swapGame(ofRound: round, at: room, by: device)
        } else {
            try await house.parties.plan(wish.wish, at: room, by: device)
        }
        return try answer(room.number, to: request, context)
    }

    @Sendable private func dealTeams(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret)
        let wish = try await request.words(TeamWish.self, in: context, like: #"{"teamCount": 4}"#)
        let room = try await room(request, context)
        try await house.parties.deal(into: wish.teamCount, at: room, by: device)
        return try answer(room.number, to: request, context)
    }

    @Sendable private func beginRound(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret)
        let room = try await room(request, context)
        try await house.parties.begin(at: room, by: device)
        return try answer(room.number, to: request, context, status: .created)
    }

    @Sendable private func endParty(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret)
        let room = try await room(request, context)
        try await house.parties.end(room, by: device)
        return try answer(room.number, to: request, context)
    }

    // MARK: Phones

    @Sendable private func join(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request)
        let wish = try await request.words(
            GuestBody.self, in: context, like: #"{"player": "Ada"}"#)
        let room = try await room(request, context)
        let (state, isNew) = try await house.parties.join(room, as: wish.player, of: device)
        return try answer(state, to: request, context, status: isNew ? .created : .ok)
    }

    @Sendable private func guest(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request)
        let room = try await room(request, context)
        let state = try await house.parties.guest(
            try number(of: context), of: room, by: device)
        return try answer(state, to: request, context)
    }

    /// Answers a guest, with a screen if the guest asked for one.
    private func answer(
        _ state: GuestState, to request: Request, _ context: HouseContext,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let screen = request.asked(.language).map { language in
            GuestScreen(
                state, in: GuestWords.speaking(String(language)),
                at: state.showsAddress ? joinAddress(request, context) : "")
        }
        return try .json(GuestAnswer(state, screen: screen), status: status)
    }

    @Sendable private func move(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request)
        let wish = try await request.words(
            MoveBody.self, in: context, like: #"{"player": "Ada", "move": "start"}"#)
        let room = try await room(request, context)
        let state = try await house.parties.command(
            wish.move, at: room, as: wish.player, of: device)
        return try answer(state, to: request, context)
    }

    /// Returns the guest's number from the path.
    private func number(of context: HouseContext) throws(Refusal) -> Int {
        guard let number = Int(context.part(.guest)) else { throw .notAGuest }
        return number
    }

    @Sendable private func leave(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request)
        let room = try await room(request, context)
        let guest = try number(of: context)
        // A phone that opened the party can leave it, too.
        let isOwn = try await house.parties.owns(guest, at: room, device)
        guard room.stored.opener == device.hash, !isOwn else {
            return try answer(
                try await house.parties.leave(room, as: guest, of: device), to: request, context)
        }
        try await house.parties.remove(guest, from: room, by: device)
        return try answer(room.number, to: request, context)
    }

    @Sendable private func takePiece(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request)
        let bytes = try await request.bytes(upTo: context.mostBytes)
        let room = try await room(request, context)
        let sender = RunSender(device: device, address: address(of: request, context))
        let state = try await house.parties.take(
            bytes, after: try count(.inputs, of: context), of: try number(of: context), at: room,
            from: sender)
        return try answer(state, to: request, context)
    }

    /// Sends the pieces of a run one after the other, each after its length in four bytes, lowest
    /// byte first.
    @Sendable private func pieces(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret)
        let room = try await room(request, context)
        var buffer = ByteBuffer()
        let pieces = try await house.parties.parts(
            of: try number(of: context), at: room, after: try count(.tick, of: context),
            by: device)
        for piece in pieces {
            buffer.writeInteger(UInt32(piece.bytes.count), endianness: .little)
            buffer.writeBytes(piece.bytes)
        }
        return Response(
            status: .ok,
            headers: [.contentType: HouseBody.recording.rawValue, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: buffer))
    }

    /// Returns a number of things from the path.
    private func count(_ part: HousePart, of context: HouseContext) throws(Refusal) -> Int {
        guard let count = Int(context.part(part)), count >= 0 else {
            throw .badRequest("The path ends with a number from 0.")
        }
        return count
    }

    @Sendable private func bet(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request)
        let wish = try await request.words(
            PartyBetWish.self, in: context,
            like: #"{"player": "Ada", "round": 1, "spin": 3, "level": "easy", "numbers": [1, 2]}"#)
        let room = try await room(request, context)
        let state = try await house.parties.bet(
            (wish.spin.round, wish.spin.spin, wish.level, wish.numbers), at: room,
            as: wish.spin.player, of: device)
        return try answer(state, to: request, context)
    }
}

struct GameWish: Decodable {
    let game: String
}

/// A phone that opens a party also joins it.
struct OpeningWish: Decodable {
    let game: String?
    let player: String?
}

/// A guest's bet on numbers, and the spin that it's for.
struct PartyBetWish: Decodable {
    let spin: PartyBetBody
    let level: String
    let numbers: [Int]

    private enum Member: CodingKey { case level, numbers }

    init(from decoder: any Decoder) throws {
        spin = try PartyBetBody(from: decoder)
        let bet = try decoder.container(keyedBy: Member.self)
        level = try bet.decode(String.self, forKey: .level)
        numbers = try bet.decode([Int].self, forKey: .numbers)
    }
}
