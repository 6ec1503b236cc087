import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Remembered owners of devices")
struct DeviceOwnersTests {
    private let owners = DeviceOwners(news: nil)
    private let now = Timestamp.saturdayNoon
    private let secret = Data([1])

    private func read(_ owner: UInt8, at moment: Timestamp) async -> Data {
        await owners.owner(of: secret, at: moment) { Data([owner]) }
    }

    @Test func `An owner is remembered for two minutes, longer than most runs take`() async {
        #expect(owners.owner(of: secret, at: now) == nil)
        #expect(await read(2, at: now) == Data([2]))
        #expect(owners.owner(of: secret, at: now.later(milliseconds: 119_999)) == Data([2]))
        #expect(owners.owner(of: secret, at: now.later(milliseconds: 120_000)) == nil)
        #expect(owners.owner(of: secret, at: now.later(milliseconds: -1)) == nil)
        #expect(owners.oldOwner(of: secret) == Data([2]))
    }

    @Test func `A change empties the memory, even while an owner is being read`() async {
        _ = await read(2, at: now)
        owners.forget()
        #expect(owners.owner(of: secret, at: now) == nil)
        let old = await owners.owner(of: secret, at: now) {
            owners.forget()
            return Data([2])
        }
        #expect(old == Data([2]))
        #expect(owners.owner(of: secret, at: now) == nil)
    }

    @Test func `A limited number of devices is remembered`() async {
        for number in 0..<DeviceOwners.most + 1 {
            let secret = Data("\(number)".utf8)
            _ = await owners.owner(of: secret, at: now) { secret }
        }
        #expect(owners.owner(of: Data("0".utf8), at: now) == nil)
        let last = Data("\(DeviceOwners.most)".utf8)
        #expect(owners.owner(of: last, at: now) == last)
    }

    @Test func `A run after its ticket doesn't look up its device again`() async throws {
        let house = try await TestHouse()
        let ada = try await house.player("Ada")
        let ticket = try await house.ticket(for: ada)
        let run = try TestRun.breakout(ticket)
        // If the house asked, it would fail.
        try await house.change("ALTER TABLE linked_device RENAME TO gone")
        house.clock.pass(milliseconds: run.milliseconds)
        #expect(try await house.send(run, with: ticket).status == 201)
    }
}
