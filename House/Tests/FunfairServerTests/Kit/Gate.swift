import Foundation

/// Lets nobody through until it is opened, and then everybody.
final class Gate: Sendable {
    private let group = DispatchGroup()

    init() {
        group.enter()
    }

    func open() { group.leave() }

    func wait() { group.wait() }
}
