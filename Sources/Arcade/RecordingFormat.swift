/// The byte format of recordings. `docs/recording-format.md` specifies it for other programs.
public enum RecordingFormat {
    /// The version of the layout, raised whenever the layout changes.
    public static let version = 1
    /// The maximum size of a recording, in bytes. Readers reject anything larger without parsing
    /// it.
    public static let mostBytes = 1_048_576
    /// The maximum size of the inputs, in bytes. Beyond that, `Run` accepts only `Game.ending`. The
    /// remaining bytes are more than enough for the rest of the recording and one more input.
    static let mostInputBytes = mostBytes - 4096

    static let magic: [UInt8] = [0x46, 0x75, 0x6E, 0x52]  // "FunR"
    static let longestName = 1024
    static let highestScore = 1_000_000_000

    /// Returns the number of the recorded game, for choosing a reader. Checks only the start of the
    /// recording; `Recording.reading(_:)` and `check(_:)` check the rest.
    ///
    /// - Throws: `RecordingProblem` if `bytes` aren't a recording, or have a newer format.
    public static func game(of bytes: [UInt8]) throws(RecordingProblem) -> UInt8 {
        try checkHead(of: bytes)
        return bytes[magic.count + 1]
    }

    /// Checks that `bytes` are intact, without reading the game's part.
    ///
    /// - Throws: `RecordingProblem` if `bytes` are damaged.
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

    /// Returns a reader positioned after the format version, at the game's number.
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

    /// Appends the checksum of all bytes written so far.
    static func seal(_ writer: inout ByteWriter) {
        var sum = Checksum.of(writer.bytes[...])
        for _ in 0..<4 {
            writer.write(byte: UInt8(truncatingIfNeeded: sum))
            sum >>= 8
        }
    }
}

extension Recording {
    /// Encodes the recording together with its claimed result.
    ///
    /// - Parameters:
    ///   - result: the result that the bytes claim.
    ///   - known: the number of inputs to leave out at the beginning, which makes the bytes a piece
    ///     of the recording. At most the number of inputs.
    public func bytes(claiming result: RunResult, after known: Int = 0) -> [UInt8] {
        var writer = ByteWriter()
        RecordingHead(
            player: player, seed: seed, isPractice: isPractice, mode: settings.mode.number,
            hasAdditions: settings.hasAdditions
        )
        .write(of: G.identity, to: &writer)
        settings.write(to: &writer)
        settings.mode.write(to: &writer)
        settings.writeAdditions(to: &writer)
        RecordingClaim(stage: stage, result: result).write(to: &writer)
        writer.write(inputs.count - known)
        let kinds = settings.inputKinds
        var tick = 0
        for index in known..<inputs.count {
            inputs[index].write(behind: tick, of: kinds, to: &writer)
            tick = inputs[index].tick
        }
        RecordingFormat.seal(&writer)
        return writer.bytes
    }

    /// Reads a recording and its claimed result. Use `proven(_:)` to check the claim.
    ///
    /// - Throws: `RecordingProblem` if `bytes` aren't exactly one recording of this game.
    @inlinable
    public static func reading(
        _ bytes: [UInt8]
    ) throws(RecordingProblem) -> (recording: Recording, claim: RunResult) {
        var reader = try RecordingFormat.checkedReader(of: bytes)
        let head = try RecordingHead(of: G.identity, from: &reader)
        var settings = try G.Settings(from: &reader)
        settings.mode = try G.Settings.Mode(number: head.mode, from: &reader)
        if head.hasAdditions { try settings.readAdditions(from: &reader) }
        let claim = try RecordingClaim(
            from: &reader, format: G.format, mostTicks: settings.mostTicks)
        let count = try reader.number(upTo: RecordingFormat.mostBytes)
        let room = reader.remaining
        // Each input occupies at least one byte.
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
