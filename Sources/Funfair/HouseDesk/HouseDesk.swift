import Arcade
import HouseWire
import Phrases

/// What the app knows about the house, and the requests to it. Only the challenge, parties and
/// Roulette wait for the house.
struct HouseDesk {
    var connection = HouseConnection()
    /// What this device stores about the house.
    private(set) var book = HouseBook()
    /// Finished runs waiting to be sent.
    var outbox = Outbox()
    /// Today's challenges.
    var news: ChallengeNews?
    /// Whether players can share walls at this house, as far as it has said.
    var offersWalls = true
    /// Whether players can open and join parties at this house, as far as it has said.
    var offersParties = true
    /// The requested challenge, if any.
    var wish: ChallengeWish?
    /// The last name found to belong to another device.
    private(set) var taken: TakenName?
    /// The last name looked up at the house.
    private var askedName: PlayerName?
    var boards = SeenBoards()
    /// The player's devices, and the code that links another.
    var devices = DeviceList()
    /// The public walls.
    var gallery = Gallery()
    /// The outbox number of the last run sent from a party. The party reports that run's verdict
    /// itself.
    var partyRun: Int?
    /// The verdict on the last finished run.
    var verdict = HouseVerdict.none
    /// The state of each stall's run at the house, by the stall's index.
    private(set) var runs = Stall.allCases.map { _ in RunInHouse.none }
    /// The draw at the house's table; only one stall has tables.
    var draw = HouseDraw()
    private var requests = Requests()

    /// Whether to show the player anything about a house.
    var isShown: Bool {
        connection.presence == .there || connection.presence == .unknown && book.hasMet
    }

    /// Whether to show the player anything about the house's walls.
    var hasWalls: Bool { isShown && offersWalls }

    /// Whether to show the player how to join or open a party.
    var hasParties: Bool { isShown && offersParties }

    mutating func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    mutating func request(_ request: Request) { requests += request }

    // MARK: Requests

    /// Sends a request to the house.
    ///
    /// - Returns: the request's number.
    @inline(never)
    @discardableResult
    mutating func ask(
        _ route: HouseRoute, body: [UInt8] = [], kind: HouseBody = .json, isSecret: Bool = false,
        ticket: Ticket? = nil, key: [UInt8]? = nil, isLasting: Bool = false,
        isFile: Bool = false, isBrief: Bool = false, take: @escaping AnswerHandler
    ) -> Int {
        let id = connection.begin(route, take: take)
        requests += .fetch(
            HouseRequest(
                id: id, route.method, route.path, body: body, kind: kind,
                secret: isSecret ? book.secret : nil, ticket: ticket?.text,
                key: key, isLasting: isLasting, isFile: isFile,
                milliseconds: isBrief
                    ? HouseTimes.guest
                    : kind == .recording || isFile ? HouseTimes.run : HouseTimes.answer))
        return id
    }

    /// Sends waiting runs if there is a house. If that's unknown, finds out first.
    mutating func flushOutbox(for player: PlayerName?) {
        guard outbox.first != nil, !connection.isWakeAwaited else { return }
        switch connection.presence {
        case .there: sendFirst()
        case .unknown: askForNews(of: player)
        case .absent: break
        }
    }

    mutating func wake(for player: PlayerName?) {
        connection.isWakeAwaited = false
        flushOutbox(for: player)
    }

    /// Handles a restored network connection, or a new day at the house.
    mutating func comeOnline(for player: PlayerName?) {
        connection.failures = 0
        draw.wait.rest()
        if connection.presence == .absent { return }
        askForNews(of: player)
        wake(for: player)
    }

    /// Schedules another try if runs are waiting.
    mutating func retryLater(_ answer: HouseAnswer) {
        guard outbox.first != nil else { return }
        connection.failures += 1
        guard !connection.isWakeAwaited else { return }
        connection.isWakeAwaited = true
        requests += .wake(
            afterMilliseconds: HouseTimes.pause(
                after: connection.failures, asked: answer.problem?.pause))
    }

    /// Updates the state of a stall's run at the house. In a table game, also resets the draw.
    @inline(never)
    mutating func note(_ run: RunInHouse, at stall: Stall) {
        runs[stall.index] = run
        if stall.isDrawn { draw = HouseDraw() }
    }

    // MARK: Storing

    /// Stores the given secret if the device has none. Call this before any request.
    mutating func adoptSecret(_ bytes: [UInt8]) {
        if book.begin(secret: bytes) { saveBook() }
    }

    /// Changes and saves the book.
    mutating func keep(_ change: (inout HouseBook) -> Void) {
        change(&book)
        saveBook()
    }

    private mutating func saveBook() { requests += .save(.house, book.text) }

    /// Reads a text that any window of this device may have written.
    ///
    /// - Returns: whether the text could be read.
    mutating func read(_ key: StoreKey, from text: [UInt8]) -> Bool {
        switch key {
        case .house:
            guard let kept = HouseBook(text: text) else { return false }
            // The other window arrives at the same result.
            if book.merge(kept) { saveBook() }
        case .outbox:
            guard let kept = Outbox(text: text) else { return false }
            if outbox.merge(kept) { saveOutbox() }
            // The other window has the verdict.
            if let number = verdict.number, !outbox.contains(number) { verdict = .none }
        case .settings, .names, .scores, .tallies, .days, .curves, .hints, .walls, .proof, .run,
            .ticket, .party, .partyRun:
            return false
        }
        return true
    }

    // MARK: Taken names

    /// Returns the problem with a name, if another device owns it.
    func taken(_ name: PlayerName?) -> TakenName? { taken?.name == name ? taken : nil }

    /// Forgets the problem with a name, because this device now has another player's names.
    mutating func forgetTaken() { taken = nil }

    /// Asks whether a name is available, unless the answer is known or already requested.
    mutating func lookUpName(_ name: PlayerName) {
        guard connection.presence == .there, !book.owns(name), taken(name) == nil,
            askedName != name
        else { return }
        askedName = name
        ask(HouseRoute.name.asking(.player, name.text), isSecret: true) { desk, answer, context in
            desk.ownerArrived(answer, of: name, in: context.words)
            return .nothing
        }
    }

    /// Reports a name only if it's taken, because players expect names to be available.
    private mutating func ownerArrived(_ answer: HouseAnswer, of name: PlayerName, in words: Words)
    {
        if answer.isSilence, askedName == name { askedName = nil }
        if answer.isProblem(.nameTaken), let problem = answer.problem {
            note(problem, of: name, in: words)
        }
    }

    mutating func note(_ problem: HouseProblem, of name: PlayerName, in words: Words) {
        taken = TakenName(
            name: name, sentence: problem.sentence(in: words), suggestion: problem.suggestion)
    }
}
