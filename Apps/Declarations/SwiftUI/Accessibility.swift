@available(iOS 13.0, *)
extension View {
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modified(
            Changed { node in
                node.accessibility.isElement = true
                node.accessibility.ignoresChildren = children == .ignore
                node.notes.append("element of \(children.name)")
            })
    }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modified(
            Changed { node in
                node.add(actionKind == .escape ? .dismiss : .accessibility) { _ in handler() }
            })
    }
}

@available(iOS 14.0, *)
extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modified(Changed { $0.accessibility.label = String(label) })
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        modified(Changed { $0.accessibility.label = labelKey.noted })
    }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modified(Changed { $0.accessibility.value = String(value) })
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        modified(Changed { $0.accessibility.value = valueKey.noted })
    }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modified(Changed { $0.accessibility.identifier = identifier })
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modified(Hidden(isHidden: hidden))
    }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modified(Changed { $0.accessibility.traits.formUnion(traits) })
    }
    @available(iOS 17.0, *)
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { noted(isDirectTouchArea ? "direct touch" : "no direct touch") }
}

/// Hides a view, with all that's in it, from VoiceOver.
struct Hidden: NodeModifier {
    let isHidden: Bool
    func change(_ node: Node, on walk: Walk) {
        guard isHidden else { return }
        for node in node.all { node.accessibility.isHidden = true }
    }
}

@available(iOS 13.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits
    var names: Set<String> = []
    public init() {}
    init(_ name: String) { names = [name] }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var both = self
        both.formUnion(other)
        return both
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var both = self
        both.formIntersection(other)
        return both
    }
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        names.formIntersection(other.names)
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var either = self
        either.formSymmetricDifference(other)
        return either
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    public func contains(_ member: AccessibilityTraits) -> Bool {
        names.isSuperset(of: member.names)
    }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { names.subtract(member.names) }
        return contains(member) ? member : nil
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        defer { formUnion(newMember) }
        return contains(newMember) ? newMember : nil
    }
    public static var isButton: AccessibilityTraits { .init("button") }
    public static var isHeader: AccessibilityTraits { .init("header") }
    public static var isSelected: AccessibilityTraits { .init("selected") }
    public static var isStaticText: AccessibilityTraits { .init("static text") }
    public static var isModal: AccessibilityTraits { .init("modal") }
    public static var updatesFrequently: AccessibilityTraits { .init("updates frequently") }

    @_spi(Walk) public var described: String { names.sorted().joined(separator: ", ") }
}

@available(iOS 13.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static var ignore: AccessibilityChildBehavior { .init(name: "ignore") }
    public static var combine: AccessibilityChildBehavior { .init(name: "combine") }
    public static var contain: AccessibilityChildBehavior { .init(name: "contain") }
}

@available(iOS 13.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static var `default`: AccessibilityActionKind { .init(name: "default") }
    public static var escape: AccessibilityActionKind { .init(name: "escape") }
}

@available(iOS 17.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
