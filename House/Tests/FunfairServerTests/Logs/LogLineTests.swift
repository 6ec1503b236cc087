import Foundation
import Logging
import Synchronization
import Testing

@testable import FunfairServer
@testable import House

@Suite("The log's lines")
struct LogLineTests {
    private func record(
        _ message: String = "A request failed.", _ level: Logger.Level = .error,
        metadata: Logger.Metadata = [:]
    ) -> LogRecord {
        LogRecord(time: .saturdayNoon, level: level, message: message, metadata: metadata)
    }

    /// A text with every byte that text can have.
    private static let everything =
        String(decoding: UInt8.min ... .max, as: UTF8.self)
        + "é 🎡 \u{85} \u{2028} \u{2029} \u{202E}"

    // MARK: For the journal

    @Test(arguments: [
        (Logger.Level.critical, 2), (.error, 3), (.warning, 4), (.notice, 5), (.info, 6),
        (.debug, 7), (.trace, 7),
    ])
    func `A record for the journal begins with its priority`(level: Logger.Level, priority: Int) {
        #expect(record("Words.", level).forTheJournal == "<\(priority)>Words.")
    }

    @Test func `A record for the journal has its metadata as key=value, sorted by key`() {
        let line = record(
            metadata: [
                "route": "/api/runs", "hb.request.id": "4c1d", "also": .stringConvertible(7),
            ])
        #expect(
            line.forTheJournal == "<3>A request failed. also=7 hb.request.id=4c1d route=/api/runs")
    }

    @Test(arguments: [
        ("two words", #"key="two words""#), ("", #"key="""#), ("a=b", #"key="a=b""#),
        (#"a "b" \c"#, #"key="a \"b\" \\c""#), ("a\nb\r\t", #"key="a\nb\r\t""#),
        ("\u{1B}[31m", #"key="\u{1b}[31m""#), ("é", #"key="é""#),
    ])
    func `A value for the journal is in quotation marks if it needs them`(
        value: String, text: String
    ) {
        #expect(record("W.", metadata: ["key": "\(value)"]).forTheJournal == "<3>W. " + text)
    }

    @Test func `A record for the journal is one line, whatever is in it`() {
        let line = record(Self.everything, metadata: [Self.everything: "\(Self.everything)"])
            .forTheJournal
        let breaks = line.unicodeScalars.filter {
            $0.value < 32 || (0x7F...0x9F).contains($0.value)
                || [0x2028, 0x2029].contains($0.value)
        }
        #expect(breaks.isEmpty)
        #expect(line.contains("🎡"))
    }

    // MARK: In JSON

    @Test func `A record in JSON has its time, level, message and metadata`() throws {
        let line = record(
            metadata: [
                "route": "/api/runs", "list": ["a", ["b": .stringConvertible(7)]],
            ]
        ).json
        #expect(
            line == #"{"level":"error","message":"A request failed.","metadata":"#
                + #"{"list":["a",{"b":"7"}],"route":"/api/runs"},"time":"2026-11-21T12:00:00.000Z"}"#
        )
    }

    @Test func `A record in JSON is one line that can be read back, whatever is in it`() throws {
        let everything = Self.everything
        let line = record(everything, metadata: [everything: "\(everything)"]).json
        #expect(!line.utf8.contains(UInt8(ascii: "\n")))
        let read = try JSON(Array(line.utf8))
        #expect(read["message"]?.text == everything)
        #expect(read["metadata"]?[everything]?.text == everything)
    }

    // MARK: Events

    @Test func `A record has the metadata of its logger and of its message, which wins`() {
        let sink = Lines()
        var logger = Logger(label: "test") { _ in
            LineLogHandler({ sink.add($0) }, now: { .saturdayNoon }) { $0.forTheJournal }
        }
        logger.logLevel = .notice
        logger[metadataKey: "one"] = "1"
        logger[metadataKey: "two"] = "2"
        logger.notice("Said.", metadata: ["two": "II"])
        logger.info("Not said.")
        #expect(sink.all == ["<5>Said. one=1 two=II"])
    }

    @Test func `An error is logged by its type, unless its description is safe`() {
        struct Quoting: Error { let name = "Ada" }
        let sink = Lines()
        let logger = Logger(label: "test") { _ in
            LineLogHandler({ sink.add($0) }, now: { .saturdayNoon }) { $0.forTheJournal }
        }
        logger.error("Failed.", error: Quoting())
        logger.error("Failed.", error: StoreTrouble.noRoom)
        #expect(
            sink.all == ["<3>Failed. error=Quoting", #"<3>Failed. error="The disk is full.""#])
    }

    // MARK: The default

    @Test(arguments: [
        ("8:1234" as String?, LogFormat.journald), ("8:1235", .plain), ("9:1234", .plain),
        ("", .plain),
        (nil, .plain),
    ])
    func `The log is for the journal if the journal reads this very file`(
        journal: String?, format: LogFormat
    ) {
        #expect(LogFormat.standard(journal: journal, device: 8, number: 1234) == format)
    }
}

/// Lines that a test's log wrote.
private final class Lines: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    func add(_ line: String) { kept.withLock { $0.append(line) } }
}
