import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Linked devices in a house that moves")
struct MoveDevicesTests {
    @Test func `devices are still linked after each move, forgotten ones and codes included`()
        async throws
    {
        let folder = try TemporaryFolder()
        let house = try await TestHouse(in: folder)
        let ada = try await house.player("Ada")
        let (tablet, other) = (DeviceSecret().text, DeviceSecret().text)
        try await house.link(tablet, to: ada.secret)
        try await house.link(other, to: ada.secret)
        _ = try await house.forget(1, as: tablet)
        _ = try await house.register("Grace", as: ada.secret)
        let code = try await house.code(as: other, leaving: "left")
        let devices = try await house.devices(as: tablet)
        try house.repository.close()

        let moved = try await TestHouse.movedThereAndBack(from: folder)
        #expect(try await moved.devices(as: tablet) == devices)
        #expect(try await moved.names(of: other) == ["Ada"])
        #expect(try await moved.names(of: ada.secret) == ["Grace"])
        #expect(try await moved.link(code, as: DeviceSecret().text).words == "left")
    }
}
