@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *)
extension Never: ToolbarContent {}

@available(iOS 14.0, *)
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(
        _ c0: C0, _ c1: C1
    ) -> some ToolbarContent { _ToolbarPair(first: c0, second: c1) }
}

@available(iOS 14.0, *)
nonisolated public struct _ToolbarPair: ToolbarContent {
    let first: any ToolbarContent
    let second: any ToolbarContent
    nonisolated init(first: any ToolbarContent, second: any ToolbarContent) {
        (self.first, self.second) = (first, second)
    }
    public var body: Never { fatalError() }
}

@available(iOS 14.0, *)
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    public var body: Never { fatalError() }
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { (self.placement, self.content) = (placement, content()) }
}

@available(iOS 14.0, *)
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    public var body: Never { fatalError() }
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { (self.placement, self.content) = (placement, content()) }
}

@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
    let name: String
    public static var automatic: ToolbarItemPlacement { .init(name: "automatic") }
    public static var cancellationAction: ToolbarItemPlacement { .init(name: "cancellation") }
    public static var confirmationAction: ToolbarItemPlacement { .init(name: "confirmation") }
    public static var topBarTrailing: ToolbarItemPlacement { .init(name: "top bar, trailing") }
}

@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
    let name: String
    public static var navigationBar: ToolbarPlacement { .init(name: "navigation bar") }
    public static var tabBar: ToolbarPlacement { .init(name: "tab bar") }
}

/// Toolbar content that says which views it has where.
protocol Barred {
    var parts: [(place: String, view: any View)] { get }
}

extension ToolbarItem: Barred {
    var parts: [(place: String, view: any View)] { [(placement.name, content)] }
}

extension ToolbarItemGroup: Barred {
    var parts: [(place: String, view: any View)] { [(placement.name, content)] }
}

extension _ToolbarPair: Barred {
    var parts: [(place: String, view: any View)] {
        [first, second].flatMap { ($0 as? any Barred)?.parts ?? [] }
    }
}

struct Toolbar: Modifier {
    let content: any ToolbarContent
    func nodes(of view: any View, on walk: Walk) -> [Node] {
        let nodes = walk.visit(view)
        let parts = (content as? any Barred)?.parts ?? []
        let items = parts.enumerated().map { index, part in
            Node("ToolbarItem", part.place, walk.child(part.view, "toolbar \(index)"))
        }
        nodes.first?.children += items.filter { !$0.children.isEmpty }
        return nodes
    }
}
