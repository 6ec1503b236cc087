import Arcade
import Funfair
import Sound

/// What sounds come out of.
@MainActor
public protocol Loudspeaker<Buffer>: AnyObject {
    /// Samples as it plays them.
    associatedtype Buffer
    /// Samples from −1 to 1, of one channel and `SoundBank.rate` a second, as it plays them.
    func buffer(of samples: [Float]) -> Buffer
    /// Whether it can be heard. It may stop by itself: with a telephone call, or with other
    /// headphones.
    var isRunning: Bool { get }
    /// Whether something goes round.
    var isLooping: Bool { get }
    /// Is to be called when it has stopped by itself and could begin again; what went round does so no
    /// more.
    var whenStopped: (@MainActor () -> Void)? { get set }
    /// Begins, if it can.
    func start()
    /// Rests, and keeps what goes round.
    func pause()
    /// How loud music and cues are from now on, 0 to 1 each.
    func setLoudness(music: Double, effects: Double)
    /// Plays something once.
    func play(_ buffer: Buffer)
    /// Lets something go round, in place of what did.
    func loop(_ buffer: Buffer)
}

/// Brings what is to be heard to a loudspeaker: nothing jumps, and music makes room for another.
@MainActor
public final class SoundDesk<Speaker: Loudspeaker>: Sounding {
    /// Milliseconds between two steps on the way to another loudness.
    private static var step: Int { 10 }

    private let speaker: Speaker
    private let bank: SoundBank<Speaker.Buffer>
    private let clock: any Timing
    private var loudness = Loudness()
    private var music = Ramp()
    private var effects = Ramp()
    /// What goes round.
    private var tune: Tune?
    /// What is still to come of a wheel that turns.
    private var coming: Task<Void, Never>?
    /// Brings the loudness to where it is to be.
    private var way: Task<Void, Never>?

    /// A desk; what it will play is rendered from now on.
    public convenience init(_ speaker: Speaker) {
        self.init(speaker, bank: SoundBank { speaker.buffer(of: $0) }, clock: SystemClock())
    }

    init(_ speaker: Speaker, bank: SoundBank<Speaker.Buffer>, clock: any Timing) {
        self.speaker = speaker
        self.bank = bank
        self.clock = clock
        speaker.whenStopped = { [weak self] in self?.comeBack() }
        Task { [weak self, bank] in await bank.prepare { _ in self?.follow() } }
    }

    public func want(_ soundtrack: Soundtrack) {
        loudness.want(soundtrack)
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
        if heard.isLast { coming?.cancel() }
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

    /// Lets be heard what is wanted; where that is nothing, nothing is computed either.
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

    /// One step on the way.
    ///
    /// - Returns: whether there is another.
    private func goOn() -> Bool {
        guard speaker.isRunning else { return false }
        change()
        // What goes round does so until the next is rendered.
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

    /// What is to go round, where it is rendered already.
    private var wanted: Speaker.Buffer? { loudness.music.flatMap { bank.tune($0.tune) } }

    private var isWantedTune: Bool { tune == loudness.music?.tune }

    /// Where the tune before is silent, the next one begins.
    private func change() {
        guard loudness.isHeard, !isWantedTune, music.gain == 0, let wanted else { return }
        tune = loudness.music?.tune
        speaker.loop(wanted)
    }

    private func tell() { speaker.setLoudness(music: music.gain, effects: effects.gain) }
}
