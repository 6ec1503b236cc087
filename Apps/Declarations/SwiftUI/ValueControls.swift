import UIKit

@available(iOS 13.0, *)
nonisolated public struct Stepper<Label: View>: _PrimitiveView {
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { (self.label, increment, decrement) = (label(), onIncrement, onDecrement) }
}

extension Stepper: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("Stepper", "", label)
        node.isDisabled = !walk.values.isEnabled
        if let increment { node.add(.increase) { _ in increment() } }
        if let decrement { node.add(.decrease) { _ in decrement() } }
        return [node]
    }
}

@available(iOS 13.0, *)
nonisolated public struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let edit: (Bool) -> Void
}

@available(iOS 13.0, *)
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), onEditingChanged)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Double(step), label(), onEditingChanged)
    }

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?, _ label: Label,
        _ edit: @escaping (Bool) -> Void
    ) {
        self.value = Binding<Double>(
            reading: { Double(value.wrappedValue) }, writing: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        (self.step, self.label, self.edit) = (step, label, edit)
    }
}

extension Slider: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("Slider", "", label)
        if !bounds.contains(value.wrappedValue) {
            walk.fault("“\(node.words)” is \(value.wrappedValue), outside of \(bounds).")
        }
        // From iOS 26 on, a slider with a step draws a tick for each value.
        if let step { node.notes.append("step \(described(step))") }
        node.notes.append("\(described(bounds.lowerBound)) to \(described(bounds.upperBound))")
        node.isDisabled = !walk.values.isEnabled
        node.add(.slide) { [self] pick in
            let length = bounds.upperBound - bounds.lowerBound
            edit(true)
            value.wrappedValue = bounds.lowerBound + length * Double(pick % 11) / 10
            edit(false)
        }
        return [node]
    }
}

@available(iOS 13.0, *)
nonisolated public struct TextField<Label: View>: _PrimitiveView {
    let label: Label
    let text: Binding<String>
}

@available(iOS 13.0, *)
extension TextField where Label == Text {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (label, self.text) = (Text(title), text)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (label, self.text) = (Text(titleKey), text)
    }
}

extension TextField: Walkable {
    /// Texts that are typed into fields: short, empty, foreign, long and hostile ones.
    private static var samples: [String] {
        [
            "Ada", "", "bdjl", "B D-J L!", "Zoë 🎡", "   ", "x\u{202E}y", "مريم",
            String(repeating: "W", count: 40),
        ]
    }

    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("TextField", text.wrappedValue, label)
        let title = node.children.map(\.words).joined()
        node.accessibility.label = title
        node.children = []
        if walk.values.isInRow { node.notes.append("in a row") }
        node.isDisabled = !walk.values.isEnabled
        node.typing = { [text] typed in
            let old = text.wrappedValue
            text.wrappedValue = typed
            // UIKit's field keeps what was typed unless the value changes.
            if text.wrappedValue != typed, text.wrappedValue == old {
                Problems.kept.append(
                    "The field “\(title)” shows “\(typed)”, but its value is “\(old)”.")
            }
        }
        node.add(.type) { pick in
            let samples = Self.samples
            node.typing?(samples[pick % samples.count])
        }
        return [node]
    }
}

@available(iOS 13.0, *)
public protocol TextFieldStyle {
    static func _isTextFieldStyle() -> Never
}

@available(iOS 13.0, *)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public static func _isTextFieldStyle() -> Never { fatalError() }
}

@available(iOS 13.0, *)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        noted("textFieldStyle " + styleName(of: S.self, without: "TextFieldStyle"))
    }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        noted("no correction")
    }
    @available(iOS 15.0, *)
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { noted("capitals for", autocapitalization?.name) }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        noted("keyboard", type)
    }
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        noted("content", textContentType?.rawValue)
    }
    @available(iOS 15.0, *)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        noted("key", submitLabel.name)
    }
    @available(iOS 15.0, *)
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { modified(Changed { node in node.add(.submit) { _ in action() } }) }
}

@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
    let name: String
    public static var words: TextInputAutocapitalization { .init(name: "words") }
    public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var text: SubmitTriggers { .init(rawValue: 1) }
}

@available(iOS 15.0, *)
public struct SubmitLabel: Sendable {
    let name: String
    public static var next: SubmitLabel { .init(name: "next") }
    public static var go: SubmitLabel { .init(name: "go") }
}
