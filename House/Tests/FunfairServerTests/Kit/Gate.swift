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

/// Waits until `condition` holds, and leaves the processor to those on whom it depends.
func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
}
