/// The ingredients of a short sound.
struct Recipe {
    /// The voices, together or one after another.
    let voices: [Voice]
    /// The level of the loudest sample, as a share of the maximum.
    let peak: Double
    /// The echo, if any.
    let echo: Echo?

    init(peak: Double, echo: Echo? = nil, _ voices: [Voice]) {
        self.voices = voices
        self.peak = peak
        self.echo = echo
    }
}

/// A repeated echo, softer each time.
struct Echo {
    /// The seconds between repetitions.
    let delay: Double
    /// The loudness, as a share of the previous repetition's.
    let share: Double
    /// The number of repetitions.
    let times: Int
}

/// A layer of a sound: a wave or noise that swells and fades, and whose frequency may slide.
struct Voice {
    let timbre: Timbre
    /// The starting frequency in hertz; for noise, the middle of the band.
    let pitch: Double
    /// The final frequency in hertz.
    let end: Double
    /// The seconds until half of the slide is done.
    let glide: Double
    /// The seconds from the start of the sound to the start of the voice.
    let late: Double
    /// The seconds until the voice reaches full loudness.
    let attack: Double
    /// The seconds until the loudness has halved.
    let halfLife: Double
    /// The seconds until the voice ends.
    let length: Double
    /// The loudness relative to the other voices.
    let loudness: Double

    /// Creates a voice.
    ///
    /// - Parameters:
    ///   - timbre: the timbre.
    ///   - pitch: the starting frequency in hertz.
    ///   - end: the final frequency in hertz; `pitch` if nil.
    ///   - glide: the seconds until half of the slide is done.
    ///   - late: the seconds from the start of the sound to the start of the voice.
    ///   - attack: the seconds until full loudness, at most half of `length`.
    ///   - halfLife: the seconds until the loudness has halved.
    ///   - length: the seconds until the voice ends.
    ///   - loudness: the loudness relative to the other voices.
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

    /// Returns the voice raised by this many semitones.
    func raised(by halfTones: Int) -> Voice {
        let ratio = Pitch.ratio(halfTones)
        return Voice(
            timbre, pitch * ratio, to: end * ratio, glide: glide, late: late, attack: attack,
            halfLife: halfLife, length: length, loudness: loudness)
    }
}
