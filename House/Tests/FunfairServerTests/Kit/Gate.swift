import Foundation

/// A gate that blocks its callers until it opens.
final class Gate: Sendable {
    private let group = DispatchGroup()

    init() {
        group.enter()
    }

    func open() { group.leave() }

    func wait() { group.wait() }
}

/// Waits until `condition` is true or the task is cancelled, and lets other tasks run meanwhile.
func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
}
