import Foundation
import Funfair

/// The loudness of music and effects.
public struct Loudness: Equatable, Sendable {
    /// The overall gain: the loudest sample as a share of full scale.
    public static let loudest = 0.5

    private var track: Soundtrack?
    /// Whether the app is in the background.
    public var isAsleep = false

    /// Creates the loudness without a soundtrack, which is silent.
    public init() {}

    /// Sets what to play.
    public mutating func setSoundtrack(_ track: Soundtrack) { self.track = track }

    /// The music to loop, if any.
    public var music: Music? { track?.music }

    /// Whether anything is audible. If not, no audio is computed.
    public var isHeard: Bool {
        guard let track, !isAsleep else { return false }
        return track.musicLoudness > 0 || track.effectsLoudness > 0
    }

    /// The gain of music, 0 to 1.
    public var ofMusic: Double { isHeard ? Double(track?.musicLoudness ?? 0) / 1000 : 0 }

    /// The gain of cues, 0 to 1. At 0, cues aren't played.
    public var ofEffects: Double { isHeard ? Double(track?.effectsLoudness ?? 0) / 1000 : 0 }
}

/// A gain that changes gradually, because jumps would click.
struct Ramp: Equatable {
    /// Time constant of a quick fade, in seconds: the time for two thirds of the way.
    static let swift = 0.015
    /// Time constant of changes in the music's loudness and between tunes, in seconds.
    static let slow = 0.12
    /// Differences below this are skipped.
    private static let step = 0.001

    /// The gain now, 0 to 1.
    private(set) var gain = 0.0

    /// Sets the gain at once. Call this only while nothing is playing that could click.
    mutating func jump(to goal: Double) { gain = goal }

    /// Moves towards a gain.
    ///
    /// - Parameters:
    ///   - goal: the gain to reach.
    ///   - seconds: the time passed.
    ///   - pace: the seconds for two thirds of the way.
    mutating func approach(_ goal: Double, in seconds: Double, pace: Double) {
        gain += (goal - gain) * (1 - exp(-seconds / pace))
        if abs(goal - gain) < Self.step { gain = goal }
    }
}
