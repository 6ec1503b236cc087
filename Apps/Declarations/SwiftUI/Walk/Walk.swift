import Observation
@_spi(Walk) import UIKit

/// A screen that's being walked: it asks views for their bodies, keeps their state between walks,
/// and lists what they show and what's wrong with them.
@_spi(Walk) @MainActor
public final class Walk {
    /// What the last walk found wrong. On a device, each would be a crash, a warning in the log, or a
    /// control that doesn't work.
    public private(set) var faults: [String] = []
    /// The time of frames and clocks, in seconds since 2001.
    public var time = 1_000.0
    public var values = EnvironmentValues()
    /// The window's size, in points. Views get it all: there's no layout.
    public var size = CGSize(width: 390, height: 844)
    /// The number of views asked so far.
    public private(set) var count = 0

    /// What opens a link to the app.
    public internal(set) var openURL: ((URL) -> Void)?
    /// The file that a player picks.
    public var file = FileManager.default.temporaryDirectory.appending(path: "picked.funfair")
    /// The names of the symbols shown so far.
    public internal(set) var symbols: Set<String> = []
    /// The commands of the menu bar.
    public var menu: (any Commands)?
    /// The shortcuts in this walk.
    var shortcuts: Set<String> = []
    /// The window of views of UIKit.
    public let window = UIWindow(frame: .zero)
    /// The walk that's under way.
    static weak var current: Walk?

    /// The destinations of the navigation stack that's being walked, by their values' type.
    var destinations: [ObjectIdentifier: (Any) -> any View] = [:]
    /// What handles keys, the innermost view last.
    var keyHandlers: [(KeyPress) -> Bool] = []

    private let root = Place()
    var place: Place
    private var path: [String] = []
    private var effects: [() -> Void] = []
    private var number = 0
    /// The presentations that are open in this walk, and the number of those that each is in.
    private var open: [(name: String, depth: Int, isSystem: Bool)] = []
    private var depth = 0

    public init() { place = root }

    /// Walks a view until it's settled: actions that views take when something changes can change
    /// more.
    public func nodes(of view: some View) -> Node {
        faults = []
        for _ in 0..<20 {
            let node = once(view)
            if effects.isEmpty { return node }
            let effects = effects
            self.effects = []
            for effect in effects { effect() }
        }
        let node = once(view)
        fault("The views change something in every walk, without end.")
        return node
    }

    private func once(_ view: some View) -> Node {
        number += 1
        path = []
        Self.current = self
        keyHandlers = []
        shortcuts = []
        (open, depth, effects, place) = ([], 0, [], root)
        Problems.last = []
        let node = Node("Screen", "", visit(view))
        if let menu { node.children += nodes(of: menu) }
        root.forget(before: number)
        for problem in Problems.last + Problems.kept { note(problem) }
        Problems.kept = []
        for node in node.all { for fault in node.faults(inWidth: size.width) { note(fault) } }
        return node
    }

    func fault(_ sentence: String) {
        note(sentence + " In " + path.suffix(5).joined(separator: " / "))
    }

    private func note(_ fault: String) { if !faults.contains(fault) { faults.append(fault) } }

    /// Runs an action after this walk.
    func after(_ effect: @escaping () -> Void) { effects.append(effect) }

    /// Walks a view that's a child with this name, which is its identity.
    func child(_ view: any View, _ name: some Hashable) -> [Node] {
        let outer = place
        place = outer.child(AnyHashable(name), number)
        defer { place = outer }
        return visit(view)
    }

    func visit(_ view: any View) -> [Node] {
        count += 1
        if let walkable = view as? any Walkable { return walkable.nodes(on: self) }
        if let wrapped = view as? any UIViewRepresentable { return nodes(wrapping: wrapped) }
        return opened(view)
    }

    private func opened<V: View>(_ view: V) -> [Node] {
        let name = String(describing: V.self).prefix { $0 != "<" }
        path.append(String(name))
        defer { path.removeLast() }
        guard V.Body.self != Never.self else {
            fault("\(name) isn't walked.")
            return []
        }
        let outer = place
        place = outer.child(AnyHashable(String(name)), number)
        defer { place = outer }
        connect(view)
        return visit(view.body)
    }

    /// Walks a modifier's content, whose place is the modifier's.
    func within(_ modifier: any Modifier, _ walk: () -> [Node]) -> [Node] {
        let outer = place
        place = outer.child(AnyHashable("modifier"), number)
        defer { place = outer }
        return walk()
    }

    /// Presses a key: views inside get it first.
    ///
    /// - Returns: whether a view handled it.
    @discardableResult public func press(_ key: KeyPress) -> Bool {
        keyHandlers.contains { $0(key) }
    }

    /// Gives a view's properties their state and environment.
    func connect<V>(_ view: V) {
        for child in Mirror(reflecting: view).children {
            if let property = child.value as? any Connectable {
                property.connect(to: self, as: child.label ?? "")
            }
        }
    }

    /// Walks the children of a container as one node.
    func node(_ kind: String, _ text: String = "", _ views: (any View)...) -> Node {
        Node(kind, text, views.enumerated().flatMap { child($1, $0) })
    }

    /// Walks views with other values in their environment.
    func with<Result>(_ change: (inout EnvironmentValues) -> Void, _ walk: () -> Result) -> Result {
        let outer = values
        change(&values)
        defer { values = outer }
        return walk()
    }

    /// Walks a sheet, an alert or another presentation. UIKit presents nothing over another
    /// presentation from the same place. An alert waits until a file dialog closes, which is soon, but
    /// mustn't wait for a sheet.
    func presenting(_ name: String, isSystem: Bool = false, _ walk: () -> [Node]) -> Node {
        let others = open.filter { $0.depth == depth }
        if let other = others.first(where: { !$0.isSystem }), !isSystem {
            fault("\(name) can't be shown over \(other.name).")
        }
        open.append((name, depth, isSystem))
        depth += 1
        defer { depth -= 1 }
        return Node(others.isEmpty ? name : "Waiting", "", walk())
    }
}

/// The place of a view in the hierarchy, which is its identity. It keeps the view's state.
@MainActor
final class Place {
    private var children: [AnyHashable: Place] = [:]
    private var state: [String: AnyObject] = [:]
    private var seen = 0
    /// Whether the view appeared in this walk.
    private(set) var isNew = true

    func child(_ name: AnyHashable, _ walk: Int) -> Place {
        let place = children[name] ?? Place()
        if place.seen != 0, place.seen != walk { place.isNew = false }
        place.seen = walk
        children[name] = place
        return place
    }

    /// The object kept under a name, or a new one.
    func object<Kept: AnyObject>(_ name: String, _ make: () -> Kept) -> (kept: Kept, isNew: Bool) {
        if let kept = state[name] as? Kept { return (kept, false) }
        let made = make()
        state[name] = made
        return (made, true)
    }

    /// Forgets the views that weren't there in this walk, with their state.
    func forget(before walk: Int) {
        children = children.filter { $0.value.seen == walk }
        for child in children.values { child.forget(before: walk) }
    }
}

/// A view that says what it shows.
protocol Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node]
}

/// A property that needs its view's place or environment.
protocol Connectable {
    @MainActor func connect(to walk: Walk, as name: String)
}

/// One of SwiftUI's own modifiers.
protocol Modifier {
    @MainActor func nodes(of content: any View, on walk: Walk) -> [Node]
}

/// A modifier that changes each node of its content.
protocol NodeModifier: Modifier {
    @MainActor func change(_ node: Node, on walk: Walk)
}

extension NodeModifier {
    @MainActor func nodes(of content: any View, on walk: Walk) -> [Node] {
        let nodes = walk.visit(content)
        for node in nodes { change(node, on: walk) }
        return nodes
    }
}

struct Noted: NodeModifier {
    let text: String
    func change(_ node: Node, on walk: Walk) { node.notes.append(text) }
}

/// Changes the node of a view in a way that's written where it's declared.
struct Changed: NodeModifier {
    let change: (Node) -> Void
    func change(_ node: Node, on walk: Walk) { change(node) }
}

/// Returns how a value is written in an outline: numbers with at most one decimal.
func described(_ value: Any) -> String {
    switch value {
    case let value as CGFloat: return described(Double(value))
    case let value as Double:
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() && abs(rounded) < 1e9
            ? String(Int(rounded)) : String(rounded)
    default: return String(describing: value)
    }
}
