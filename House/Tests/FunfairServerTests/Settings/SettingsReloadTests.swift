import Foundation
import HTTPTypes
import Logging
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseSettings
@testable import HouseStore

@Suite("Reloading the settings of an open house")
struct SettingsReloadTests {
    private let house: TestHouse
    private let level = Changeable(Logger.Level.warning)
    private let log = LogRecorder()

    init() async throws { house = try await TestHouse() }

    private func write(_ text: String) throws {
        try house.folder.write("funfair.yaml", text)
    }

    /// Returns the reload of a house that was started with a file of settings.
    private func started(with text: String) throws -> SettingsReload {
        try write(text)
        let reader = SettingsReader(
            flags: ["port": "0"], file: house.folder.path + "/funfair.yaml", environment: [:])
        return SettingsReload(
            reader: reader, started: try reader.settings(), house: house.house, setup: house.setup,
            level: level, logger: log.logger)
    }

    @Test func `Words, retention, proxy, offers and level change at once`() async throws {
        let reload = try started(with: "")
        #expect(try await house.get("/api/names?player=Villain").status == 200)
        try house.folder.write("words.txt", "villain\n")
        try write(
            """
            words: words.txt
            keep: 20
            behind-proxy: true
            walls: false
            log-level: trace

            """)
        reload.reload()
        #expect(try await house.get("/api/names?player=Villain").status == 400)
        #expect(house.setup.retention.current == Retention(days: 20))
        #expect(house.setup.isBehindProxy)
        #expect(try await house.get("/api/walls").status == 403)
        #expect(level.current == .trace)
        #expect(log.lines.count == 1)
        #expect(log.lines.first?.hasPrefix("notice: The settings were reloaded") == true)
        #expect(log.lines.first?.contains("words, keep, behind-proxy, walls, log-level") == true)
        try write("")
        reload.reload()
        #expect(try await house.get("/api/names?player=Villain").status == 200)
        #expect(house.setup.retention.current == .standard)
        #expect(!house.setup.isBehindProxy)
        #expect(try await house.get("/api/walls").status == 200)
        #expect(level.current == .warning)
    }

    @Test func `The words are read again, even if the settings are the same`() async throws {
        try house.folder.write("words.txt", "villain\n")
        let reload = try started(with: "words: words.txt\n")
        try house.folder.write("words.txt", "rascal\n")
        reload.reload()
        #expect(try await house.get("/api/names?player=Rascal").status == 400)
        #expect(log.lines.first?.contains("none") == true)
    }

    @Test(arguments: [
        "words: words.txt\nkeep: 20\nbehind-proxy: true\nlog-level: trace\nprot: 1\nkeeep: 2\n",
        "words: words.txt\nkeep: 1\nbehind-proxy: true\nlog-level: loud\n",
        "words: missing.txt\nkeep: 20\nbehind-proxy: true\ntls-key: a\ntls-certificate: b\n",
        "keep: 20\nbehind-proxy: true\nwords: [\n\t",
    ])
    func `If anything is wrong, nothing changes and each problem is logged`(text: String)
        async throws
    {
        let reload = try started(with: "")
        try house.folder.write("words.txt", "villain\n")
        try write(text)
        reload.reload()
        #expect(try await house.get("/api/names?player=Villain").status == 200)
        #expect(house.setup.retention.current == .standard)
        #expect(!house.setup.isBehindProxy)
        #expect(level.current == .warning)
        #expect(log.lines.count == (text.hasPrefix("keep") ? 1 : 2))
        #expect(
            log.lines.allSatisfy {
                $0.hasPrefix("error: The settings cannot be reloaded, so nothing has changed.")
            })
        // The next reload works again.
        try write("keep: 30\n")
        reload.reload()
        #expect(house.setup.retention.current == Retention(days: 30))
    }

    @Test func `Changed settings that need a restart are named each time`() throws {
        let reload = try started(with: "keep: 20\n")
        try write("keep: 21\nhostname: 0.0.0.0\ntime-zone: UTC\n")
        for _ in 0..<2 { reload.reload() }
        let warnings = log.lines.filter { $0.hasPrefix("warning: A changed setting takes effect") }
        #expect(warnings.count == 4)
        for name in ["hostname", "time-zone"] {
            #expect(warnings.filter { $0.contains("\"setting\": \(name)") }.count == 2)
        }
        #expect(house.setup.retention.current == Retention(days: 21))
    }

    @Test func `A live board and a run in progress survive a reload`() async throws {
        let reload = try started(with: "keep: 20\n")
        let ada = try await house.player("Ada")
        let ticket = try await house.ticket(for: ada)
        try write("keep: 21\nwords: words.txt\n")
        try house.folder.write("words.txt", "ada\n")
        let text = try await house.serve { port in
            let viewer = try await waiting { () -> RawConnection in
                let viewer = try RawConnection(port: port)
                try viewer.ask("/api/boards/breakout/live?period=all")
                _ = viewer.receive(until: "}\n\n")
                return viewer
            }
            reload.reload()
            let run = try TestRun.breakout(ticket, ticks: 600)
            house.clock.pass(milliseconds: run.milliseconds)
            #expect(try await house.send(run, with: ticket).status == 201)
            return try await waiting { viewer.receive(until: "}\n\n") }
        }
        #expect(text.contains("\"newPlayer\":\"Ada\""))
        #expect(log.lines.first?.contains("words, keep") == true)
    }
}
