import Testing

@testable import FunfairServer
@testable import House

@Suite("What funfair status prints")
struct StatusLinesTests {
    private static let now = Timestamp.saturdayNoon.seconds

    private func status(_ change: (inout HouseStatus) -> Void = { _ in }) -> HouseStatus {
        var status = HouseStatus(
            version: "1.2.3", opened: Self.now - 3 * 86_400 - 60, now: Self.now, isReady: true,
            players: .init(named: 120, active: 3, connected: 7), runsPerMinute: 1.4)
        change(&status)
        return status
    }

    @Test func `A house with a file and a certificate has a line for each fact`() {
        let lines = status {
            $0.lastBackup = Self.now - 9 * 3600
            $0.diskFreeBytes = 12_340_000_000
            $0.certificateEnd = Self.now + 30 * 86_400
        }.lines
        #expect(
            lines == [
                "Version        1.2.3",
                "Open since     2026-11-18 11:59 UTC, for 3 days",
                "Stores scores  yes",
                "Players        120 named, 3 active in the last 5 minutes, 7 at parties and live "
                    + "boards now",
                "Runs           1.4 a minute",
                "Last backup    2026-11-21 03:00 UTC, 9 hours ago",
                "Free disk      12.3 GB",
                "Certificate    until 2026-12-21 12:00 UTC, for 30 days",
            ])
    }

    @Test func `A house with a database and without a certificate has no lines for a file's`() {
        let lines = status { $0.players.named = nil }.lines
        #expect(lines.count == 5)
        #expect(!lines.contains { $0.hasPrefix("Last backup") })
        #expect(lines.contains { $0.hasPrefix("Players        3 active") })
    }

    @Test func `A house that can't store scores says why`() {
        let lines = status { $0.problem = "The disk is full." }.lines
        #expect(lines.contains("Stores scores  no: The disk is full."))
    }

    @Test(arguments: [
        (0, "less than a minute"), (61, "1 minute"), (7199, "1 hour"), (172_800, "2 days"),
    ])
    func `A span has its largest unit, rounded down`(seconds: Int64, text: String) {
        let lines = status { $0.opened = Self.now - seconds }.lines
        #expect(lines.contains { $0.hasSuffix("UTC, for \(text)") }, "\(lines)")
    }

    @Test func `A backup noted by a clock that is ahead was made just now`() {
        let lines = status {
            $0.diskFreeBytes = 12_340_000_000
            $0.lastBackup = Self.now + 30
        }.lines
        #expect(lines.contains("Last backup    2026-11-21 12:00 UTC, just now"))
    }

    // MARK: Warnings

    @Test func `A certificate that ends in less than fourteen days is a warning`() {
        func warnings(days: Int64) -> [String] {
            status { $0.certificateEnd = Self.now + days * 86_400 }.warnings
        }
        #expect(warnings(days: 14) == [])
        #expect(
            warnings(days: 13) == [
                "The certificate ends in 13 days. Renew it, and send the house SIGHUP to reload it."
            ])
    }

    @Test func `A certificate that ended is a warning and a line`() {
        let status = status { $0.certificateEnd = Self.now - 60 }
        #expect(status.warnings.first?.hasPrefix("The certificate ended 2026-11-21 11:59") == true)
        #expect(status.lines.contains("Certificate    ended 2026-11-21 11:59 UTC"))
    }

    @Test(arguments: [(999_999_999, 1), (1_000_000_000, 0)])
    func `Less than a gigabyte of free disk space is a warning`(bytes: Int64, count: Int) {
        let status = status {
            $0.diskFreeBytes = bytes
            $0.lastBackup = Self.now
        }
        #expect(status.warnings.count == count)
    }

    @Test func `A last backup of more than two days ago is a warning`() {
        func warnings(seconds: Int64) -> [String] {
            status {
                $0.opened = Self.now - 60
                $0.diskFreeBytes = 12_340_000_000
                $0.lastBackup = Self.now - seconds
            }.warnings
        }
        #expect(warnings(seconds: 172_800) == [])
        #expect(
            warnings(seconds: 172_801) == [
                "The last backup was made 2 days ago. Let a timer run `funfair backup` every day."
            ])
    }

    @Test func `A house with a file that is open for two days without a backup is a warning`() {
        func without(seconds: Int64) -> HouseStatus {
            status {
                $0.opened = Self.now - seconds
                $0.diskFreeBytes = 12_340_000_000
            }
        }
        #expect(without(seconds: 172_800).warnings == [])
        #expect(
            without(seconds: 172_801).warnings == [
                "There is no backup of the scores. Let a timer run `funfair backup` every day."
            ])
        #expect(without(seconds: 60).lines.contains("Last backup    never"))
    }

    @Test func `A house without a file or a certificate has no warnings`() {
        #expect(status().warnings == [])
    }
}
