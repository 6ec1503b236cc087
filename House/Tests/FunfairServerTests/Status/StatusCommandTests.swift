import Foundation
import Testing

@testable import FunfairServer

@Suite("The command funfair status", .serialized)
struct StatusCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder.smallSite()
    }

    /// Passes the port of an open house, and the port of its metrics address, to `body`.
    private func withHouse(_ body: (_ port: UInt16, _ metrics: UInt16) throws -> Void) throws {
        let house = try FunfairProcess(
            "serve", "--site", folder.path, "--port", "0", "--data", folder.path + "/scores.sqlite",
            "--metrics-address", "127.0.0.1:0", "--log-level", "info")
        let port = try house.openPort()
        let metrics = try Self.otherPort(than: port, of: house)
        // The process ends with its object.
        try withExtendedLifetime(house) { try body(port, metrics) }
    }

    /// Returns the port in the log that isn't the public one.
    private static func otherPort(than port: UInt16, of house: FunfairProcess) throws -> UInt16 {
        while let line = try house.nextComplaint() {
            let match = line.firstMatch(of: /listening on 127\.0\.0\.1:(\d+)/)
            guard let found = match.flatMap({ UInt16($0.output.1) }), found != port else {
                continue
            }
            return found
        }
        throw EndedEarly()
    }

    private struct EndedEarly: Error {}

    private func status(_ port: UInt16, _ options: String...) throws -> FunfairProcess.Ending {
        try FunfairProcess(["status", "--metrics-address", "127.0.0.1:\(port)"] + options).ending()
    }

    @Test func `An open house's status is a table, and the exit code is 0`() throws {
        try withHouse { _, metrics in
            let ending = try status(metrics)
            #expect(ending.exitCode == 0)
            #expect(ending.output.contains("Stores scores  yes\n"))
            #expect(ending.output.contains(/Version +\d+\.\d+\.\d+/))
            #expect(ending.output.contains("Players        0 named, 0 active"))
        }
    }

    @Test func `--json prints the document`() throws {
        try withHouse { _, metrics in
            let ending = try status(metrics, "--json")
            #expect(ending.exitCode == 0)
            let document = try JSON(Array(ending.output.utf8))
            #expect(document["isReady"] == .bool(true))
            #expect(document["players"]?["named"]?.integer == 0)
        }
    }

    @Test func `A house that lost its file is open but not ready`() throws {
        try withHouse { _, metrics in
            try FileManager.default.removeItem(atPath: folder.path + "/scores.sqlite")
            // A result is reused for a second, and the house may just have checked.
            var ending = try status(metrics)
            while ending.exitCode == 0 { ending = try status(metrics) }
            #expect(ending.exitCode == 3)
            #expect(ending.output.contains("Stores scores  no: The scores file was removed"))
        }
    }

    @Test func `Without a house, the error says how to start one`() throws {
        let port = try RawConnection.freePort()
        let ending = try status(port)
        #expect(ending.exitCode == 1)
        #expect(
            ending.errors
                == "Error: No house reports at 127.0.0.1:\(port). Start one with `funfair serve "
                + "--metrics-address 127.0.0.1:\(port)`, or name the address of a running one "
                + "with --metrics-address.\n")
    }

    @Test func `The public address of a house is no metrics address`() throws {
        try withHouse { port, _ in
            let ending = try status(port)
            #expect(ending.exitCode == 1)
            #expect(ending.errors.contains("is not a house of this version"))
        }
    }

    @Test(arguments: ["9464", "127.0.0.1:0"])
    func `An invalid address is a usage error`(address: String) throws {
        let ending = try FunfairProcess("status", "--metrics-address", address).ending()
        #expect(ending.exitCode == 2)
    }

    @Test func `A house that doesn't answer in time is reported`() async throws {
        // The system accepts connections for a listener that never does.
        let listener = try SilentListener()
        let address = ListenAddress(hostname: .loopback, port: listener.port)
        await #expect(throws: StatusProblem.noAnswer(address)) {
            _ = try await HouseStatus.fetched(from: address, patience: .milliseconds(50))
        }
    }
}
