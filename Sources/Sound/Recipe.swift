/// What a short sound is made of.
struct Recipe {
    /// Sounding together or one after the other.
    let voices: [Voice]
    /// Where its loudest sample is brought, as a share of the loudest there can be.
    let peak: Double
    /// What comes back from the walls, if anything does.
    let echo: Echo?

    init(peak: Double, echo: Echo? = nil, _ voices: [Voice]) {
        self.voices = voices
        self.peak = peak
        self.echo = echo
    }
}

/// A sound coming back, each time softer.
struct Echo {
    /// Seconds between two times.
    let delay: Double
    /// How loud it is, as a share of the time before.
    let share: Double
    /// How often.
    let times: Int
}

/// One of the layers of a sound: a wave or noise that comes, dies away, and may slide.
struct Voice {
    let timbre: Timbre
    /// Hertz at the start; the middle of the band where it is noise.
    let pitch: Double
    /// Hertz that it slides to.
    let end: Double
    /// Seconds until half of that way is done.
    let glide: Double
    /// Seconds after the start of the sound.
    let late: Double
    /// Seconds until it is as loud as it gets.
    let attack: Double
    /// Seconds in which it grows half as loud, again and again.
    let halfLife: Double
    /// Seconds until it has gone.
    let length: Double
    /// Against the other voices.
    let loudness: Double

    /// - Parameters:
    ///   - timbre: what it is made of.
    ///   - pitch: hertz.
    ///   - end: hertz that it slides to; `pitch` where it is nil.
    ///   - glide: seconds until half of that way is done.
    ///   - late: seconds after the start of the sound.
    ///   - attack: seconds, at most half of `length`.
    ///   - halfLife: seconds.
    ///   - length: seconds.
    ///   - loudness: against the other voices.
    init(
        _ timbre: Timbre, _ pitch: Double, to end: Double? = nil, glide: Double = 0.02,
        late: Double = 0, attack: Double = 0.004, halfLife: Double, length: Double,
        loudness: Double = 1
    ) {
        self.timbre = timbre
        self.pitch = pitch
        self.end = end ?? pitch
        self.glide = glide
        self.late = late
        self.attack = attack
        self.halfLife = halfLife
        self.length = length
        self.loudness = loudness
    }

    /// The same, a number of half tones higher.
    func raised(by halfTones: Int) -> Voice {
        let ratio = Pitch.ratio(halfTones)
        return Voice(
            timbre, pitch * ratio, to: end * ratio, glide: glide, late: late, attack: attack,
            halfLife: halfLife, length: length, loudness: loudness)
    }
}
