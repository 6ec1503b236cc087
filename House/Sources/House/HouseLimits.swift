import HouseWire

/// How much of everything anybody gets. A row of the table is a rate or a size.
public struct HouseLimits: Sendable {
    /// Requests of an address. A party of phones may share one.
    package var requests = Rate.burst(600, perMinute: 3000)
    /// Names that an address registers: also a party of as many guests as one can have.
    var names = Rate.burst(240, perMinute: 30)
    /// Names that an address asks about: one for each pause while somebody types.
    var nameQuestions = Rate.burst(60, perMinute: 60)
    /// Tickets of a device.
    var tickets = Rate.burst(30, perMinute: 30)
    /// Runs of a device.
    var runs = Rate.burst(30, perMinute: 30)
    /// Runs of a device that are refused. Nobody whose runs are honest has many: one that came too
    /// late, one by the rules of yesterday.
    var refusedRuns = Rate.burst(30, perMinute: 6)
    /// The same of an address, behind which a school may be. Beyond them it is listened only to
    /// devices of which nothing was refused.
    var refusedRunsOfAddress = Rate.burst(300, perMinute: 60)
    /// Tables that a device opens.
    var tables = Rate.burst(10, perMinute: 10)
    /// Spins of a device: a wheel turns for four seconds, and may be skipped.
    var spins = Rate.burst(30, perMinute: 60)
    /// Parties that an address opens: ten an hour.
    var parties = Rate.burst(10, perMinute: 1.0 / 6)
    /// Codes of parties that an address tries and that are none's.
    var wrongCodes = Rate.burst(30, perMinute: 20)
    /// What a guest's device asks and says at a party: once a second, and what a tap adds. It does not
    /// count for its address, behind which there may be two hundred.
    var guests = Rate.burst(12, perMinute: 180)
    /// What a device does as the host of a party: it chooses, begins and ends.
    var hosting = Rate.burst(20, perMinute: 30)
    /// Walls that an address puts up: two pages at once, and then one an hour, so that nobody pushes
    /// all others off the pages.
    var wallsOfAddress = Rate.burst(24, perMinute: 0.2)
    /// Hearts that an address gives and takes back.
    var heartsOfAddress = Rate.burst(120, perMinute: 60)
    /// Walls that a device puts up, and tries to: each is a run to be played again.
    var walls = Rate.burst(10, perMinute: 2)
    /// Hearts that a device gives and takes back.
    var hearts = Rate.burst(60, perMinute: 60)
    /// Times that a device takes away what the house has of it, or has it removed.
    var belongings = Rate.burst(5, perMinute: 1)
    /// Live boards that an address watches at once, and as many parties.
    package var viewers = 50
    /// Milliseconds for which the same question about a board gets the same answer, unless it changes.
    var boardMilliseconds = RememberedBoards.lasts
    /// Seconds after which a client that reads nothing of its answer is disconnected.
    package var readSeconds: Int64 = 30
    /// How often a stream in which nothing happens says that it is still open.
    package var pulse = Duration.seconds(15)
    /// Bytes of a request that are read and thrown away after it was answered, so that whoever sends
    /// them gets to read the answer: a few times the largest recording.
    package var mostDiscarded = 4 << 20
    /// Seconds until the head of a request has to be there.
    package var headSeconds: Int64 = 10
    /// Seconds until the whole of a request has to be there.
    package var bodySeconds: Int64 = 20
    /// Seconds that a connection may wait for another request.
    package var idleSeconds: Int64 = 60

    /// The limits of a house that is open to everybody.
    public static let standard = HouseLimits()

    /// The rate of what a call counts as.
    static func rate(of cost: Admission.Cost) -> KeyPath<HouseLimits, Rate> {
        switch cost {
        case .name: \.names
        case .nameQuestion: \.nameQuestions
        case .ticket: \.tickets
        case .run: \.runs
        case .table: \.tables
        case .spin: \.spins
        case .belongings: \.belongings
        case .party: \.parties
        case .hosting: \.hosting
        case .guest: \.guests
        case .wall: \.walls
        case .wallOfAddress: \.wallsOfAddress
        case .heart: \.hearts
        case .heartOfAddress: \.heartsOfAddress
        }
    }

    /// For measuring what the house can do, and not what it allows. A machine so busy that it needs seconds
    /// for a request loses no connection.
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
        limits.hosting = all
        limits.wallsOfAddress = all
        limits.heartsOfAddress = all
        limits.viewers = 1_000_000
        limits.boardMilliseconds = 0
        limits.headSeconds = 600
        limits.bodySeconds = 600
        limits.idleSeconds = 600
        limits.readSeconds = 600
        return limits
    }

    /// The same, where boards are remembered as they are for everybody.
    package static var measured: HouseLimits {
        var limits = none
        limits.boardMilliseconds = RememberedBoards.lasts
        return limits
    }
}
