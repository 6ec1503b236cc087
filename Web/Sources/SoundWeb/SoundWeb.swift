import Arcade
import Sound

// What the page may ask for. Whatever has several numbers is left in `Samples`.

/// What is heard of a cue.
///
/// - Returns: the effect's number times 256 and its step, and 65,536 where it leaves what is still to
///   come of the cue before; -1 where nothing is heard.
@_expose(wasm, "heard")
@_cdecl("sound_heard")
func heard(cue: Int32, climb: Int32) -> Int32 {
    guard let number = UInt8(exactly: cue), let name = Cue.Name(rawValue: number),
        let sound = CueSound(of: name, climb: Int(climb))
    else { return -1 }
    return (sound.isLast ? 0 : 1 << 16) | Int32(sound.effect.rawValue) << 8 | Int32(sound.step)
}

/// Renders an effect.
///
/// - Returns: how many samples it has, or -1 where there is no such effect.
@_expose(wasm, "render")
@_cdecl("sound_render")
func render(effect: Int32, step: Int32) -> Int32 {
    guard let number = UInt8(exactly: effect), let effect = SoundEffect(rawValue: number) else {
        return -1
    }
    return Samples.put(Synthesizer.samples(of: effect, step: Int(step)))
}

/// Renders a tune, once around.
///
/// - Returns: how many samples it has, or -1 where there is no such tune.
@_expose(wasm, "tune")
@_cdecl("sound_tune")
func tune(index: Int32) -> Int32 {
    guard let number = UInt8(exactly: index), let tune = Tune(rawValue: number) else { return -1 }
    return Samples.put(Synthesizer.samples(of: tune))
}

/// Leaves the seconds after a cue at which its effect is heard.
///
/// - Returns: how many there are, 1 for all but a wheel that turns; -1 where there is no such
///   effect.
@_expose(wasm, "times")
@_cdecl("sound_times")
func times(effect: Int32) -> Int32 {
    guard let number = UInt8(exactly: effect), let effect = SoundEffect(rawValue: number) else {
        return -1
    }
    return Samples.put(effect == .wheelTick ? WheelTicks.delays.map { Float($0) } : [0])
}

/// Where the numbers are that were last asked for; it changes with each.
@_expose(wasm, "samples")
@_cdecl("sound_samples")
func samples() -> UnsafeMutablePointer<Float> { Samples.start }

/// Where the module leaves numbers for the page.
private enum Samples {
    nonisolated(unsafe) static var start = UnsafeMutablePointer<Float>.allocate(capacity: 1)

    /// - Returns: how many they are.
    static func put(_ samples: [Float]) -> Int32 {
        start.deallocate()
        start = .allocate(capacity: samples.count)
        for index in 0..<samples.count { start[index] = samples[index] }
        return Int32(samples.count)
    }
}
