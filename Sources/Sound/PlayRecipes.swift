extension SoundEffect {
    /// Returns the effect's recipe at a pitch step.
    ///
    /// - Parameter step: 0 to `lastStep`.
    func recipe(step: Int) -> Recipe {
        switch self {
        case .pop: .pop(halfTones: step)
        case .burst: .burst
        case .countdown: .countdown(halfTones: step)
        case .go: .go
        case .smash: .smash(halfTones: Pitch.scaleHalfTones(step))
        case .crack: .crack
        case .bounce: .bounce
        case .paddle: .paddle
        case .launch: .launch
        case .lost: .lost
        case .lifeLost: .lifeLost
        case .cleared: .cleared
        case .bonus: .bonus
        case .nudge: .nudge
        case .miss: .miss
        case .wheelTick: .wheelTick
        case .rattle: .rattle
        case .smallWin: .smallWin
        case .bigWin: .bigWin
        case .loss: .loss
        case .badge: .badge
        case .gameOver: .gameOver
        case .newBest: .newBest
        case .button: .button
        case .drop: .drop
        case .caught: .caught
        case .spoiled: .spoiled
        case .moreTime: .moreTime
        case .roll: .roll(speed: Double(step) / 7)
        case .knock: .knock(halfTones: step)
        case .fanfare: .fanfare
        case .drum: .drum
        }
    }
}

/// Frequent sounds: short, and softer the more often they occur.
extension Recipe {
    /// A bubble pops: its pitch jumps up, and a small wooden bar sustains it.
    static func pop(halfTones: Int) -> Recipe {
        Recipe(
            peak: 0.6,
            [
                Voice(
                    .round, Pitch.c(5) * 0.6, to: Pitch.c(5), glide: 0.009, attack: 0.003,
                    halfLife: 0.03, length: 0.17
                ).raised(by: halfTones),
                Voice(
                    .mallet, Pitch.c(6), late: 0.012, halfLife: 0.035, length: 0.2, loudness: 0.3
                ).raised(by: halfTones),
                Voice(.hiss, 3_200, halfLife: 0.006, length: 0.04, loudness: 0.35),
            ])
    }

    /// A bubble that vanishes by itself: only air.
    static var burst: Recipe {
        Recipe(
            peak: 0.26,
            [
                Voice(
                    .hiss, 2_400, to: 700, glide: 0.03, attack: 0.008, halfLife: 0.03, length: 0.16),
                Voice(
                    .round, Pitch.a(4), to: Pitch.e(4), glide: 0.03, attack: 0.008,
                    halfLife: 0.03, length: 0.16, loudness: 0.4),
            ])
    }

    static func countdown(halfTones: Int) -> Recipe {
        Recipe(
            peak: 0.4,
            [
                Voice(.wood, Pitch.g(5), attack: 0.002, halfLife: 0.02, length: 0.12).raised(
                    by: halfTones),
                Voice(.pure, Pitch.g(4), halfLife: 0.03, length: 0.16, loudness: 0.5).raised(
                    by: halfTones),
            ])
    }

    static func smash(halfTones: Int) -> Recipe {
        Recipe(
            peak: 0.55,
            [
                Voice(.mallet, Pitch.g(4), attack: 0.002, halfLife: 0.05, length: 0.26).raised(
                    by: halfTones),
                Voice(.hiss, 1_800, to: 900, halfLife: 0.012, length: 0.08, loudness: 0.7),
                Voice(.hiss, 4_200, late: 0.03, halfLife: 0.014, length: 0.08, loudness: 0.25),
            ])
    }

    static var crack: Recipe {
        Recipe(
            peak: 0.4,
            [
                Voice(.wood, 310, to: 250, attack: 0.002, halfLife: 0.018, length: 0.11),
                Voice(.hiss, 2_600, halfLife: 0.005, length: 0.04, loudness: 0.8),
                Voice(.hiss, 3_100, late: 0.028, halfLife: 0.006, length: 0.05, loudness: 0.5),
            ])
    }

    static var bounce: Recipe {
        Recipe(
            peak: 0.28,
            [
                Voice(.mallet, Pitch.c(4), attack: 0.003, halfLife: 0.018, length: 0.1),
                Voice(.hiss, 1_400, halfLife: 0.004, length: 0.03, loudness: 0.3),
            ])
    }

    static var paddle: Recipe {
        Recipe(
            peak: 0.45,
            [
                Voice(
                    .round, Pitch.g(3), to: Pitch.c(4), glide: 0.015, halfLife: 0.03, length: 0.16),
                Voice(.mallet, Pitch.c(5), halfLife: 0.025, length: 0.14, loudness: 0.35),
                Voice(.hiss, 900, halfLife: 0.008, length: 0.05, loudness: 0.4),
            ])
    }

    static var launch: Recipe {
        Recipe(
            peak: 0.45,
            [
                Voice(
                    .round, Pitch.c(4), to: Pitch.c(5), glide: 0.05, attack: 0.01, halfLife: 0.07,
                    length: 0.3),
                Voice(
                    .whistle, 700, to: 2_600, glide: 0.06, attack: 0.03, halfLife: 0.06,
                    length: 0.3, loudness: 0.5),
            ])
    }

    static var bonus: Recipe {
        Recipe(
            peak: 0.5, echo: Echo(delay: 0.11, share: 0.3, times: 2),
            [
                Voice(.bell, Pitch.c(6), halfLife: 0.06, length: 0.3),
                Voice(.bell, Pitch.g(6), late: 0.07, halfLife: 0.08, length: 0.36, loudness: 0.8),
            ])
    }

    /// A whistle that falls, like the capsule itself.
    static var drop: Recipe {
        Recipe(
            peak: 0.48,
            [
                Voice(
                    .whistle, 1_900, to: 1_100, glide: 0.12, attack: 0.02, halfLife: 0.07,
                    length: 0.32),
                Voice(.mallet, Pitch.g(5), halfLife: 0.02, length: 0.1, loudness: 0.4),
            ])
    }

    /// Three bells, each higher than the one before.
    static var caught: Recipe {
        Recipe(
            peak: 0.5,
            [
                Voice(.bell, Pitch.c(5), halfLife: 0.05, length: 0.24),
                Voice(.bell, Pitch.e(5), late: 0.06, halfLife: 0.05, length: 0.26, loudness: 0.9),
                Voice(.bell, Pitch.g(5), late: 0.12, halfLife: 0.09, length: 0.36, loudness: 0.9),
            ])
    }

    /// Two low notes, the second lower.
    static var spoiled: Recipe {
        Recipe(
            peak: 0.32,
            [
                Voice(.reed, Pitch.e(3), attack: 0.006, halfLife: 0.05, length: 0.2),
                Voice(
                    .reed, Pitch.c(3), late: 0.11, attack: 0.006, halfLife: 0.07, length: 0.28,
                    loudness: 0.9),
            ])
    }

    /// A clock being wound up: three small steps.
    static var moreTime: Recipe {
        Recipe(
            peak: 0.5,
            [
                Voice(.bell, Pitch.g(5), halfLife: 0.05, length: 0.24),
                Voice(.bell, Pitch.c(6), late: 0.06, halfLife: 0.05, length: 0.26),
                Voice(.bell, Pitch.g(6), late: 0.12, halfLife: 0.08, length: 0.36),
            ])
    }

    static var nudge: Recipe {
        Recipe(
            peak: 0.45,
            [
                Voice(
                    .reed, Pitch.c(3), to: Pitch.g(3), glide: 0.025, attack: 0.006, halfLife: 0.04,
                    length: 0.2),
                Voice(
                    .hiss, 600, to: 1_500, attack: 0.01, halfLife: 0.03, length: 0.16,
                    loudness: 0.5),
            ])
    }

    static var lost: Recipe {
        Recipe(
            peak: 0.5,
            [
                Voice(
                    .round, Pitch.e(4), to: Pitch.a(2), glide: 0.09, attack: 0.008, halfLife: 0.1,
                    length: 0.42),
                Voice(
                    .whistle, 1_300, to: 350, glide: 0.09, attack: 0.02, halfLife: 0.08,
                    length: 0.36, loudness: 0.35),
            ])
    }

    static var miss: Recipe {
        Recipe(
            peak: 0.28,
            [
                Voice(
                    .round, Pitch.a(3), to: Pitch.e(3), glide: 0.02, attack: 0.006, halfLife: 0.025,
                    length: 0.13)
            ])
    }

    static var wheelTick: Recipe {
        Recipe(
            peak: 0.3,
            [
                Voice(.wood, Pitch.d(6), attack: 0.0015, halfLife: 0.007, length: 0.045),
                Voice(.hiss, 3_400, attack: 0.0015, halfLife: 0.003, length: 0.025, loudness: 0.5),
            ])
    }

    static var rattle: Recipe {
        Recipe(
            peak: 0.4,
            [
                Voice(.wood, Pitch.a(5), attack: 0.002, halfLife: 0.01, length: 0.06),
                Voice(
                    .wood, Pitch.g(5), late: 0.052, attack: 0.002, halfLife: 0.01, length: 0.06,
                    loudness: 0.7),
                Voice(
                    .wood, Pitch.a(5), late: 0.09, attack: 0.002, halfLife: 0.009, length: 0.06,
                    loudness: 0.5),
                Voice(
                    .wood, Pitch.g(5), late: 0.118, attack: 0.002, halfLife: 0.009, length: 0.06,
                    loudness: 0.35),
                Voice(.hiss, 1_600, attack: 0.01, halfLife: 0.06, length: 0.2, loudness: 0.12),
            ])
    }

    /// One piece of a rolling sound, whose pieces blend into each other. Slower balls sound lower
    /// and shorter.
    ///
    /// - Parameter speed: 0 to 1.
    static func roll(speed: Double) -> Recipe {
        Recipe(
            peak: 0.275 + 0.19 * speed,
            [
                Voice(
                    .hiss, 420 + 500 * speed, attack: 0.016, halfLife: 0.026 + 0.008 * speed,
                    length: 0.18)
            ])
    }

    /// Ivory against brass: a click, harder and higher with each step.
    static func knock(halfTones: Int) -> Recipe {
        Recipe(
            peak: 0.31 + 0.03 * Double(halfTones),
            [
                Voice(.wood, Pitch.a(5), attack: 0.0015, halfLife: 0.008, length: 0.06).raised(
                    by: halfTones),
                Voice(
                    .hiss, 3_800, attack: 0.0015, halfLife: 0.003, length: 0.03, loudness: 0.5),
            ])
    }

    /// A stroke on a snare drum.
    static var drum: Recipe {
        Recipe(
            peak: 0.36,
            [
                Voice(.round, 210, to: 170, attack: 0.002, halfLife: 0.02, length: 0.12),
                Voice(.hiss, 2_300, attack: 0.002, halfLife: 0.018, length: 0.1, loudness: 0.8),
            ])
    }

    static var button: Recipe {
        Recipe(
            peak: 0.28,
            [
                Voice(.mallet, Pitch.e(5), attack: 0.003, halfLife: 0.016, length: 0.09),
                Voice(.pure, Pitch.a(5), late: 0.018, halfLife: 0.018, length: 0.09, loudness: 0.4),
            ])
    }
}
