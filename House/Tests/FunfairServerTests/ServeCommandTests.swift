import Foundation
import Testing

/// Tests that need a running `funfair serve`.
@Suite("The command funfair serve", .serialized)
struct ServeCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder.smallSite()
    }

    private func serve(_ hostname: String = "127.0.0.1", port: String = "0") throws
        -> FunfairProcess
    {
        try FunfairProcess(
            "serve", "--site", folder.path, "--hostname", hostname, "--port", port)
    }

    @Test func `the first line states the address with its port`() throws {
        let funfair = try serve()
        let port = try funfair.openPort()
        #expect(port != 0)
        let browser = try RawConnection(port: port)
        try browser.ask("/")
        #expect(browser.receive().hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test func `a server for the whole network prints an address for phones, if there is one`()
        throws
    {
        let funfair = try serve("0.0.0.0")
        let first = try #require(try funfair.nextLine())
        #expect(first.hasPrefix("Funfair is open at http://127.0.0.1:"))
        let second = try #require(try funfair.nextLine())
        #expect(
            [
                "Phones on the same network can open:",
                "This machine has no network connection, so phones cannot reach it.",
            ].contains(second))
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `the server stops cleanly without further output`(signal: Int32) throws {
        let funfair = try serve()
        _ = try funfair.openPort()
        funfair.send(signal)
        let ending = try funfair.ending()
        #expect(!ending.wasKilled)
        #expect(ending.exitCode == 0)
        #expect(ending.output + ending.errors == "")
    }

    @Test func `the server stops even if browsers keep connections open`() throws {
        let funfair = try serve()
        let port = try funfair.openPort()
        let browsers = try (0..<4).map { _ in try RawConnection(port: port) }
        for browser in browsers.dropLast() {
            try browser.ask("/")
            #expect(browser.receive().hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
        funfair.send(SIGTERM)
        #expect(try funfair.ending().exitCode == 0)
        #expect(browsers.allSatisfy { $0.receive() == "" })
    }

    @Test func `the server stops even if a browser stops reading`() throws {
        try folder.write("large.txt", String(repeating: "large ", count: 2_000_000))
        let funfair = try serve()
        let browser = try RawConnection(port: try funfair.openPort())
        try browser.ask("/large.txt")
        #expect(browser.receive(upTo: 15) == "HTTP/1.1 200 OK")
        funfair.send(SIGTERM)
        #expect(try funfair.ending().exitCode == 0)
    }

    @Test func `metrics are served only at the requested address`() throws {
        let metrics = try RawConnection.freePort()
        let funfair = try FunfairProcess(
            "serve", "--site", folder.path, "--port", "0", "--metrics-address",
            "127.0.0.1:\(metrics)")
        let port = try funfair.openPort()
        let stranger = try RawConnection(port: port)
        try stranger.ask("/metrics")
        #expect(stranger.receive().hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        let host = try RawConnection(port: metrics, isOpening: true)
        try host.ask("/metrics")
        #expect(host.receive(until: "funfair_verification_seconds_count 0").contains("200 OK"))
    }

    @Test func `a time zone is stored with the scores, and a different time zone is refused`()
        throws
    {
        func serve(_ zone: String) throws -> FunfairProcess {
            try FunfairProcess(
                "serve", "--site", folder.path, "--port", "0", "--time-zone", zone,
                in: folder.path)
        }
        #expect(try serve("Nowhere/Land").ending().exitCode == 2)
        let berlin = try serve("Europe/Berlin")
        _ = try berlin.openPort()
        berlin.send(SIGTERM)
        #expect(try berlin.ending().exitCode == 0)
        let tokyo = try serve("Asia/Tokyo").ending()
        #expect(tokyo.exitCode == 1)
        #expect(tokyo.errors.contains("begin at midnight in Europe/Berlin."))
    }

    @Test func `the error for a metrics port in use names the port`() throws {
        let first = try serve()
        let port = try first.openPort()
        let ending = try FunfairProcess(
            "serve", "--site", folder.path, "--port", "0", "--metrics-address",
            "127.0.0.1:\(port)"
        ).ending()
        #expect(ending.exitCode == 3)
        #expect(ending.errors.contains("Port \(port) on 127.0.0.1 is taken"))
    }

    @Test func `a port in use is refused with an explanation`() throws {
        let first = try serve()
        let port = try first.openPort()
        let ending = try serve(port: "\(port)").ending()
        #expect(ending.exitCode == 3)
        #expect(
            ending.errors
                == "Error: Port \(port) on 127.0.0.1 is taken by another program. Stop that "
                + "program, or choose another port; port 0 picks a free one.\n")
        #expect(ending.output == "")
    }

    @Test func `another machine's address is refused with an explanation`() throws {
        let ending = try serve("192.0.2.1").ending()
        #expect(ending.exitCode == 3)
        #expect(
            ending.errors.hasPrefix("Error: 192.0.2.1 is not an address of this machine."))
    }

    @Test func `an unknown hostname is refused with an explanation`() throws {
        let ending = try serve("nowhere.invalid").ending()
        #expect(ending.exitCode == 3)
        #expect(ending.errors.hasPrefix("Error: Cannot resolve host “nowhere.invalid”."))
    }

    @Test func `the error for a missing folder names the command that builds it`() throws {
        let place = try TemporaryFolder()
        let ending = try FunfairProcess("serve", in: place.path).ending()
        #expect(ending.exitCode == 1)
        #expect(
            ending.errors
                == "Error: There is no folder \(place.path)/.build-site. Build the site with "
                + "`make site`, or name another folder with --site.\n")
    }

    @Test func `the error for a folder without an index page names the folder`() throws {
        let empty = try TemporaryFolder()
        let ending = try FunfairProcess("serve", "--site", empty.path).ending()
        #expect(ending.exitCode == 1)
        #expect(
            ending.errors.hasPrefix(
                "Error: The folder \(empty.path) has no index.html. Build the site"))
    }

    @Test func `the default folder is the output of make site`() throws {
        let place = try TemporaryFolder()
        try place.write(".build-site/index.html", "here")
        let funfair = try FunfairProcess("serve", "--port", "0", in: place.path)
        let browser = try RawConnection(port: try funfair.openPort())
        try browser.ask("/")
        #expect(browser.receive().hasSuffix("\r\n\r\nhere"))
    }

    @Test(arguments: ["65536", "-1", "http", "80.5", "99999999999999999999"])
    func `a port out of range is a usage error`(port: String) throws {
        let ending = try serve(port: port).ending()
        #expect(ending.exitCode == 2)
        #expect(
            ending.errors
                == "Error: --port: '\(port)' is not a port, a whole number from 0 to 65535.\n")
    }

    @Test(arguments: ["13", "36501", "-1", "ever"])
    func `an invalid number of days to keep is a usage error`(days: String) throws {
        let ending = try FunfairProcess("serve", "--keep", days).ending()
        #expect(ending.exitCode == 2)
        #expect(ending.errors.contains("days, or forever"))
    }

    @Test func `an invalid hostname is a usage error`() throws {
        let ending = try serve("two words").ending()
        #expect(ending.exitCode == 2)
        #expect(ending.errors.contains("'two words' is not a host name."))
    }

    @Test func `a banned word that is too short is refused with its line number`() throws {
        try folder.write("words", "villain\nx\n")
        let ending = try FunfairProcess(
            "serve", "--port", "0", "--site", folder.path, "--data", folder.path + "/scores.sqlite",
            "--words", folder.path + "/words"
        ).ending()
        #expect(ending.exitCode == 1)
        #expect(
            ending.errors
                == "Error: “x” in line 2 of \(folder.path)/words is too short. A word needs at "
                + "least 2 letters or digits.\n")
    }

    @Test func `help lists the exit codes`() throws {
        let ending = try FunfairProcess("serve", "--help").ending()
        #expect(ending.exitCode == 0)
        #expect(ending.output.contains("Exit codes: 0 stopped by Ctrl-C or SIGTERM; 1 the site"))
    }
}

@Suite("The command funfair")
struct FunfairCommandTests {
    @Test func `the version has three numbers`() throws {
        let ending = try FunfairProcess("--version").ending()
        #expect(ending.exitCode == 0)
        #expect(ending.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test func `an unknown command is a usage error`() throws {
        let ending = try FunfairProcess("juggle").ending()
        #expect(ending.exitCode == 2)
        #expect(ending.errors.contains("juggle"))
    }

    @Test func `without a command, funfair prints its help`() throws {
        let ending = try FunfairProcess().ending()
        #expect(ending.exitCode == 0)
        #expect(ending.output.contains("serve"))
    }
}
