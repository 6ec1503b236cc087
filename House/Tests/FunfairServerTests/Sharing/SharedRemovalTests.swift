import Foundation
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Removal at one house during runs at another")
struct SharedRemovalTests {
    @Test func `A run that arrives during its player's removal is removed or refused`() async throws
    {
        let database = try await Cluster.shared.makeDatabase()
        let one = try await PostgreSQLRepository(try database.address)
        let other = try await PostgreSQLRepository(try database.address)
        defer {
            one.close()
            other.close()
        }
        let device = Data("a device".utf8)
        for _ in 0..<20 {
            let registered = try await one.register(
                try HouseName("Ada"), device: device, at: .saturdayNoon)
            guard case .new(let ada) = registered else {
                Issue.record("The name is not free: \(registered)")
                return
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<6 {
                    group.addTask {
                        _ = try await other.record(.unplayed(by: ada.id, at: .saturdayNoon))
                        _ = try await other.openTable(
                            id: RunID().text, player: ada.id, contest: .roulette, at: .saturdayNoon)
                    }
                }
                group.addTask { _ = try await one.remove(device: device) }
                group.addTask { _ = try await other.remove(device: device) }
                try await group.waitForAll()
            }
            for table in ["device", "player", "run", "standing", "roulette_table"] {
                let rows = try await one.query("SELECT COUNT(*) FROM \(table)", [])
                #expect(try rows[0].get(0) == 0, "\(table)")
            }
            #expect(try await one.flaws() == [])
        }
    }
}
