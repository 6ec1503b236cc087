import Arcade
import Funfair
import Sound

/// An audio output.
@MainActor
public protocol AudioOutput<Buffer>: AnyObject {
    /// The output's own sample format.
    associatedtype Buffer
    /// Converts samples from −1 to 1, mono, at `SoundBank.rate` per second, to a buffer.
    func buffer(of samples: [Float]) -> Buffer
    /// Whether the output is running. It may stop by itself, for a phone call or when headphones
    /// change.
    var isRunning: Bool { get }
    /// Whether a buffer is looping.
    var isLooping: Bool { get }
    /// Called when the output has stopped by itself and can start again. Its loop doesn't resume.
    var whenStopped: (@MainActor () -> Void)? { get set }
    /// Starts, if possible.
    func start()
    /// Pauses the output, and keeps the loop.
    func pause()
    /// Sets the loudness of music and cues, 0 to 1 each.
    func setLoudness(music: Double, effects: Double)
    /// Plays a buffer once.
    func play(_ buffer: Buffer)
    /// Loops a buffer, instead of the current one.
    func loop(_ buffer: Buffer)
}

/// Plays the app's sounds on a loudspeaker. Changes in loudness are gradual, and tunes fade out
/// before the next one.
@MainActor
public final class SoundDesk<Speaker: AudioOutput>: SoundPlayer {
    /// Milliseconds between steps of a fade.
    private static var step: Int { 10 }

    private let speaker: Speaker
    private let bank: SoundBank<Speaker.Buffer>
    private let clock: any DeviceClock
    private var loudness = Loudness()
    private var music = Ramp()
    private var effects = Ramp()
    /// The tune that is looping.
    private var tune: Tune?
    /// The remaining ticks of a turning wheel.
    private var coming: Task<Void, Never>?
    /// The current fade towards the wanted loudness.
    private var way: Task<Void, Never>?

    /// Creates a desk and starts rendering its sounds.
    public convenience init(_ speaker: Speaker) {
        self.init(speaker, bank: SoundBank { speaker.buffer(of: $0) }, clock: SystemClock())
    }

    init(_ speaker: Speaker, bank: SoundBank<Speaker.Buffer>, clock: any DeviceClock) {
        self.speaker = speaker
        self.bank = bank
        self.clock = clock
        speaker.whenStopped = { [weak self] in self?.comeBack() }
        Task { [weak self, bank] in await bank.prepare { _ in self?.follow() } }
    }

    public func setSoundtrack(_ soundtrack: Soundtrack) {
        loudness.setSoundtrack(soundtrack)
        follow()
    }

    public func wake() {
        loudness.isAsleep = false
        follow()
    }

    public func sleep() {
        loudness.isAsleep = true
        follow()
    }

    public func play(_ cue: Cue) {
        guard loudness.ofEffects > 0, let heard = HeardCue(cue) else { return }
        if !speaker.isRunning { follow() }
        if heard.silencesPrevious { coming?.cancel() }
        let buffer = bank.buffer(of: heard)
        guard heard.delays.count > 1 else { return sound(buffer) }
        coming = Task { [weak self] in
            let start = ContinuousClock.now
            for delay in heard.delays {
                try? await Task.sleep(until: start + .seconds(delay), clock: .continuous)
                if Task.isCancelled { return }
                self?.sound(buffer)
            }
        }
    }

    private func sound(_ buffer: Speaker.Buffer) {
        if speaker.isRunning { speaker.play(buffer) }
    }

    private func comeBack() {
        tune = nil
        follow()
    }

    /// Applies the wanted sound. Nothing runs while everything is silent.
    private func follow() {
        if loudness.isHeard, !speaker.isRunning {
            speaker.start()
            music.jump(to: 0)
            effects.jump(to: loudness.ofEffects)
            tell()
        }
        guard speaker.isRunning, way == nil else { return }
        if !speaker.isLooping { tune = nil }
        way = Task { [weak self, clock] in
            while self?.goOn() ?? false {
                try? await clock.wait(milliseconds: Self.step)
            }
            self?.way = nil
        }
    }

    /// Takes one step of a fade.
    ///
    /// - Returns: whether another step follows.
    private func goOn() -> Bool {
        guard speaker.isRunning else { return false }
        change()
        // The current tune plays on until the next one is rendered.
        let goal = isWantedTune || tune != nil && wanted == nil ? loudness.ofMusic : 0
        let seconds = Double(Self.step) / 1000
        let pace = loudness.isHeard ? Ramp.slow : Ramp.swift
        music.approach(goal, in: seconds, pace: pace)
        effects.approach(loudness.ofEffects, in: seconds, pace: Ramp.swift)
        tell()
        guard music.gain == goal, effects.gain == loudness.ofEffects else { return true }
        if !loudness.isHeard { speaker.pause() }
        return loudness.isHeard && !isWantedTune && wanted != nil
    }

    /// The buffer to loop, if it's rendered already.
    private var wanted: Speaker.Buffer? { loudness.music.flatMap { bank.tune($0.tune) } }

    private var isWantedTune: Bool { tune == loudness.music?.tune }

    /// Starts the next tune once the previous one is silent.
    private func change() {
        guard loudness.isHeard, !isWantedTune, music.gain == 0, let wanted else { return }
        tune = loudness.music?.tune
        speaker.loop(wanted)
    }

    private func tell() { speaker.setLoudness(music: music.gain, effects: effects.gain) }
}
