import Foundation
import Testing

@testable import HouseSettings

@Suite("The file of settings")
struct SettingsFileTests {
    private let folder: SettingsFolder

    init() throws { folder = try SettingsFolder() }

    @Test(arguments: ["", "\n\n", "# Only a comment\n", "---\n", "--- # Nothing\n...\n", "{}\n"])
    func `A file without options is valid`(text: String) throws {
        let reading = try folder.reading(text)
        #expect(reading.problems == [])
        #expect(reading.settings.port == 8080)
    }

    @Test func `Values can have any style`() throws {
        let settings = try folder.reading(
            "port: 80 # A comment\nhostname: \"::\"\n'keep': 'forever'\n"
                + "metrics-address: 127.0.0.1:9464\nwords: >-\n  /a/folder/words\n"
        )
        #expect(settings.problems == [])
        #expect(settings.settings.port == 80)
        #expect(settings.settings.hostname.isEveryInterface)
        #expect(settings.settings.keep == .forever)
        #expect(settings.settings.metricsAddress?.port == 9464)
        #expect(settings.settings.words == "/a/folder/words")
    }

    @Test(arguments: [
        ("hostnam", "hostname"), ("Port", "port"), ("tls_key", "tls-key"), ("datbase", "database"),
        ("time-zones", "time-zone"), ("ticketkey", "ticket-key"), ("log-levle", "log-level"),
    ])
    func `An unknown key is reported with the nearest option`(key: String, option: String) throws {
        #expect(
            try folder.problems("port: 80\n\(key): x\n") == [
                "file, line 2: There is no option “\(key)”. Did you mean \(option)?"
            ])
    }

    @Test func `No option is suggested for an unknown key that is far from all`() throws {
        #expect(
            try folder.problems("colour: red") == ["file, line 1: There is no option “colour”."])
    }

    @Test(arguments: ["keep:", "keep: ~", "keep: null"])
    func `A key without a value is reported`(text: String) throws {
        #expect(
            try folder.problems("\n" + text) == [
                "file, line 2, keep: This needs a value. Remove the line to use the default."
            ])
    }

    @Test(arguments: ["port: [80]", "port:\n  - 80", "port: {http: 80}", "port:\n  http: 80"])
    func `A list or mapping instead of a value is reported`(text: String) throws {
        let problems = try folder.problems(text)
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("file, line 1, port: This needs one value.") == true)
    }

    @Test(arguments: ["- port", "port", "80", "\"port: 80\""])
    func `A file that isn't a list of options is reported`(text: String) throws {
        let problems = try folder.problems(text)
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("file, line 1: This is not a list of options.") == true)
    }

    @Test(arguments: [
        "port: 80\n\tkeep: 20", "port: 80\nkeep: '20", "port: 80\n  keep: 20", "port: 80\nkeep: @",
        "port: 80\n---\nkeep: 20",
    ])
    func `A file that isn't YAML is reported with a line`(text: String) throws {
        let problems = try folder.problems(text)
        #expect(problems.count == 1)
        #expect(
            problems.first?.contains(/^file, line [23]: This is not YAML: [a-z].*\. Write one/)
                == true)
    }

    @Test func `A key that is there twice is reported`() throws {
        let problems = try folder.problems("keep: 20\nport: 80\nport: 81\n")
        #expect(problems.count == 1)
        #expect(
            problems.first?.contains(
                /^file, line [23]: port may be in the file only once\. Remove all lines but one\.$/)
                == true)
    }

    @Test func `Problems are in the order of the lines`() throws {
        let lines = try folder.problems("keep: 1\ncolour: red\nport: x\nhostname:\n").map {
            $0.prefix { $0 != ":" }
        }
        #expect(
            lines == [
                "file, line 1, keep", "file, line 2", "file, line 3, port",
                "file, line 4, hostname",
            ])
    }

    @Test func `A file that isn't UTF-8 or is too large is reported`() throws {
        let path = folder.path + "/bytes.yaml"
        try Data([0xFF, 0xFE, 0x80]).write(to: URL(fileURLWithPath: path))
        let problem = SettingsReader(file: path, environment: [:]).read().problems.first
        #expect(problem?.description.hasPrefix("\(path): The file is not UTF-8 text.") == true)
        let large = SettingsReader(file: "/dev/zero", environment: [:]).read().problems.first
        #expect(large?.description == "/dev/zero: The file has more than 1048576 bytes.")
    }

    @Test func `The flag wins over the variable that names a file, which wins over the usual file`()
        throws
    {
        let one = try folder.write("one.yaml", "port: 1")
        let two = try folder.write("two.yaml", "port: 2")
        let three = try folder.write("three.yaml", "port: 3")
        let environment = ["FUNFAIR_CONFIG": two]
        func port(_ file: String?, _ environment: [String: String], _ usual: String) -> UInt16 {
            SettingsReader(file: file, environment: environment, standardFile: usual).read()
                .settings.port
        }
        #expect(port(one, environment, three) == 1)
        #expect(port(nil, environment, three) == 2)
        #expect(port(nil, [:], three) == 3)
        #expect(port(nil, [:], "/nowhere/funfair.yaml") == 8080)
    }

    @Test func `A missing file is reported with what names it`() {
        let flag = SettingsReader(file: "/nowhere/a.yaml", environment: [:]).read().problems
        #expect(
            flag.map(\.description) == [
                "--config: The file /nowhere/a.yaml cannot be read. Check its path and permissions."
            ])
        let variable = SettingsReader(environment: ["FUNFAIR_CONFIG": "/nowhere/b.yaml"]).read()
        #expect(variable.problems.first?.place == .environment("FUNFAIR_CONFIG"))
        let folder = SettingsReader(file: "/", environment: [:]).read()
        #expect(folder.problems.first?.place == .flag("config"))
    }

    @Test func `The file's relative paths start at its folder`() throws {
        let settings = try folder.reading("words: words.txt\nsite: /srv/site\nhostname: fair\n")
            .settings
        #expect(settings.words == folder.path + "/words.txt")
        #expect(settings.site == "/srv/site")
        #expect(settings.hostname.text == "fair")
        let flags = SettingsReader(
            flags: ["words": "words.txt"], environment: [:], standardFile: "/nowhere")
        #expect(try flags.settings().words == "words.txt")
    }
}

@Suite("Where the scores are")
struct PlaceOfScoresTests {
    private let address = "postgres://fair@db/funfair"

    @Test(arguments: [
        ([Source.file], [Source.file], true), ([.file], [.flag], false),
        ([.environment], [.flag], false), ([.file], [.environment], false),
        ([.flag], [.file], true), ([.flag], [.flag], true), ([.environment], [.file], true),
    ])
    func `A file of scores wins over a database only from a source that wins`(
        ofDatabase: [Source], ofData: [Source], isDatabase: Bool
    ) throws {
        var all = try Sources()
        for source in ofDatabase { all.set(OptionTable.rows.database, to: address, in: source) }
        for source in ofData { all.set(OptionTable.rows.data, to: "/copy.sqlite", in: source) }
        #expect((try all.read().settings.database != nil) == isDatabase)
    }
}

@Suite("The sample of the file of settings")
struct SampleFileTests {
    private static let path = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../packaging/funfair.yaml").standardizedFileURL.path

    private let text: String

    init() throws { text = try String(contentsOfFile: Self.path, encoding: .utf8) }

    @Test func `It sets what the package needs`() throws {
        let reading = SettingsReader(file: Self.path, environment: [:]).read()
        #expect(reading.problems == [])
        let changed = reading.settings.changes(from: .standard)
        #expect(
            changed.map { "\($0.name): \(reading.settings.text(of: $0))" } == [
                "hostname: 0.0.0.0", "site: /usr/share/funfair/site",
                "data: /var/lib/funfair/funfair.sqlite", "metrics-address: 127.0.0.1:9464",
            ])
    }

    @Test func `It has every option once, and all are valid without their #`() throws {
        let lines = text.split(separator: "\n").map { line in
            line.firstMatch(of: /^#(?=[a-z])/) == nil ? line : line.dropFirst()
        }
        let reading = try SettingsFolder().reading(lines.joined(separator: "\n"))
        #expect(reading.problems == [])
        #expect(OptionTable.all.allSatisfy { reading.settings.place(of: $0) != .standard })
        let keys = lines.compactMap { $0.firstMatch(of: /^([a-z-]+):/)?.output.1 }
        #expect(Set(keys) == Set(OptionTable.all.map { Substring($0.name) }))
        #expect(keys.count == OptionTable.all.count)
    }

    @Test func `A sentence and the default are above each option`() {
        for block in text.split(separator: "\n\n").dropFirst() {
            #expect(block.contains(/^# [A-Z]/) && block.contains("Default:"), "\(block)")
        }
    }
}
