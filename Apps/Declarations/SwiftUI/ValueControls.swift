import UIKit

@available(iOS 13.0, *)
public struct Stepper<Label: View>: _PrimitiveView {
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { fatalError() }
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { fatalError() }
}

@available(iOS 13.0, *)
extension Stepper where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { fatalError() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { fatalError() }
}

@available(iOS 13.0, *)
public struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {}

@available(iOS 13.0, *)
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { fatalError() }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { fatalError() }
}

@available(iOS 13.0, *)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { fatalError() }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { fatalError() }
}

@available(iOS 13.0, *)
public struct TextField<Label: View>: _PrimitiveView {}

@available(iOS 13.0, *)
extension TextField where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) { fatalError() }
    @available(iOS 15.0, *)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        fatalError()
    }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        self
    }
    @available(iOS 15.0, *)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { self }
}

@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
    public static var words: TextInputAutocapitalization { fatalError() }
    public static var characters: TextInputAutocapitalization { fatalError() }
}

@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var text: SubmitTriggers { fatalError() }
}

@available(iOS 15.0, *)
public struct SubmitLabel: Sendable {
    public static var next: SubmitLabel { fatalError() }
    public static var go: SubmitLabel { fatalError() }
    public static var `return`: SubmitLabel { fatalError() }
}
