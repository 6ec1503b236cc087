import Arcade
import Funfair
import Sound

/// A cue's sound, and when to play it.
public struct HeardCue: Equatable, Sendable {
    /// The sound to play.
    public let piece: SoundPiece
    /// When to play it, in seconds after the cue: see `SoundEffect.delays`.
    public let delays: [Double]
    /// Whether it cuts off the remaining sounds of the previous cue.
    public let silencesPrevious: Bool

    /// Finds the sound of a cue; nil if it's silent.
    public init?(_ cue: Cue) {
        guard let sound = CueSound(of: cue) else { return nil }
        piece = .effect(sound.effect, step: sound.step)
        delays = sound.effect.delays
        silencesPrevious = sound.silencesPrevious
    }
}

extension Music {
    /// The tune to loop.
    public var tune: Tune {
        switch self {
        case .home: .home
        case .play: .play
        }
    }
}

/// Renders every sound, and keeps it in the device's own format.
///
/// A `Buffer` is made from mono samples from −1 to 1, `rate` per second.
@MainActor
public final class SoundBank<Buffer> {
    /// Samples per second.
    public static var rate: Int { Synthesizer.samplesPerSecond }

    private let make: ([Float]) -> Buffer
    private let render: @Sendable (SoundPiece) -> [Float]
    private var buffers: [Int: Buffer] = [:]

    /// - Parameter make: converts samples to the device's format.
    public convenience init(make: @escaping ([Float]) -> Buffer) {
        self.init(make: make) { $0.samples }
    }

    init(make: @escaping ([Float]) -> Buffer, render: @escaping @Sendable (SoundPiece) -> [Float]) {
        self.make = make
        self.render = render
    }

    /// Renders everything in the background: the effects one by one and, at the same time, the
    /// tunes, which take longer.
    ///
    /// - Parameter tell: called with each tune that is ready.
    public func prepare(_ tell: @escaping @MainActor (Tune) -> Void = { _ in }) async {
        async let tunes: Void = prepareTunes(tell)
        for piece in SoundPiece.all {
            if case .effect = piece { await prepare(piece) }
        }
        await tunes
    }

    private func prepareTunes(_ tell: @MainActor (Tune) -> Void) async {
        for tune in Tune.allCases {
            await prepare(.tune(tune))
            if buffers[Self.key(.tune(tune))] != nil { tell(tune) }
        }
    }

    private func prepare(_ piece: SoundPiece) async {
        guard buffers[Self.key(piece)] == nil, !Task.isCancelled else { return }
        let samples = await Self.samples(of: piece, by: render)
        // The piece may have been rendered on demand in the meantime.
        if buffers[Self.key(piece)] == nil { buffers[Self.key(piece)] = make(samples) }
    }

    /// Returns a tune, if it's ready.
    public func tune(_ tune: Tune) -> Buffer? { buffers[Self.key(.tune(tune))] }

    /// Returns the sound of a cue, rendering it now if necessary.
    public func buffer(of cue: HeardCue) -> Buffer {
        let key = Self.key(cue.piece)
        if let buffer = buffers[key] { return buffer }
        let buffer = make(render(cue.piece))
        buffers[key] = buffer
        return buffer
    }

    /// Runs off the main actor, because rendering a tune takes a while.
    @concurrent
    private nonisolated static func samples(
        of piece: SoundPiece, by render: @Sendable (SoundPiece) -> [Float]
    ) async -> [Float] { render(piece) }

    private static func key(_ piece: SoundPiece) -> Int {
        switch piece {
        case .effect(let effect, let step): Int(effect.rawValue) << 8 | step
        case .tune(let tune): 1 << 16 | Int(tune.rawValue)
        }
    }
}
