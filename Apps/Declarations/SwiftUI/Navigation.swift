@available(iOS 16.0, *)
nonisolated public struct NavigationStack<Data, Root: View>: _PrimitiveView {
    let root: Root
    /// The values of the pushed views, and what removes the last.
    let path: () -> [AnyHashable]
    let pop: (() -> Void)?
}

@available(iOS 16.0, *)
extension NavigationStack where Data == NavigationPath {
    nonisolated public init(@ViewBuilder root: () -> Root) {
        (self.root, path, pop) = (root(), { [] }, nil)
    }
}

@available(iOS 16.0, *)
extension NavigationStack {
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = { path.wrappedValue.map { AnyHashable($0) } }
        pop = { path.wrappedValue = Data(path.wrappedValue.dropLast()) }
    }
}

extension NavigationStack: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let outer = walk.destinations
        walk.destinations = [:]
        defer { walk.destinations = outer }
        let node = walk.node("NavigationStack", "", root)
        for value in path() {
            guard let destination = walk.destinations[ObjectIdentifier(type(of: value.base))] else {
                walk.fault("There's no destination for \(value).")
                continue
            }
            let pushed = Node("Pushed", "\(value)", walk.child(destination(value.base), value))
            let hidesBack = pushed.all.contains { $0.notes.contains("no back button") }
            if let pop, !hidesBack { pushed.add(.pop) { _ in pop() } }
            node.children.append(pushed)
        }
        return [node]
    }
}

@available(iOS 16.0, *)
public struct NavigationPath {}

@available(iOS 13.0, *)
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let selection: Binding<SelectionValue>?
    let content: Content
    nonisolated public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
    ) { (self.selection, self.content) = (selection, content()) }
}

extension TabView: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = Node("TabView")
        let tabs = walk.child(content, 0)
        let isChosen = tabs.map { tab in
            tab.tags.contains { $0.base as? SelectionValue == selection?.wrappedValue }
        }
        if !isChosen.contains(true) {
            walk.fault("No tab has the tag \(String(describing: selection?.wrappedValue)).")
        }
        if isChosen.count(where: { $0 }) > 1 {
            walk.fault("Two tabs have the tag of the chosen one.")
        }
        for (tab, isChosen) in zip(tabs, isChosen) {
            // Only the chosen tab is on the screen.
            let item = Node("Tab", isChosen ? "chosen" : "", tab.tabItem)
            if isChosen { item.children.append(tab) }
            let value = tab.tags.lazy.compactMap { $0.base as? SelectionValue }.first
            if let value, let selection, !tab.notes.contains("no tab bar") {
                item.add(.choose) { _ in selection.wrappedValue = value }
            }
            if tab.tabItem.isEmpty { walk.fault("A tab has no item.") }
            node.children.append(item)
        }
        return [node]
    }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modified(TabItem(label: label()))
    }
    @available(iOS 14.0, *)
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        noted("title “\(title)”")
    }
    @available(iOS 14.0, *)
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        modified(Changed { $0.notes.append("title “\(titleKey.noted)”") })
    }
    @available(iOS 14.0, *)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modified(
            Destination(type: ObjectIdentifier(data)) { value in
                (value as? D).map { destination($0) }
            })
    }
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View { noted(hidesBackButton ? "no back button" : "back button") }
    @available(iOS 16.0, *)
    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        noted(visibility == .hidden ? "no \(bars.map(\.name).joined())" : bars.map(\.name).joined())
    }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        noted(hidden ? "no status bar" : "status bar")
    }
    @available(iOS 14.0, *)
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { modified(Toolbar(content: content())) }
}

struct TabItem: NodeModifier {
    let label: any View
    func change(_ node: Node, on walk: Walk) { node.tabItem = walk.child(label, "item") }
}

struct Destination: Modifier {
    let type: ObjectIdentifier
    let make: (Any) -> (any View)?
    func nodes(of content: any View, on walk: Walk) -> [Node] {
        walk.destinations[type] = { make($0) ?? EmptyView() }
        return walk.visit(content)
    }
}

@available(iOS 13.0, *)
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}
