/// The byte format of recordings; `docs/recording-format.md` describes it for other readers.
public enum RecordingFormat {
    /// Raised when the layout changes.
    public static let version = 1
    /// No recording is larger; a reader refuses more before it looks at them.
    public static let mostBytes = 65_536
    /// The most inputs in one run; what a player does beyond them is not played.
    public static let mostInputs = 12_000

    static let magic: [UInt8] = [0x46, 0x75, 0x6E, 0x52]  // "FunR"
    static let longestName = 1024
    static let highestScore = 1_000_000_000

    /// The number of the game that `bytes` record, for choosing who reads them.
    ///
    /// - Throws: `RecordingProblem` where they are no recording, damaged or of a newer format.
    public static func game(of bytes: [UInt8]) throws(RecordingProblem) -> UInt8 {
        var reader = try checkedReader(of: bytes)
        return try reader.byte()
    }

    /// A reader behind the format's version and in front of the game's number.
    static func checkedReader(of bytes: [UInt8]) throws(RecordingProblem) -> ByteReader {
        guard bytes.count <= mostBytes else { throw .tooLarge(bytes: bytes.count) }
        guard bytes.starts(with: magic) else { throw .notARecording }
        guard bytes.count > magic.count + 4 else { throw .cutShort }
        let format = Int(bytes[magic.count])
        guard format == version else { throw .newerFormat(format) }
        let body = bytes.dropLast(4)
        var sum = Checksum.of(body)
        for byte in bytes.suffix(4) {
            guard byte == UInt8(truncatingIfNeeded: sum) else { throw .wrongChecksum }
            sum >>= 8
        }
        var reader = ByteReader(Array(body))
        for _ in 0...magic.count { _ = try reader.byte() }
        return reader
    }
}

extension Recording {
    /// The recording with what it claims to come to.
    public func bytes(claiming result: RunResult) -> [UInt8] {
        var writer = ByteWriter()
        for byte in RecordingFormat.magic { writer.write(byte: byte) }
        writer.write(byte: UInt8(RecordingFormat.version))
        writer.write(byte: G.identity.code)
        writer.write(byte: G.identity.rulesVersion)
        writer.write(byte: isPractice ? 1 : 0)
        writer.write(bits: seed)
        writer.write(player.text)
        settings.write(to: &writer)
        writer.write(stage.width)
        writer.write(stage.height)
        writer.write(result.ticks)
        writer.write(result.score)
        writer.write(bits: result.stateHash)
        writer.write(inputs.count)
        var tick = 0
        for stamped in inputs {
            writer.write((stamped.tick - tick) * G.Input.kinds + stamped.input.kind)
            stamped.input.write(to: &writer)
            tick = stamped.tick
        }
        var sum = Checksum.of(writer.bytes[...])
        for _ in 0..<4 {
            writer.write(byte: UInt8(truncatingIfNeeded: sum))
            sum >>= 8
        }
        return writer.bytes
    }

    /// Reads a recording and what it claims to come to. Whether the claim holds is `proven(_:)`.
    ///
    /// - Throws: `RecordingProblem`, for any bytes that are not exactly a recording of this game.
    public static func reading(
        _ bytes: [UInt8]
    ) throws(RecordingProblem) -> (recording: Recording, claim: RunResult) {
        var reader = try RecordingFormat.checkedReader(of: bytes)
        let code = try reader.byte()
        guard code == G.identity.code else { throw .unknownGame(code: code) }
        let rules = try reader.byte()
        guard rules == G.identity.rulesVersion else {
            throw .otherRules(recorded: rules, known: G.identity.rulesVersion)
        }
        let isPractice = try reader.number(upTo: 1) == 1
        let seed = try reader.bits()
        let player = try name(from: &reader)
        let settings = try G.Settings(from: &reader)
        let stage = StageShape(
            width: try reader.number(upTo: InputPoint.limit),
            height: try reader.number(upTo: InputPoint.limit))
        guard G.format.allows(stage) else { throw .stage(width: stage.width, height: stage.height) }
        let claim = RunResult(
            ticks: try reader.number(upTo: settings.mostTicks),
            score: try reader.number(upTo: RecordingFormat.highestScore),
            stateHash: try reader.bits())
        var recording = Recording(
            player: player, settings: settings, stage: stage, seed: seed, isPractice: isPractice)
        var tick = 0
        for _ in 0..<(try reader.number(upTo: RecordingFormat.mostInputs)) {
            let stamp = try reader.number(upTo: (claim.ticks + 1) * G.Input.kinds)
            tick += stamp / G.Input.kinds
            guard tick <= claim.ticks else { throw .inputAfterTheEnd(tick: tick) }
            recording.add(
                try G.Input(kind: stamp % G.Input.kinds, from: &reader), at: tick)
        }
        guard reader.remaining == 0 else { throw .damaged(at: reader.position) }
        return (recording, claim)
    }

    private static func name(
        from reader: inout ByteReader
    ) throws(RecordingProblem) -> PlayerName {
        let start = reader.position
        let text = try reader.text(longest: RecordingFormat.longestName)
        let name: PlayerName
        do { name = try PlayerName(text) } catch { throw .name(error) }
        // A name is written trimmed, so that one recording has one spelling.
        guard name.text.bytes == text.bytes else {
            throw .damaged(at: start)
        }
        return name
    }
}
