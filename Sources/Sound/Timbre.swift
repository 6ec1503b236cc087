/// The timbre of a voice.
enum Timbre: UInt8 {
    /// A pure wave.
    case pure
    /// A round sound, for bubbles.
    case round
    /// Fairground organ pipes, two of them slightly out of tune.
    case organ
    /// Odd overtones, like a reed or a plucked bass.
    case reed
    /// A small bell or a glockenspiel.
    case bell
    /// A wooden bar under a soft mallet.
    case mallet
    /// A knock on wood.
    case wood
    /// A narrow band of noise, almost with a pitch.
    case whistle
    /// A wide band of noise.
    case hiss

    /// One of the waves that make up a timbre.
    struct Partial {
        /// The frequency as a multiple of the voice's.
        let ratio: Double
        /// The share of the loudness.
        let share: Double
        /// How many times faster than the voice the wave decays.
        let decaySpeed: Double

        init(_ ratio: Double, _ share: Double, decaySpeed: Double = 1) {
            self.ratio = ratio
            self.share = share
            self.decaySpeed = decaySpeed
        }
    }

    /// The waves; empty for noise.
    var partials: [Partial] {
        switch self {
        case .pure: [Partial(1, 1)]
        case .round: [Partial(1, 0.84), Partial(2, 0.16, decaySpeed: 2)]
        case .organ:
            [
                Partial(1, 0.36), Partial(1.004, 0.24), Partial(2, 0.22), Partial(3, 0.1),
                Partial(4, 0.08),
            ]
        case .reed:
            [Partial(1, 0.66), Partial(3, 0.2, decaySpeed: 2), Partial(5, 0.14, decaySpeed: 3)]
        case .bell:
            [
                Partial(1, 0.56), Partial(2.76, 0.26, decaySpeed: 2.2),
                Partial(5.4, 0.13, decaySpeed: 4),
                Partial(8.93, 0.05, decaySpeed: 7),
            ]
        case .mallet:
            [
                Partial(1, 0.76), Partial(3.93, 0.18, decaySpeed: 3.5),
                Partial(9.2, 0.06, decaySpeed: 9),
            ]
        case .wood:
            [
                Partial(1, 0.6), Partial(2.57, 0.27, decaySpeed: 1.6),
                Partial(4.95, 0.13, decaySpeed: 3),
            ]
        case .whistle, .hiss: []
        }
    }

    /// The width of the noise band; nil for waves.
    var noiseDamping: Double? {
        switch self {
        case .whistle: 0.18
        case .hiss: 0.9
        default: nil
        }
    }
}
