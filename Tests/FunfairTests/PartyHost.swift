import Arcade
import BubblePop
import Roulette
import Testing

@testable import Funfair

/// A simulated house with a party, which answers one guest according to its contract.
struct PartyHost {
    static let id = "abcdefghijklmnopqrstuv"
    /// The guest's number at the house.
    static let guest = 7

    /// The house's time, in milliseconds since 1970.
    var now = 1_800_000_000_000.0
    var phase = "gathering"
    var stall = Stall.bubblePop
    /// The number of the rounds' mode; 0 for the rules of parties.
    var mode = 0
    var round = 0
    var starts = 0.0
    var isPlaying = true
    var isThere = true
    var state = "watching"
    var score: Int?
    var because: String?
    var place: (Int, Int)?
    var bet: Int?
    var pockets: [Int] = []
    /// The number of the current spin, from 1; 0 before the first.
    var spin = 0
    /// The screen that the house makes for the guest.
    var screen = PartyHost.lobby
    /// The host's moves that the guest has made.
    private(set) var moves: [String] = []
    /// The guest's bets.
    private(set) var told: [String] = []
    /// The pieces of the round's run that the house has received.
    private(set) var pieces: [Recording<BubblePopGame>] = []
    /// The results that these pieces claim.
    private(set) var claims: [RunResult] = []
    /// The lengths of these pieces, in bytes.
    private(set) var lengths: [Int] = []
    /// The number of final inputs that the house has.
    private(set) var inputs = 0
    /// The requests with finished runs that the house has received.
    private(set) var runs: [HouseRequest] = []
    /// Whether the house is reachable.
    var isReached = true

    /// Starts the count-in of a round.
    mutating func start(_ stall: Stall = .bubblePop, countIn: Double = 5000) {
        self.stall = stall
        round += 1
        phase = "countIn"
        state = "playing"
        starts = now + countIn
        (score, because, place, bet) = (nil, nil, nil, nil)
        spin = 0
        pockets = []
        (pieces, claims, lengths, inputs) = ([], [], [], 0)
    }

    private var length: Double { Double(stall.partyTicks) * Playback.millisecondsPerTick }
    var ends: Double { starts + length }
    var closes: Double { ends + 30_000 }

    /// Lets the given number of milliseconds pass, and moves the party through its phases.
    mutating func pass(_ milliseconds: Double) {
        now += milliseconds
        if phase == "countIn", now >= starts { phase = "playing" }
        if phase == "playing", now >= ends { phase = "judging" }
        guard stall.isDrawn, phase == "playing" else { return }
        let present = Int((now - starts) / 30_000) + 1
        if present != spin { spin = present }
        if now - starts - Double(spin - 1) * 30_000 >= 20_000, pockets.count < spin {
            pockets.append(Int(truncatingIfNeeded: spin * 7) % 37)
        }
    }

    static let lobby = """
        {"title":"You’re in!","blocks":[{"text":"3 players are here."}]}
        """

    var answer: String { answer(to: "?language=en") }

    /// Returns the state for the guest, with a screen if the path asks for one.
    func answer(to path: String) -> String {
        """
        {"party":"\(Self.id)","code":"BDJL","game":"\(stall.word)","now":\(Int64(now)),\
        "phase":"\(phase)","guests":3,"round":\(roundAnswer),"you":{"guest":\(Self.guest),"isThere":\(isThere),\
        "isPlaying":\(isPlaying && round > 0),"state":"\(state)","score":\(Self.text(score)),\
        "money":null,"because":\(because.map { "\"\($0)\"" } ?? "null"),\
        "place":\(Self.text(place?.0)),"of":\(Self.text(place?.1)),"points":18,\
        "bet":\(Self.text(bet))},\
        "screen":\(path.contains("?language=") ? screen : "null")}
        """
    }

    private var roundAnswer: String {
        guard round > 0 else { return "null" }
        let takes = !stall.isDrawn && isPlaying && state == "playing"
        return """
            {"number":\(round),"game":"\(stall.word)","starts":\(Int64(starts)),\
            "ends":\(Int64(ends)),"closes":\(Int64(closes)),"rulesVersion":\(Int(stall.rulesVersion) + 256 * mode),\
            "ticket":\(takes ? "\"t-\(round)\"" : "null"),\
            "seed":\(takes ? "\"000000000000face\"" : "null"),\
            "inputs":\(takes ? "\(inputs)" : "null"),"spin":\(spinAnswer),\
            "pockets":[\(pockets.map { "\($0)" }.joined(separator: ","))]}
            """
    }

    private var spinAnswer: String {
        guard spin > 0 else { return "null" }
        let opens = starts + Double(spin - 1) * 30_000
        return """
            {"number":\(spin),"opens":\(Int64(opens)),"closes":\(Int64(opens) + 20_000),\
            "ends":\(Int64(opens) + 30_000),\
            "pocket":\(pockets.count >= spin ? "\(pockets[spin - 1])" : "null")}
            """
    }

    private static func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }

    private mutating func take(_ bytes: [UInt8]) {
        guard let (piece, claim) = try? Recording<BubblePopGame>.reading(bytes) else { return }
        pieces.append(piece)
        claims.append(claim)
        lengths.append(bytes.count)
        inputs += piece.inputs.count { $0.tick < claim.ticks }
    }

    /// Returns the house's response to a request, or nil for a request that guests don't send.
    mutating func take(_ question: HouseRequest) -> (status: Int, body: String)? {
        guard isReached else { return (0, "") }
        let body = String(decoding: question.body, as: UTF8.self)
        let path = String(question.path.prefix { $0 != "?" })
        switch path {
        case "api/players": return (201, "{\"name\":\"Ada\"}")
        case "api/parties", "api/parties/BDJL/guests": return (201, answer(to: question.path))
        case "api/parties/\(Self.id)/moves":
            moves.append(body)
            return (200, answer(to: question.path))
        case "api/parties/\(Self.id)/guests/\(Self.guest)/run/\(inputs)":
            take(question.body)
            return (200, answer(to: question.path))
        case "api/parties/\(Self.id)/bets":
            guard spin > 0, pockets.count < spin else {
                return (
                    409,
                    #"{"type":"/api/problems/bets-closed","detail":"Bets are closed."}"#
                )
            }
            bet = spin
            told.append(body)
            return (200, answer(to: question.path))
        case "api/parties/\(Self.id)": return (200, #"{"game":"bubblepop"}"#)
        case "api/runs":
            runs.append(question)
            state = "counted"
            return (201, Play.counted())
        case let path where path.hasPrefix("api/parties/\(Self.id)/guests/"):
            return (200, answer(to: question.path))
        default: return nil
        }
    }
}

extension Play {
    /// Returns a page opened with a party link.
    static func atDoor(
        _ code: String = "BDJL", name: String? = "Ada", store: [String: [UInt8]] = [:]
    ) -> Play {
        var play = Play(store: store)
        play.answerNews()
        play.send(.party(code))
        if let name { play.send(.type(.playerName, name, isFinished: false)) }
        return play
    }

    /// Returns a guest in the lobby.
    static func atParty(_ host: inout PartyHost) -> Play {
        var play = Play.atDoor()
        play.press(.party(.join))
        play.live(&host, seconds: 0.1)
        return play
    }

    /// Lets the given number of seconds pass, here and at the house, which answers in every frame.
    mutating func live(_ host: inout PartyHost, seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            host.pass(1000.0 / 60)
            send(.elapsed(milliseconds: 1000.0 / 60))
            answerAll(&host)
        }
    }

    mutating func answerAll(_ host: inout PartyHost) {
        var rest = questions
        while !rest.isEmpty {
            let question = rest.removeFirst()
            guard let (status, body) = host.take(question) else { continue }
            answer(question.path, status: status, body: body)
            rest = questions.filter { asked in
                rest.contains { $0.id == asked.id } || asked.id > question.id
            }
        }
    }

    var party: BlockScreen? { app.blockScreen(.party) }

    /// Returns the state of the round's Roulette game.
    func partyGame() throws -> RouletteGame {
        try #require(partyRun?.cabinet as? TableCabinet).run.game
    }

    /// The guest's run in the current round, or nil if the guest isn't playing.
    var partyRun: Session? { app.playing.party.session }
}
