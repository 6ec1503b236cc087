@available(iOS 13.0, *)
nonisolated public struct HStack<Content: View>: _PrimitiveView {
    let content: Content
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

@available(iOS 13.0, *)
nonisolated public struct VStack<Content: View>: _PrimitiveView {
    let content: Content
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

@available(iOS 13.0, *)
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
    let content: Content
    nonisolated public init(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

@available(iOS 14.0, *)
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
    let content: Content
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

@available(iOS 14.0, *)
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public init(
        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {}
}

@available(iOS 14.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

@available(iOS 13.0, *)
nonisolated public struct Spacer: _PrimitiveView, Sendable {
    nonisolated public init(minLength: CGFloat? = nil) {}
}

@available(iOS 13.0, *)
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let content: Content
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) { (self.axes, self.content) = (axes, content()) }
}

@available(iOS 16.0, *)
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
    let content: Content
    nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

@available(iOS 16.0, *)
extension View {
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        noted("scroll background", visibility)
    }
}

@available(iOS 18.0, *)
extension View {
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modified(Changed { node in node.add(.drag) { _ in action(.idle, .interacting) } })
    }
}

@available(iOS 18.0, *)
public enum ScrollPhase: Equatable, Hashable, Sendable {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating
}
