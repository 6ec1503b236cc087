import Arcade
import Testing

@Suite("Bytes as text")
struct Base64Tests {
    private static let vectors = [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]

    @Test("The examples of RFC 4648 work", arguments: vectors)
    func examples(plain: String, text: String) {
        #expect(Base64.letters(of: Array(plain.utf8)) == Array(text.utf8))
        #expect(Base64.bytes(of: Array(text.utf8)) == Array(plain.utf8))
    }

    @Test func `Decoding encoded bytes returns the same bytes`() {
        var chance = SeededGenerator(seed: 64)
        for count in 0..<300 {
            let bytes = (0..<count).map { _ in UInt8(chance.below(256)) }
            #expect(Base64.bytes(of: Base64.letters(of: bytes)) == bytes)
        }
    }

    @Test(
        "Text that isn't the exact encoding of any bytes is refused",
        arguments: [
            "Zg", "Zg=", "Zg===", "Z", "=", "====", "Zh==", "Zm9=", "Z=g=", "=Zg=", "Zm 9v",
            "Zm9v\n", "Zm9-", "Zm9_", "Zmé9", "🎈🎈🎈🎈",
        ])
    func refused(text: String) {
        #expect(Base64.bytes(of: Array(text.utf8)) == nil)
    }

    @Test func `Any accepted text is the exact encoding of its bytes`() {
        let letters = Array("ABab01+/==é ")
        var chance = SeededGenerator(seed: 65)
        var accepted = 0
        for _ in 0..<5000 {
            let text = String((0..<chance.below(9)).map { _ in letters[chance.below(12)] })
            guard let bytes = Base64.bytes(of: Array(text.utf8)) else { continue }
            accepted += 1
            #expect(Base64.letters(of: bytes) == Array(text.utf8))
        }
        #expect(accepted > 50)
    }
}
