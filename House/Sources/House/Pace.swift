/// Paces the house's regular work: by the machine's clock, or by a clock that only moves when it's
/// told to.
package protocol Pace: Sendable {
    /// Whether somebody waits for the work at each step. Work must then be done when it rests again.
    var isStepped: Bool { get }

    /// Begins regular work, which must be ended.
    func begin() -> any PacedWork
}

/// Work that a house does again and again.
package protocol PacedWork: Sendable {
    /// Waits until the work is due again.
    ///
    /// - Returns: whether it is due; false once its task was cancelled.
    func rest(for pause: Duration) async -> Bool

    func end()
}

extension Pace {
    /// Runs `body` repeatedly, after a pause each time, until the task is cancelled.
    package func forever(every pause: Duration, _ body: () async -> Void) async {
        let work = begin()
        defer { work.end() }
        while await work.rest(for: pause) { await body() }
    }
}

/// The pace of the machine's clock.
package struct MachinePace: Pace {
    package let isStepped = false

    package init() {}

    package func begin() -> any PacedWork { Work() }

    private struct Work: PacedWork {
        func rest(for pause: Duration) async -> Bool { (try? await Task.sleep(for: pause)) != nil }

        func end() {}
    }
}
