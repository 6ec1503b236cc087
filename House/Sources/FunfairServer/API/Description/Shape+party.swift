import Faces
import House
import HouseWire

// The requests and responses for parties. Times are in milliseconds.

extension Shape {
    // MARK: Requests

    static let gameWish = object([.game: partyGame]).named("GameWish")
    static let opening = object([
        .game: partyGame.optional,
        .player: name("Joins the party, too, as its host.").optional,
    ]).named("Opening")
    static let teamWish = object([.teamCount: teamCount]).named("TeamWish")
    static let eveningWish = object([
        .rounds: integer(
            0...PartyRules.plannedRounds.upperBound, example: 5,
            "The number of rounds, \(PartyRules.usualRounds) by default; 0 drops the plan."
        ).optional,
        .swap: integer(
            1...PartyRules.plannedRounds.upperBound, example: 2,
            "Instead of all others: the round of the plan whose game changes to the next one."
        ).optional,
        .isVoted: flag("Whether guests vote on the games.").optional,
    ]).named("EveningWish")
    static let guestWish = object([.player: .name]).named("GuestWish")
    static let partyMove = object([.player: .name, .move: move]).named(
        "PartyMove", "A guest's move, as the house sent it with a control of the guest's screen.")
    static let partyBet = numberBet.with([
        .player: .name, .round: .number, .spin: .partySpin,
    ]).named("PartyBet")

    // MARK: A guest's screen

    private static let move = text.like("game breakout")(
        """
        The move: `start`, `game` with a game, `plan` with the number of rounds and `mixed` or \
        `voted`, `plan off`, `plan show` (shows the plan), `round` with the number of a planned round \
        (changes its game to the next one), `guest` with a guest's number (asks what to do), `hand` or \
        `remove` with a guest's number, `teams` with the number of teams, `end` (asks first), `end \
        again`, or `stay` (takes a question back). Every guest may `vote` for a game, choose a `team` \
        by its number, `watch` the leader's run or that of a guest with a number, `sit out` a round \
        that they slept through, and draw another `face`.
        """)
    private static let screenRow = object([
        .name: text.optional, .move: move.optional,
        .isChosen: flag("Whether it is the main button, or the current one of a choice.").optional,
        .place: number.optional, .player: name.optional, .points: count.optional,
        .followsGap: flag("Whether rows above this one are left out.").optional,
        .face: face.optional,
    ])
    private static let block = object([
        .text: text.optional, .score: text.optional, .code: text.optional,
        .face: face.optional, .place: number("A medal.").optional,
        .watch: guestNumber("The run of the guest with this number, as it is played.").optional,
        .player: name("The name of that guest.").optional,
        .name: text("A button.").optional,
        .move: move.optional, .isChosen: flag.optional,
        .page: text("A link to a page.").optional,
        .link: text.like("http://192.0.2.2:8080/party/uBg9c1ZbSL2rXbQVf0wBZg")(
            "The page's address."
        ).optional,
        .title: text(
            "The title of a choice between moves, of the standings or of the race, or a face's "
                + "description."
        ).optional,
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
    static let team = integer(1...WireLimits.teams.upperBound, example: 2, "A team, by its number.")
    private static let teamCount = integer(
        0...WireLimits.teams.upperBound, example: 4,
        "The number of teams: none, or from \(WireLimits.teams.lowerBound) to \(WireLimits.teams.upperBound)."
    )
    private static let way = text.like(nil)(
        "The way to play; null for the standard one.")
    private static let partyGame = word(of: PartyGame.all.map(\.word)).named(
        "PartyGame", "A game, and its way to play unless it is the standard one.")
    private static let round = object([
        .number: .number, .game: .game, .way: way.orNull,
        .starts: .milliseconds("The time of its first tick."),
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
        .says: .text.optional.like("problemInhuman")(
            "The name of the big screen's text that explains this; absent if it has none."),
        .place: .number.orNull(
            "The place in the round; equal scores share one. Null if no score is known."),
        .points: .count("The points of all rounds."),
        .team: team("The team in the current round, or else in the next one, if any.").optional,
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

    private static let evening = object([
        .rounds: .number("The number of rounds."),
        .offered: .list(of: .number, "The numbers of rounds that it can be changed to."),
        .begun: .count("The number of rounds that have begun."),
        .isVoted: .flag("Whether guests vote on the games."),
        .games: .list(of: partyGame, "The game of each round; empty if guests vote."),
        .votes: .list(
            of: object([.game: partyGame, .votes: .count]),
            "The votes on the next game; empty unless guests vote."),
        .isFinal: .flag("Whether the last round was the evening's last."),
    ]).orNull.named("PartyEvening", "The planned evening; null without a plan.")
    private static let moment = object([
        .player: .name, .what: .word(of: MomentWord.all.map(\.text)),
        .number: .number("The length, the places gained, the points ahead, or the place."),
        .round: .number, .game: .game, .way: way.orNull, .run: .run,
    ]).named(
        "PartyMoment",
        """
        A guest's best moment. chain: the longest chain or streak, or the most hits. rescue: the \
        most places gained from half-time to the end. finish: the narrowest win. place: the best \
        place, for a guest without any of the others. Of these, it is the one that ranks best \
        among all guests' moments of its kind.
        """)

    // MARK: Responses

    static let party = object([
        .party: .partyID, .code: .partyCode, .game: .game, .way: way.orNull, .phase: phase,
        .evening: evening,
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
            of: object([
                .place: .number, .player: .name, .points: .count,
                .before: object([.place: .number, .points: .count]).orNull(
                    "The same before the last judged round; null without points then."),
            ]),
            "The whole evening's table, by the points of all rounds."),
        .best: best.orNull("Highlights of the last judged round."),
        .teamCount: teamCount("The number of teams in the next rounds; 0 for none."),
        .teams: .list(
            of: object([
                .team: team,
                .score: .whole.orNull(
                    """
                    The mean of the scores of its players in the current or last round. A run \
                    that does not count is worth 0; without a run, a player does not count.
                    """),
                .place: .number.orNull("The place in that round."),
                .points: .count("The points of all rounds with as many teams."),
            ]), count: 0...WireLimits.teams.upperBound,
            "The teams of the current or last round, or of the next one, by their numbers."),
        .moments: .list(
            of: moment, "Every guest's best moment, once the party is over; empty before."),
    ]).named(
        "Party",
        "A party, as a big screen shows it. Times are milliseconds since 1970 by the house's clock."
    )
    private static let guestRound = round.with([
        .rulesVersion: integer(
            1...Int(UInt16.max), example: 2,
            """
            The version of the game's rules, plus 256 times the number of the way to play, which \
            is 0 for the standard way. Do not play a round of unknown rules.
            """),
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
        .bet: .partySpin.orNull("The last spin that the guest bet on."), .team: team.optional,
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
