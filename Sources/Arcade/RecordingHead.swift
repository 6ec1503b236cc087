import Phrases

// The parts of a recording that are the same for every game. They aren't generic, so they're
// compiled only once.

/// The part before a recording's settings.
@usableFromInline
struct RecordingHead {
    let player: PlayerName
    let seed: UInt64
    let isPractice: Bool
    /// The mode's number, unchecked until the game's mode is created; see `GameMode.number`.
    @usableFromInline let mode: UInt8
    /// Whether additions follow the settings; see `GameSettings.additions`.
    @usableFromInline let hasAdditions: Bool

    /// The number of possible modes. The mode and the practice flag share seven bits, and the next
    /// bit marks additions.
    private static let mostModes = 64

    init(player: PlayerName, seed: UInt64, isPractice: Bool, mode: UInt8, hasAdditions: Bool) {
        self.player = player
        self.seed = seed
        self.isPractice = isPractice
        self.mode = mode
        self.hasAdditions = hasAdditions
    }

    @inline(never)
    func write(of identity: GameIdentity, to writer: inout ByteWriter) {
        for byte in RecordingFormat.magic { writer.write(byte: byte) }
        writer.write(byte: UInt8(RecordingFormat.version))
        writer.write(byte: identity.code)
        writer.write(byte: identity.rulesVersion)
        let additions = hasAdditions ? 2 * Self.mostModes : 0
        writer.write((isPractice ? 1 : 0) + 2 * Int(mode) + additions)
        writer.write(bits: seed)
        writer.write(player.text)
    }

    /// Reads what `write(of:to:)` wrote after the format version.
    ///
    /// - Throws: `.unknownGame`, `.otherRules`, `.name`, `.cutShort` or `.damaged`.
    @inline(never)
    @usableFromInline
    init(
        of identity: GameIdentity, from reader: inout ByteReader
    ) throws(RecordingProblem) {
        let code = try reader.byte()
        guard code == identity.code else { throw .unknownGame(code: code) }
        let rules = try reader.byte()
        guard rules == identity.rulesVersion else {
            throw .otherRules(recorded: rules, known: identity.rulesVersion)
        }
        let way = try reader.number(upTo: 4 * Self.mostModes - 1)
        isPractice = way % 2 == 1
        mode = UInt8(way / 2 % Self.mostModes)
        hasAdditions = way >= 2 * Self.mostModes
        seed = try reader.bits()
        player = try Self.name(from: &reader)
    }

    private static func name(
        from reader: inout ByteReader
    ) throws(RecordingProblem) -> PlayerName {
        let start = reader.position
        let text = try reader.text(longest: RecordingFormat.longestName)
        let name: PlayerName
        do { name = try PlayerName(text) } catch { throw .name(error) }
        // Names are stored trimmed, so a recording has just one encoding.
        guard name.text.bytes == text.bytes else {
            throw .damaged(at: start)
        }
        return name
    }
}

/// The part after a recording's settings: its stage and its claimed result.
@usableFromInline
struct RecordingClaim {
    @usableFromInline let stage: StageShape
    @usableFromInline let result: RunResult

    init(stage: StageShape, result: RunResult) {
        self.stage = stage
        self.result = result
    }

    @inline(never)
    func write(to writer: inout ByteWriter) {
        writer.write(stage.width)
        writer.write(stage.height)
        writer.write(result.ticks)
        writer.write(result.score)
        writer.write(bits: result.stateHash)
    }

    /// Reads what `write(to:)` wrote.
    ///
    /// - Throws: `.stage`, `.cutShort` or `.damaged`.
    @inline(never)
    @usableFromInline
    init(
        from reader: inout ByteReader, format: StageFormat, mostTicks: Int
    ) throws(RecordingProblem) {
        let shape = StageShape(
            width: try reader.number(upTo: InputPoint.limit),
            height: try reader.number(upTo: InputPoint.limit))
        guard format.allows(shape) else { throw .stage(width: shape.width, height: shape.height) }
        stage = shape
        result = RunResult(
            ticks: try reader.number(upTo: mostTicks),
            score: try reader.number(upTo: RecordingFormat.highestScore),
            stateHash: try reader.bits())
    }
}
