import Testing

@testable import Sound

@Suite("Looping a tune")
struct TuneTests {
    @Test("A tune's first sample follows its last one smoothly", arguments: Heard.tunes)
    func seam(heard: Heard) throws {
        let seam = abs(try #require(heard.samples.first) - (try #require(heard.samples.last)))
        #expect(seam < 0.02)
    }

    @Test("A tune is as loud around the seam of the loop as elsewhere", arguments: Heard.tunes)
    func energy(heard: Heard) {
        let second = Synthesizer.samplesPerSecond
        let around = Array(heard.samples.suffix(second / 2) + heard.samples.prefix(second / 2))
        #expect(abs(decibels(Heard.loudness(around[...])) - decibels(heard.loudness)) < 4)
    }

    @Test("A note held at the end continues at the beginning", arguments: [4, 8])
    func around(steps: Int) throws {
        let part = try Part(
            .bells, loudness: 1, String(repeating: ".", count: steps - 1) + "c6")
        let sheetMusic = SheetMusic(samplesPerStep: 2_000, parts: [part], peak: 0.5)
        let samples = Band.samples(of: sheetMusic)
        #expect(samples.count == steps * 2_000)
        #expect(Heard.loudness(samples.prefix(1_000)) > 0.02)
    }

    @Test("All parts of a tune have the same length", arguments: Tune.allCases)
    func steps(tune: Tune) {
        #expect(Set(tune.sheetMusic.parts.map(\.steps)) == [tune.sheetMusic.steps])
    }

    @Test("The bass is lower than the melody, at every step", arguments: Tune.allCases)
    func order(tune: Tune) throws {
        let bass = try #require(tune.sheetMusic.parts.first { $0.instrument == .bass })
        let pipes = try #require(tune.sheetMusic.parts.first { $0.instrument == .pipes })
        let highest = try #require(bass.notes.map(\.halfTones).max())
        #expect(highest < (try #require(pipes.notes.map(\.halfTones).min())))
    }
}

@Suite("Notation of a part")
struct ScoreReaderTests {
    private func notes(_ text: String) throws -> [Note] {
        try Part(.pipes, loudness: 1, text).notes
    }

    @Test func `A letter and an octave form a note of one step`() throws {
        #expect(
            try notes("c0 a4") == [
                Note(halfTones: 0, start: 0, length: 1), Note(halfTones: 57, start: 1, length: 1),
            ])
    }

    @Test func `A hash raises a note by a semitone`() throws {
        #expect(try notes("f#2") == [Note(halfTones: 30, start: 0, length: 1)])
    }

    @Test func `Each hyphen in a part extends the note by one step`() throws {
        #expect(
            try notes("c1--- d1") == [
                Note(halfTones: 12, start: 0, length: 4), Note(halfTones: 14, start: 4, length: 1),
            ])
    }

    @Test func `Notes without a space between them form a chord`() throws {
        #expect(
            try notes("c1e1-") == [
                Note(halfTones: 12, start: 0, length: 2), Note(halfTones: 16, start: 0, length: 2),
            ])
    }

    @Test func `Rests in a part take time, but bars and line breaks don't`() throws {
        #expect(try notes(".- | \n c1") == [Note(halfTones: 12, start: 2, length: 1)])
    }

    @Test func `An invalid note is refused with its position`() {
        #expect(throws: SheetMusicProblem.unknown(at: 3)) { try notes("c1 h1") }
        #expect(throws: SheetMusicProblem.noOctave(at: 1)) { try notes("c-") }
        #expect(throws: SheetMusicProblem.noOctave(at: 4)) { try notes("c1 d") }
        #expect(throws: SheetMusicProblem.nothingToHold(at: 0)) { try notes("- c1") }
    }
}
