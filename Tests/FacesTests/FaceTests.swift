import Testing

@testable import Faces

@Suite("Faces")
struct FaceTests {
    private static let all = (0..<Face.count).compactMap { Face($0) }

    @Test func `There are 32,768 faces of 4,096 shapes`() {
        #expect(Self.all.count == 32_768)
        #expect(Face.shapes == 4096)
        #expect(Face(-1) == nil)
        #expect(Face(Face.count) == nil)
    }

    @Test func `A face's number follows from its shape and colour`() {
        for face in Self.all {
            #expect(Face(wrapping: face.shape, colour: face.colour) == face)
        }
    }

    @Test func `Each shape combines other variants`() {
        let variants = Self.all.prefix(Face.shapes).map { face in
            FacePart.allCases.map { face.variant(of: $0) }
        }
        #expect(Set(variants).count == Face.shapes)
        #expect(variants.allSatisfy { $0.allSatisfy((0..<FaceTables.variants).contains) })
    }

    @Test func `The next face has another colour and every part different`() {
        for face in Self.all {
            #expect(face.next.colour != face.colour)
            for part in FacePart.allCases {
                #expect(face.next.variant(of: part) != face.variant(of: part))
            }
        }
    }

    @Test func `The next faces lead through all shapes`() {
        var face = Self.all[0]
        var shapes: Set<Int> = []
        for _ in 0..<Face.shapes {
            shapes.insert(face.shape)
            face = face.next
        }
        #expect(shapes.count == Face.shapes)
    }

    @Test func `Any numbers make a face`() throws {
        for number in [Int.min, -1, 0, 4096, Int.max] {
            let face = Face(wrapping: number, colour: number)
            #expect(Face(face.number) == face)
        }
    }
}
