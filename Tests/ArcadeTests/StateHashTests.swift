import Arcade
import Testing

/// The expected hashes were computed with an independent implementation.
@Suite("The hash of a state")
struct StateHashTests {
    private func hash(_ fill: (inout StateHash) -> Void) -> UInt64 {
        var hash = StateHash()
        fill(&hash)
        return hash.value
    }

    @Test func `The hash of no bytes is the initial value`() {
        #expect(StateHash().value == 0xCBF2_9CE4_8422_2325)
    }

    @Test func `Known numbers give a known hash`() {
        #expect(hash { $0.combine(1 as UInt64) } == 0xB0DC_69D9_32EA_A6E9)
    }

    @Test func `The hash depends on the order of values`() {
        let forwards = hash {
            $0.combine(1)
            $0.combine(2)
        }
        let backwards = hash {
            $0.combine(2)
            $0.combine(1)
        }
        #expect(forwards == 0x4146_2F23_2E69_96BF)
        #expect(backwards == 0x5C8E_7C91_C3C6_A5D0)
    }

    @Test func `A negative number is hashed as 64 bits`() {
        #expect(hash { $0.combine(-1) } == 0xC584_7FB7_F4E5_2FBB)
    }

    @Test func `A fraction is hashed by its exact bits`() {
        #expect(hash { $0.combine(1.5) } == 0x7626_B3D3_8E19_988C)
        #expect(hash { $0.combine(0.0) } == 0x6273_E538_0559_F620)
        #expect(hash { $0.combine(-0.0) } == 0x345D_7333_37B0_96C5)
    }

    @Test(
        "A hash is printed as 16 hexadecimal digits",
        arguments: [
            (0, "0000000000000000"), (0xABC, "0000000000000abc"), (.max, "ffffffffffffffff"),
        ] as [(UInt64, String)])
    func printed(value: UInt64, text: String) {
        #expect(value.hexadecimal == text)
    }
}
