import PostgreSQLKit

@testable import HouseStore

extension TestHouse {
    /// Returns a house with the scores of a closed one, after they were moved to a database and back.
    static func movedThereAndBack(from folder: TemporaryFolder) async throws -> TestHouse {
        let database = try await Cluster.shared.makeDatabase()
        // The database is removed together with this object.
        defer { withExtendedLifetime(database) {} }
        let address = try database.address
        _ = try await Moving(file: folder.path + "/scores.sqlite", database: address) { _ in }
            .toDatabase(key: nil)
        let back = try TemporaryFolder.smallSite()
        _ = try await Moving(file: back.path + "/scores.sqlite", database: address) { _ in }
            .toFile()
        return try await TestHouse(in: back)
    }
}
