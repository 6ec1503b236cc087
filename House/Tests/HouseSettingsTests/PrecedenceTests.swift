import Testing

@testable import HouseSettings

@Suite("Which source of settings wins")
struct PrecedenceTests {
    /// Every set of sources, lowest precedence first.
    static let combinations: [[Source]] = (0..<8).map { bits in
        Source.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    }

    @Test(arguments: OptionTable.all.map(\.name), combinations)
    func `Flags win over the environment, which wins over the file`(
        name: String, sources: [Source]
    ) throws {
        let option = try #require(OptionTable.all.first { $0.name == name })
        var all = try Sources()
        for (source, text) in zip(sources, Samples.of(option).valid) {
            all.set(option, to: text, in: source)
        }
        // A certificate is invalid without its key.
        for (other, needs) in [("tls-key", "tls-certificate"), ("tls-certificate", "tls-key")]
        where name == needs && !sources.isEmpty {
            let other = try #require(OptionTable.all.first { $0.name == other })
            all.set(other, to: "/other", in: .environment)
        }
        let reading = try all.read()
        #expect(reading.problems == [])
        let settings = reading.settings
        guard let winner = sources.last else {
            #expect(settings.place(of: option) == .standard)
            #expect(settings.text(of: option) == option.standardText)
            return
        }
        #expect(settings.text(of: option) == Samples.of(option).valid[sources.count - 1])
        #expect(settings.place(of: option) == winner.place(of: option, in: all.path))
    }

    @Test func `Each option takes its value from its own source`() throws {
        let sources = Source.allCases
        for round in 0..<9 {
            var all = try Sources()
            var expected: [String: String] = [:]
            for (index, option) in OptionTable.all.enumerated() {
                let source = sources[(index * (round % 3) + round / 3) % sources.count]
                let text = Samples.of(option).valid[(index + round) % 3]
                all.set(option, to: text, in: source)
                expected[option.name] = text
            }
            let settings = try all.read().settings
            // A file of scores can win over a database, see `PlaceOfScoresTests`.
            for option in OptionTable.all where option.name != "database" {
                #expect(settings.text(of: option) == expected[option.name])
            }
        }
    }

    @Test func `Every option has its value and its default`() throws {
        var all = try Sources()
        for option in OptionTable.all {
            all.set(option, to: Samples.of(option).valid[0], in: .file)
        }
        let settings = try all.read().settings
        let standard = ServerSettings.standard
        #expect(settings.hostname.text == "0.0.0.0" && standard.hostname == .loopback)
        #expect(settings.port == 80 && standard.port == 8080)
        #expect(settings.site == "/one" && standard.site == ".build-site")
        #expect(settings.data == "/one" && standard.data == "funfair.sqlite")
        #expect(settings.database != nil && standard.database == nil)
        #expect(settings.ticketKey == "/one" && standard.ticketKey == nil)
        #expect(settings.tlsCertificate == "/one" && standard.tlsCertificate == nil)
        #expect(settings.tlsKey == "/one" && standard.tlsKey == nil)
        #expect(settings.words == "/one" && standard.words == nil)
        #expect(settings.keep != .standard && standard.keep == .standard)
        #expect(settings.metricsAddress?.port == 9464 && standard.metricsAddress == nil)
        #expect(settings.timeZone?.name == "Europe/Berlin" && standard.timeZone == nil)
        #expect(settings.behindProxy && !standard.behindProxy)
        #expect(settings.logLevel == .info && standard.logLevel == .warning)
    }

    @Test func `An empty environment variable is unset`() throws {
        let environment = Dictionary(
            uniqueKeysWithValues: OptionTable.all.map { ($0.variable, "") })
        let reading = SettingsReader(
            environment: environment.merging(["FUNFAIR_CONFIG": ""]) { $1 },
            standardFile: "/nowhere/funfair.yaml"
        ).read()
        #expect(reading.problems == [] && reading.file == nil)
        #expect(OptionTable.all.allSatisfy { reading.settings.place(of: $0) == .standard })
    }
}

@Suite("The table of options")
struct OptionTableTests {
    @Test func `Names are unique, and the same as keys, flags and variables`() {
        let names = OptionTable.all.map(\.name)
        #expect(Set(names).count == names.count && names.count >= 14)
        #expect(Set(names) == Set(Samples.all.keys))
        for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil) }
        #expect(OptionTable.rows.tlsKey.variable == "FUNFAIR_TLS_KEY")
    }

    @Test func `A default that is a value is the value that the text gives`() throws {
        var texts: [String: String] = [:]
        for option in OptionTable.all where (try? option.value(of: option.standardText)) != nil {
            texts[option.name] = option.standardText
        }
        let settings = try SettingsReader(flags: texts, environment: [:], standardFile: "/nowhere")
            .settings()
        let standard = ServerSettings.standard
        #expect(settings.hostname == standard.hostname)
        #expect(settings.port == standard.port)
        #expect(settings.keep == standard.keep)
        #expect(settings.behindProxy == standard.behindProxy)
        #expect(settings.logLevel == standard.logLevel)
    }

    @Test func `Changes name exactly the options whose values differ`() throws {
        let old = ServerSettings.standard
        for option in OptionTable.all {
            let text = Samples.of(option).valid[0]
            let value = try option.value(of: text)
            var new = old
            new.given[option.name] = .init(value: value, text: text, place: .flag(option.name))
            #expect(new.changes(from: old).map(\.name) == [option.name])
            #expect(new.changes(from: new).isEmpty)
        }
    }
}
