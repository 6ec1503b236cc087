import Arcade
import Sound
import Testing

@Suite("The sounds on this device")
struct SoundTests {
    @Test func `A pop has the same samples as on every other machine`() {
        let code = Synthesizer.pulseCode(Synthesizer.samples(of: .pop))
        let bytes = code.flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        }
        #expect(code.count == 9349)
        #expect(Checksum.of(bytes[...]) == 0x27CA_FC58)
    }
}
