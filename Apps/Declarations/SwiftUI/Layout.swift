@available(iOS 13.0, *)
public struct HorizontalAlignment: Equatable, Sendable {
    let name: String
    public static var leading: HorizontalAlignment { .init(name: "leading") }
    public static var center: HorizontalAlignment { .init(name: "center") }
    public static var trailing: HorizontalAlignment { .init(name: "trailing") }
}

@available(iOS 13.0, *)
public struct VerticalAlignment: Equatable, Sendable {
    let name: String
    public static var center: VerticalAlignment { .init(name: "center") }
    public static var bottom: VerticalAlignment { .init(name: "bottom") }
}

@available(iOS 13.0, *)
public struct Alignment: Equatable, Sendable {
    let name: String
    public static var center: Alignment { .init(name: "center") }
    public static var leading: Alignment { .init(name: "leading") }
    public static var trailing: Alignment { .init(name: "trailing") }
    public static var top: Alignment { .init(name: "top") }
    public static var bottom: Alignment { .init(name: "bottom") }
    public static var topTrailing: Alignment { .init(name: "topTrailing") }
}

@available(iOS 13.0, *)
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var horizontal: Axis.Set { .init(rawValue: 1) }
        public static var vertical: Axis.Set { .init(rawValue: 2) }
    }
}

@available(iOS 13.0, *)
public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var top: Edge.Set { .init(rawValue: 1) }
        public static var bottom: Edge.Set { .init(rawValue: 4) }
        public static var all: Edge.Set { .init(rawValue: 15) }
        public static var horizontal: Edge.Set { .init(rawValue: 10) }
    }
}

@available(iOS 13.0, *)
public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit
    case fill
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(
            Numbers(
                name: "frame", numbers: [width, height].compactMap { $0.map { Double($0) } },
                leastNumber: 0))
    }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modified(
            Numbers(
                name: "bounds",
                numbers: [minWidth, maxWidth, minHeight, maxHeight].compactMap {
                    $0.map { Double($0) }
                }, leastNumber: 0, mayBeInfinite: true))
    }
    nonisolated public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        modified(Numbers(name: "", numbers: [length].compactMap { $0.map { Double($0) } }))
    }
    nonisolated public func padding(_ length: CGFloat) -> some View {
        modified(Numbers(name: "", numbers: [Double(length)]))
    }
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(Position(x: x, y: y))
    }
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modified(
            Numbers(
                name: "", numbers: [aspectRatio].compactMap { $0.map { Double($0) } },
                leastNumber: .leastNonzeroMagnitude))
    }
    @available(iOS 14.0, *)
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { noted("ignores safe area") }
    @available(iOS 16.0, *)
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        noted(edges.isEmpty ? "system gestures" : "defers system gestures")
    }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modified(Changed { $0.tags.append(AnyHashable(tag)) })
    }
}

/// Checks a position: where text runs from right to left, SwiftUI mirrors it.
struct Position: NodeModifier {
    let x: CGFloat
    let y: CGFloat

    func change(_ node: Node, on walk: Walk) {
        Numbers(name: "position", numbers: [Double(x), Double(y)]).change(node, on: walk)
        if walk.values.layoutDirection == .rightToLeft {
            walk.fault("The position of a \(node.kind) is mirrored.")
        }
    }
}

@available(iOS 14.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var all: SafeAreaRegions { .init(rawValue: 3) }
    public static var keyboard: SafeAreaRegions { .init(rawValue: 2) }
}

@available(iOS 15.0, *)
public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic
    case visible
    case hidden
}

@available(iOS 16.0, *)
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
}

@available(iOS 16.0, *)
public struct LayoutSubviews: Equatable, Sendable {}

@available(iOS 16.0, *)
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache)
}

@available(iOS 16.0, *)
extension Layout where Cache == Void {
    public func makeCache(subviews: Self.Subviews) {}
}

@available(iOS 16.0, *)
extension Layout {
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LaidOut(layout: self, content: content())
    }
}

@available(iOS 16.0, *)
nonisolated public struct _LaidOut<Arrangement: Layout, Content: View>: _PrimitiveView {
    let layout: Arrangement
    let content: Content
    nonisolated init(layout: Arrangement, content: Content) {
        (self.layout, self.content) = (layout, content)
    }
}

extension _LaidOut: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let name = (layout as? AnyLayout)?.name ?? styleName(of: Arrangement.self, without: "")
        return [walk.node(name, "", content)]
    }
}

/// Requirements of layouts that only a device can meet.
protocol SystemLayout: Layout where Cache == Void {}

@available(iOS 16.0, *)
extension SystemLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Void
    ) -> CGSize { .zero }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Void
    ) {}
}

@available(iOS 16.0, *)
public struct AnyLayout: SystemLayout {
    let name: String
    public init<L: Layout>(_ layout: L) {
        name = String(describing: L.self).replacing("Layout", with: "")
    }
}

@available(iOS 16.0, *)
public struct HStackLayout: SystemLayout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

@available(iOS 16.0, *)
public struct VStackLayout: SystemLayout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

@available(iOS 13.0, *)
public struct GeometryProxy {
    public let size: CGSize
}

@available(iOS 16.0, *)
extension View {
    @preconcurrency
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { modified(OnGeometryChange(transform: transform, action: action)) }
}

/// Reports the window's size, because there's no layout that would make a view smaller.
struct OnGeometryChange<Value: Equatable & Sendable>: Modifier {
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value) -> Void

    func nodes(of content: any View, on walk: Walk) -> [Node] {
        let value = transform(GeometryProxy(size: walk.size))
        let (box, _) = walk.place.object("geometry") { Box<Value?>(nil) }
        if box.value != value {
            box.value = value
            walk.after { action(value) }
        }
        return walk.visit(content)
    }
}
