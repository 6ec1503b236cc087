/// A guest's face at a party: a shape and a colour, as one number.
///
/// Faces are told apart by their shapes, so no two guests of a party have the same shape. The colour
/// only makes them easier to find.
public struct Face: Hashable, Sendable {
    /// The number of the face, in 0..<``count``.
    public let number: Int

    /// The number of faces: 32,768.
    public static var count: Int { shapes * colours }
    /// The number of shapes, without their colours: 4,096.
    public static var shapes: Int { FaceTables.variants * FaceTables.variants * pairs }
    /// The number of colours.
    public static var colours: Int { FaceTables.colours.count }

    private static var pairs: Int { FaceTables.variants * FaceTables.variants }

    /// Creates the face with the given number; nil outside 0..<``count``.
    public init?(_ number: Int) {
        guard (0..<Self.count).contains(number) else { return nil }
        self.number = number
    }

    /// Creates a face from any numbers.
    ///
    /// - Parameters:
    ///   - shape: wraps around at ``shapes``.
    ///   - colour: wraps around at ``colours``.
    public init(wrapping shape: Int, colour: Int) {
        number =
            (colour & (Self.colours - 1)) * Self.shapes + (shape & (Self.shapes - 1))
    }

    /// The shape, in 0..<``shapes``.
    public var shape: Int { number % Self.shapes }
    /// The index of the colour in ``FaceTables/colours``.
    public var colour: Int { number / Self.shapes }

    /// Another face, with another colour and every part different. Following it from any face leads
    /// through all shapes.
    public var next: Face {
        // Odd numbers lead through all shapes and colours. In base 8, each digit changes a part.
        Face(wrapping: shape + 0o3251, colour: colour + 3)
    }

    /// Returns the index of a part's variant in ``FaceTables``.
    public func variant(of part: FacePart) -> Int {
        var rest = shape
        for _ in 0..<part.rawValue { rest /= FaceTables.variants }
        return rest % FaceTables.variants
    }

    /// Returns a paint's colour on this face, as red, green and blue in 24 bits.
    public func colour(of paint: FaceLayer.Paint) -> Int {
        switch paint {
        case .own: FaceTables.colours[colour]
        case .ink: FaceTables.ink
        case .white: FaceTables.white
        }
    }

    /// The face as layers of paint, from back to front.
    public var layers: [FaceLayer] {
        FacePart.allCases.flatMap { FaceTables.layers(of: $0, variant: variant(of: $0)) }
    }
}

/// A part of a face. The parts are painted in this order.
public enum FacePart: Int, CaseIterable, Sendable {
    /// The head, which most of the colour is on.
    case head
    /// Ears, a hat, or other things on the head.
    case top
    /// Any number of eyes.
    case eyes
    /// The mouth, or what hides it.
    case mouth
}
