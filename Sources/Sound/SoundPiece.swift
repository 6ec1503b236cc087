import Phrases

/// Something that can be rendered: an effect at a step, or a tune.
public enum SoundPiece: Equatable, Sendable {
    /// An effect at a step from 0 to its `lastStep`.
    case effect(SoundEffect, step: Int)
    /// One pass through a tune.
    case tune(Tune)

    /// All pieces, effects first.
    public static let all: [SoundPiece] = {
        var pieces: [SoundPiece] = []
        for effect in SoundEffect.allCases {
            for step in 0...effect.lastStep { pieces.append(.effect(effect, step: step)) }
        }
        for tune in Tune.allCases { pieces.append(.tune(tune)) }
        return pieces
    }()

    /// The file name without its extension. For effects with several steps, it includes the step in
    /// two digits.
    public var name: String {
        switch self {
        case .effect(let effect, let step):
            if effect.lastStep == 0 { return effect.name }
            return String(joining: effect.name, step < 10 ? "-0" : "-", String(step))
        case .tune(let tune): return tune.name
        }
    }

    /// The samples, each from -1 to 1.
    public var samples: [Float] {
        switch self {
        case .effect(let effect, let step): Synthesizer.samples(of: effect, step: step)
        case .tune(let tune): Synthesizer.samples(of: tune)
        }
    }
}
