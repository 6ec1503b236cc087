import Foundation
import House
import HouseWire
import Hummingbird

/// The house's API: each route reads what was asked, asks the house, and writes its answer.
///
/// What requests and answers hold stands beside the routes, in properties called as in JSON: the tests
/// hold each answer against the API's description, and that against `HouseMember`.
struct Routes {
    let house: House
    let setup: ServerSetup

    func add(to router: GuardedRouter) {
        addPlayers(to: router)
        addDevice(to: router)
        addRuns(to: router)
        addBoards(to: router)
        addChallenge(to: router)
        addTables(to: router)
        addParties(to: router)
        addWalls(to: router)
        addHouse(to: router)
    }

    func address(of request: Request, _ context: HouseContext) -> String {
        context.address(of: request, behindProxy: setup.isBehindProxy)
    }
}

/// A value, or nil, which JSON says too: `"ends": null`.
struct Told<Value: Encodable>: Encodable {
    private let value: Value?

    init(_ value: Value?) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Told: Sendable where Value: Sendable {}

extension [String: Int] {
    /// Ranks, by the words of their periods.
    init(_ ranks: [Period: Int]) {
        self = Dictionary(uniqueKeysWithValues: ranks.map { ($0.key.rawValue, $0.value) })
    }
}
