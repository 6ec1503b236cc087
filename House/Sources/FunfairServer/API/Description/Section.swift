/// A group of related routes.
struct Section: Sendable {
    let name: String
    let about: String
    let operations: [Operation]

    /// All sections. Each route is in exactly one section.
    static let all = [
        Section(
            name: "players", about: "Names and the devices they belong to.", operations: players),
        Section(
            name: "runs", about: "Runs, from the ticket to the recording.", operations: runs),
        Section(
            name: "boards", about: "Ranked scores, and the day's challenge.", operations: boards),
        Section(
            name: "tables", about: "Roulette, with pockets that the house draws.",
            operations: tables),
        Section(
            name: "parties", about: "Many phones, one big screen, one minute.",
            operations: parties),
        Section(
            name: "walls", about: "Walls of Breakout that players drew and cleared.",
            operations: walls),
        Section(name: "house", about: "The house itself.", operations: house),
    ]
}
