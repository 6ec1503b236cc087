import HouseWire

/// The limits for clients. Each property is a rate or a size.
public struct HouseLimits: Sendable {
    /// Requests per address. All phones at a party may share an address, and send their runs at the
    /// same time.
    package var requests = Rate.burst(3000, perMinute: 3000)
    /// Names registered per address. The burst covers the largest party.
    var names = Rate.burst(1200, perMinute: 30)
    /// Name checks per address. The app sends one at each pause in typing.
    var nameQuestions = Rate.burst(60, perMinute: 60)
    /// Tickets per device.
    var tickets = Rate.burst(30, perMinute: 30)
    /// Runs per device.
    var runs = Rate.burst(30, perMinute: 30)
    /// Refused runs per device. Honest players have few, such as a run that arrived too late or was
    /// played under yesterday's rules.
    var refusedRuns = Rate.burst(30, perMinute: 6)
    /// Refused runs per address, which a whole school may share. Beyond this limit only devices
    /// without a refused run are accepted.
    var refusedRunsOfAddress = Rate.burst(300, perMinute: 60)
    /// Tables opened per device.
    var tables = Rate.burst(10, perMinute: 10)
    /// Spins per device. A wheel turns for four seconds, and can be skipped.
    var spins = Rate.burst(30, perMinute: 60)
    /// Parties opened per address, ten an hour.
    var parties = Rate.burst(10, perMinute: 1.0 / 6)
    /// Unknown party codes tried per address.
    var wrongCodes = Rate.burst(30, perMinute: 20)
    /// Requests from a guest's device at a party: one poll a second, and some for taps. These
    /// requests don't count against the address, because a thousand guests may share it.
    var guests = Rate.burst(12, perMinute: 180)
    /// A host's actions at a party per device: choosing, starting and ending.
    var hosting = Rate.burst(20, perMinute: 30)
    /// Walls put up per address: two pages at once, then a page an hour. No address can push
    /// everyone else's walls off the pages.
    var wallsOfAddress = Rate.burst(24, perMinute: 0.2)
    /// Hearts given and taken back per address.
    var heartsOfAddress = Rate.burst(120, perMinute: 60)
    /// Walls reported per address. Only this limits somebody who makes up devices.
    var reportsOfAddress = Rate.burst(60, perMinute: 6)
    /// Walls put up per device, including failed attempts, because each requires replaying a run.
    var walls = Rate.burst(10, perMinute: 2)
    /// Hearts given and taken back per device.
    var hearts = Rate.burst(60, perMinute: 60)
    /// Walls reported per device: more than a page at once.
    var reports = Rate.burst(20, perMinute: 2)
    /// Downloads and removals of a device's data, per device.
    var belongings = Rate.burst(5, perMinute: 1)
    /// Codes that link another device, per device.
    var codes = Rate.burst(5, perMinute: 1)
    /// Codes that link another device, per address: a class whose tablets share one.
    var codesOfAddress = Rate.burst(30, perMinute: 6)
    /// Wrong codes tried per address.
    var wrongLinks = Rate.burst(10, perMinute: 6)
    /// Listings of a player's devices, and devices forgotten, per device.
    var devices = Rate.burst(20, perMinute: 20)
    /// QR codes drawn per address.
    var qrs = Rate.burst(20, perMinute: 30)
    /// The number of live boards, and also of parties, that an address can watch at once.
    package var viewers = 50
    /// How long a response about an unchanged board is reused, in milliseconds.
    var boardMilliseconds = BoardCache.lasts
    /// The seconds until a client that doesn't read its response is disconnected.
    package var readSeconds: Int64 = 30
    /// How often a quiet stream sends a comment to show that it is still open.
    package var pulse = Duration.seconds(15)
    /// The maximum number of bytes of a request to discard after the response, a few times the
    /// largest recording. Meanwhile the client can read the response.
    package var mostDiscarded = 4 << 20
    /// The deadline for the head of a request, in seconds.
    package var headSeconds: Int64 = 10
    /// The deadline for a whole request, in seconds.
    package var bodySeconds: Int64 = 20
    /// How long an idle connection is kept, in seconds.
    package var idleSeconds: Int64 = 60

    /// The limits of a public house.
    public static let standard = HouseLimits()

    /// Returns the rate limit that a cost counts against.
    static func rate(of cost: Admission.Cost) -> KeyPath<HouseLimits, Rate> {
        switch cost {
        case .name: \.names
        case .nameQuestion: \.nameQuestions
        case .ticket: \.tickets
        case .run: \.runs
        case .table: \.tables
        case .spin: \.spins
        case .belongings: \.belongings
        case .code: \.codes
        case .codeOfAddress: \.codesOfAddress
        case .devices: \.devices
        case .qr: \.qrs
        case .party: \.parties
        case .hosting: \.hosting
        case .guest: \.guests
        case .wall: \.walls
        case .wallOfAddress: \.wallsOfAddress
        case .heart: \.hearts
        case .heartOfAddress: \.heartsOfAddress
        case .report: \.reports
        case .reportOfAddress: \.reportsOfAddress
        }
    }

    /// No limits, for measuring the house's capacity. The timeouts are so long that connections
    /// don't time out even on a busy machine.
    package static var none: HouseLimits {
        var limits = HouseLimits()
        let all = Rate.burst(1e12, perMinute: 1e12)
        limits.requests = all
        limits.names = all
        limits.nameQuestions = all
        limits.tickets = all
        limits.runs = all
        limits.refusedRuns = all
        limits.refusedRunsOfAddress = all
        limits.tables = all
        limits.spins = all
        limits.parties = all
        limits.wrongCodes = all
        limits.guests = all
        limits.walls = all
        limits.hearts = all
        limits.belongings = all
        limits.codes = all
        limits.codesOfAddress = all
        limits.wrongLinks = all
        limits.devices = all
        limits.qrs = all
        limits.hosting = all
        limits.wallsOfAddress = all
        limits.heartsOfAddress = all
        limits.reports = all
        limits.reportsOfAddress = all
        limits.viewers = 1_000_000
        limits.boardMilliseconds = 0
        limits.headSeconds = 600
        limits.bodySeconds = 600
        limits.idleSeconds = 600
        limits.readSeconds = 600
        return limits
    }

    /// No limits, with the normal cache of boards.
    package static var measured: HouseLimits {
        var limits = none
        limits.boardMilliseconds = BoardCache.lasts
        return limits
    }
}
