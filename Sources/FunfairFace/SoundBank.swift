import Arcade
import Funfair
import Sound

/// What is heard of a cue, and when.
public struct HeardCue: Equatable, Sendable {
    /// What sounds.
    public let piece: SoundPiece
    /// Seconds after the cue at which it sounds: 0 for all but a wheel that turns.
    public let delays: [Double]
    /// Whether what is still to come of the cue before comes no more.
    public let isLast: Bool

    /// What is heard of a cue, or nil where nothing is.
    public init?(_ cue: Cue) {
        guard let sound = CueSound(of: cue) else { return nil }
        piece = .effect(sound.effect, step: sound.step)
        delays = sound.effect == .wheelTick ? WheelTicks.delays : [0]
        isLast = sound.isLast
    }
}

extension Music {
    /// What goes round.
    public var tune: Tune {
        switch self {
        case .home: .home
        case .play: .play
        }
    }
}

/// Renders everything that is heard, and keeps it as the device plays it.
///
/// A `Buffer` is made of samples from −1 to 1, of one channel and `rate` a second.
@MainActor
public final class SoundBank<Buffer> {
    /// Samples a second.
    public static var rate: Int { Synthesizer.samplesPerSecond }

    private let make: ([Float]) -> Buffer
    private let render: @Sendable (SoundPiece) -> [Float]
    private var buffers: [Int: Buffer] = [:]

    /// - Parameter make: makes of samples what the device plays.
    public convenience init(make: @escaping ([Float]) -> Buffer) {
        self.init(make: make) { $0.samples }
    }

    init(make: @escaping ([Float]) -> Buffer, render: @escaping @Sendable (SoundPiece) -> [Float]) {
        self.make = make
        self.render = render
    }

    /// Renders all there is, beside what else goes on: effects one after the other, and beside them
    /// the tunes, which take longer.
    ///
    /// - Parameter tell: is told of each tune that is there.
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
        // Meanwhile it may have been needed.
        if buffers[Self.key(piece)] == nil { buffers[Self.key(piece)] = make(samples) }
    }

    /// A tune, where it is there.
    public func tune(_ tune: Tune) -> Buffer? { buffers[Self.key(.tune(tune))] }

    /// What is heard of a cue; it is rendered at once where it was not yet.
    public func buffer(of cue: HeardCue) -> Buffer {
        let key = Self.key(cue.piece)
        if let buffer = buffers[key] { return buffer }
        let buffer = make(render(cue.piece))
        buffers[key] = buffer
        return buffer
    }

    /// Not on the main actor: a tune takes long.
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
