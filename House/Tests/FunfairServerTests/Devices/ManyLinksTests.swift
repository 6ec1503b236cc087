import Arcade
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Links, forgets, registers and removes at random, and compares the house with a simple model.
@Suite("Any sequence of links", .withEveryEngine)
struct ManyLinksTests {
    /// Whose each device is, and whose each name is.
    private struct Model {
        /// The player of each device, if known.
        var players: [Int?]
        var names: [String: Int] = [:]
        var next = 0

        mutating func player(of device: Int) -> Int {
            if let player = players[device] { return player }
            next += 1
            players[device] = next
            return next
        }

        func names(of device: Int) -> [String]? {
            players[device].map { player in names.filter { $0.value == player }.keys.sorted() }
        }
    }

    @Test(arguments: 1...4)
    func `Every name has the devices of one player, and no device has two`(seed: Int)
        async throws
    {
        let house = try await TestHouse()
        var chance = SeededGenerator(seed: UInt64(seed))
        let secrets = (0..<5).map { _ in DeviceSecret().text }
        var model = Model(players: secrets.map { _ in nil })
        for step in 0..<40 {
            let one = chance.below(5)
            let other = chance.below(5)
            switch chance.below(10) {
            case 0...1:
                let name = "Name \(step)"
                #expect(try await house.register(name, as: secrets[one]).status == 201)
                model.names[name] = model.player(of: one)
            case 2...5:
                let code = try await house.code(as: secrets[one])
                #expect(try await house.link(code, as: secrets[other]).status == 200)
                guard one != other else { break }
                let (to, from) = (model.player(of: one), model.player(of: other))
                model.players = model.players.map { $0 == from ? to : $0 }
                model.names = model.names.mapValues { $0 == from ? to : $0 }
            case 6...8:
                let rows = try await house.askDevices(as: secrets[one]).json["rows"]?.list ?? []
                guard !rows.isEmpty else {
                    #expect(model.players[one] == nil)
                    break
                }
                let row = rows[chance.below(rows.count)]
                let seen = try await numbers(secrets, at: house)
                let number = row["number"]?.integer ?? 0
                let status = try await house.forget(number, as: secrets[one]).status
                #expect(status == (rows.count == 1 ? 400 : 204))
                guard status == 204 else { break }
                let gone = try #require(
                    secrets.indices.first {
                        model.players[$0] == model.players[one] && seen[$0] == number
                    })
                model.players[gone] = nil
            default:
                let status = try await house.ask(.delete, "/api/device", .init().by(secrets[one]))
                    .status
                #expect(status == (model.players[one] == nil ? 403 : 204))
                guard let player = model.players[one] else { break }
                model.players = model.players.map { $0 == player ? nil : $0 }
                model.names = model.names.filter { $0.value != player }
            }
            for device in secrets.indices {
                #expect(
                    try await house.names(of: secrets[device])?.sorted()
                        == model.names(of: device), "step \(step), device \(device)")
            }
            #expect(try await house.repository.flaws() == [])
        }
    }

    /// Returns each device's own number.
    private func numbers(_ secrets: [String], at house: TestHouse) async throws -> [Int?] {
        var numbers: [Int?] = []
        for secret in secrets {
            let rows = try await house.askDevices(as: secret).json["rows"]?.list ?? []
            numbers.append(rows.first { $0["you"] == .bool(true) }?["number"]?.integer)
        }
        return numbers
    }
}
