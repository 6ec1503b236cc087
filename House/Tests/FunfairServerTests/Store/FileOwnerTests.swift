import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Root's files in a folder that belongs to a house's user. Only root can run these tests.
@Suite("Who owns a house's files", .enabled(if: geteuid() == 0))
struct FileOwnerTests {
    private static let user: uid_t = 12345
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try #require(chown(folder.path, Self.user, Self.user) == 0)
    }

    /// Returns the names of the files that don't belong to the house's user.
    private func strangers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
            let attributes = try FileManager.default.attributesOfItem(
                atPath: folder.path + "/" + name)
            return attributes[.ownerAccountID] as? Int != Int(Self.user)
                || attributes[.groupOwnerAccountID] as? Int != Int(Self.user)
        }
    }

    @Test func `Everything that root creates belongs to the folder's owner`() async throws {
        let data = folder.path + "/scores.sqlite"
        let house = try SQLiteRepository(path: data)
        _ = try await house.register(
            try HouseName("Ada"), device: Data([1]), at: Timestamp(milliseconds: 0))
        _ = try KeyFile.beside(data: data).key()
        try await house.backUp(to: folder.path + "/copy.sqlite")
        #expect(try strangers() == [])
        try house.close()
        try KeyFile.beside(data: data).renew()
        _ = try await Restoring(folder.path + "/copy.sqlite", to: data)
            .restore(at: Timestamp(milliseconds: 0))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count >= 5, "\(names)")
        #expect(try strangers() == [])
    }
}
