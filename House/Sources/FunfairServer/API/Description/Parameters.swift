import Funfair
import HouseWire
import Languages

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
    private var said: (about: String, shape: Shape, unknown: [ProblemWord]) {
        switch self {
        // Forgetting a device that is already forgotten changes nothing, so it isn't refused.
        case .device: ("The device, by the number in the list.", .deviceNumber, [])
        case .game: ("The game.", .contest, [.unknownGame])
        case .guest: ("The guest, by the party's number for them.", .guestNumber, [.notAGuest])
        case .inputs:
            ("The number of inputs that the piece leaves out.", .count, [])
        case .party: ("The party.", .partyName, [.unknownParty, .notOffered])
        case .period: ("The period.", .period, [.unknownBoard])
        case .run: ("The run, by the identifier in a board's row.", .run, [.unknownRun])
        case .table: ("The table.", .tableID, [.unknownTable])
        case .tick: ("A tick of the run, from 0.", .count, [.badRequest])
        case .wall: ("The wall.", .wallCode, [.unknownWall])
        }
    }

    /// The refusals if the value in the path doesn't identify anything.
    var unknown: [ProblemWord] { said.unknown }

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
                    1 for the previous day's or week's board. Boards of all time, of parties and \
                    of walls have no previous one.
                    """, .integer(WireLimits.ago).or(0)
                )
            case .around: ("A player, to get the rows around theirs as well.", .name)
            case .at:
                (
                    """
                    The address of the page's folder, as its browser knows it, because the house may \
                    not know it behind a proxy. Ignored if invalid.
                    """, .text.like("https://fair.example/games/")
                )
            case .by: ("The order.", .wallOrder.or(.text(WallOrder.newest.rawValue)))
            case .limit:
                ("The most rows.", .integer(WireLimits.rows).or(.integer(WireLimits.usualRows)))
            case .language:
                (
                    """
                    The language of the guest's screen, by its tag. Without it, the response has \
                    no screen. An unknown language gets English.
                    """, .word(of: GuestWords.tags)
                )
            case .name: ("The name of the wall.", .name)
            case .page:
                (
                    "The page, with \(WireLimits.wallsOfPage) walls each, from 0.",
                    .integer(WireLimits.pages).or(0)
                )
            case .party:
                (
                    "The party of the board, by its identifier; only for the period `party`.",
                    .partyID
                )
            case .period: ("The period.", .period.or(.text(Period.today.rawValue)))
            case .rules:
                (
                    """
                    A version of the game's rules; the current one by default. New rules begin new \
                    boards, and the old ones can still be read.
                    """, .rules
                )
            case .player: ("The player, or the name to check.", .name)
            case .text: ("The text, up to \(WireLimits.qrText.upperBound) bytes.", .text)
            case .wall:
                ("The wall of the board, by its code; only for the period `wall`.", .wallCode)
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
                    The device's secret: \(WireLimits.secretBytes) random bytes that it drew \
                    itself, in Base64URL.
                    """, .text
                )
            case .ticket: ("The run's ticket.", .ticketText)
            case .key:
                (
                    "The player's own identifier for this spin.",
                    .letters(
                        "\(WireLimits.keyLetters.lowerBound),\(WireLimits.keyLetters.upperBound)",
                        like: 2)
                )
            }
        return Parameter(name: rawValue, place: "header", about: about, shape: shape)
    }
}
