/// Someone who can use the app: a test on a device, or one that walks the views without a device.
@MainActor
protocol Visitor {
    /// Launches the app, or relaunches it.
    func launch() async
    /// Returns whether a control with this identifier is on the screen, or appears in time.
    func isShown(_ identifier: String, within seconds: Double) async -> Bool
    /// Presses the control with this identifier, as soon as it's enabled.
    func press(_ identifier: String) async throws
    /// Drags from the middle of an element to the middle of another.
    func drag(from start: String, to end: String) async throws
    /// Taps one of the game's targets, or the middle of the screen in games without targets.
    func tapStage() async
    /// Types into the only text field, and presses return.
    func type(_ text: String) async
    /// Waits while the app runs.
    func wait(seconds: Double) async throws
    /// Takes the screenshot for the caption with this key in Apps/Store.
    func takeScreenshot(_ caption: String) async
}

/// A screen that didn't appear.
struct Missing: Error {
    let identifier: String
}

extension Visitor {
    /// Visits the screens of the App Store's screenshots. It gives up its runs and its wall, so the
    /// tour in the next language finds the same app, except for a player with a score.
    func takeScreenshots() async throws {
        await launch()
        try await wait(for: "open-roulette")
        await takeScreenshot("home")
        try await drawWall()
        try await playBreakout()
        try await playRoulette()
        try await playBubblePop()
    }

    private func drawWall() async throws {
        await launch()
        try await press("walls")
        try await press("draw")
        // The wall is ten bricks wide. Each row has bricks of one kind, fewer than the row above.
        for row in 0..<5 {
            try await press("brush-\(row + 1)")
            try await drag(from: "cell-\(11 * row)", to: "cell-\(9 * row + 9)")
        }
        await takeScreenshot("walls")
        // The app doesn't keep an empty wall.
        try await press("clear")
        try await press("done")
    }

    private func playBreakout() async throws {
        try await play("breakout", until: "pause")
        for _ in 0..<3 { await tapStage() }
        await takeScreenshot("breakout")
        try await press("pause")
        try await press("drop")
        // For eight seconds, the app offers to undo this, and a relaunch would bring the run back.
        try await wait(seconds: 10)
    }

    private func playRoulette() async throws {
        try await play("roulette", until: "home")
        await takeScreenshot("roulette")
        try await press("home")
        try await press("drop")
    }

    private func playBubblePop() async throws {
        try await play("bubblepop", until: "pause")
        try await wait(for: "target")
        for _ in 0..<12 { await tapStage() }
        await takeScreenshot("bubblepop")
        // The run ends by itself.
        try await wait(for: "scores", seconds: 120)
        try await press("scores")
        await takeScreenshot("boards")
    }

    /// Starts a run.
    ///
    /// - Parameters:
    ///   - game: the game's word.
    ///   - control: a control that is only on the screen during a run.
    private func play(_ game: String, until control: String) async throws {
        await launch()
        try await press("open-" + game)
        // A tour that failed may have left a run.
        if await isShown("drop", within: 1) { try await press("drop") }
        try await press("play")
        if await isShown(control, within: 3) { return }
        // The first run on a device needs a name.
        await type("Ada")
        try await wait(for: control)
    }

    private func wait(for identifier: String, seconds: Double = 10) async throws {
        guard await isShown(identifier, within: seconds) else {
            throw Missing(identifier: identifier)
        }
    }
}
