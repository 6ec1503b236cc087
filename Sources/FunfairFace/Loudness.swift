import Foundation
import Funfair

/// How loud what is to be heard is.
public struct Loudness: Equatable, Sendable {
    /// The share of full loudness that the loudest sample may have: the gain behind everything.
    public static let loudest = 0.5

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
    public var ofMusic: Double { isHeard ? Double(track?.musicLoudness ?? 0) / 1000 : 0 }

    /// The gain of cues, 0 to 1; where it is 0 none is played.
    public var ofEffects: Double { isHeard ? Double(track?.effectsLoudness ?? 0) / 1000 : 0 }
}

/// A gain on its way to another: what jumps clicks.
struct Ramp: Equatable {
    /// Seconds in which it comes two thirds of its way where nothing may be waited for.
    static let swift = 0.015
    /// The same for music that becomes louder or softer, or makes room for another.
    static let slow = 0.12
    /// What is nearer than this is there.
    private static let step = 0.001

    /// The gain now, 0 to 1.
    private(set) var gain = 0.0

    /// It is so from now on: nothing is heard that could click.
    mutating func jump(to goal: Double) { gain = goal }

    /// Comes nearer.
    ///
    /// - Parameters:
    ///   - goal: where it is to come.
    ///   - seconds: how much time went by.
    ///   - pace: the seconds of two thirds of the way.
    mutating func approach(_ goal: Double, in seconds: Double, pace: Double) {
        gain += (goal - gain) * (1 - exp(-seconds / pace))
        if abs(goal - gain) < Self.step { gain = goal }
    }
}
