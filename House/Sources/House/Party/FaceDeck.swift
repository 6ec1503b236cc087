import Arcade
import Faces

/// The faces that a party can still give to guests. No two guests get the same shape.
struct FaceDeck: Equatable, Sendable {
    private static let mask = Face.shapes - 1

    /// Random numbers of the party, so that the first guest looks different at each party.
    private let keys: [Int]
    private var taken: Set<Int> = []

    /// - Parameter opened: when the party was opened.
    init(opened: Timestamp = Timestamp(milliseconds: 0)) {
        var generator = SeededGenerator(seed: UInt64(bitPattern: opened.milliseconds))
        keys = (0..<3).map { _ in generator.below(Face.shapes) }
    }

    /// Gives a face to a guest. It only depends on the guest's number, unless another guest has the
    /// same shape already.
    mutating func deal(to number: Int) -> Face {
        let face = Face(wrapping: shuffled(number), colour: number &+ keys[2])
        let free = taken.contains(face.shape) ? next(after: face) : face
        taken.insert(free.shape)
        return free
    }

    /// Returns the next face whose shape no guest has. If every shape is taken, which a party's limit
    /// of guests prevents, returns any face.
    func next(after face: Face) -> Face {
        var face = face.next
        for _ in 0..<Face.shapes {
            guard taken.contains(face.shape) else { break }
            face = face.next
        }
        return face
    }

    /// Takes a face back for another one.
    ///
    /// - Returns: false if another guest has the new face's shape, or if the shapes are the same.
    mutating func exchange(_ old: Face, for new: Face) -> Bool {
        guard taken.insert(new.shape).inserted else { return false }
        taken.remove(old.shape)
        return true
    }

    /// Shuffles the first ``Face/shapes`` numbers: no two of them lead to the same shape, and
    /// neighbours don't look alike.
    private func shuffled(_ number: Int) -> Int {
        var shape = ((number & Self.mask) &* 2613 &+ keys[0]) & Self.mask
        shape ^= shape >> 6
        shape = (shape &* 1747 &+ keys[1]) & Self.mask
        return shape ^ shape >> 5
    }
}
