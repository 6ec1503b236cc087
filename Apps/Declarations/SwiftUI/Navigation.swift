@available(iOS 16.0, *)
public struct NavigationStack<Data, Root: View>: _PrimitiveView {}

@available(iOS 16.0, *)
extension NavigationStack where Data == NavigationPath {
    nonisolated public init(@ViewBuilder root: () -> Root) { fatalError() }
}

@available(iOS 16.0, *)
extension NavigationStack {
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    { fatalError() }
}

@available(iOS 16.0, *)
public struct NavigationPath {}

@available(iOS 13.0, *)
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    nonisolated public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
    ) { fatalError() }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    @available(iOS 14.0, *)
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    @available(iOS 14.0, *)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    @available(iOS 14.0, *)
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
}

@available(iOS 13.0, *)
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

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
    ) -> some ToolbarContent { c0 }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some ToolbarContent { c0 }
    @available(iOS 16.0, *)
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
        content
    }
}

@available(iOS 14.0, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public var body: Never { fatalError() }
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { fatalError() }
}

@available(iOS 14.0, *)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public var body: Never { fatalError() }
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { fatalError() }
}

@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
    public static var automatic: ToolbarItemPlacement { fatalError() }
    public static var cancellationAction: ToolbarItemPlacement { fatalError() }
    public static var confirmationAction: ToolbarItemPlacement { fatalError() }
    public static var topBarTrailing: ToolbarItemPlacement { fatalError() }
}

@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
    public static var navigationBar: ToolbarPlacement { fatalError() }
    public static var tabBar: ToolbarPlacement { fatalError() }
}
