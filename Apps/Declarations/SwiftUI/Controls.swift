@available(iOS 13.0, *)
nonisolated public struct Button<Label: View>: _PrimitiveView {
    let action: @MainActor () -> Void
    let role: ButtonRole?
    let label: Label

    @preconcurrency
    nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { (self.action, role, self.label) = (action, nil, label()) }
    @available(iOS 15.0, *)
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { (self.action, self.role, self.label) = (action, role, label()) }
}

@available(iOS 13.0, *)
extension Button where Label == Text {
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { Text(title) } }
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { Text(titleKey) } }
    @available(iOS 15.0, *)
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(title) } }
}

@available(iOS 14.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
}

extension Button: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("Button", "", label)
        if let role { node.notes.append(role.name) }
        node.isDisabled = !walk.values.isEnabled
        node.add(.press) { [action] _ in action() }
        return [node]
    }
}

@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static var cancel: ButtonRole { .init(name: "cancel") }
    public static var destructive: ButtonRole { .init(name: "destructive") }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 13.0, *)
public struct PrimitiveButtonStyleConfiguration {}

@available(iOS 13.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 13.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

@available(iOS 15.0, *)
public enum ControlSize: Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    @available(iOS 17.0, *)
    case extraLarge
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        noted(styleName(of: S.self, without: "ButtonStyle"))
    }
    @available(iOS 15.0, *)
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        noted(controlSize)
    }
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modified(InEnvironment { $0.isEnabled = $0.isEnabled && !disabled })
    }
}

/// Returns a style's name as it's written in a view.
func styleName<Style>(of type: Style.Type, without end: String) -> String {
    let name = String(describing: type).replacing(end, with: "")
    return name.prefix(1).lowercased() + name.dropFirst()
}

@available(iOS 13.0, *)
nonisolated public struct Toggle<Label: View>: _PrimitiveView {
    let isOn: Binding<Bool>
    let label: Label
}

@available(iOS 13.0, *)
extension Toggle where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        (self.isOn, label) = (isOn, Text(title))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        (self.isOn, label) = (isOn, Text(titleKey))
    }
}

extension Toggle: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("Toggle", "", label)
        node.notes.append(isOn.wrappedValue ? "on" : "off")
        node.isDisabled = !walk.values.isEnabled
        node.add(.flip) { [isOn] _ in isOn.wrappedValue.toggle() }
        return [node]
    }
}

@available(iOS 13.0, *)
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
    _PrimitiveView
{
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
}

@available(iOS 13.0, *)
extension Picker where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { (self.selection, label, self.content) = (selection, Text(title), content()) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { (self.selection, label, self.content) = (selection, Text(titleKey), content()) }
}

extension Picker: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("Picker", "", label)
        let options = walk.child(content, "options")
        let tags = options.map { $0.tags.lazy.compactMap { $0.base as? SelectionValue }.first }
        node.accessibility.label = node.words
        if let chosen = tags.firstIndex(of: selection.wrappedValue) {
            options[chosen].notes.append("chosen")
        } else {
            walk.fault("No option of “\(node.words)” has the tag \(selection.wrappedValue).")
        }
        if Set(tags).count < tags.count { walk.fault("Options of “\(node.words)” share a tag.") }
        node.children = options
        node.isDisabled = !walk.values.isEnabled
        let values = tags.compactMap { $0 }
        if !values.isEmpty {
            node.add(.choose) { [selection] pick in
                selection.wrappedValue = values[pick % values.count]
            }
        }
        return [node]
    }
}

@available(iOS 13.0, *)
public protocol PickerStyle {
    static func _isPickerStyle() -> Never
}

@available(iOS 13.0, *)
public struct SegmentedPickerStyle: PickerStyle {
    public static func _isPickerStyle() -> Never { fatalError() }
}

@available(iOS 13.0, *)
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        noted(styleName(of: S.self, without: "PickerStyle"))
    }
}

@available(iOS 14.0, *)
nonisolated public struct Menu<Label: View, Content: View>: _PrimitiveView {
    let label: Label
    let content: Content
}

@available(iOS 14.0, *)
extension Menu where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) { (label, self.content) = (Text(titleKey), content()) }
}

extension Menu: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("Menu", "", label)
        node.isDisabled = !walk.values.isEnabled
        node.children += walk.child(content, "items")
        return [node]
    }
}

@available(iOS 14.0, *)
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
    let value: Double?
    let label: Label
}

@available(iOS 14.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) { (self.value, self.label) = (value.map { Double($0 / total) }, label()) }
}

extension ProgressView: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        if let value, !(0...1).contains(value) { walk.fault("Progress is \(value), not 0 to 1.") }
        let node = walk.node("ProgressView", "", label)
        node.notes.append(value.map(described) ?? "indeterminate")
        return [node]
    }
}
