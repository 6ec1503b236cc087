extension Task<Never, Never> {
    /// Runs `body` repeatedly, after a pause each time, until the task is cancelled.
    package static func forever(every pause: Duration, _ body: () async -> Void) async {
        while (try? await sleep(for: pause)) != nil { await body() }
    }
}
