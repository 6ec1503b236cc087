extension Task<Never, Never> {
    /// Does something again and again, with a pause before each time, until the task is cancelled.
    package static func forever(every pause: Duration, _ body: () async -> Void) async {
        while (try? await sleep(for: pause)) != nil { await body() }
    }
}
