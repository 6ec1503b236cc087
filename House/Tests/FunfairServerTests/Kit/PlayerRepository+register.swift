import Foundation

@testable import House

extension PlayerRepository {
    /// Gives a name to a device that isn't linked.
    func register(
        _ name: HouseName, device: Data, at moment: Timestamp
    ) async throws -> Registration {
        try await register(name, device: device, secret: device, at: moment)
    }
}
