import Foundation
import Funfair
import HouseWire
import PostgreSQL
import PostgreSQLKit
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Walls in a house that moves")
struct MoveWallsTests {
    /// Returns a house's data about its walls and the given devices' hearts, as lines.
    private static func told(_ devices: [Data], by house: some HouseRepository) async throws
        -> [String]
    {
        var lines = try await house.flaws()
        for order in WallOrder.allCases {
            let walls = try await house.walls(by: order, after: 0, atMost: 99, for: devices[1])
            lines += walls.map { "\($0)" }
            for wall in walls {
                let board = Board(ofWall: wall.code)
                lines.append(
                    "\(try await house.page(of: board, limit: 9, around: nil, at: Timestamp(milliseconds: 0)))"
                )
            }
        }
        lines += try await house.reportedWalls(atMost: 99).map { "\($0)" }
        try await house.eachProof { lines.append("\($0) \(Hash.of(Array($0.recording)))") }
        for device in devices {
            lines += try await house.hearts(of: device).map(\.text)
            lines += try await house.reports(of: device).map(\.text)
            for name in try await house.names(of: device) {
                for code in try await house.walls(ofPlayer: name.player) {
                    let own = try await house.wall(code, ofPlayer: name.player)
                    lines.append("\(try #require(own)) \(Hash.of(Array(own?.proof ?? Data())))")
                }
            }
        }
        return lines
    }

    @Test func `walls are equal before and after each move, and removed walls stay removed`()
        async throws
    {
        let folder = try TemporaryFolder()
        let house = try await TestHouse(in: folder)
        let ada = try await house.player("Ada")
        let alan = try await house.player("Alan")
        let code = try #require(try await house.publish(.small, by: ada).json["wall"]?.text)
        _ = try await house.play(.small, by: alan)
        _ = try await house.like(code, as: alan.secret)
        _ = try await house.report(code, as: alan.secret)
        for place in 1...3 { try await house.putUp(place, of: place == 2 ? ada : alan) }
        let gone = try TestRun.through(try .with(45, 46), by: "Ada")
        let removed = try await house.publish(gone.bytes, as: ada.secret).json["wall"]?.text
        _ = try await House.takeDown(wall: try #require(removed), from: house.repository)
        let devices = try [ada, alan].map { try #require(DeviceSecret(text: $0.secret)).hash }
        let before = try await Self.told(devices, by: house.repository)
        #expect(before.count > 20)
        try house.repository.close()

        let database = try await Cluster.shared.makeDatabase()
        let address = try database.address
        _ = try await Moving(file: folder.path + "/scores.sqlite", database: address) { _ in }
            .toDatabase(key: nil)
        let second = try await PostgreSQLRepository(address)
        #expect(try await Self.told(devices, by: second) == before)
        second.close()
        try await database.endHouses()

        let back = try TemporaryFolder.smallSite()
        _ = try await Moving(file: back.path + "/scores.sqlite", database: address) { _ in }
            .toFile()
        let third = try await TestHouse(in: back)
        #expect(try await Self.told(devices, by: third.repository) == before)
        expect(
            try await third.publish(gone.bytes, as: ada.secret), refuses: "unwanted-wall", 409)
    }
}
