import Funfair

/// How loud what is to be heard is, and how it comes and goes.
public struct Loudness: Equatable, Sendable {
    /// The share of full loudness that the loudest sample may have: the gain behind everything.
    public static let loudest = 0.5
    /// Seconds in which a loudness changes by two thirds: too slow to click, too fast to be waited
    /// for.
    public static let swift = 0.015
    /// The same for music.
    public static let slow = 0.12
    /// The same for a tune that comes in place of another.
    public static let fade = 0.35
    /// Seconds after which nothing is heard any more of a tune that went.
    public static let gone = 3.0
    /// Seconds after which nothing is left of what was made silent: the engine may stop.
    public static let silent = 0.2

    private var track: Soundtrack?
    /// Whether the face is not seen.
    public var isAsleep = false

    /// Nothing is to be heard yet.
    public init() {}

    /// What is to be heard from now on.
    public mutating func want(_ track: Soundtrack) { self.track = track }

    /// What goes round, where anything is to be heard.
    public var music: Music? { track?.music }

    /// Whether anything is to be heard: where nothing is, nothing is computed either.
    public var isHeard: Bool {
        guard let track, !isAsleep else { return false }
        return track.musicLoudness > 0 || track.effectsLoudness > 0
    }

    /// The gain of music, 0 to 1.
    public var ofMusic: Double { Double(track?.musicLoudness ?? 0) / 1000 }

    /// The gain of cues, 0 to 1; where it is 0 none is played.
    public var ofEffects: Double { Double(track?.effectsLoudness ?? 0) / 1000 }
}

/// How many sounds there are at a time.
public struct Voices: Equatable, Sendable {
    /// So many are told apart; more are only louder.
    public static let most = 24

    private var ends: [Double] = []

    /// Silence.
    public init() {}

    /// Whether one more begins.
    ///
    /// - Parameters:
    ///   - now: seconds of any clock.
    ///   - length: seconds.
    public mutating func begin(at now: Double, length: Double) -> Bool {
        ends.removeAll { $0 <= now }
        guard ends.count < Self.most else { return false }
        ends.append(now + length)
        return true
    }
}
