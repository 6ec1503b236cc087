import Arcade
import Phrases

/// One thing that a house can be asked. Both ends take it from here: the app fills its path with what it
/// is about, and the house's router gets the same path filled with placeholders.
public struct HouseRoute: Sendable {
    /// What is done.
    public enum Method: UInt8, Sendable {
        /// Something is read.
        case get
        /// Something is made.
        case post
        /// Something is removed.
        case delete
    }

    /// What is done.
    public let method: Method
    /// Where, below the folder of the page: `api/challenge`. It is ready for an address.
    public private(set) var path: String
    private var isAsking = false

    init(_ method: Method, _ path: String) {
        self.method = method
        self.path = path
    }

    // Not inlined, for the size of the browser's module.
    @inline(never)
    private mutating func add(_ text: String) { path = String(joining: path, text) }

    /// The same path with another part, and then with `rest`.
    ///
    /// - Parameter part: a word, a number or an identifier, never a text that somebody typed: no
    ///   encoding keeps `..` from leading elsewhere.
    @inline(never)
    func with(_ part: String, _ rest: String = "") -> HouseRoute {
        var route = self
        route.add(part.inPath)
        route.add(rest)
        return route
    }

    /// The same, with a query parameter more.
    ///
    /// - Parameters:
    ///   - query: what is asked for.
    ///   - value: any text; it is encoded.
    @inline(never)
    public func asking(_ query: HouseQuery, _ value: String) -> HouseRoute {
        var route = self
        route.add(isAsking ? "&" : "?")
        route.add(query.rawValue)
        route.add("=")
        route.isAsking = true
        route.add(value.inQuery)
        return route
    }
}

extension HouseRoute {
    /// The first part of every path that is not for a host or a browser to open.
    public static var folder: String { "api" }

    /// Takes a name for a device.
    public static var players: HouseRoute { HouseRoute(.post, "api/players") }
    /// Whether a `.player`'s name can be had.
    public static var name: HouseRoute { HouseRoute(.get, "api/names") }
    /// Everything that the house has of a device: its names, and their scores and recordings.
    public static var device: HouseRoute { HouseRoute(.get, "api/device") }
    /// Removes all that.
    public static var removal: HouseRoute { HouseRoute(.delete, "api/device") }
    /// Takes a ticket for a run.
    public static var tickets: HouseRoute { HouseRoute(.post, "api/tickets") }
    /// Sends a run.
    public static var runs: HouseRoute { HouseRoute(.post, "api/runs") }
    /// The recording of a run, as a board's row names it.
    public static func run(_ run: String) -> HouseRoute { HouseRoute(.get, "api/runs/").with(run) }
    /// A board, of which `.limit` rows are told, and those `.around` a player; of the present `.rules`
    /// where nobody says. That of a party or a wall is of the `.party` or `.wall` that is asked for.
    public static func board(of game: String, in period: String) -> HouseRoute {
        HouseRoute(.get, "api/boards/").with(game, "/").with(period)
    }
    /// The board of a `.period` as it changes.
    public static func live(_ game: String) -> HouseRoute {
        HouseRoute(.get, "api/boards/").with(game, "/live")
    }
    /// The day's challenge, and whether a `.player` had the try.
    public static var challenge: HouseRoute { HouseRoute(.get, "api/challenge") }
    /// Opens a table of Roulette.
    public static var tables: HouseRoute { HouseRoute(.post, "api/tables") }
    /// Bets at a table, and has the wheel spun.
    public static func spins(at table: String) -> HouseRoute {
        HouseRoute(.post, "api/tables/").with(table, "/spins")
    }
    /// Where phones in the same network can play.
    public static var join: HouseRoute { HouseRoute(.get, "api/join") }
    /// What the house says of all this, in the words of OpenAPI.
    public static var description: HouseRoute { HouseRoute(.get, "api/openapi.json") }
    /// Whether scores would be taken.
    public static var health: HouseRoute { HouseRoute(.get, "healthz") }
}

/// What a path can be about.
public enum HousePart: String, CaseIterable, Sendable {
    /// A game, by its word.
    case game
    /// A guest of a party, by the number that the party gave on joining.
    case guest
    /// A party, by its code while it is open, and by its identifier always.
    case party
    /// A ``Period``.
    case period
    /// A run, as a board's row names it.
    case run
    /// A table, as the house named it.
    case table
    /// A wall, by its code.
    case wall

    /// What stands for it in a path that a router reads: `:run`.
    public var placeholder: String { ":" + rawValue }
}

/// What can be asked behind a path.
public enum HouseQuery: String, CaseIterable, Sendable {
    /// How many days or weeks a board is of before the present one, ``WireLimits/ago``.
    case ago
    /// A player, for whom the rows around are told too.
    case around
    /// The ``WallOrder`` of walls.
    case by
    /// How many rows of a board are told, ``WireLimits/rows``.
    case limit
    /// What a wall is called.
    case name
    /// Which walls of an order are told, ``WireLimits/pages``.
    case page
    /// The party of a board, by its identifier.
    case party
    /// The ``Period`` of a live board.
    case period
    /// A version of a game's rules.
    case rules
    /// For whom to say whether the challenge was played, or a name can be had.
    case player
    /// The wall of a board, by its code.
    case wall
}

extension String {
    /// The text as a part of a path. What cannot be there becomes `_`, so that a wrong identifier leads to
    /// nothing. A placeholder has a colon.
    var inPath: String {
        String(bytes: bytes.map { $0.isInAddress ? $0 : UInt8(ascii: "_") })
    }

    /// The text as a value in a query, encoded.
    var inQuery: String {
        var text: [UInt8] = []
        for byte in bytes {
            if byte.isInAddress {
                text.append(byte)
            } else {
                text.append(UInt8(ascii: "%"))
                text.append(contentsOf: UInt64(byte).hexadecimal.bytes.suffix(2))
            }
        }
        return String(bytes: text)
    }
}

extension UInt8 {
    fileprivate var isInAddress: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

// What each route asks of its callers. The browser's module has no use for it, and no room.
#if !hasFeature(Embedded)
    extension HouseRoute {
        /// Every route, with placeholders for what it is about, and what it asks of its callers.
        public static var admissions: [(route: HouseRoute, admission: Admission)] {
            [
                (.players, .stranger(.name, body: WireLimits.words)),
                (.name, Admission(caller: .anyone, costs: [.nameQuestion], body: 0)),
                (.device, .device(.belongings)),
                (.removal, .device(.belongings)),
                (.tickets, .device(.ticket, body: WireLimits.words)),
                (.runs, .device(.run, body: WireLimits.recording)),
                (.run(HousePart.run.placeholder), .free),
                (.board(of: HousePart.game.placeholder, in: HousePart.period.placeholder), .free),
                (.live(HousePart.game.placeholder), .free),
                (.challenge, .free),
                (.tables, .device(.table, body: WireLimits.words)),
                (.spins(at: HousePart.table.placeholder), .device(.spin, body: WireLimits.words)),
                (.join, .free), (.description, .free), (.health, .free),
            ] + admissionsOfParties + admissionsOfWalls
        }

        /// Every route, with placeholders for what it is about.
        public static var all: [HouseRoute] { admissions.map { $0.route } }
    }
#endif
