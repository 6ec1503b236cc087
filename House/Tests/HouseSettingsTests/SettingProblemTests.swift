import Testing

@testable import HouseSettings

@Suite("What is wrong with settings, and where")
struct SettingProblemTests {
    @Test(arguments: OptionTable.all.map(\.name), Source.allCases)
    func `Each invalid value is reported with its place`(name: String, source: Source) throws {
        let option = try #require(OptionTable.all.first { $0.name == name })
        // An empty variable is unset.
        for text in Samples.of(option).invalid where !(text.isEmpty && source == .environment) {
            var all = try Sources()
            all.set(option, to: text, in: source)
            let reading = try all.read()
            #expect(reading.problems.count == 1, "\(name): \(text)")
            let problem = try #require(reading.problems.first)
            #expect(problem.place == source.place(of: option, in: all.path))
            #expect(problem.sentences.hasSuffix("."))
            #expect(reading.settings.text(of: option) == option.standardText)
        }
    }

    @Test func `A problem's place names the file with its line and key, the variable or the flag`()
        throws
    {
        let folder = try SettingsFolder()
        let file = try folder.write("funfair.yaml", "# One\nkeep: 20\nport: high\n")
        let reader = SettingsReader(
            flags: ["hostname": "two words"], file: file, environment: ["FUNFAIR_KEEP": "7"])
        #expect(
            reader.read().problems.map(\.description) == [
                "\(file), line 3, port: 'high' is not a port, a whole number from 0 to 65535.",
                "FUNFAIR_KEEP: '7' is not a time to keep data. Choose 14 to 3650 days, or forever.",
                "--hostname: 'two words' is not a host name. Use an address such as 127.0.0.1 or "
                    + "::1, or a name such as localhost.",
            ])
    }

    @Test func `All problems of all sources are reported at once`() throws {
        var all = try Sources()
        var count = 0
        for option in OptionTable.all {
            for source in Source.allCases {
                guard let text = Samples.of(option).invalid.first(where: { !$0.isEmpty }) else {
                    continue
                }
                all.set(option, to: text, in: source)
                count += 1
            }
        }
        #expect(try all.read().problems.count == count)
        #expect(count > 20)
    }

    @Test func `A value is checked even if a flag replaces it`() throws {
        var all = try Sources()
        all.set(OptionTable.rows.port, to: "high", in: .file)
        all.set(OptionTable.rows.port, to: "80", in: .flag)
        let reading = try all.read()
        #expect(reading.problems.count == 1 && reading.settings.port == 80)
    }

    @Test(arguments: ["tls-key", "tls-certificate"], Source.allCases)
    func `A certificate without its key, or a key without its certificate, is reported`(
        name: String, source: Source
    ) throws {
        let option = try #require(OptionTable.all.first { $0.name == name })
        var all = try Sources()
        all.set(option, to: "/file", in: source)
        let problems = try all.read().problems
        #expect(problems.map(\.sentences) == ["Use tls-certificate and tls-key together."])
        #expect(problems.first?.place == source.place(of: option, in: all.path))
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1:80"), ("0.0.0.0", "127.0.0.1:80"), ("127.0.0.1", "[::]:80"),
    ])
    func `Metrics can't have the port of the games`(hostname: String, metrics: String) throws {
        func problems(port: String) -> [String] {
            SettingsReader(
                flags: ["hostname": hostname, "port": port, "metrics-address": metrics],
                environment: [:], standardFile: "/nowhere"
            ).read().problems.map(\.description)
        }
        #expect(
            problems(port: "80") == [
                "--metrics-address: The games are on this port, too. Choose another port for the "
                    + "metrics."
            ])
        #expect(problems(port: "81") == [])
    }
}

@Suite("Secrets in settings")
struct SettingSecretTests {
    private static let secret = "hunter2"

    private static let texts = [
        "postgres://fair:hunter2@db/funfair", "postgres://fair:hunter2/x@db/funfair",
        "postgres://fair:hun@hunter2@db/funfair", "postgres://:hunter2@db/funfair",
        "postgres://db/funfair?password=hunter2",
        "postgres://db/funfair?user=fair&sslpassword=hunter2", "https://ada:hunter2@fair.example",
        "-----BEGIN PRIVATE KEY-----\nhunter2",
    ]

    @Test(arguments: OptionTable.all.map(\.name), texts)
    func `No option takes a secret, and no error repeats it`(name: String, text: String) throws {
        let option = try #require(OptionTable.all.first { $0.name == name })
        for source in Source.allCases {
            var all = try Sources()
            all.set(option, to: text, in: source)
            let problems = try all.read().problems
            #expect(problems.count == 1)
            #expect(!"\(problems)".contains(Self.secret))
            #expect(problems.first?.place == source.place(of: option, in: all.path))
        }
    }

    @Test(arguments: [
        "postgres://fair:hunter2@db/funfair", "postgres://fair:hunter2@db/funfair: x",
        "hunter2", "'hunter2", "databse: postgres://fair:hunter2@db/funfair",
        "port: [postgres://fair:hunter2@db/funfair]",
        "? hunter2hunter2hunter2hunter2hunter2hunter2",
        "port: 1\nport: hunter2", "database: hunter2:\n  - hunter2: - hunter2",
        "\tpostgres://fair:hunter2@db/funfair",
    ])
    func `A malformed file is reported without quoting it`(text: String) throws {
        let problems = try SettingsFolder().reading(text).problems
        #expect(!problems.isEmpty)
        #expect(!"\(problems)".contains(Self.secret))
    }

    @Test(arguments: [
        "postgres://fair@db:5432/funfair?passfile=/srv/pgpass", "http://localhost:8080/",
        "postgres://[::1]:5433/funfair?user=ada@fair",
        "http://localhost:8080/?user=ada@fair", "postgres://db:5432?user=ada@fair",
    ])
    func `An address without a password is no secret`(text: String) {
        #expect(SecretText.hidden(in: text) == text)
    }

    @Test(arguments: ["a?b", "a/b", "12?3", "8080/x", "a@b", "?x=1"])
    func `A password may contain any character but white space`(password: String) {
        #expect(SecretText.hidden(in: "postgres://u:\(password)@h") == "postgres://u:…@h")
    }

    @Test func `Passwords are removed from messages`() {
        #expect(
            SecretText.hidden(in: "Unexpected 'postgres://fair:hunter2@db/x' and 'b://c:d@e'.")
                == "Unexpected 'postgres://fair:…@db/x' and 'b://c:…@e'.")
    }
}
