@_exported import CoreGraphics
@_exported import Foundation

@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view without a body, drawn by SwiftUI itself.
@available(iOS 13.0, *)
public protocol _PrimitiveView: View where Body == Never {}

@available(iOS 13.0, *)
extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

@available(iOS 13.0, *)
extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return TupleView(views)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(branch: .first(first))
    }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(branch: .second(second))
    }
    @available(iOS 14.0, *)
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

@available(iOS 13.0, *)
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
    nonisolated public init() {}
}

@available(iOS 13.0, *)
nonisolated public struct TupleView<T>: _PrimitiveView {
    let views: [any View]
    nonisolated init(_ views: [any View]) { self.views = views }
}

@available(iOS 13.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }
    let branch: Branch
}

@available(iOS 13.0, *)
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
nonisolated public struct AnyView: _PrimitiveView {
    let view: any View
    nonisolated public init<V: View>(_ view: V) { self.view = view }
}

@available(iOS 13.0, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
}

@available(iOS 13.0, *)
extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@available(iOS 13.0, *)
extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

@available(iOS 13.0, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0.id }, content: content) }
}

@available(iOS 13.0, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
    ) { self.init(data: data, id: { $0 }, content: content) }
}

/// A view with a modifier that stands for one of SwiftUI's own.
nonisolated struct Modified<Content: View>: _PrimitiveView {
    let content: Content
    let modifier: any Modifier

    nonisolated init(_ content: Content, _ modifier: any Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

@available(iOS 13.0, *)
extension View {
    nonisolated func modified(_ modifier: some Modifier) -> Modified<Self> {
        Modified(self, modifier)
    }
    /// Adds a note to the outline, for a modifier that changes only how the view looks.
    nonisolated func noted(_ parts: Any?...) -> Modified<Self> {
        modified(Noted(text: parts.compactMap { $0.map(described) }.joined(separator: " ")))
    }
}
