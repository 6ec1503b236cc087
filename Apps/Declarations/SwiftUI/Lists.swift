@available(iOS 13.0, *)
nonisolated public struct Form<Content: View>: _PrimitiveView {
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        walk.with {
            $0.isInRow = true
        } _: {
            [walk.node("Form", "", content)]
        }
    }
}

@available(iOS 13.0, *)
public struct Section<Parent, Content, Footer> {
    let parent: Parent
    let content: Content
    let footer: Footer
}

@available(iOS 13.0, *)
extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { (parent, self.content, self.footer) = (header(), content(), footer()) }
}

@available(iOS 15.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) { (parent, self.content, footer) = (Text(title), content(), EmptyView()) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) { (parent, self.content, footer) = (Text(titleKey), content(), EmptyView()) }
}

extension Section: Walkable where Parent: View, Content: View, Footer: View {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = Node("Section", "", walk.child(content, "content"))
        for (name, view) in [("header", parent), ("footer", footer)] as [(String, any View)] {
            let nodes = walk.child(view, name)
            if nodes.contains(where: { !$0.words.isEmpty }) {
                node.children.insert(
                    Node(name, "", nodes), at: name == "header" ? 0 : node.children.count)
            }
        }
        return [node]
    }
}

@available(iOS 16.0, *)
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

@available(iOS 16.0, *)
extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { (self.label, self.content) = (label(), content()) }
}

@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content: View {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) { (label, self.content) = (Text(title), content()) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) { (label, self.content) = (Text(titleKey), content()) }
}

@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        (label, content) = (Text(title), Text(value))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        (label, content) = (Text(titleKey), Text(value))
    }
}

extension LabeledContent: Walkable where Label: View, Content: View {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        [walk.node("LabeledContent", "", label, content)]
    }
}
