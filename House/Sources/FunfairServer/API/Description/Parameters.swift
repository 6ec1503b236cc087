import Funfair
import HouseWire

// The parameters of paths, queries and headers.

/// A parameter of a request, outside its body.
struct Parameter {
    let name: String
    let place: String
    let about: String
    let shape: Shape
    var isRequired = true

    var json: JSONValue {
        [
            "name": .text(name), "in": .text(place), "description": .text(about),
            "required": .bool(isRequired), "schema": shape.reference,
        ]
    }
}

extension HousePart {
    private var said: (about: String, shape: Shape, unknown: ProblemWord) {
        switch self {
        case .game: ("The game.", .contest, .unknownGame)
        case .guest: ("The guest, by the number that the party gave.", .guestNumber, .notAGuest)
        case .party: ("The party.", .partyName, .unknownParty)
        case .period: ("The period.", .period, .unknownBoard)
        case .run: ("The run, as a board's row names it.", .run, .unknownRun)
        case .table: ("The table.", .tableID, .unknownTable)
        case .wall: ("The wall.", .wallCode, .unknownWall)
        }
    }

    /// The refusal if it doesn't exist.
    var unknown: ProblemWord { said.unknown }

    var parameter: Parameter {
        Parameter(name: rawValue, place: "path", about: said.about, shape: said.shape)
    }
}

extension HouseQuery {
    func parameter(isRequired: Bool) -> Parameter {
        let (about, shape): (String, Shape) =
            switch self {
            case .ago:
                (
                    """
                    1 for the board of the day or the week before; the board of all times has none, and nor has \
                    a party's or a wall's.
                    """, .integer(WireLimits.ago).or(0)
                )
            case .around: ("A player, for whom the rows around are told too.", .name)
            case .by: ("The order.", .wallOrder.or(.text(WallOrder.newest.rawValue)))
            case .limit:
                ("How many rows.", .integer(WireLimits.rows).or(.integer(WireLimits.usualRows)))
            case .name: ("What it is called.", .name)
            case .page:
                (
                    "Which walls of the order, \(WireLimits.wallsOfPage) at a time.",
                    .integer(WireLimits.pages).or(0)
                )
            case .party:
                (
                    "The party whose board is asked for, by its identifier; for no other period.",
                    .partyID
                )
            case .period: ("The period.", .period.or(.text(Period.today.rawValue)))
            case .rules:
                (
                    """
                    A version of the game's rules, at most the present one, which is meant where nobody says. A \
                    change of the rules begins new boards; the old ones stay to be read.
                    """, .rules
                )
            case .player: ("The player, or the name, that is asked about.", .name)
            case .wall:
                ("The wall whose board is asked for, by its code; for no other period.", .wallCode)
            }
        return Parameter(
            name: rawValue, place: "query", about: about, shape: shape, isRequired: isRequired)
    }
}

extension HouseHeader {
    var parameter: Parameter {
        let (about, shape): (String, Shape) =
            switch self {
            case .secret:
                (
                    """
                    The device's secret: \(WireLimits.secretBytes) bytes that it drew at random, in Base64URL.
                    """, .text
                )
            case .ticket: ("The ticket that the run was played with.", .ticketText)
            case .key:
                (
                    "What the player calls this spin.",
                    .letters(
                        "\(WireLimits.keyLetters.lowerBound),\(WireLimits.keyLetters.upperBound)",
                        like: 2)
                )
            }
        return Parameter(name: rawValue, place: "header", about: about, shape: shape)
    }
}
