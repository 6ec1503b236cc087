import Foundation
import House
import HouseWire
import Hummingbird

/// The house's API. Each route reads the request, calls the house, and writes the response.
///
/// The types of requests and responses are next to their routes, with properties named as in JSON.
/// Tests check every response against the API's description, and the description against
/// `HouseMember`.
struct Routes {
    let house: House
    let setup: ServerSetup

    func add(to router: GuardedRouter) {
        addPlayers(to: router)
        addDevice(to: router)
        addDevices(to: router)
        addRuns(to: router)
        addBoards(to: router)
        addChallenge(to: router)
        addTables(to: router)
        addParties(to: router)
        addWalls(to: router)
        addHouse(to: router)
    }

    /// Returns the device that sent a request.
    ///
    /// - Parameters:
    ///   - refusal: the error if the request has no valid secret.
    ///   - isFresh: whether to look the device up in the store even if it is remembered, which
    ///     anything has to that could make it the owner of something for the first time.
    func device(
        of request: Request, or refusal: Refusal = .unknownDevice, isFresh: Bool = false
    ) async throws -> Device {
        try await house.devices.device(try request.device(or: refusal), isFresh: isFresh)
    }

    /// Returns the device that sent a request; nil if the request has no valid secret.
    func anyDevice(of request: Request) async -> Device? {
        guard let secret = try? request.device() else { return nil }
        // A response about something in memory doesn't depend on the store.
        return (try? await house.devices.device(secret)) ?? Device(secret)
    }

    func address(of request: Request, _ context: HouseContext) -> String {
        context.address(of: request, behindProxy: setup.isBehindProxy)
    }
}

/// A value that is encoded even if nil: `"ends": null`.
struct ExplicitNull<Value: Encodable>: Encodable {
    private let value: Value?

    init(_ value: Value?) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension ExplicitNull: Sendable where Value: Sendable {}

extension [String: Int] {
    /// Creates a dictionary of ranks, with the periods' words as keys.
    init(_ ranks: [Period: Int]) {
        self = Dictionary(uniqueKeysWithValues: ranks.map { ($0.key.rawValue, $0.value) })
    }
}
