import Funfair
import House
import HouseWire
import Roulette

// What is asked and answered in JSON, but of parties: a line or two for each member.

extension Shape {
    // MARK: Names and devices

    static let newPlayer = object([.name: .name]).named("NewPlayer")
    static let player = object([.name: .name]).named("Player", "The name as the house spells it.")
    private static let ownRun = object([
        .run: .run, .game: .contest, .board: .entry, .rulesVersion: .number, .score: .count,
        .made: .time("When the run came"),
        .recording: .base64(
            "A table of earlier rules that was never played to its end has none."
        ).optional,
    ]).named("OwnRun")
    private static let ownWall = object([
        .wall: .wallCode, .name: .name, .link: .wallLink, .score: .count,
        .made: .time("When the wall was put up"), .proof: .base64("It clears the wall."),
    ]).named("OwnWall")
    private static let ownSpin = object([
        .spin: .number, .bet: bet.optional,
        .pocket: .pocket(
            "Missing where none was drawn yet, and at parties, where it is everybody's."
        ).optional,
    ]).named("OwnSpin")
    private static let ownTable = object([
        .table: .text("What the house calls it, also one of a party."), .game: .contest,
        .made: .time("When it was opened"), .spins: .list(of: ownSpin),
    ]).named("OwnTable")
    private static let ownTry = object([.day: .date, .game: .game]).named("OwnTry")
    private static let ownAttendance = object([
        .party: .partyID, .made: .time("When it happened"),
        .what: .word(of: OwnAttendance.What.allCases.map(\.rawValue))(
            "Whether the player came, went, was shown the door, or what a round came to."),
        .round: .number.optional, .score: .count.optional,
    ]).named("OwnAttendance")
    private static let ownName = object([
        .name: .name, .made: .time("When the name was taken"),
        .runs: .list(of: ownRun, "What was played, in the order that it came."),
        .walls: .list(of: ownWall, "The walls that were put up under the name."),
        .tables: .list(of: ownTable, "In the order that they were opened."),
        .tries: .list(of: ownTry, "The challenges that there was a try at."),
        .parties: .list(of: ownAttendance, "What happened at parties, in its order."),
    ]).named("OwnName")
    static let belongings = object([
        .names: .list(of: ownName, "The device's names, in the order that it took them."),
        .hearts: .list(of: wallCode, "The walls that have the device's heart."),
    ]).named("Belongings")

    private static func base64(_ about: String) -> Shape {
        text.like("RlVORg==")("The recording, in Base64. \(about)")
    }

    // MARK: Runs

    static let ticketWish = object([.player: .name, .game: .contest, .board: .entry]).named(
        "TicketWish")
    static let ticket = object([
        .ticket: .ticketText, .player: .name, .game: .contest, .board: .entry, .seed: .seed,
        .rulesVersion: .number("The rules to play by."), .issued: .time("When it was given"),
        .expires: .time("When the ticket expires, even for the longest run"),
    ]).named("Ticket")
    static let receipt = object([
        .run: .run, .game: .contest, .board: .entry, .player: .name, .score: .count,
        .isBest: .flag("Whether it is the player's best ever, or through its wall."),
        .ranks: .ranks,
    ]).named("Receipt")

    // MARK: Boards

    private static let row = object([
        .rank: .number("1 for the best; equal scores share a rank."), .player: .name,
        .score: .count, .made: .time("When the run came"),
        .run: .run.orNull(
            """
            Where its recording is; null while runs of its seed still count: of the day's challenge \
            until the last of the day is over, and of a party's round until it takes no more runs.
            """),
    ]).named("Row")
    static let board = object([
        .game: .contest, .period: .period,
        .rows: .list(of: row, count: 0...WireLimits.rows.upperBound),
        .ago: .integer(
            WireLimits.ago, "How many days or weeks before the present one it is of."),
        .rulesVersion: .rules("The version of the game's rules that its runs were played by."),
        .olderRules: .list(
            of: .integer(1...Int(UInt8.max) - 1),
            """
            The versions before the present one that have a board of all times, or one of the same wall; \
            the newest first.
            """),
        .players: .count("How many are on the board."),
        .ends: .whole.orNull.like(nil)(
            "When the period ends, in seconds since 1970; null for never."),
        .around: .list(
            of: row, count: 0...WireLimits.around,
            """
            The row of the player that was asked about, and up to \(WireLimits.neighbours) above and \
            below; empty for one who is not on the board.
            """),
    ]).named("Board")
    static let liveBoard = object([
        .game: .contest, .name: .text.like("Breakout")("The game, as its stall is called."),
        .period: .period, .players: .count, .rows: .list(of: row, count: 0...WireLimits.liveRows),
        .newPlayer: .text.orNull(
            "Whose row is new; null in the first event and where none is."),
    ]).named("LiveBoard")
    private static let challengeOfGame = object([
        .game: .game, .players: .count("How many have come to an end with it."),
        .played: .flag("Whether the player that was asked about had the try."),
    ])
    static let challenge = object([
        .day: .date,
        .ends: .time("When the next one begins"), .games: .list(of: challengeOfGame),
    ]).named("Challenge")

    // MARK: Tables

    static let tableWish = object([
        .player: .name,
        .game: .rouletteContest("A way to play; the levels, where nothing is said.").optional,
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
            Different places, as the rules' table of places counts them: the numbers first, and behind \
            them splits, streets, corners, six lines, columns, dozens and even chances.
            """),
        .chips: .list(
            of: .integer(1...RouletteRules.highestStack), count: 1...ClothPlace.all.count,
            "What lies on each of them."),
    ]).named("ChipBet", "Chips on the cloth, together at most the table's money.")
    static let bet = either(numberBet, or: chipBet).named(
        "Bet", "At a table of the levels numbers, and at one of Classic chips.")
    static let spin = object([
        .spin: .number("The how manyeth of its table."),
        .pocket: .pocket("Where the ball fell."), .money: .whole, .score: .count,
        .isOver: .flag("Whether the table is closed now."), .ranks: .ranks,
    ]).named("Spin")

    // MARK: Walls

    static let wall = object([
        .wall: .wallCode, .link: .wallLink, .name: .name, .player: .name,
        .score: .count("That of the run that cleared it."), .made: .time("When it was put up"),
        .rulesVersion: .rules("The version of the game's rules that it was cleared by."),
        .plays: .count("How many runs through it were counted."),
        .hearts: .count("How many devices gave it their heart."),
        .isLiked: .flag("Whether the device that asks did; false for one that nobody knows."),
    ]).named("Wall", "A wall that is shown.")
    static let walls = object([
        .by: .wallOrder, .page: .integer(WireLimits.pages),
        .hasMore: .flag("Whether another page can be asked for."),
        .rows: .list(of: wall, count: 0...WireLimits.wallsOfPage),
    ]).named("Walls")

    // MARK: The house

    /// From a QR code's first version to its fortieth.
    static let square = object([
        .size: .integer(21...177),
        .rows: .list(
            of: .text("^[01]+$", like: "1011"),
            "1 for a dark module; four light ones belong around."),
    ]).orNull("The address as a QR code; null without an address.")
    static let join = object([
        .address: .text.like("http://192.0.2.2:8080/")(
            "Empty where the request does not say where it came to."),
        .code: .square,
    ]).named("Join")
    static let health = object([.status: .word(of: ["ok"])]).named("Health")
    static let problem = object([
        .type: .text("^\(ProblemWord.folder)[a-z-]+$", like: "")("Its last part is its word."),
        .title: .text("The word for a person."), .detail: .text("A sentence for the player."),
        .status: .integer(400...599, "The status of the answer."), .suggestion: .name.optional,
        .retryAfter: .number("Seconds until it may be tried again.").optional,
    ]).with(optional: receipt).like(.words(Problem(.tooOften(seconds: 3)))).named(
        "Problem",
        """
        What went wrong (RFC 9457). name-taken has a suggestion, \
        \(Problem.retried.formatted(.list(type: .and))) have retryAfter, and ticket-used has the members of \
        a Receipt where this very recording came before.
        """)
}
