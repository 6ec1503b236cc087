import Arcade
import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Compares hashes and signatures with known results. Stored and signed data must stay valid
/// forever, whichever library computes them.
@Suite("Hashes and signatures")
struct HashingTests {
    /// From NIST's examples for FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ])
    func `A hash is SHA-256`(text: String, hash: String) {
        #expect(hexadecimal(Hash.of(Array(text.utf8))) == hash)
    }

    /// The first four cases of RFC 4231. A key is equivalent to the same key padded with zeros.
    private static let signed: [(key: [UInt8], bytes: [UInt8], signature: String)] = [
        (
            [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        ),
        (
            Array(1...25), [UInt8](repeating: 0xcd, count: 50),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
        ),
    ]

    @Test(arguments: signed.indices)
    func `A signature is HMAC-SHA-256`(index: Int) {
        let (key, bytes, signature) = Self.signed[index]
        let zeros = [UInt8](repeating: 0, count: Signer.keySize - key.count)
        #expect(hexadecimal(Signer(key: key + zeros).signature(of: bytes)) == signature)
    }

    @Test func `A signature is valid only for the signed bytes and its key`() {
        let signer = Signer(key: Array(0..<32))
        let bytes = Array("a ticket".utf8)
        let signature = signer.signature(of: bytes)
        #expect(signer.isSignature(signature, of: bytes))
        #expect(!signer.isSignature(signature, of: Array("another".utf8)))
        #expect(!Signer(key: Array(1...32)).isSignature(signature, of: bytes))
        #expect(!signer.isSignature(Array(signature.dropLast()), of: bytes))
        #expect(!signer.isSignature(signature + [0], of: bytes))
        #expect(!signer.isSignature([], of: bytes))
        for bit in 0..<(signature.count * 8) {
            var forged = signature
            forged[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(!signer.isSignature(forged, of: bytes), "bit \(bit)")
        }
    }

    @Test func `The formats of tickets and secrets never change`() throws {
        let key = try #require(TicketKey(text: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"))
        let ticket = Ticket(
            id: Array(0..<16), contest: .breakout, rulesVersion: 3, entry: .challenge, holder: .ada,
            seed: 42, issued: Timestamp(milliseconds: 1_700_000_000_000))
        let text =
            "AQABAgMEBQYHCAkKCwwNDg8BAwEHAAAAAAAAACoAAAAAAAAAAGjlz4sBAA"
            + "AFBQUFBQUFBQUFBQUFBQUF_e5DDUC9V97qwYbNl5ADPdocglhlgY"
            + "MyO5_cjmEcm5kk-aogLZZG0kACeqe4k2K-"
        #expect(TicketSeal(key: key).text(of: ticket) == text)
        #expect(TicketSeal(key: key).ticket(text) == ticket)
        let secret = try #require(DeviceSecret(text: key.text))
        #expect(
            hexadecimal(Array(secret.hash))
                == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd")
    }

    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { String(format: "%02x", Int($0)) }.joined()
    }
}
