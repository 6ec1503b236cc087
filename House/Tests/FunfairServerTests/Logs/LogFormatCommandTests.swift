import Testing

@Suite("The command funfair serve writes its log", .serialized)
struct LogFormatCommandTests {
    private func firstLine(_ format: String) throws -> String {
        let folder = try TemporaryFolder.smallSite()
        let house = try FunfairProcess(
            "serve", "--site", folder.path, "--port", "0", "--log-level", "info", "--log-format",
            format)
        _ = try house.openPort()
        return try #require(try house.nextComplaint())
    }

    @Test func `as JSON with --log-format json`() throws {
        let record = try JSON(Array(try firstLine("json").utf8))
        #expect(record["level"]?.text == "info")
        #expect(record["message"]?.text?.isEmpty == false)
        #expect(record["time"]?.text?.hasSuffix("Z") == true)
    }

    @Test func `with priorities with --log-format journald`() throws {
        #expect(try firstLine("journald").hasPrefix("<6>"))
    }

    @Test func `for people with --log-format plain`() throws {
        #expect(try firstLine("plain").contains(" info funfair:"))
    }

    @Test func `and refuses another format`() throws {
        let ending = try FunfairProcess("serve", "--log-format", "xml").ending()
        #expect(ending.exitCode == 2)
    }
}
