import AVFoundation
import Foundation
import FunfairFace

/// Plays rendered sounds.
@MainActor
final class Engine: AudioOutput {
    /// Made when something is first heard: it takes a while, and many players keep the sound off.
    private var graph: AudioGraph?
    private let format = AVAudioFormat(
        standardFormatWithSampleRate: Double(SoundBank<AVAudioPCMBuffer?>.rate), channels: 1)
    private var loudness = (music: 1.0, effects: 1.0)
    var whenStopped: (@MainActor () -> Void)?

    var isRunning: Bool { graph?.engine.isRunning ?? false }
    var isLooping: Bool { graph?.music.isPlaying ?? false }

    init() {
        // Changing headphones stops the engine, and a phone call pauses its players.
        listen(for: .AVAudioEngineConfigurationChange) { $0.stopped() }
        listen(for: AVAudioSession.interruptionNotification) { $0.stopped() }
        // Engines and players made before this are useless.
        listen(for: AVAudioSession.mediaServicesWereResetNotification) { engine in
            engine.graph = nil
            engine.whenStopped?()
        }
    }

    private func listen(
        for name: NSNotification.Name, _ act: @escaping @MainActor (Engine) -> Void
    ) {
        // The observer lives as long as the app.
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
            [weak self] _ in
            MainActor.assumeIsolated { if let self { act(self) } }
        }
    }

    private func stopped() {
        graph?.music.stop()
        whenStopped?()
    }

    func start() {
        // Mixes with other audio, and obeys the silent switch.
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
        let graph = graph ?? AudioGraph(format)
        self.graph = graph
        setLoudness(music: loudness.music, effects: loudness.effects)
        try? graph.engine.start()
    }

    func pause() { graph?.engine.pause() }

    func setLoudness(music: Double, effects: Double) {
        loudness = (music, effects)
        graph?.music.volume = Float(music)
        graph?.effects.outputVolume = Float(effects)
    }

    func play(_ buffer: AVAudioPCMBuffer?) {
        if let voice = graph?.nextVoice() { play(buffer, on: voice) }
    }

    func loop(_ buffer: AVAudioPCMBuffer?) {
        guard let music = graph?.music else { return }
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

/// An engine with a player for the music, and twelve for effects.
@MainActor
private final class AudioGraph {
    let engine = AVAudioEngine()
    let effects = AVAudioMixerNode()
    let music = AVAudioPlayerNode()
    private let voices = (0..<12).map { _ in AVAudioPlayerNode() }
    private var turn = 0

    init(_ format: AVAudioFormat?) {
        for node in voices + [music, effects] { engine.attach(node) }
        for voice in voices { engine.connect(voice, to: effects, format: format) }
        engine.connect(effects, to: engine.mainMixerNode, format: format)
        engine.connect(music, to: engine.mainMixerNode, format: format)
        engine.mainMixerNode.outputVolume = Float(Loudness.loudest)
    }

    /// Returns the player that was used longest ago.
    func nextVoice() -> AVAudioPlayerNode {
        turn = (turn + 1) % voices.count
        return voices[turn]
    }
}
