import Arcade
import Phrases

/// A route of the server. The app fills in its path with values, and the server's router fills it
/// in with placeholders.
public struct HouseRoute: Sendable {
    /// The HTTP methods of the API.
    public enum Method: UInt8, Sendable {
        /// Reads something.
        case get
        /// Creates something.
        case post
        /// Removes something.
        case delete
    }

    /// The HTTP method of the request.
    public let method: Method
    /// The path below the page's folder: `api/challenge`. Already encoded for a URL.
    public private(set) var path: String
    private var isAsking = false

    init(_ method: Method, _ path: String) {
        self.method = method
        self.path = path
    }

    // Not inlined, to keep the browser's module small.
    @inline(never)
    private mutating func add(_ text: String) { path = String(joining: path, text) }

    /// Returns the route with a part added to its path, followed by `rest`.
    ///
    /// - Parameter part: a word, a number or an identifier, never text that somebody typed, because
    ///   no encoding keeps `..` from leading elsewhere.
    @inline(never)
    func with(_ part: String, _ rest: String = "") -> HouseRoute {
        var route = self
        route.add(part.inPath)
        route.add(rest)
        return route
    }

    /// Returns the route with another query parameter.
    ///
    /// - Parameters:
    ///   - query: the parameter.
    ///   - value: any text; it will be encoded.
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
    /// The first part of every path, except for ``health`` and ``liveness``.
    public static var folder: String { "api" }

    /// Claims a name for a device.
    public static var players: HouseRoute { HouseRoute(.post, "api/players") }
    /// Asks whether the name of a `.player` is available.
    public static var name: HouseRoute { HouseRoute(.get, "api/names") }
    /// Gets everything stored for a device: its names, and their scores and recordings.
    public static var device: HouseRoute { HouseRoute(.get, "api/device") }
    /// Removes everything stored for a device.
    public static var removal: HouseRoute { HouseRoute(.delete, "api/device") }
    /// Gets a ticket for a run.
    public static var tickets: HouseRoute { HouseRoute(.post, "api/tickets") }
    /// Sends a run.
    public static var runs: HouseRoute { HouseRoute(.post, "api/runs") }
    /// Gets the recording of a run, by its identifier in a board's row.
    public static func run(_ run: String) -> HouseRoute { HouseRoute(.get, "api/runs/").with(run) }
    /// Gets a board: its first `.limit` rows, and those `.around` a player. `.rules` defaults to
    /// the current version. The board of a party or a wall needs `.party` or `.wall`.
    public static func board(of game: String, in period: String) -> HouseRoute {
        HouseRoute(.get, "api/boards/").with(game, "/").with(period)
    }
    /// Follows the board of a `.period` as it changes.
    public static func live(_ game: String) -> HouseRoute {
        HouseRoute(.get, "api/boards/").with(game, "/live")
    }
    /// Gets the day's challenge, and whether a `.player` has played it.
    public static var challenge: HouseRoute { HouseRoute(.get, "api/challenge") }
    /// Opens a table of Roulette.
    public static var tables: HouseRoute { HouseRoute(.post, "api/tables") }
    /// Bets at a table and spins the wheel.
    public static func spins(at table: String) -> HouseRoute {
        HouseRoute(.post, "api/tables/").with(table, "/spins")
    }
    /// Gets the addresses where phones on the same network can play, for a page `.at` an address.
    public static var join: HouseRoute { HouseRoute(.get, "api/join") }
    /// Gets the server's API description in OpenAPI.
    public static var description: HouseRoute { HouseRoute(.get, "api/openapi.json") }
    /// Asks whether the server can accept scores.
    public static var health: HouseRoute { HouseRoute(.get, "healthz") }
    /// Asks whether the server responds at all.
    public static var liveness: HouseRoute { HouseRoute(.get, "livez") }
}

/// A variable part of a path.
public enum HousePart: String, CaseIterable, Sendable {
    /// A device of a player, by its number.
    case device
    /// A game, by its word.
    case game
    /// A guest of a party, by the number received on joining.
    case guest
    /// The number of a run's inputs that a sender leaves out.
    case inputs
    /// A party, by its code while it's open, or by its identifier.
    case party
    /// A ``Period``.
    case period
    /// A run, by its identifier in a board's row.
    case run
    /// A table, by its identifier from the server.
    case table
    /// A tick of a run.
    case tick
    /// A wall, by its code.
    case wall

    /// The placeholder in a router's path: `:run`.
    public var placeholder: String { ":" + rawValue }
}

/// A query parameter.
public enum HouseQuery: String, CaseIterable, Sendable {
    /// How many days or weeks back the requested board is, within ``WireLimits/ago``.
    case ago
    /// A player whose neighbouring rows should be sent too.
    case around
    #if !hasFeature(Embedded)
        /// The address of the page's folder, as the browser knows it. Only big screens send it.
        case at
    #endif
    /// The ``WallOrder`` of walls.
    case by
    /// The language of a guest's screen, by its tag. Without it, the house sends no screen.
    case language
    /// The number of board rows to send, within ``WireLimits/rows``.
    case limit
    /// The name of a wall.
    case name
    /// The page of walls, within ``WireLimits/pages``.
    case page
    /// The party of a board, by its identifier.
    case party
    /// The ``Period`` of a live board.
    case period
    /// A version of a game's rules.
    case rules
    /// The player whose challenge or name the request is about.
    case player
    /// The text of a QR code, within ``WireLimits/qrText``.
    case text
    /// The wall of a board, by its code.
    case wall
}

extension String {
    /// The text as a part of a path. Invalid characters become `_`, so an invalid identifier isn't
    /// found. Colons are valid, for placeholders.
    var inPath: String {
        String(bytes: bytes.map { $0.isInAddress ? $0 : UInt8(ascii: "_") })
    }

    /// The text, encoded as a value in a query.
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

// What each route requires of its callers. The browser's module doesn't need this, and has no space
// for it.
#if !hasFeature(Embedded)
    extension HouseRoute {
        /// Every route, with placeholders, and what it requires of its callers.
        public static var admissions: [(route: HouseRoute, admission: Admission)] {
            [
                (.players, .anyDevice(.name, body: WireLimits.words)),
                (.name, Admission(caller: .anyone, costs: [.nameQuestion], body: 0)),
                // Everybody may see and remove what the house has about them.
                (.device, .device(.belongings).withBanned),
                (.removal, .device(.belongings).withBanned),
                (.tickets, .device(.ticket, body: WireLimits.words)),
                (.runs, .device(.run, body: WireLimits.recording)),
                (.run(HousePart.run.placeholder), .free),
                (.board(of: HousePart.game.placeholder, in: HousePart.period.placeholder), .free),
                (.live(HousePart.game.placeholder), .free),
                (.challenge, .free),
                (.tables, .device(.table, body: WireLimits.words)),
                (.spins(at: HousePart.table.placeholder), .device(.spin, body: WireLimits.words)),
                (.join, .free), (.description, .free), (.health, .free), (.liveness, .free),
            ] + admissionsOfDevices + admissionsOfParties + admissionsOfWalls
        }

        /// Every route, with placeholders.
        public static var all: [HouseRoute] { admissions.map { $0.route } }
    }
#endif
