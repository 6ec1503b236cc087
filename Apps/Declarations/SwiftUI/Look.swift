@available(iOS 13.0, *)
extension View {
    @available(iOS 15.0, *)
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { modified(Beside(name: "background", view: content())) }
    @available(iOS 15.0, *)
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { noted("background", style) }
    @available(iOS 15.0, *)
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { noted("background", style, styleName(of: T.self, without: "")) }
    @available(iOS 15.0, *)
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { modified(Beside(name: "overlay", view: content())) }
    @available(iOS 15.0, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        noted("foreground", style)
    }
    @available(iOS 15.0, *)
    nonisolated public func tint(_ tint: Color?) -> some View { noted("tint", tint) }
    nonisolated public func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1
    ) -> some View { noted("border", content) }
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modified(Numbers(name: opacity == 1 ? "" : "opacity", numbers: [opacity]))
    }
    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View { modified(Numbers(name: "", numbers: [angle.degrees])) }
}

/// Puts views behind or in front of a view. They get its size, so they share its place.
struct Beside: Modifier {
    let name: String
    let view: any View

    func nodes(of content: any View, on walk: Walk) -> [Node] {
        let nodes = walk.visit(content)
        let others = walk.child(view, name)
        if !others.isEmpty, let node = nodes.first {
            let group = Node(name, "", others)
            node.children.insert(group, at: name == "background" ? 0 : node.children.count)
        } else if nodes.isEmpty {
            return others
        }
        return nodes
    }
}

/// Checks numbers that a device would ignore or that would crash it, and notes them.
struct Numbers: NodeModifier {
    let name: String
    let numbers: [Double]
    var leastNumber = -Double.infinity
    var mayBeInfinite = false

    func change(_ node: Node, on walk: Walk) {
        if numbers.contains(where: {
            $0.isNaN || $0 < leastNumber || (!mayBeInfinite && $0.isInfinite)
        }) {
            walk.fault("\(node.kind) has the \(name) \(numbers).")
        }
        if !name.isEmpty {
            node.notes.append(([name] + numbers.map(described)).joined(separator: " "))
        }
    }
}
