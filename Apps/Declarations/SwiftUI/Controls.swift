@available(iOS 13.0, *)
public struct Button<Label: View>: _PrimitiveView {
    @preconcurrency
    nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { fatalError() }
    @available(iOS 15.0, *)
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { fatalError() }
}

@available(iOS 13.0, *)
extension Button where Label == Text {
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) { fatalError() }
    @available(iOS 15.0, *)
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { fatalError() }
}

@available(iOS 14.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) { fatalError() }
    @available(iOS 15.0, *)
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { fatalError() }
}

@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
    public static var cancel: ButtonRole { fatalError() }
    public static var destructive: ButtonRole { fatalError() }
}

@available(iOS 13.0, *)
public protocol PrimitiveButtonStyle {}

@available(iOS 13.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {}

@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {}

@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

@available(iOS 13.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { fatalError() }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { fatalError() }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { fatalError() }
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
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }
    nonisolated public func disabled(_ disabled: Bool) -> some View { self }
}

@available(iOS 13.0, *)
public struct Toggle<Label: View>: _PrimitiveView {
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() }
}

@available(iOS 13.0, *)
extension Toggle where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { fatalError() }
}

@available(iOS 13.0, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { fatalError() }
}

@available(iOS 13.0, *)
extension Picker where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { fatalError() }
}

@available(iOS 13.0, *)
public protocol PickerStyle {}

@available(iOS 13.0, *)
public struct SegmentedPickerStyle: PickerStyle {}

@available(iOS 14.0, *)
public struct InlinePickerStyle: PickerStyle {}

@available(iOS 13.0, *)
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { fatalError() }
}

@available(iOS 14.0, *)
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { fatalError() }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

@available(iOS 14.0, *)
public struct Menu<Label: View, Content: View>: _PrimitiveView {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { fatalError() }
}

@available(iOS 14.0, *)
extension Menu where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        fatalError()
    }
}

@available(iOS 14.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {}

@available(iOS 14.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) { fatalError() }
}

@available(iOS 14.0, *)
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() { fatalError() }
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { fatalError() }
}
