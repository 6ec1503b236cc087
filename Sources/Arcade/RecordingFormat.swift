/// The byte format of recordings; `docs/recording-format.md` describes it for other readers.
public enum RecordingFormat {
    /// Raised when the layout changes.
    public static let version = 1
    /// No recording is larger; a reader refuses more before it looks at them.
    public static let mostBytes = 1_048_576
    /// A run whose inputs take more bytes than this ends. What is left is more than enough for all else
    /// that a recording holds, and for one more input.
    static let mostInputBytes = mostBytes - 4096

    static let magic: [UInt8] = [0x46, 0x75, 0x6E, 0x52]  // "FunR"
    static let longestName = 1024
    static let highestScore = 1_000_000_000

    /// The number of the game that `bytes` record, for choosing who reads them. Whether they are whole
    /// is seen by whoever does: `Recording.reading(_:)`, or else `check(_:)`.
    ///
    /// - Throws: `RecordingProblem` where they are no recording, or of a newer format.
    public static func game(of bytes: [UInt8]) throws(RecordingProblem) -> UInt8 {
        try checkHead(of: bytes)
        return bytes[magic.count + 1]
    }

    /// Looks whether `bytes` are whole, where nobody can read them.
    ///
    /// - Throws: `RecordingProblem` where they are not.
    package static func check(_ bytes: [UInt8]) throws(RecordingProblem) {
        var reader = try checkedReader(of: bytes)
        _ = try reader.byte()
    }

    private static func checkHead(of bytes: [UInt8]) throws(RecordingProblem) {
        guard bytes.count <= mostBytes else { throw .tooLarge(bytes: bytes.count) }
        guard bytes.starts(with: magic) else { throw .notARecording }
        guard bytes.count > magic.count + 4 else { throw .cutShort }
        let format = Int(bytes[magic.count])
        guard format == version else { throw .newerFormat(format) }
    }

    /// A reader behind the format's version and in front of the game's number.
    @usableFromInline
    static func checkedReader(of bytes: [UInt8]) throws(RecordingProblem) -> ByteReader {
        try checkHead(of: bytes)
        let end = bytes.count - 4
        var sum = Checksum.of(bytes[..<end])
        for byte in bytes[end...] {
            guard byte == UInt8(truncatingIfNeeded: sum) else { throw .wrongChecksum }
            sum >>= 8
        }
        return ByteReader(bytes, within: (magic.count + 1)..<end)
    }

    /// Appends the checksum of all before.
    static func seal(_ writer: inout ByteWriter) {
        var sum = Checksum.of(writer.bytes[...])
        for _ in 0..<4 {
            writer.write(byte: UInt8(truncatingIfNeeded: sum))
            sum >>= 8
        }
    }
}

extension Recording {
    /// The recording with what it claims to come to.
    public func bytes(claiming result: RunResult) -> [UInt8] {
        var writer = ByteWriter()
        RecordingHead(
            player: player, seed: seed, isPractice: isPractice, mode: settings.mode.number
        )
        .write(of: G.identity, to: &writer)
        settings.write(to: &writer)
        settings.mode.write(to: &writer)
        RecordingClaim(stage: stage, result: result).write(to: &writer)
        writer.write(inputs.count)
        let kinds = settings.inputKinds
        var tick = 0
        for stamped in inputs {
            stamped.write(behind: tick, of: kinds, to: &writer)
            tick = stamped.tick
        }
        RecordingFormat.seal(&writer)
        return writer.bytes
    }

    /// Reads a recording and what it claims to come to. Whether the claim holds is `proven(_:)`.
    ///
    /// - Throws: `RecordingProblem`, for any bytes that are not exactly a recording of this game.
    @inlinable
    public static func reading(
        _ bytes: [UInt8]
    ) throws(RecordingProblem) -> (recording: Recording, claim: RunResult) {
        var reader = try RecordingFormat.checkedReader(of: bytes)
        let head = try RecordingHead(of: G.identity, from: &reader)
        var settings = try G.Settings(from: &reader)
        settings.mode = try G.Settings.Mode(number: head.mode, from: &reader)
        let claim = try RecordingClaim(
            from: &reader, format: G.format, mostTicks: settings.mostTicks)
        let count = try reader.number(upTo: RecordingFormat.mostBytes)
        let room = reader.remaining
        // Each takes a byte at least.
        guard count <= room else { throw .cutShort }
        let inputs = try inputs(
            count, of: settings.inputKinds, upTo: claim.result.ticks, from: &reader)
        guard reader.remaining == 0 else { throw .damaged(at: reader.position) }
        let recording = Recording(
            head, settings: settings, stage: claim.stage, inputs: inputs, inputBytes: room)
        return (recording, claim.result)
    }

    @inlinable
    static func inputs(
        _ count: Int, of kinds: Int, upTo lastTick: Int, from reader: inout ByteReader
    ) throws(RecordingProblem) -> [Stamped] {
        var inputs: [Stamped] = []
        var tick = 0
        inputs.reserveCapacity(count)
        for _ in 0..<count {
            let stamp = try reader.number(upTo: (lastTick + 1) * kinds)
            tick += stamp / kinds
            guard tick <= lastTick else { throw .inputAfterTheEnd(tick: tick) }
            let input = try G.Input(kind: stamp % kinds, from: &reader)
            inputs.append(Stamped(tick: tick, input: input))
        }
        return inputs
    }
}
