/// How often each has done what a house limits: names and questions for them of an address, all else of a device.
struct Rates: Sendable {
    let names: RateLimiter
    let nameQuestions: RateLimiter
    let tickets: RateLimiter
    let runs: RateLimiter
    let refusedRuns: RefusedRuns
    let tables: RateLimiter
    let spins: RateLimiter
    let belongings: RateLimiter
    let parties: RateLimiter
    let wrongCodes: RateLimiter
    let guests: RateLimiter
    let walls: RateLimiter
    let hearts: RateLimiter

    init(_ limits: HouseLimits) {
        names = RateLimiter(limits.names)
        nameQuestions = RateLimiter(limits.nameQuestions)
        tickets = RateLimiter(limits.tickets)
        runs = RateLimiter(limits.runs)
        refusedRuns = RefusedRuns(limits)
        tables = RateLimiter(limits.tables)
        spins = RateLimiter(limits.spins)
        belongings = RateLimiter(limits.belongings)
        parties = RateLimiter(limits.parties)
        wrongCodes = RateLimiter(limits.wrongCodes)
        guests = RateLimiter(limits.guests)
        walls = RateLimiter(limits.walls)
        hearts = RateLimiter(limits.hearts)
    }
}
