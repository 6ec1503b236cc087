import Foundation
import Testing

/// The settings of the real program: their sources, `funfair check-config`, and SIGHUP.
@Suite("The settings of the program", .serialized)
struct SettingsCommandTests {
    private let folder: TemporaryFolder
    private var file: String { folder.path + "/funfair.yaml" }

    init() throws { folder = try TemporaryFolder.smallSite() }

    /// A file of settings that a server can use.
    private func write(_ more: String = "") throws {
        try folder.write("funfair.yaml", "site: .\nport: 0\ndata: scores.sqlite\n" + more)
    }

    private func check(_ arguments: String..., environment: [String: String] = [:]) throws
        -> FunfairProcess.Ending
    {
        try FunfairProcess(["check-config"] + arguments, environment: environment).ending()
    }

    private func serve(_ arguments: String...) throws -> FunfairProcess {
        try FunfairProcess(["serve", "--config", file] + arguments)
    }

    /// Returns the response to a request for a path.
    private func get(_ path: String, at port: UInt16, _ headers: String = "") throws -> String {
        let browser = try RawConnection(port: port)
        browser.send(
            "GET \(path) HTTP/1.1\r\nHost: fair.example\r\nConnection: close\r\n\(headers)\r\n")
        return browser.receiveAll().text
    }

    /// Waits for a line of the log with the given text, and returns the lines up to it.
    private func log(of funfair: FunfairProcess, until text: String) throws -> [String] {
        var lines: [String] = []
        while let line = try funfair.nextComplaint() {
            lines.append(line)
            if line.contains(text) { return lines }
        }
        Issue.record("“\(text)” was not logged: \(lines)")
        return lines
    }

    // MARK: Sources

    @Test func `A server takes its settings from the file, the environment and flags`() throws {
        try write("behind-proxy: true\nhostname: nowhere.invalid\n")
        let funfair = try FunfairProcess(
            "serve", "--port", "0",
            environment: ["FUNFAIR_CONFIG": file, "FUNFAIR_HOSTNAME": "127.0.0.1"])
        let port = try funfair.openPort()
        let forwarded = try get("/api/join", at: port, "X-Forwarded-Proto: https\r\n")
        #expect(forwarded.contains("https:"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/scores.sqlite"))
        funfair.send(SIGTERM)
        #expect(try funfair.ending().exitCode == 0)
        let flag = try FunfairProcess(
            "serve", "--hostname", "else.invalid",
            environment: ["FUNFAIR_CONFIG": file, "FUNFAIR_HOSTNAME": "127.0.0.1"]
        ).ending()
        #expect(flag.exitCode == 3 && flag.errors.contains("“else.invalid”"))
    }

    @Test func `Wrong settings of every source are a usage error, all at once`() throws {
        try write("keep: 1\nprot: 80\n")
        let ending = try FunfairProcess(
            "serve", "--config", file, "--hostname", "two words",
            environment: ["FUNFAIR_LOG_LEVEL": "loud"]
        ).ending()
        #expect(ending.exitCode == 2)
        let places = ending.errors.split(separator: "\n").map {
            $0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)
        }
        #expect(
            places == [
                "\(file), line 4, keep", "\(file), line 5", "FUNFAIR_LOG_LEVEL", "--hostname",
            ])
    }

    @Test func `A flag turns off what the file turns on`() throws {
        try write("behind-proxy: true\n")
        let funfair = try serve("--no-behind-proxy")
        let forwarded = try get(
            "/api/join", at: try funfair.openPort(), "X-Forwarded-Proto: https\r\n")
        #expect(forwarded.contains("200 OK") && !forwarded.contains("https:"))
    }

    @Test(arguments: ["serve", "scores list", "runs", "walls list", "backup copy", "renew-key"])
    func `No command repeats a password`(command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let address = "postgres://fair:hunter2@db/funfair"
        try write("database: \(address)\n")
        let attempts = [
            try FunfairProcess(words + ["--config", file]).ending(),
            try FunfairProcess(words, environment: ["FUNFAIR_DATABASE": address]).ending(),
            try FunfairProcess(words + ["--data", address]).ending(),
            try FunfairProcess(words + [address, address]).ending(),
            try FunfairProcess(words + ["--" + address]).ending(),
        ]
        for ending in attempts {
            #expect(ending.exitCode == 2)
            #expect(!(ending.errors + ending.output).contains("hunter2"))
        }
        #expect(attempts[0].errors.contains("\(file), line 4, database: An address must not"))
        #expect(attempts[1].errors.contains("FUNFAIR_DATABASE: An address must not"))
    }

    @Test func `Commands for the scores use the same settings as the server`() throws {
        try write()
        let funfair = try serve()
        _ = try funfair.openPort()
        let environment = ["FUNFAIR_CONFIG": file]
        for words in [["scores"], ["runs"], ["walls"], ["backup", folder.path + "/copy.sqlite"]] {
            #expect(try FunfairProcess(words, environment: environment).ending().exitCode == 0)
        }
        #expect(FileManager.default.fileExists(atPath: folder.path + "/copy.sqlite"))
        let renewal = try FunfairProcess("renew-key", environment: environment).ending()
        #expect(renewal.exitCode == 1 && renewal.errors.contains(folder.path + "/scores.sqlite"))
        funfair.send(SIGTERM)
        #expect(try funfair.ending().exitCode == 0)
        let key = try String(contentsOfFile: folder.path + "/scores.sqlite-key", encoding: .utf8)
        #expect(try FunfairProcess("renew-key", environment: environment).ending().exitCode == 0)
        let new = try String(contentsOfFile: folder.path + "/scores.sqlite-key", encoding: .utf8)
        #expect(new != key)
        let restored = try FunfairProcess(
            "restore", folder.path + "/copy.sqlite", environment: environment
        ).ending()
        #expect(restored.output.contains("to \(folder.path)/scores.sqlite"))
    }

    @Test func `Backups and restores refuse a database, unless a flag names a file`() throws {
        try write("database: postgres://fair@db/funfair\n")
        for words in [["backup", "copy"], ["restore", "copy"]] {
            let ending = try FunfairProcess(words + ["--config", file]).ending()
            #expect(ending.exitCode == 1 && ending.errors.contains("PostgreSQL's own tools"))
        }
        let ending = try FunfairProcess(
            "backup", "copy", "--config", file, "--data", "none.sqlite"
        ).ending()
        #expect(ending.errors.contains("No scores found in none.sqlite."))
    }

    @Test func `A timer's backup of a house with a database does nothing, and succeeds`() throws {
        try write("database: postgres://fair@db/funfair\n")
        let backup = ["backup", "--into", folder.path, "--config", file]
        let ending = try FunfairProcess(backup).ending()
        #expect(ending.exitCode == 0)
        #expect(
            ending.output == "The scores are in a database, which has its own tools for backups.\n")
        #expect(try FunfairProcess(backup + ["--data", "none.sqlite"]).ending().exitCode == 1)
    }

    // MARK: funfair check-config

    @Test func `Right settings are shown with their sources`() throws {
        try write("words: words.txt\n")
        try folder.write("words.txt", "villain\n")
        let ending = try check("--config", file, environment: ["FUNFAIR_KEEP": "20"])
        #expect(ending.exitCode == 0 && ending.errors == "")
        let lines = ending.output.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        for line in [
            "hostname 127.0.0.1 (default)", "port 0 (\(file), line 2, port)",
            "words \(folder.path)/words.txt (\(file), line 4, words)", "keep 20 (FUNFAIR_KEEP)",
            "The settings in \(file) are right.",
        ] {
            #expect(lines.contains(line), "\(ending.output)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/scores.sqlite"))
    }

    @Test func `A file that isn't YAML has no other problems`() throws {
        try folder.write("funfair.yaml", "walls:false\nport: [\n")
        let ending = try check("--config", file)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.split(separator: "\n").count == 1)
    }

    @Test func `Everything that is wrong is reported with its place`() throws {
        try folder.write("words.txt", "x\n")
        try folder.write("key", "not a key\n")
        try folder.write(
            "funfair.yaml",
            """
            colour: red
            port: high
            site: missing
            data: missing/scores.sqlite
            words: words.txt
            tls-certificate: words.txt
            tls-key: words.txt
            ticket-key: key
            """)
        let ending = try check("--config", file, environment: ["FUNFAIR_KEEP": "1"])
        #expect(ending.exitCode == 1 && ending.output == "")
        let places = ending.errors.split(separator: "\n").map {
            $0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)
        }
        #expect(
            places == [
                "\(file), line 1", "\(file), line 2, port", "FUNFAIR_KEEP", "\(file), line 3, site",
                "\(file), line 5, words", "\(file), line 6, tls-certificate",
                "\(file), line 4, data", "\(file), line 8, ticket-key",
            ])
    }

    @Test func `A password file has to be there, and only its owner may read it`() throws {
        let password = folder.path + "/pgpass"
        try write("database: postgres://fair@db/funfair?passfile=\(password)\nticket-key: key\n")
        let missing = try check("--config", file)
        #expect(missing.exitCode == 1)
        #expect(
            missing.errors
                == "Error: \(file), line 4, database: The password file \(password) is missing, or "
                + "this user cannot read it.\n")
        try folder.write("pgpass", "*:*:*:*:hunter2\n")
        chmod(password, 0o644)
        let open = try check("--config", file)
        #expect(open.exitCode == 1 && open.errors.contains("Set its mode to 0600."))
        #expect(!open.errors.contains("hunter2"))
        chmod(password, 0o600)
        #expect(try check("--config", file).exitCode == 0)
    }

    @Test func `Checking changes nothing, even while a server is open`() throws {
        try write()
        let funfair = try serve()
        _ = try funfair.openPort()
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(try check("--config", file).exitCode == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
    }

    @Test func `A missing file is a problem`() throws {
        let ending = try check("--config", file)
        #expect(ending.exitCode == 1)
        #expect(ending.errors.hasPrefix("Error: --config: The file \(file) cannot be read."))
    }

    // MARK: SIGHUP

    @Test func `SIGHUP reloads the settings of the running server`() throws {
        try write("log-level: notice\n")
        let funfair = try serve()
        let port = try funfair.openPort()
        #expect(try get("/api/names?player=Villain", at: port).contains("200 OK"))
        try folder.write("words.txt", "villain\n")
        try write("log-level: notice\nwords: words.txt\nbehind-proxy: true\nmetrics-address: x\n")
        funfair.send(SIGHUP)
        let refusal = try log(of: funfair, until: "so nothing has changed")
        #expect(refusal.count == 1 && refusal[0].contains("\(file), line 7"))
        #expect(try get("/api/names?player=Villain", at: port).contains("200 OK"))
        try write("log-level: notice\nwords: words.txt\nbehind-proxy: true\nhostname: 0.0.0.0\n")
        funfair.send(SIGHUP)
        let lines = try log(of: funfair, until: "The settings were reloaded")
        #expect(lines.count == 2)
        #expect(lines[0].contains("when the house is restarted") && lines[0].contains("hostname"))
        #expect(try get("/api/names?player=Villain", at: port).contains("400 Bad Request"))
        let forwarded = try get("/api/join", at: port, "X-Forwarded-Proto: https\r\n")
        #expect(forwarded.contains("https:"))
        funfair.send(SIGTERM)
        #expect(try funfair.ending().exitCode == 0)
    }

    @Test func `SIGHUP doesn't end a connection`() throws {
        try write("log-level: notice\n")
        let funfair = try serve()
        let browser = try RawConnection(port: try funfair.openPort())
        try browser.ask("/")
        #expect(browser.receive(until: "</title>").contains("200 OK"))
        funfair.send(SIGHUP)
        _ = try log(of: funfair, until: "The settings were reloaded")
        try browser.ask("/")
        #expect(browser.receive(until: "</title>").contains("200 OK"))
    }
}
