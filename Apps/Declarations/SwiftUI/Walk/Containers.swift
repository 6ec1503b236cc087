// How views that contain others are walked.

extension EmptyView: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] { [] }
}

extension Optional: Walkable where Wrapped: View {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        map { walk.child($0, "some") } ?? []
    }
}

extension TupleView: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        views.enumerated().flatMap { walk.child($1, $0) }
    }
}

extension _ConditionalContent: Walkable where TrueContent: View, FalseContent: View {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        switch branch {
        case .first(let view): walk.child(view, true)
        case .second(let view): walk.child(view, false)
        }
    }
}

extension AnyView: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        walk.child(view, String(describing: type(of: view)))
    }
}

extension ForEach: Walkable where Content: View {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        var ids: Set<ID> = []
        return data.flatMap { element in
            let id = id(element)
            if !ids.insert(id).inserted { walk.fault("The id \(id) is in a ForEach twice.") }
            let nodes = walk.child(content(element), id)
            for node in nodes { node.tags.append(AnyHashable(id)) }
            return nodes
        }
    }
}

extension Modified: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        walk.within(modifier) { modifier.nodes(of: content, on: walk) }
    }
}

extension HStack: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] { [walk.node("HStack", "", content)] }
}

extension VStack: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] { [walk.node("VStack", "", content)] }
}

extension ZStack: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] { [walk.node("ZStack", "", content)] }
}

extension LazyVGrid: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] { [walk.node("LazyVGrid", "", content)] }
}

extension Spacer: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] { [Node("Spacer")] }
}

extension ScrollView: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("ScrollView", "", content)
        if axes == .horizontal { node.notes.append("horizontal") }
        return [node]
    }
}

extension ViewThatFits: Walkable {
    /// Without a layout, everything fits, so the first view is shown.
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let nodes = walk.child(content, 0)
        nodes.first?.isAlone = false
        return [Node("ViewThatFits", "", Array(nodes.prefix(1)))]
    }
}
