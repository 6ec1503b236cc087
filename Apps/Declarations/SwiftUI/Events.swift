@available(iOS 13.0, *)
extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(OnAppear { action?() })
    }
    @available(iOS 17.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { modified(OnChange(value: value, initial: initial, action: action)) }
    @available(iOS 17.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { modified(OnChange(value: value, initial: initial) { _, _ in action() }) }
    @available(iOS 14.0, *)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modified(OnOpenURL(action: action))
    }
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View { modified(Changed { node in node.add(.tap) { _ in action() } }) }
    @available(iOS 16.0, *)
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modified(
            Changed { node in
                node.hover = { action(.active($0)) }
                node.add(.hover) { pick in
                    node.hover?(CGPoint(x: pick % 400, y: pick / 400 % 800))
                }
            })
    }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        noted(enabled ? "touchable" : "untouchable")
    }
    nonisolated public func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
    ) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        noted("focusable")
    }
    @available(iOS 14.0, *)
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        modified(Shortcut(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
    }
    @available(iOS 15.4, *)
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modified(Shortcut(shortcut: shortcut))
    }
    @available(iOS 17.0, *)
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (_ press: KeyPress) -> KeyPress.Result
    ) -> some View { modified(OnKeyPress(keys: nil, phases: phases, action: action)) }
    @available(iOS 17.0, *)
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (_ press: KeyPress) -> KeyPress.Result
    ) -> some View { modified(OnKeyPress(keys: keys, phases: phases, action: action)) }
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
        modified(OnGesture(gesture: gesture))
    }
}

struct OnAppear: Modifier {
    let action: () -> Void
    func nodes(of content: any View, on walk: Walk) -> [Node] {
        if walk.place.object("appeared", { Box(true) }).isNew { walk.after(action) }
        return walk.visit(content)
    }
}

struct OnChange<Value: Equatable>: Modifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    func nodes(of content: any View, on walk: Walk) -> [Node] {
        let (box, isNew) = walk.place.object("value") { Box(value) }
        let old = box.value
        box.value = value
        if isNew ? initial : old != value { walk.after { action(old, value) } }
        return walk.visit(content)
    }
}

struct OnOpenURL: Modifier {
    let action: (URL) -> Void
    func nodes(of content: any View, on walk: Walk) -> [Node] {
        walk.openURL = action
        return walk.visit(content)
    }
}

struct OnKeyPress: NodeModifier {
    let keys: Set<KeyEquivalent>?
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result

    func change(_ node: Node, on walk: Walk) {
        walk.keyHandlers.append { [self] press in
            guard keys?.contains(press.key) ?? true, phases.contains(press.phase) else {
                return false
            }
            return action(press) == .handled
        }
    }
}

@available(iOS 14.0, *)
public struct KeyboardShortcut: Sendable {
    let key: KeyEquivalent
    let modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
}

/// Presses a button by its keys.
struct Shortcut: NodeModifier {
    let shortcut: KeyboardShortcut?

    func change(_ node: Node, on walk: Walk) {
        guard let shortcut, let act = node.acts.first(where: { $0.kind == .press }) else { return }
        let key = shortcut.key == "\r" ? "↩" : String(shortcut.key.character)
        let keys = (shortcut.modifiers.contains(.shift) ? "⇧⌘" : "⌘") + key
        node.notes.append("shortcut " + keys)
        if !walk.shortcuts.insert(keys).inserted { walk.fault("Two controls have \(keys).") }
        let isDisabled = node.isDisabled
        walk.keyHandlers.append { press in
            guard press.key == shortcut.key, press.modifiers == shortcut.modifiers, !isDisabled
            else {
                return false
            }
            act.perform(0)
            return true
        }
    }
}

@available(iOS 13.0, *)
public enum CoordinateSpace: Equatable, Sendable {
    case global
    case local
}

@available(iOS 16.0, *)
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

@available(iOS 14.0, *)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }
    public static var escape: KeyEquivalent { "\u{1B}" }
}

@available(iOS 17.0, *)
public struct KeyPress: Sendable {
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    public let modifiers: EventModifiers
    @_spi(Walk) public init(
        _ key: KeyEquivalent, _ phase: KeyPress.Phases, _ modifiers: EventModifiers = []
    ) { (self.phase, self.key, self.modifiers) = (phase, key, modifiers) }

    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var down: KeyPress.Phases { .init(rawValue: 1) }
        public static var `repeat`: KeyPress.Phases { .init(rawValue: 2) }
        public static var up: KeyPress.Phases { .init(rawValue: 4) }
        public static var all: KeyPress.Phases { .init(rawValue: 7) }
    }

    public enum Result: Sendable {
        case handled
        case ignored
    }
}

@available(iOS 13.0, *)
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var shift: EventModifiers { .init(rawValue: 2) }
    public static var command: EventModifiers { .init(rawValue: 16) }
}
