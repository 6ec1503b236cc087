import Testing

@testable import Faces

@Suite("The tables of faces")
struct FaceTablesTests {
    private static let variants = FacePart.allCases.flatMap { part in
        (0..<FaceTables.variants).map { FaceTables.layers(of: part, variant: $0) }
    }

    @Test func `Every part has its variants`() {
        #expect(FaceTables.heads.count == FaceTables.variants)
        for part in [FaceTables.tops, FaceTables.eyes, FaceTables.mouths] {
            #expect(part.count == FaceTables.variants)
        }
        #expect(Self.variants.allSatisfy { !$0.isEmpty })
    }

    @Test func `Every path can be read and begins with a move`() throws {
        for layer in Self.variants.joined() {
            let steps = try #require(layer.path.steps, "\(layer.path.data)")
            guard case .move = steps.first else {
                Issue.record("\(layer.path.data)")
                continue
            }
        }
    }

    @Test(arguments: ["M1", "M1 2L", "A1 2", "M1 2 3", "1 2", "M1 2Q3 4", "M-1 2", "m1 2"])
    func `A damaged path is refused`(data: String) {
        #expect(FacePath(stringLiteral: data).steps == nil)
    }

    @Test func `Everything stays within the square, with the width of its lines`() throws {
        for layer in Self.variants.joined() {
            let inside = layer.line / 2...FaceTables.side - layer.line / 2
            for point in try #require(layer.path.steps).flatMap(\.points) {
                #expect(inside.contains(point.x), "\(layer.path.data)")
                #expect(inside.contains(point.y), "\(layer.path.data)")
            }
        }
    }

    @Test func `No two variants of a part have the same layers`() {
        for first in Self.variants.indices {
            for second in Self.variants.indices where second > first {
                #expect(Self.variants[first] != Self.variants[second])
            }
        }
    }

    /// The fair's surfaces behind faces: `--card-solid` in both looks.
    @Test(arguments: [0xffffff, 0x2a1c66])
    func `Each colour stands out against the page, and details against each colour`(surface: Int) {
        for colour in FaceTables.colours {
            #expect(contrast(colour, surface) >= 3)
            #expect(contrast(colour, FaceTables.ink) >= 3)
            #expect(contrast(colour, FaceTables.white) >= 3)
        }
        #expect(Set(FaceTables.colours).count == 8)
    }
}

extension FacePath.Step {
    var points: [FacePath.Point] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quad(let bend, let to): [bend, to]
        case .cubic(let one, let two, let to): [one, two, to]
        case .close: []
        }
    }
}

/// The contrast of two colours, as WCAG 2 defines it.
private func contrast(_ one: Int, _ other: Int) -> Double {
    let both = [luminance(one), luminance(other)]
    return (both.max()! + 0.05) / (both.min()! + 0.05)
}

private func luminance(_ colour: Int) -> Double {
    func linear(_ shift: Int) -> Double {
        let value = Double(colour >> shift & 0xff) / 255
        return value <= 0.04 ? value / 12.92 : power(value)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
}

/// ((x + 0.055) / 1.055) to the power of 2.4.
private func power(_ value: Double) -> Double {
    let base = (value + 0.055) / 1.055
    // x^2.4 = x^2 · (x^2)^(1/5), whose root Newton's method finds.
    let square = base * base
    var root = 1.0
    for _ in 0..<60 {
        root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
    }
    return square * root
}
