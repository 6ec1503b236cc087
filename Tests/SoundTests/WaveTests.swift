import Foundation
import Testing

@testable import Sound

@Suite("Waves and noise")
struct WaveTests {
    @Test func `The sine function is accurate to a few millionths`() {
        let worst = (0...1000).map { step in
            let turns = Double(step) / 1000
            return abs(Wave.sine(turns) - sin(turns * 2 * .pi))
        }
        #expect(worst.max() ?? 1 < 4e-6)
    }

    @Test(
        "A decaying sound is half as loud after its half-life", arguments: [20.0, 441.0, 44_100.0])
    func decay(halfLife: Double) {
        var loudness = 1.0
        for _ in 0..<Int(halfLife) { loudness *= Wave.decay(halfLife: halfLife) }
        #expect(abs(loudness - 0.5) < 1e-9)
    }

    @Test func `Noise is evenly spread over its range`() {
        var noise = Noise(seed: 7)
        let samples = (0..<20_000).map { _ in noise.next() }
        #expect(samples.allSatisfy { $0 >= -1 && $0 < 1 })
        #expect(abs(samples.reduce(0, +)) / 20_000 < 0.02)
        #expect(abs(samples.reduce(0) { $0 + $1 * $1 } / 20_000 - 1.0 / 3) < 0.01)
    }

    @Test func `Different seeds give different noise`() {
        var first = Noise(seed: 0)
        var second = Noise(seed: 1)
        #expect((0..<10).map { _ in first.next() } != (0..<10).map { _ in second.next() })
    }

    @Test func `A band of noise is strongest in its middle`() {
        var filter = BandFilter(damping: 0.2)
        func strength(_ frequency: Double) -> Double {
            (0..<4_000).map { index in
                abs(filter.filter(sin(Double(index) * frequency * 2 * .pi), middle: 0.05))
            }.suffix(1_000).max() ?? 0
        }
        let middle = strength(0.05)
        #expect(middle > 4 * strength(0.02))
        #expect(middle > 4 * strength(0.12))
    }
}

@Suite("Samples as whole numbers")
struct PulseCodeTests {
    @Test func `Silence is zero, and full volume is the largest number`() {
        #expect(Synthesizer.pulseCode([0, 1, -1]) == [0, 32_767, -32_767])
    }

    @Test func `Samples between two whole numbers are rounded`() {
        let step: Float = 1 / 32_767
        #expect(Synthesizer.pulseCode([0.4, 0.6, -0.4, -0.6].map { $0 * step }) == [0, 1, 0, -1])
    }

    @Test func `Samples that are too loud are clamped`() {
        #expect(Synthesizer.pulseCode([3, -3]) == [32_767, -32_767])
    }
}
