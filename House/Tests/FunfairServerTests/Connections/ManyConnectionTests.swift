import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Opens more connections than the server's open-file limit allows.
@Suite("Too many connections", .serialized)
struct ManyConnectionTests {
    private static let limit = 72

    private let folder: TemporaryFolder
    private let funfair: FunfairProcess
    private let port: UInt16

    init() throws {
        folder = try TemporaryFolder.smallSite()
        funfair = try FunfairProcess(
            ["serve", "--site", folder.path, "--port", "0"], openFiles: Self.limit)
        port = try funfair.openPort()
    }

    private func register(_ name: String, over connection: RawConnection) -> String {
        let body = #"{"name": "\#(name)"}"#
        connection.send(
            "POST /api/players HTTP/1.1\r\nHost: localhost\r\n"
                + "Authorization: Bearer \(DeviceSecret().text)\r\n"
                + "Content-Length: \(body.count)\r\n\r\n" + body)
        return connection.receive(until: "}")
    }

    /// Returns whether the server's processor time drops to almost none within a minute. A busy
    /// loop would use a few tenths of each second, even on a loaded machine.
    private func comesToRest() -> Bool {
        (0..<30).contains { _ in
            let before = funfair.processorTime()
            Thread.sleep(forTimeInterval: 2)
            return funfair.processorTime() - before < 0.1
        }
    }

    @Test func `Connections over the limit cost no CPU time, and open ones still work`() throws {
        let inside = try RawConnection(port: port)
        #expect(register("Ada", over: inside).hasPrefix("HTTP/1.1 201 "))
        let others = try (0..<(2 * Self.limit)).map { _ in try RawConnection(port: port) }
        #expect(comesToRest())
        // Connected clients can still register names.
        for number in 0..<5 {
            #expect(register("Bob \(number)", over: inside).hasPrefix("HTTP/1.1 201 "))
        }
        #expect(others.count == 2 * Self.limit)
    }

    @Test func `After connections over the limit close, new ones are served`() throws {
        var others = try (0..<(2 * Self.limit)).map { _ in try RawConnection(port: port) }
        Thread.sleep(forTimeInterval: 0.2)
        others.removeAll()
        let ada = try RawConnection(port: port)
        #expect(register("Ada", over: ada).hasPrefix("HTTP/1.1 201 "))
    }

    @Test func `Idle connections are closed to admit new ones`() throws {
        let held = try (0..<(2 * Self.limit)).map { _ in try RawConnection(port: port) }
        let heldAfterOne = try (0..<Self.limit).map { _ in
            let connection = try RawConnection(port: port)
            try connection.ask("/healthz")
            return connection
        }
        for name in ["Ada", "Bob", "Cem"] {
            let player = try RawConnection(port: port)
            #expect(register(name, over: player).hasPrefix("HTTP/1.1 201 "))
        }
        #expect(held.count + heldAfterOne.count == 3 * Self.limit)
    }

    @Test func `The server raises its open-file limit to the system's maximum`() throws {
        let funfair = try FunfairProcess(
            ["serve", "--site", folder.path, "--port", "0"], openFiles: Self.limit, raisableTo: 512)
        let port = try funfair.openPort()
        // The connections watch live boards, because the server would close idle ones.
        let viewers = try (0..<40).map { _ in try RawConnection(port: port) }
        for viewer in viewers { try viewer.ask("/api/boards/breakout/live") }
        for viewer in viewers {
            #expect(viewer.receive(until: "}\n\n").hasPrefix("HTTP/1.1 200 OK"))
        }
    }
}
