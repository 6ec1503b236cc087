import Arcade
import Sound

// The functions for the page. A function with several results leaves them in `Samples`.

/// Returns the effect for a cue, as a number.
///
/// - Returns: the effect's number times 256 plus its step, plus 65,536 if the previous cue's
///   remaining sounds continue; -1 for a silent cue.
@_expose(wasm, "heard")
@_cdecl("sound_heard")
func heard(cue: Int32, climb: Int32) -> Int32 {
    guard let number = UInt8(exactly: cue), let name = Cue.Name(rawValue: number),
        let sound = CueSound(of: name, climb: Int(climb))
    else { return -1 }
    return (sound.silencesPrevious ? 0 : 1 << 16) | Int32(sound.effect.rawValue) << 8
        | Int32(sound.step)
}

/// Renders an effect.
///
/// - Returns: the number of samples, or -1 if there's no such effect.
@_expose(wasm, "render")
@_cdecl("sound_render")
func render(effect: Int32, step: Int32) -> Int32 {
    guard let number = UInt8(exactly: effect), let effect = SoundEffect(rawValue: number) else {
        return -1
    }
    return Samples.put(Synthesizer.samples(of: effect, step: Int(step)))
}

/// Renders one loop of a tune.
///
/// - Returns: the number of samples, or -1 if there's no such tune.
@_expose(wasm, "tune")
@_cdecl("sound_tune")
func tune(index: Int32) -> Int32 {
    guard let number = UInt8(exactly: index), let tune = Tune(rawValue: number) else { return -1 }
    return Samples.put(Synthesizer.samples(of: tune))
}

/// Writes when a cue's effect sounds, in seconds after the cue.
///
/// - Returns: the number of times, which is 1 except for a turning wheel and a drum roll; -1 if
///   there's no such effect.
@_expose(wasm, "times")
@_cdecl("sound_times")
func times(effect: Int32) -> Int32 {
    guard let number = UInt8(exactly: effect), let effect = SoundEffect(rawValue: number) else {
        return -1
    }
    return Samples.put(effect.delays.map { Float($0) })
}

/// Returns the address of the latest numbers. It changes with each call.
@_expose(wasm, "samples")
@_cdecl("sound_samples")
func samples() -> UnsafeMutablePointer<Float> { Samples.start }

/// Memory for numbers that the page reads.
private enum Samples {
    nonisolated(unsafe) static var start = UnsafeMutablePointer<Float>.allocate(capacity: 1)

    /// - Returns: the number of samples.
    static func put(_ samples: [Float]) -> Int32 {
        start.deallocate()
        start = .allocate(capacity: samples.count)
        for index in 0..<samples.count { start[index] = samples[index] }
        return Int32(samples.count)
    }
}
