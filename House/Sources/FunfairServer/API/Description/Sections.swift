import Funfair
import House
import HouseWire
import Hummingbird

/// Routes that belong together.
struct Section: Sendable {
    let name: String
    let about: String
    let operations: [Operation]

    /// All of them. A route has a row in one.
    static let all = [
        Section(
            name: "players", about: "Names and the devices they belong to.", operations: players),
        Section(
            name: "runs", about: "Runs, from the ticket to the recording.", operations: runs),
        Section(
            name: "boards", about: "Who is how good, and since when.", operations: boards),
        Section(name: "tables", about: "Roulette, where the house draws.", operations: tables),
        Section(
            name: "parties", about: "Many phones, one big screen, one minute.", operations: parties),
        Section(
            name: "walls", about: "Walls of Breakout that players drew and cleared.",
            operations: walls),
        Section(name: "house", about: "The house itself.", operations: house),
    ]

    private static let players: [Operation] = [
        Operation(
            route: .players, id: "register", summary: "Take a name",
            about: """
                A device brings its secret, which it drew itself. With its first name it is known here; \
                whoever loses the secret loses the device's names. Asking twice is asking once: when an \
                answer is lost, the device asks again with the same secret.
                """,
            takes: .words(.newPlayer),
            answers: [
                200: .words("The name was this device's already.", .player),
                201: .words("The name is this device's from now on.", .player),
            ], refuses: [.invalidName, .nameTaken]),
        Operation(
            route: .name, id: "askForName", summary: "Whether a name can be had",
            about: """
                For a field in which a name is typed. Only names that a board shows are told to be \
                another device's; whether one can really be had is known when it is taken.
                """,
            needs: [.player], isPersonal: true,
            answers: [
                200: .words("Nobody is known to have the name, or this device has it.", .player)
            ], refuses: [.invalidName, .nameTaken]),
        Operation(
            route: .device, id: "takeAway",
            summary: "Take away everything that the house has of a device",
            about: """
                Its names, each of their runs with its recording and each of their walls with its proof, \
                and its hearts, as one file.
                """,
            answers: [
                200: .words("Everything; a large file where much was played.", .belongings)
                    .with("Content-Disposition", file)
            ]),
        Operation(
            route: .removal, id: "removeDevice",
            summary: "Have everything removed that the house has of a device",
            about: """
                Its names are free, its runs are gone from every board, its walls with their boards and \
                its hearts, too, parties that it opened end, and the house does not know it any more. \
                Backups that the host made before still have it.
                """,
            answers: [204: .init("It is removed.")]),
    ]

    private static let file: JSONValue = [
        "description": "What the file is called.",
        "schema": ["type": "string", "const": #"attachment; filename="funfair.json""#],
    ]

    private static let runs: [Operation] = [
        Operation(
            route: .tickets, id: "takeTicket", summary: "Take a ticket for a run",
            about: """
                The run that is played with it must have its seed, its player and the game's standard \
                settings. For the day's challenge everybody gets the same seed, and one try; a ticket \
                that was not used yet is given again. A ticket of the board `wall` is for any wall that \
                is shown, and only \(Contest.drawnWall.word) has it.
                """,
            takes: .words(.ticketWish), answers: [201: .words("A ticket.", .ticket)],
            refuses: [
                .invalidName, .notYourName, .unknownGame, .unknownBoard, .challengePlayed,
                .noTickets,
            ]),
        Operation(
            route: .runs, id: "sendRun", summary: "Send a run",
            about: """
                The house plays it again, input for input, and counts it only where everything comes to \
                the same. Sent again, it is refused with ticket-used and the answer that it got.
                """,
            header: .ticket, takes: .recording,
            answers: [201: .words("The run counts.", .receipt)],
            refuses: [
                .notARecording, .badTicket, .notYourTicket, .barred, .unknownWall, .ticketUsed,
                .borrowed, .ticketExpired, .doesNotReproduce, .doesNotFit, .tooFast, .inhuman,
                .tooBusy,
            ]),
        Operation(
            route: .run(HousePart.run.placeholder), id: "recordingOfRun",
            summary: "The recording of a run",
            about: """
                It is given out when runs of its seed do not count any more, and nobody can send it as \
                their own: when the day's challenge or the party's round takes no more runs.
                """,
            answers: [
                200: .init(
                    """
                    The recording's bytes. One of Roulette is the table so far, as if its player had left.
                    """, .recording)
            ], refuses: [.notOpenYet]),
    ]

    private static let boards: [Operation] = [
        Operation(
            route: .board(
                of: HousePart.game.placeholder, in: HousePart.period.placeholder),
            id: "board", summary: "A board",
            about: """
                Every player's best score of a game in a period, the best first; of equal scores, which \
                share a rank, the older one. Days and weeks are those of UTC, and weeks begin on Monday. \
                Roulette has no challenge, and only \(Contest.drawnWall.word) has the board `wall`, one \
                for each wall.
                """,
            asks: [.limit, .around, .ago, .party, .wall, .rules],
            answers: [
                200: .words(
                    """
                    The board. The same question within a second gets the same answer, unless the board \
                    changes.
                    """, .board
                ).with("Cache-Control", cached).with("ETag", tag),
                304: .init("The board is still what `If-None-Match` says."),
            ],
            refuses: [.invalidQuery, .invalidName, .unknownParty, .unknownWall]),
        Operation(
            route: .live(HousePart.game.placeholder), id: "liveBoard",
            summary: "A board as it changes",
            about: """
                An event `board` at once, and one after every change; changes that come close together \
                are told as one. Its data is a LiveBoard in one line of JSON. A comment every \
                \(HouseLimits.standard.pulse.components.seconds) s keeps the connection open.
                """,
            asks: [.period], answers: [200: .events(of: .liveBoard)],
            refuses: [.unknownBoard]),
        Operation(
            route: .challenge, id: "challenge", summary: "The day's challenge",
            about: "Where a player is named, also whether the try was had.", asks: [.player],
            answers: [200: .words("The challenge of today.", .challenge)], refuses: [.invalidName]),
    ]

    private static let cached: JSONValue = [
        "description": "How long the answer may be reused.", "required": true,
        "schema": ["type": "string", "const": .text(Response.revalidatedControl)],
    ]
    private static let tag: JSONValue = [
        "description": "What the board is told by in `If-None-Match`.", "required": true,
        "schema": ["type": "string"],
    ]

    private static let tables: [Operation] = [
        Operation(
            route: .tables, id: "openTable", summary: "Open a table of Roulette",
            takes: .words(.tableWish), answers: [201: .words("A table.", .table)],
            refuses: [.invalidName, .notYourName, .unknownGame]),
        Operation(
            route: .spins(at: HousePart.table.placeholder), id: "spin",
            summary: "Bet, and have the wheel spun",
            about: """
                The house stores the bet and only then draws the pocket. Sent again with the same key, \
                the bet gets the same answer, and one spin.
                """,
            header: .key, takes: .words(.bet), answers: [200: .words("What was drawn.", .spin)],
            refuses: [.invalidBet, .notYourTable, .keyReused, .tableClosed]),
    ]

    private static let house: [Operation] = [
        Operation(
            route: .join, id: "join", summary: "Where phones in the same network can play",
            answers: [
                200: .words(
                    "The address that the request came to, as others in the network know it.",
                    .join)
            ], isStored: false),
        Operation(
            route: .description, id: "description", summary: "This description",
            answers: [200: .words("This description.", Shape("object", example: [:]))],
            isStored: false),
        Operation(
            route: .health, id: "health", summary: "Whether scores would be taken",
            answers: [200: .words("They would.", .health)]),
    ]
}
