import Arcade
import HouseWire
import Phrases

/// What the app knows of the house, and what it asks there. Playing never waits for any of it.
struct HouseDesk {
    var connection = HouseConnection()
    /// What of the house is kept on this device.
    private(set) var book = HouseBook()
    /// Finished runs on their way.
    var outbox = Outbox()
    /// Today's challenge.
    var news: ChallengeNews?
    /// The challenge that was asked for.
    var wish: ChallengeWish?
    /// The last name that another device turned out to have.
    private(set) var taken: TakenName?
    /// The last name that the house was asked about.
    private var askedName: PlayerName?
    var boards = SeenBoards()
    /// Everybody's walls.
    var gallery = Gallery()
    /// The run of a party that was sent last: the party says what becomes of it.
    var partyRun: Int?
    /// What it says of the last run that ended.
    var verdict = HouseVerdict.none
    /// What each stall's run has to do with the house, by the stalls' numbers.
    private(set) var runs = Stall.allCases.map { _ in RunInHouse.none }
    /// The draw at the table of the house; one stall has tables.
    var draw = HouseDraw()
    private var requests = Requests()

    /// Whether the player is told of a house.
    var isShown: Bool {
        connection.presence == .there || connection.presence == .unknown && book.hasMet
    }

    mutating func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    mutating func request(_ request: Request) { requests += request }

    // MARK: Asking

    /// Asks the house, at whichever address.
    ///
    /// - Returns: the number of the question.
    @inline(never)
    @discardableResult
    mutating func ask(
        _ route: HouseRoute, body: [UInt8] = [], kind: HouseBody = .json, isSecret: Bool = false,
        ticket: Ticket? = nil, key: [UInt8]? = nil, isLasting: Bool = false,
        isFile: Bool = false, isBrief: Bool = false, take: @escaping HouseTaking
    ) -> Int {
        let id = connection.begin(route, take: take)
        requests += .fetch(
            HouseRequest(
                id: id, route.method, route.path, body: body, kind: kind,
                secret: isSecret ? book.secret : nil, ticket: ticket?.text,
                key: key, isLasting: isLasting, isFile: isFile,
                milliseconds: kind == .recording || isFile
                    ? HouseTimes.run : isBrief ? HouseTimes.guest : HouseTimes.answer))
        return id
    }

    /// Sends what waits, if the house is there; if that is not known, asks.
    mutating func stir(for player: PlayerName?) {
        guard outbox.first != nil, !connection.isWakeAwaited else { return }
        switch connection.presence {
        case .there: sendFirst()
        case .unknown: askForNews(of: player)
        case .absent: break
        }
    }

    mutating func wake(for player: PlayerName?) {
        connection.isWakeAwaited = false
        stir(for: player)
    }

    /// The network is back, or a day is over.
    mutating func comeOnline(for player: PlayerName?) {
        connection.failures = 0
        draw.wait.rest()
        if connection.presence == .absent { return }
        askForNews(of: player)
        wake(for: player)
    }

    /// Tries again after a while, where something waits to be sent.
    mutating func retryLater(_ answer: HouseAnswer) {
        guard outbox.first != nil else { return }
        connection.failures += 1
        guard !connection.isWakeAwaited else { return }
        connection.isWakeAwaited = true
        requests += .wake(
            afterMilliseconds: HouseTimes.pause(
                after: connection.failures, asked: answer.problem?.pause))
    }

    /// Notes what a stall's run has to do with the house from now on; at a table, nothing is drawn yet.
    @inline(never)
    mutating func note(_ run: RunInHouse, at stall: Stall) {
        runs[stall.index] = run
        if stall.isDrawn { draw = HouseDraw() }
    }

    // MARK: What is kept

    /// A device that has no secret yet keeps this one, before anything is asked.
    mutating func bringSecret(_ bytes: [UInt8]) {
        if book.begin(secret: bytes) { saveBook() }
    }

    /// Changes what is kept of the house.
    mutating func keep(_ change: (inout HouseBook) -> Void) {
        change(&book)
        saveBook()
    }

    private mutating func saveBook() { requests += .save(.house, book.text) }

    /// Takes in what any window of this device may have written.
    ///
    /// - Returns: whether it could be read.
    mutating func read(_ key: StoreKey, from text: [UInt8]) -> Bool {
        switch key {
        case .house:
            guard let kept = HouseBook(text: text) else { return false }
            // The other window comes to the same.
            if book.merge(kept) { saveBook() }
        case .outbox:
            guard let kept = Outbox(text: text) else { return false }
            if outbox.merge(kept) { saveOutbox() }
            // What became of it the other window knows.
            if let number = verdict.number, !outbox.holds(number) { verdict = .none }
        case .settings, .names, .scores, .tallies, .days, .curves, .hints, .walls, .proof, .run,
            .ticket, .party, .partyRun:
            return false
        }
        return true
    }

    // MARK: Names that others have

    /// What to say of a name that another device has.
    func taken(_ name: PlayerName?) -> TakenName? { taken?.name == name ? taken : nil }

    /// Asks whether a name can be had, unless that is known or was just asked.
    mutating func askWhose(_ name: PlayerName) {
        guard connection.presence == .there, !book.owns(name), taken(name) == nil,
            askedName != name
        else { return }
        askedName = name
        ask(HouseRoute.name.asking(.player, name.text), isSecret: true) { desk, answer, hearing in
            desk.ownerArrived(answer, of: name, in: hearing.words)
            return .nothing
        }
    }

    /// Only what is another's is told: that a name is free is what everybody expects.
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
