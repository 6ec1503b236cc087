import Arcade
import Languages
import Testing

@Suite("Invalid recordings")
struct RecordingProblemTests {
    /// Byte offsets in a recording by a player whose name is three bytes long.
    private enum Place {
        static let format = 4
        static let game = 5
        static let rules = 6
        static let practice = 7
        static let name = 16
        static let length = 20
        static let stageWidth = 22
        static let ticks = 26
        static let score = 28
    }

    private func whole() throws -> [UInt8] { try Run<TallyGame>.played().bytes }

    /// Returns a complete recording, changed by `change` and with a matching checksum.
    private func forged(_ change: (inout [UInt8]) -> Void) throws -> [UInt8] {
        var bytes = Array(try whole().dropLast(4))
        change(&bytes)
        return sealed(bytes)
    }

    private func expect(
        _ problem: RecordingProblem, of bytes: [UInt8],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(throws: problem, sourceLocation: sourceLocation) {
            try Recording<TallyGame>.verifying(bytes)
        }
    }

    @Test func `An empty file isn't a recording`() {
        expect(.notARecording, of: [])
    }

    @Test func `A file of another type isn't a recording`() {
        expect(.notARecording, of: Array("GIF89a and so on".utf8))
    }

    @Test func `A file cut off within the magic number isn't a recording`() throws {
        expect(.notARecording, of: Array(try whole().prefix(3)))
    }

    @Test func `A recording cut off after its magic number is reported as truncated`() throws {
        expect(.cutShort, of: Array(try whole().prefix(8)))
    }

    @Test func `A recording cut off anywhere else doesn't match its checksum`() throws {
        let bytes = try whole()
        for count in 9..<bytes.count { expect(.wrongChecksum, of: Array(bytes.prefix(count))) }
    }

    @Test func `A flipped bit anywhere in a recording is detected`() throws {
        let bytes = try whole()
        for place in 0..<(bytes.count * 8) {
            var flipped = bytes
            flipped[place / 8] ^= 1 << UInt8(place % 8)
            #expect(throws: RecordingProblem.self) {
                try Recording<TallyGame>.reading(flipped)
            }
        }
    }

    @Test func `The error for a newer format includes the format's number`() throws {
        expect(.newerFormat(2), of: try forged { $0[Place.format] = 2 })
    }

    @Test func `A recording with more bytes than the limit is refused`() {
        let bytes = [UInt8](repeating: 0x46, count: RecordingFormat.mostBytes + 1)
        expect(.tooLarge(bytes: RecordingFormat.mostBytes + 1), of: bytes)
    }

    @Test func `A recording's body that ends too early is reported as truncated`() throws {
        let bytes = try whole()
        for count in Place.game..<(bytes.count - 4) {
            expect(.cutShort, of: sealed(Array(bytes.prefix(count))))
        }
    }

    @Test func `The error for extra bytes includes the position of the first extra byte`() throws {
        let end = try whole().count - 4
        expect(.damaged(at: end), of: try forged { $0.append(0) })
    }

    @Test func `The error for an unknown game includes the game's number`() throws {
        expect(.unknownGame(code: 9), of: try forged { $0[Place.game] = 9 })
    }

    @Test func `The error for a recording with other rules includes both versions`() throws {
        expect(.otherRules(recorded: 2, known: 3), of: try forged { $0[Place.rules] = 2 })
    }

    @Test func `The error for an unknown mode includes the mode's number`() throws {
        expect(.unknownMode(1), of: try forged { $0[Place.practice] = 2 })
        expect(.unknownMode(63), of: try forged { $0[Place.practice] = 127 })
    }

    @Test func `A mode number longer than eight bits is refused as damaged`() throws {
        expect(
            .damaged(at: Place.practice),
            of: try forged { $0.replaceSubrange(Place.practice...Place.practice, with: [0x80, 2]) })
    }

    @Test func `The error for an invalid name says what is wrong with the name`() throws {
        expect(
            .name(.blank),
            of: try forged {
                $0.replaceSubrange((Place.name + 1)..<Place.length, with: Array("   ".utf8))
            })
    }

    @Test func `An untrimmed name is refused as damaged`() throws {
        expect(
            .damaged(at: Place.name),
            of: try forged {
                $0.replaceSubrange((Place.name + 1)..<Place.length, with: Array(" Ad".utf8))
            })
    }

    @Test func `The error for a setting out of range includes the range`() throws {
        let problem = #expect(throws: RecordingProblem.self) {
            try Recording<TallyGame>.reading(try forged { $0[Place.length] = 0xC9 })
        }
        #expect(
            problem?.sentence(in: .english)
                == "Points can be 100 to 1,000 in steps of 50, not 201."
        )
    }

    @Test func `A stage of an invalid size is refused`() throws {
        expect(.stage(width: 301, height: 400), of: try forged { $0[Place.stageWidth] += 1 })
    }

    @Test func `A claim of more ticks than the settings allow is refused as damaged`() throws {
        expect(.damaged(at: Place.ticks), of: try forged { $0[Place.ticks] += 1 })
    }

    @Test func `An input after the claimed end is refused`() throws {
        let ended = try Run<TallyGame>.played(until: 100)
        let claim = RunResult(
            ticks: 90, score: ended.game.score, stateHash: ended.game.stateHash)
        let problem = #expect(throws: RecordingProblem.self) {
            try Recording<TallyGame>.reading(ended.recording.bytes(claiming: claim))
        }
        #expect(problem == .inputAfterTheEnd(tick: 92))
    }

    @Test func `An input in the tick that ends the run is refused`() throws {
        let run = try Run<TallyGame>.played()
        // One more `double` at tick 200, when the run has ended.
        let gap = 200 - (run.recording.inputs.last?.tick ?? 0)
        let empty = try Run<TallyGame>.played(until: 0).recording.bytes(claiming: run.game.result)
        let head = Array(empty.dropLast(5))
        let inputs = Array(run.bytes.dropFirst(head.count + 1).dropLast(4))
        let count = UInt8(run.recording.inputs.count + 1)
        var stamp = ByteWriter()
        stamp.write(gap * TallySettings.standard.inputKinds + TallyInput.double.kind)
        expect(.inputAfterTheEnd(tick: 200), of: sealed(head + [count] + inputs + stamp.bytes))
    }

    @Test func `A recording with a wrong score doesn't reproduce`() throws {
        let run = try Run<TallyGame>.played()
        let claim = RunResult(
            ticks: 200, score: run.game.score + 1, stateHash: run.game.stateHash)
        expect(
            .doesNotReproduce(claimed: claim, folded: run.game.result),
            of: run.recording.bytes(claiming: claim))
    }

    @Test func `A recording with a wrong state hash doesn't reproduce`() throws {
        let run = try Run<TallyGame>.played()
        let claim = RunResult(
            ticks: 200, score: run.game.score, stateHash: run.game.stateHash ^ 1)
        expect(
            .doesNotReproduce(claimed: claim, folded: run.game.result),
            of: run.recording.bytes(claiming: claim))
    }

    @Test func `The recording of a run that was left early is unfinished`() throws {
        expect(.unfinished(tick: 150), of: try Run<TallyGame>.played(until: 150).bytes)
    }

    @Test func `A run that doesn't reproduce can't be resumed`() throws {
        let run = try Run<TallyGame>.played(until: 50)
        let claim = RunResult(
            ticks: 50, score: run.game.score + 1, stateHash: run.game.stateHash)
        #expect(throws: RecordingProblem.doesNotReproduce(claimed: claim, folded: run.game.result))
        {
            try Run<TallyGame>(resuming: run.recording.bytes(claiming: claim))
        }
    }

    @Test(
        "Each problem with a recording has a unique message",
        arguments: [
            (.notARecording, "isn’t a Funfair recording"), (.newerFormat(7), "format is 7"),
            (.tooLarge(bytes: 70_000), "this one has 70,000"), (.cutShort, "cut short"),
            (.damaged(at: 12), "at byte 12"), (.wrongChecksum, "checksum"),
            (.unknownGame(code: 9), "(9)"), (.otherRules(recorded: 2, known: 3), "version 2"),
            (.unknownMode(3), "(3)"), (.name(.blank), "visible"),
            (.stage(width: 1, height: 2), "1 by 2"),
            (.inputAfterTheEnd(tick: 5), "tick 5"),
            (
                .doesNotReproduce(
                    claimed: RunResult(ticks: 1, score: 2, stateHash: 3),
                    folded: RunResult(ticks: 1, score: 4, stateHash: 5)),
                "claims 2 points after 1 ticks, but its inputs lead to 4 after 1"
            ),
            (.unfinished(tick: 8), "tick 8"),
        ] as [(RecordingProblem, String)])
    func sentences(problem: RecordingProblem, words: String) {
        #expect(problem.sentence(in: .english).contains(words))
        #expect(problem.sentence(in: .english).hasSuffix("."))
    }
}

/// Returns a recording's body with its checksum.
func sealed(_ body: [UInt8]) -> [UInt8] {
    let sum = Checksum.of(body[...])
    return body + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
}
