import Foundation
import Funfair

/// Makes gestures of fingers. Where they have gone is passed on once a frame.
struct Fingers {
    /// The number of what stands for a finger: no finger has it.
    static let none = 0xffff

    private struct Finger {
        let number: Int
        var place: FairPoint
        var hasMoved = false
    }

    private var fingers: [AnyHashable: Finger] = [:]

    /// A finger came down.
    mutating func down(_ id: AnyHashable, at place: FairPoint) -> [FairGesture] {
        let before = lose(id)
        let taken = Set(fingers.values.map { $0.number })
        let number = (0...taken.count).first { !taken.contains($0) } ?? taken.count
        fingers[id] = Finger(number: number, place: place)
        return before + [.press(finger: number, at: place)]
    }

    /// A finger that is down is now here.
    mutating func move(_ id: AnyHashable, to place: FairPoint) {
        guard let finger = fingers[id], finger.place != place else { return }
        fingers[id] = Finger(number: finger.number, place: place, hasMoved: true)
    }

    /// A finger was lifted here.
    mutating func up(_ id: AnyHashable, at place: FairPoint) -> [FairGesture] {
        move(id, to: place)
        guard let finger = fingers.removeValue(forKey: id) else { return [] }
        let last: [FairGesture] =
            finger.hasMoved ? [.drag(finger: finger.number, to: finger.place)] : []
        return last + [.lift(finger: finger.number)]
    }

    /// The system took a finger away.
    mutating func lose(_ id: AnyHashable) -> [FairGesture] {
        fingers.removeValue(forKey: id).map { [.cancel(finger: $0.number)] } ?? []
    }

    /// Where fingers have gone since this was last asked, in the order of their numbers.
    mutating func flush() -> [FairGesture] {
        guard !fingers.isEmpty else { return [] }
        let moved = fingers.filter { $0.value.hasMoved }.sorted {
            $0.value.number < $1.value.number
        }
        for (id, _) in moved { fingers[id]?.hasMoved = false }
        return moved.map { .drag(finger: $0.value.number, to: $0.value.place) }
    }
}
