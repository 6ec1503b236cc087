// How an app is walked.

extension Walk {
    /// Walks an app's only window, and its menu.
    public func nodes(of app: some App) -> Node {
        connect(app)
        guard let window = app.body as? any Windowed else { fatalError("The app has no window.") }
        menu = window.menu
        return nodes(ofWindow: window.view)
    }

    private func nodes(ofWindow view: any View) -> Node {
        func open(_ view: some View) -> Node { nodes(of: view) }
        return open(view)
    }

    /// Walks the commands of the menu bar. What is in the window gets keys first.
    func nodes(of commands: any Commands) -> [Node] {
        func open(_ commands: some Commands) -> [Node] { nodes(of: commands.body) }
        if let menu = commands as? any MenuWalkable { return [menu.node(on: self)] }
        return open(commands)
    }
}

/// A scene with a window.
protocol Windowed {
    var view: any View { get }
    var menu: (any Commands)? { get }
}

extension WindowGroup: Windowed {
    var view: any View { content }
    var menu: (any Commands)? { nil }
}

extension WithCommands: Windowed {
    var view: any View {
        guard let window = scene as? any Windowed else { fatalError("The app has no window.") }
        return window.view
    }
    var menu: (any Commands)? { commands }
}

/// A menu of the menu bar.
protocol MenuWalkable {
    @MainActor func node(on walk: Walk) -> Node
}

extension CommandMenu: MenuWalkable {
    @MainActor func node(on walk: Walk) -> Node {
        let node = walk.node("CommandMenu", "", name, content)
        for item in node.all where item.acts.contains(where: { $0.kind == .press }) {
            let isKnown = item.notes.contains { $0.hasPrefix("shortcut ") }
            if !isKnown { walk.fault("The command “\(item.words)” has no shortcut.") }
        }
        return node
    }
}
