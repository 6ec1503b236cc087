import Arcade
import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// Unicode's list of characters that look alike.
@Suite("Lookalike characters")
struct ConfusablesTests {
    @Test(arguments: [
        ("paypal", "раураӏ"), ("scope", "ѕсоре"), ("Circle", "Сіrсӏе"), ("ae", "æ"), ("rn", "m"),
        ("ﬁ", "fi"), ("Å", "A\u{30A}"),
    ])
    func `Texts that look the same have the same skeleton`(text: String, other: String) {
        #expect(Confusables.skeleton(of: text) == Confusables.skeleton(of: other))
    }

    @Test(arguments: [("a", "b"), ("o", "ö"), ("i", "l"), ("é", "è"), ("ệ", "ê"), ("人", "入")])
    func `Texts that look different have different skeletons`(text: String, other: String) {
        #expect(Confusables.skeleton(of: text) != Confusables.skeleton(of: other))
    }

    @Test(arguments: [
        ("Ian", "ian"), ("lan", "lan"), ("PauI", "Paul"), ("ALl", "ALi"), ("AI", "Ai"),
        ("Al", "Al"), ("Henry II", "Henry ii"), ("Pau1", "Paul"), ("O’Ian", "O'ian"),
        ("AL1", "ALi"), ("Ann Ian", "Ann ian"),
    ])
    func `A stroke is read as i or l, depending on its neighbours`(text: String, reading: String) {
        #expect(Confusables.reading(of: text) == reading)
    }

    @Test func `The skeleton of a skeleton is the same skeleton`() {
        var names = RandomNames()
        for _ in 0..<1000 {
            let skeleton = Confusables.skeleton(of: names.next())
            #expect(Confusables.skeleton(of: skeleton) == skeleton)
        }
    }

    @Test func `Changing the case doesn't change the name`() {
        var names = RandomNames()
        var compared = 0
        for _ in 0..<1000 {
            // In upper case, a mark may become a letter, which normalisation doesn't reorder.
            let text = names.next().precomposedStringWithCanonicalMapping
            guard let name = try? HouseName(text) else { continue }
            for other in [text.uppercased(), text.lowercased()] {
                guard let other = try? HouseName(other) else { continue }
                #expect(name == other, "\(text)")
                #expect(name.looks.isEmpty == other.looks.isEmpty)
                #expect(
                    name.looks.isEmpty || !Set(name.looks).isDisjoint(with: other.looks), "\(text)")
                compared += 1
            }
        }
        #expect(compared > 1000)
    }
}

/// A source of random texts of up to eight characters, many with lookalikes.
private struct RandomNames {
    private var generator = SeededGenerator(seed: 39)
    private let lookalikes: [Unicode.Scalar]

    init() {
        let list = String(decoding: PackageResources.confusables_txt, as: UTF8.self)
        lookalikes = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .flatMap { $0.split { ": ".contains($0) } }
            .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    }

    mutating func next() -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<generator.within(1...8) {
            switch generator.below(4) {
            case 0: text.append(scalar(in: 0x30...0x7A))
            case 1: text.append(scalar(in: 0x300...0x36F))
            case 2: text.append(scalar(in: 0xC0...0x1FFFF))
            default: text.append(lookalikes[generator.below(lookalikes.count)])
            }
        }
        return String(text)
    }

    private mutating func scalar(in range: ClosedRange<Int>) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(generator.within(range))) ?? "a"
    }
}
