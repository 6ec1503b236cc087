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

/// Brings what is to be heard to a loudspeaker. Where that has stopped by itself, the next thing to
/// be heard starts it again.
@MainActor
public final class SoundDesk<Speaker: Loudspeaker>: Sounding {
    private let speaker: Speaker
    private let bank: SoundBank<Speaker.Buffer>
    private var loudness = Loudness()
    private var tune: Tune?
    /// What is still to come of a wheel that turns.
    private var coming: Task<Void, Never>?

    /// A desk; what it will play is rendered from now on.
    public init(_ speaker: Speaker) {
        self.speaker = speaker
        bank = SoundBank { speaker.buffer(of: $0) }
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
        guard loudness.isHeard, loudness.ofEffects > 0, let heard = HeardCue(cue) else { return }
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

    /// Lets be heard what is wanted; where that is nothing, nothing is computed either.
    private func follow() {
        guard loudness.isHeard else { return speaker.pause() }
        if !speaker.isRunning { speaker.start() }
        guard speaker.isRunning else { return }
        speaker.setLoudness(music: loudness.ofMusic, effects: loudness.ofEffects)
        guard let wanted = loudness.music?.tune, wanted != tune || !speaker.isLooping,
            let buffer = bank.tune(wanted)
        else { return }
        tune = wanted
        speaker.loop(buffer)
    }
}
