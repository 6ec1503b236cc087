import Arcade
import Faces
import Testing

@testable import House

@Suite("The faces of a party")
struct FaceDeckTests {
    private static let seeds = [UInt64](1...40)

    private static func deck(_ seed: UInt64) -> FaceDeck {
        FaceDeck(opened: Timestamp(milliseconds: 1_795_262_400_000 + Int64(seed) * 7919))
    }

    @Test(arguments: seeds)
    func `No two of a thousand guests have the same shape`(seed: UInt64) {
        var deck = Self.deck(seed)
        var generator = SeededGenerator(seed: seed)
        var number = 1
        var shapes: Set<Int> = []
        for _ in 0..<PartyRules.mostRemembered {
            number += 1 + generator.below(19)
            shapes.insert(deck.deal(to: number).shape)
        }
        #expect(shapes.count == PartyRules.mostRemembered)
    }

    @Test(arguments: seeds)
    func `No two guests have the same shape after they drew others`(seed: UInt64) {
        var deck = Self.deck(seed)
        var generator = SeededGenerator(seed: seed)
        var faces = (1...PartyRules.mostRemembered).map { deck.deal(to: $0) }
        for _ in 0..<2000 {
            let index = generator.below(faces.count)
            let face = deck.next(after: faces[index])
            let isFree = deck.exchange(faces[index], for: face)
            #expect(isFree)
            #expect(face.shape != faces[index].shape)
            faces[index] = face
        }
        #expect(Set(faces.map(\.shape)).count == faces.count)
    }

    @Test func `A guest's face doesn't depend on the others while shapes are free`() {
        var deck = Self.deck(1)
        let all = (1...200).map { deck.deal(to: $0) }
        for number in 1...200 {
            var empty = Self.deck(1)
            let face = empty.deal(to: number)
            #expect(face == all[number - 1])
        }
    }

    @Test func `Parties give their first guest different faces`() {
        let faces = Self.seeds.map { seed in
            var deck = Self.deck(seed)
            return deck.deal(to: 2)
        }
        #expect(Set(faces).count > 35)
    }

    @Test func `Guests who come one after another share few variants`() {
        var deck = Self.deck(3)
        let faces = (1...200).map { deck.deal(to: $0) }
        let shared = zip(faces, faces.dropFirst()).map { one, other in
            FacePart.allCases.count { one.variant(of: $0) == other.variant(of: $0) }
        }
        #expect(shared.reduce(0, +) < 200)
    }

    @Test func `There are more shapes than guests that a party remembers`() {
        #expect(PartyRules.mostRemembered < Face.shapes)
    }

    @Test func `A deck without free shapes still gives faces`() {
        var deck = Self.deck(7)
        let faces = (0...Face.shapes).map { deck.deal(to: $0) }
        #expect(Set(faces.map(\.shape)).count == Face.shapes)
    }

    @Test func `A taken shape isn't given away, in any colour`() {
        var deck = Self.deck(5)
        let ada = deck.deal(to: 1)
        let ben = deck.deal(to: 2)
        for colour in 0..<Face.colours {
            let getsBens = deck.exchange(ada, for: Face(wrapping: ben.shape, colour: colour))
            let getsOwn = deck.exchange(ada, for: Face(wrapping: ada.shape, colour: colour))
            #expect(!getsBens && !getsOwn)
        }
    }
}
