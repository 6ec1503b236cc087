import Foundation
import Funfair

/// Turns touches into gestures. Movements are sent once per frame.
struct Fingers {
    /// The number for touches without a finger. No finger has this number.
    static let virtualFinger = 0xffff

    private struct Finger {
        let number: Int
        var place: FairPoint
        var hasMoved = false
    }

    private var fingers: [AnyHashable: Finger] = [:]

    /// Adds a finger.
    mutating func down(_ id: AnyHashable, at place: FairPoint) -> [FairGesture] {
        let before = lose(id)
        let taken = Set(fingers.values.map { $0.number })
        let number = (0...taken.count).first { !taken.contains($0) } ?? taken.count
        fingers[id] = Finger(number: number, place: place)
        return before + [.press(finger: number, at: place)]
    }

    /// Moves a finger.
    mutating func move(_ id: AnyHashable, to place: FairPoint) {
        guard let finger = fingers[id], finger.place != place else { return }
        fingers[id] = Finger(number: finger.number, place: place, hasMoved: true)
    }

    /// Removes a finger that was lifted.
    mutating func up(_ id: AnyHashable, at place: FairPoint) -> [FairGesture] {
        move(id, to: place)
        guard let finger = fingers.removeValue(forKey: id) else { return [] }
        let last: [FairGesture] =
            finger.hasMoved ? [.drag(finger: finger.number, to: finger.place)] : []
        return last + [.lift(finger: finger.number)]
    }

    /// Cancels a touch that the system took away.
    mutating func lose(_ id: AnyHashable) -> [FairGesture] {
        fingers.removeValue(forKey: id).map { [.cancel(finger: $0.number)] } ?? []
    }

    /// Returns the movements since the last call, ordered by finger number.
    mutating func flush() -> [FairGesture] {
        guard !fingers.isEmpty else { return [] }
        let moved = fingers.filter { $0.value.hasMoved }.sorted {
            $0.value.number < $1.value.number
        }
        for (id, _) in moved { fingers[id]?.hasMoved = false }
        return moved.map { .drag(finger: $0.value.number, to: $0.value.place) }
    }
}
