import Faces
import House
import HouseWire

// The requests and responses for parties. Times are in milliseconds.

extension Shape {
    // MARK: Requests

    static let gameWish = object([.game: .game]).named("GameWish")
    static let opening = object([
        .game: game("The game of the first round; BubblePop by default.").optional,
        .player: name("Joins the party, too, as its host.").optional,
    ]).named("Opening")
    static let guestWish = object([.player: .name]).named("GuestWish")
    static let partyMove = object([.player: .name, .move: move]).named(
        "PartyMove", "A host's move, as the house sent it with a control of the guest's screen.")
    static let partyBet = numberBet.with([
        .player: .name, .round: .number, .spin: .partySpin,
    ]).named("PartyBet")

    // MARK: A guest's screen

    private static let move = text.like("game breakout")(
        """
        The move: `start`, `game` with a game, `guest` with a guest's number (asks what to do), \
        `hand` or `remove` with a guest's number, `end` (asks first), `end again`, or `stay` \
        (takes a question back).
        """)
    private static let screenRow = object([
        .name: text.optional, .move: move.optional,
        .isChosen: flag("Whether it is the main button, or the current one of a choice.").optional,
        .place: number.optional, .player: name.optional, .points: count.optional,
        .followsGap: flag("Whether rows above this one are left out.").optional,
    ])
    private static let block = object([
        .text: text.optional, .score: text.optional, .code: text.optional,
        .face: face.optional, .place: number("A medal.").optional,
        .name: text("A button.").optional,
        .move: move.optional, .isChosen: flag.optional,
        .title: text("A choice between moves, or the standings.").optional,
        .rows: list(of: screenRow, count: 0...WireLimits.screenRows).optional,
    ])
    private static let screen = object([
        .title: text, .because: text("Why the guest's run does not count; empty if it may."),
        .blocks: list(of: block, count: 0...WireLimits.screenBlocks),
    ]).named(
        "GuestScreen",
        "A guest's screen, with the moves that the guest may make now. Ignore blocks without any of these members."
    )

    // MARK: Parts of a party

    private static let phase = word(of: PartyWord.all.map(\.text)).named(
        "PartyPhase", "The party's phase.")
    private static let guestState = word(of: GuestWord.all.map(\.text), example: 1).named(
        "GuestState",
        """
        What happened to a guest's run of the round. It is also refused if none came in time.
        """)
    private static let pockets = list(of: .pocket, count: 0...PartyRules.spins).named(
        "PartyPockets",
        "The pockets drawn so far in a round, in order. Empty except in Roulette."
    )
    private static let roundSpin = object([
        .number: .partySpin, .opens: .milliseconds("When betting opens."),
        .closes: .milliseconds("When betting closes."),
        .ends: .milliseconds("When the next one begins."),
        .pocket: .pocket.orNull("Null until betting closes."),
        .shownFrom: .milliseconds.orNull(
            """
            When the wheel stops. Results are shown from then on. Null if no pocket is drawn.
            """),
        .bets: .count("The number of guests who have bet."),
    ]).orNull.named("PartySpin", "The spin open for bets or turning, or null.")
    static let face = integer(
        0...Face.count - 1, example: 2601,
        """
        The guest's face at the party, from 0 to \(Face.count - 1). No other guest has the same \
        remainder when divided by \(Face.shapes), which is the face's shape; the quotient is its \
        colour.
        """)
    private static let round = object([
        .number: .number, .game: .game, .starts: .milliseconds("The time of its first tick."),
        .ends: .milliseconds("The time after its last tick."), .spin: roundSpin,
        .closes: .milliseconds("When it stops accepting runs."), .pockets: pockets,
    ])
    private static let sayOfRound =
        "The current round, or the last one; null before the first."
    private static let call = object([
        .what: .word(of: CallWord.all.map(\.text)),
        .guest: .guestNumber.orNull("Null if nobody won."),
        .player: .text.orNull("Null if nobody won."),
        .number: .count.orNull("The length of the chain, or the pocket."),
        .at: .milliseconds("When it happened, which also tells two calls apart."),
    ]).orNull.named(
        "PartyCall",
        """
        The last event of the current round to announce to the room, or null. lead: \
        a guest takes the lead. chain: a guest's chain or streak reaches a length. hit: the ball \
        fell into a pocket, and this guest won the most. fell: the ball fell into a pocket, and \
        nobody won.
        """)
    private static let partyGuest = object([
        .guest: .guestNumber, .player: .name, .face: face, .isThere: .flag,
        .state: guestState,
        .isSilent: .flag("Whether the phone has sent nothing for some seconds of a round."),
        .isPlaying: .flag("Whether this guest plays the round."),
        .score: .whole.orNull("The score so far, from the pieces of the run, or the final one."),
        .chain: .whole.orNull("The longest chain or streak, or the number of winning bets."),
        .money: .whole.orNull("The money, in a round of Roulette."),
        .because: .text.orNull.like(nil)(
            "Why the run does not count: a problem's word; null if no run came."),
        .place: .number.orNull(
            "The place in the round; equal scores share one. Null if no score is known."),
        .points: .count("The points of all rounds."),
    ]).named("PartyGuest")
    private static let place = object([
        .place: .number, .player: .name, .score: .whole,
        .run: .run.orNull("Identifies the recording."),
    ])
    private static let best = object([
        .chain: object([.player: .name, .length: .number]).orNull,
        .comeback: object([.player: .name, .places: .number]).orNull(
            "Who gained the most places from half-time to the end."),
    ])

    // MARK: Responses

    static let party = object([
        .party: .partyID, .code: .partyCode, .game: .game, .phase: phase,
        .address: .text.like("http://192.0.2.2:8080/#party=BDJL")(
            "The link that phones join with; empty if the party is over or the address unknown."),
        .now: .milliseconds("The house's clock."), .qr: .square,
        .most: .number("The most guests allowed."), .round: round.orNull(sayOfRound),
        .guests: .list(
            of: partyGuest, "In the order they joined, including those who have left."),
        .race: .list(
            of: .count,
            """
            The guests who play the round, best first, by their index in the list of guests. Equal \
            scores keep the order they arrived in; guests without a score come last.
            """
        ).like([0]), .call: call,
        .photo: list(of: .count, count: 0...PartyRules.mostInPhoto).like([])(
            """
            The guests in a photo finish, by their index in the list of guests, in the order they \
            joined: those within 2 % of the best score, or 10 points. Empty unless the round is \
            being judged or was just settled, with at least two of them. Until it is settled, the \
            scores are those of the pieces that have arrived.
            """),
        .places: .list(of: place, "The places of the last judged round."),
        .table: .list(
            of: object([.place: .number, .player: .name, .points: .count]),
            "The whole evening's table, by the points of all rounds."),
        .best: best.orNull("Highlights of the last judged round."),
    ]).named(
        "Party",
        "A party, as a big screen shows it. Times are milliseconds since 1970 by the house's clock."
    )
    private static let guestRound = round.with([
        .rulesVersion: .rules,
        .ticket: .ticketText.orNull(
            "For sending this guest's run, while the round accepts one and none was judged."),
        .seed: .seed.orNull("The seed of that run, the same for all guests."),
        .inputs: .count.orNull(
            """
            The number of that run's inputs that the house has, and the next piece can leave out. \
            Null if the house wants no pieces.
            """),
    ])
    private static let you = object([
        .guest: .guestNumber, .face: face, .isThere: .flag, .isPlaying: .flag, .state: guestState,
        .score: .whole.orNull, .money: .whole.orNull, .because: .text.orNull.like(nil),
        .place: .number.orNull, .of: .count("The number of guests who play the round."),
        .points: .count,
        .bet: .partySpin.orNull("The last spin that the guest bet on."),
    ])
    static let guest = object([
        .party: .partyID, .code: .partyCode, .game: .game, .phase: phase, .you: you,
        .now: .milliseconds("The house's clock."),
        .guests: .count("The number of guests who are there."),
        .round: guestRound.orNull(sayOfRound),
        .screen: screen.orNull("The guest's screen; null unless asked for in a language."),
    ]).named(
        "Guest",
        """
        A party, as a guest's phone shows it; less than 1 KB without its screen. Times are \
        milliseconds since 1970 by the house's clock.
        """)
    static let partyOrGuest = either(party, or: guest).named(
        "PartyOrGuest", "A Party for the device that opened it, a Guest for a guest.")
}
