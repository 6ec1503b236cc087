import Faces
import House
import HouseWire

// The requests and responses for parties. Times are in milliseconds.

extension Shape {
    // MARK: Requests

    static let gameWish = object([.game: .game]).named("GameWish")
    static let guestWish = object([.player: .name]).named("GuestWish")
    static let partyBet = numberBet.with([
        .player: .name, .round: .number, .spin: .partySpin,
    ]).named("PartyBet")

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
    ]).named(
        "Guest",
        """
        A party, as a guest's phone shows it; less than 1 KB. Times are milliseconds since 1970 by \
        the house's clock.
        """)
    static let partyOrGuest = either(party, or: guest).named(
        "PartyOrGuest", "A Party for the device that opened it, a Guest for a guest.")
}
