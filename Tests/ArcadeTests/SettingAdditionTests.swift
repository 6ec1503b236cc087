import Testing

@testable import Arcade

/// Settings that were added to a game after its first recordings.
@Suite struct SettingAdditionTests {
    @Test func `An added setting is neither recorded nor hashed at its standard value`() {
        var writer = ByteWriter()
        TallySettings.standard.write(to: &writer)
        TallySettings.standard.writeAdditions(to: &writer)
        var hash = StateHash()
        TallySettings.standard.combine(into: &hash)
        var expected = StateHash()
        expected.combine(200)
        #expect(writer.bytes == [0xC8, 0x01])
        #expect(hash == expected)
    }

    @Test(arguments: 0...50, [0, 1, 50])
    func `A run with non-standard added settings can be recorded and verified`(
        start: Int, bonus: Int
    ) throws {
        let run = try run(start, bonus)
        let (recording, claim) = try Recording<TallyGame>.reading(run.bytes)
        #expect(recording.settings == run.game.settings)
        #expect(try recording.proven(claim).stateHash == run.game.stateHash)
    }

    @Test func `Each value of an added setting results in a different state hash`() throws {
        let hashes = try (0...50).map { try run($0, 0).game.stateHash }
        #expect(Set(hashes).count == 51)
    }

    @Test(
        arguments: [
            ("none, though the head says so", [0]), ("the standard value", [1, 0]),
            ("the standard value at the end", [2, 9, 0]), ("more than the game has", [3, 9, 9, 9]),
        ] as [(String, [UInt8])])
    func `Added settings can be written in only one way`(name: String, additions: [UInt8]) throws {
        let bytes = try run(9, 0).bytes
        let settings: [UInt8] = [0xC8, 0x01]
        let start = try #require(bytes.firstRange(of: settings + [1, 9])).lowerBound + 2
        let body = bytes[..<start] + additions + bytes[(start + 2)...].dropLast(4)
        #expect(throws: RecordingProblem.damaged(at: start), Comment(rawValue: name)) {
            try Recording<TallyGame>.reading(sealed(Array(body)))
        }
    }

    private func run(_ start: Int, _ bonus: Int) throws -> Run<TallyGame> {
        var settings = TallySettings.standard
        settings.start = .nearest(to: start)
        settings.bonus = .nearest(to: bonus)
        var run = Run<TallyGame>(
            player: try PlayerName("Ada"), settings: settings,
            stage: TallyGame.format.shape(fitting: 3, by: 4), seed: 7, isPractice: true)
        run.play(until: .max)
        return run
    }
}
