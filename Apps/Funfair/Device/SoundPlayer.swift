import AVFoundation
import FunfairFace
import Sound

@MainActor
final class SoundPlayer: Sounding {
    private let engine = AVAudioEngine()
    private let effects = AVAudioMixerNode()
    private let music = AVAudioPlayerNode()
    private let voices = (0..<12).map { _ in AVAudioPlayerNode() }
    private let bank: SoundBank<AVAudioPCMBuffer?>
    private var loudness = Loudness()
    private var tune: Tune?
    private var turn = 0
    /// What is still to come of a wheel that turns.
    private var coming: Task<Void, Never>?

    init() {
        let format = AVAudioFormat(
            standardFormatWithSampleRate: Double(Synthesizer.samplesPerSecond), channels: 1)
        bank = SoundBank { samples in format.flatMap { samples.buffer(as: $0) } }
        for node in voices + [music, effects] { engine.attach(node) }
        for voice in voices { engine.connect(voice, to: effects, format: format) }
        engine.connect(effects, to: engine.mainMixerNode, format: format)
        engine.connect(music, to: engine.mainMixerNode, format: format)
        engine.mainMixerNode.outputVolume = Float(Loudness.loudest)
        Task { [weak self, bank] in await bank.prepare { _ in self?.follow() } }
    }

    func want(_ soundtrack: Soundtrack) {
        loudness.want(soundtrack)
        follow()
    }

    func wake() { hear(true) }
    func sleep() { hear(false) }

    private func hear(_ isHeard: Bool) {
        loudness.isAsleep = !isHeard
        follow()
    }

    func play(_ cue: Cue) {
        guard loudness.isHeard, loudness.ofEffects > 0, let heard = HeardCue(cue) else { return }
        if !engine.isRunning { follow() }
        if heard.isLast { coming?.cancel() }
        let buffer = bank.buffer(of: heard)
        guard heard.delays.count > 1 else { return play(buffer) }
        coming = Task {
            var passed = 0.0
            for delay in heard.delays {
                try? await Task.sleep(for: .seconds(delay - passed))
                if Task.isCancelled { return }
                passed = delay
                play(buffer)
            }
        }
    }

    private func play(_ buffer: AVAudioPCMBuffer?) {
        guard engine.isRunning, let buffer else { return }
        turn = (turn + 1) % voices.count
        voices[turn].scheduleBuffer(buffer, at: nil, options: .interrupts)
        voices[turn].play()
    }

    /// Lets be heard what is wanted; where that is nothing, nothing is computed either.
    private func follow() {
        guard loudness.isHeard else { return engine.pause() }
        if !engine.isRunning {
            // Beside what else the device plays, and silent where the device is.
            try? AVAudioSession.sharedInstance().setCategory(.ambient)
            try? engine.start()
        }
        guard engine.isRunning else { return }
        effects.outputVolume = Float(loudness.ofEffects)
        music.volume = Float(loudness.ofMusic)
        guard let wanted = loudness.music?.tune, wanted != tune || !music.isPlaying,
            let buffer = bank.tune(wanted), let buffer
        else { return }
        tune = wanted
        music.stop()
        music.scheduleBuffer(buffer, at: nil, options: .loops)
        music.play()
    }
}

extension [Float] {
    fileprivate func buffer(as format: AVAudioFormat) -> AVAudioPCMBuffer? {
        let count = AVAudioFrameCount(self.count)
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: count),
            let channel = buffer.floatChannelData?[0]
        else { return nil }
        buffer.frameLength = count
        for (index, sample) in enumerated() { channel[index] = sample }
        return buffer
    }
}
