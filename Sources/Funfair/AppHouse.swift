import Arcade
import Phrases

// What is asked of the house, and what comes of the answers. Playing never waits for any of it.

extension App {
    /// Takes in the house's answer.
    ///
    /// - Parameters:
    ///   - id: which question it is for.
    ///   - status: of HTTP; 0 where no answer came.
    ///   - body: anything at all.
    mutating func answer(_ id: Int, status: Int, body: [UInt8]) {
        guard let errand = house.end(id) else { return }
        let answer = HouseAnswer(status: status, body: body)
        hear(answer)
        switch errand {
        case .news(let player): takeNews(answer, of: player)
        case .name(let name, let wish): takeName(answer, name, for: wish, asked: id)
        case .ticket(let wish): takeTicket(answer, for: wish, asked: id)
        case .draw: takeDraw(answer, asked: id)
        case .run(let number): takeVerdict(answer, on: number)
        case .board(let stall, let place): takeBoard(answer, of: stall, place)
        case .recording(let stall, let isRace):
            takeRecording(answer, body, of: stall, isRace: isRace)
        }
    }

    /// A device that has no secret yet keeps this one, before anything is asked.
    mutating func bringSecret(_ bytes: [UInt8]) {
        if house.book.begin(secret: bytes) { request(.save(.house, house.book.text)) }
    }

    /// Notes whether there is a house, and whether it answers.
    private mutating func hear(_ answer: HouseAnswer) {
        house.isSilent = answer.isSilence && answer.problem == nil
        guard answer.problem != nil || answer.isMade else { return }
        house.presence = .there
        if answer.isUnknownDevice {
            house.book.forgetNames()
        } else if house.book.hasMet {
            return
        }
        house.book.hasMet = true
        request(.save(.house, house.book.text))
    }

    /// The face says that the network is back, or that a day is over.
    mutating func comeOnline() {
        askForWords()
        house.failures = 0
        for index in sessions.indices { sessions[index].house.wait.rest() }
        if house.presence == .absent { return }
        askForNews()
        house.isWakeAwaited = false
        stir()
    }

    mutating func wake() {
        house.isWakeAwaited = false
        stir()
    }

    /// Asks the house, at whichever address.
    @inline(never)
    mutating func ask(
        _ errand: House.Errand, _ method: HouseRequest.Method, _ path: String,
        body: [UInt8] = [], kind: HouseRequest.Body = .json, isSecret: Bool = false,
        ticket: Ticket? = nil, key: [UInt8]? = nil, isLasting: Bool = false
    ) -> Int {
        let id = house.begin(errand)
        request(
            .fetch(
                HouseRequest(
                    id: id, method, path, body: body, kind: kind,
                    secret: isSecret ? house.book.secret : nil, ticket: ticket?.text,
                    key: key, isLasting: isLasting,
                    milliseconds: kind == .recording ? HouseTimes.run : HouseTimes.answer)))
        return id
    }

    // MARK: Whether there is a house, and today's challenge

    /// The first question of all, asked again where a stall is opened.
    mutating func askForNews() {
        guard house.presence != .absent else { return }
        let isAsked = house.isUnderWay { if case .news = $0 { true } else { false } }
        guard !isAsked else { return }
        let player = (try? PlayerName(nameText)) ?? names.last
        var path = "api/challenge"
        if let player { path += "?player=" + player.text.inAddress }
        _ = ask(.news(player), .get, path)
    }

    private mutating func takeNews(_ answer: HouseAnswer, of player: PlayerName?) {
        if answer.status == 200, let news = ChallengeNews(answer.json, for: player) {
            house.presence = .there
            house.news = news
            if !house.book.hasMet {
                house.book.hasMet = true
                request(.save(.house, house.book.text))
            }
        } else if !answer.isSilence, answer.problem == nil, house.presence == .unknown {
            house.presence = .absent
        }
        if answer.isSilence { retryLater(answer) }
        stir()
        refreshBoard()
    }

    /// Sends what waits, if the house is there; if that is not known, asks.
    mutating func stir() {
        guard house.outbox.first != nil, !house.isWakeAwaited else { return }
        switch house.presence {
        case .there: sendFirst()
        case .unknown: askForNews()
        case .absent: break
        }
    }

    /// Tries again after a while, where something waits to be sent.
    mutating func retryLater(_ answer: HouseAnswer) {
        guard house.outbox.first != nil else { return }
        house.failures += 1
        guard !house.isWakeAwaited else { return }
        house.isWakeAwaited = true
        request(
            .wake(
                afterMilliseconds: HouseTimes.pause(
                    after: house.failures, asked: answer.problem?.pause)))
    }
}

/// An answer of the house, as far as it can be read before it is known what it is for.
struct HouseAnswer {
    /// The status of HTTP; 0 where no answer came.
    let status: Int
    /// The body, where it is JSON.
    let json: JSONValue?
    let problem: HouseProblem?

    private static let unknownDevice = "unknown-device"

    init(status: Int, body: [UInt8]) {
        self.status = status
        // A recording is none, and need not be looked at.
        json = body.first == UInt8(ascii: "{") ? JSONReader.value(of: body) : nil
        problem = status >= 400 ? HouseProblem(json) : nil
    }

    /// Whether it is no answer, or one that says: later.
    var isSilence: Bool { status == 0 || status == 408 || status == 429 || status >= 500 }

    /// Whether something was made, as only a house does.
    var isMade: Bool { status == 201 && json != nil }

    var isUnknownDevice: Bool { problem?.word.spells(Self.unknownDevice) ?? false }

    /// What to tell of an answer that is not the one that was wanted.
    func sentence(in words: Words) -> String {
        problem?.sentence(in: words) ?? words[isSilence ? .houseSilent : .houseUnreadable]
    }
}

extension String {
    /// The text as a part of an address.
    var inAddress: String {
        var text: [UInt8] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                text.append(byte)
            default:
                text.append(UInt8(ascii: "%"))
                text.append(contentsOf: UInt64(byte).hexadecimal.bytes.suffix(2))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
