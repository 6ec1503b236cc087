// How an app is walked.

extension Walk {
    /// Walks an app's only window.
    public func nodes(of app: some App) -> Node {
        connect(app)
        guard let window = app.body as? any Windowed else { fatalError("The app has no window.") }
        return nodes(ofWindow: window.view)
    }

    private func nodes(ofWindow view: any View) -> Node {
        func open(_ view: some View) -> Node { nodes(of: view) }
        return open(view)
    }
}

/// A scene with a window.
protocol Windowed {
    var view: any View { get }
}

extension WindowGroup: Windowed {
    var view: any View { content }
}
