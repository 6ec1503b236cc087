import AVFoundation
import Foundation
import FunfairFace

/// Plays rendered sounds.
@MainActor
final class Engine: AudioOutput {
    private let engine = AVAudioEngine()
    private let effects = AVAudioMixerNode()
    private let music = AVAudioPlayerNode()
    private let voices = (0..<12).map { _ in AVAudioPlayerNode() }
    private let format = AVAudioFormat(
        standardFormatWithSampleRate: Double(SoundBank<AVAudioPCMBuffer?>.rate), channels: 1)
    private var turn = 0
    var whenStopped: (@MainActor () -> Void)?

    var isRunning: Bool { engine.isRunning }
    var isLooping: Bool { music.isPlaying }

    init() {
        for node in voices + [music, effects] { engine.attach(node) }
        for voice in voices { engine.connect(voice, to: effects, format: format) }
        engine.connect(effects, to: engine.mainMixerNode, format: format)
        engine.connect(music, to: engine.mainMixerNode, format: format)
        engine.mainMixerNode.outputVolume = Float(Loudness.loudest)
        // Changing headphones stops the engine, and a phone call pauses its players.
        listen(for: .AVAudioEngineConfigurationChange, from: engine)
        listen(for: AVAudioSession.interruptionNotification, from: nil)
    }

    private func listen(for name: NSNotification.Name, from object: AVAudioEngine?) {
        let center = NotificationCenter.default
        // The observer lives as long as the app.
        _ = center.addObserver(forName: name, object: object, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.stopped() }
        }
    }

    private func stopped() {
        music.stop()
        whenStopped?()
    }

    func start() {
        // Mixes with other audio, and obeys the silent switch.
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
        try? engine.start()
    }

    func pause() { engine.pause() }

    func setLoudness(music: Double, effects: Double) {
        self.music.volume = Float(music)
        self.effects.outputVolume = Float(effects)
    }

    func play(_ buffer: AVAudioPCMBuffer?) {
        turn = (turn + 1) % voices.count
        play(buffer, on: voices[turn])
    }

    func loop(_ buffer: AVAudioPCMBuffer?) {
        music.stop()
        play(buffer, on: music, loops: true)
    }

    private func play(
        _ buffer: AVAudioPCMBuffer?, on node: AVAudioPlayerNode, loops: Bool = false
    ) {
        guard let buffer else { return }
        node.scheduleBuffer(buffer, at: nil, options: loops ? .loops : .interrupts)
        node.play()
    }

    func buffer(of samples: [Float]) -> AVAudioPCMBuffer? {
        let count = AVAudioFrameCount(samples.count)
        guard let format, let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: count),
            let channel = buffer.floatChannelData?[0]
        else { return nil }
        buffer.frameLength = count
        for (index, sample) in samples.enumerated() { channel[index] = sample }
        return buffer
    }
}
