import UIKit

@available(iOS 13.0, *)
nonisolated public struct Text: Equatable, Sendable, _PrimitiveView {
    var string: String
    var notes: [String] = []
    /// Whether it's a key of a string catalogue, which the app doesn't have.
    var isKey = false

    nonisolated public init(verbatim content: String) { string = content }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        string = key.text
        isKey = true
    }

    nonisolated func with(_ note: Any?) -> Text {
        var text = self
        if let note { text.notes.append(described(note)) }
        return text
    }

    nonisolated public func font(_ font: Font?) -> Text { with(font) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with(weight) }
    nonisolated public func bold() -> Text { with("bold") }
    @available(iOS 15.0, *)
    nonisolated public func monospacedDigit() -> Text { with("monospaced digits") }
    @available(iOS 17.0, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(style) }
}

/// A key of a string catalogue. A literal becomes one, and `"\(number)"` becomes one, too. The device
/// would then write that number in its own language instead of the player's.
@available(iOS 13.0, *)
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String
    public init(stringLiteral value: String) { text = value }

    /// Its text, noting that the app has no such key.
    var noted: String {
        Problems.last.append(
            "“\(text)” is a key of a string catalogue, which the app doesn't have.")
        return text
    }
}

extension Text: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        if isKey { _ = LocalizedStringKey(stringLiteral: string).noted }
        let node = Node("Text", string)
        node.notes = notes
        return [node]
    }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func font(_ font: Font?) -> some View { noted(font) }
    @available(iOS 16.0, *)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { noted(weight) }
    @available(iOS 16.1, *)
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        noted("design", design)
    }
    @available(iOS 16.0, *)
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        noted(isActive ? "bold" : "not bold")
    }
    @available(iOS 15.0, *)
    nonisolated public func monospacedDigit() -> some View { noted("monospaced digits") }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        noted("aligned", alignment)
    }
    nonisolated public func lineLimit(_ number: Int?) -> some View { noted("lines", number) }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        noted("scale at least", factor)
    }
}

@available(iOS 15.0, *)
public protocol TextSelectability { static var allowsSelection: Bool { get } }

@available(iOS 15.0, *)
public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

@available(iOS 15.0, *)
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, *)
extension View {
    nonisolated public func textSelection<S: TextSelectability>(
        _ selectability: S
    ) -> some View { noted("selectable", S.allowsSelection) }
}

@available(iOS 13.0, *)
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading
    case center
    case trailing
}

@available(iOS 13.0, *)
nonisolated public struct Image: Equatable, Sendable, _PrimitiveView {
    let name: String
    let isSymbol: Bool

    nonisolated public init(systemName: String) { (name, isSymbol) = (systemName, true) }
    nonisolated public init(
        decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
    ) { (name, isSymbol) = ("drawn", false) }

    @frozen
    public enum Orientation: UInt8, Sendable {
        case up
        case down
    }
}

extension Image: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        if isSymbol { walk.symbols.insert(name) }
        return [Node("Image", name)]
    }
}

@available(iOS 14.0, *)
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

@available(iOS 14.0, *)
extension Label: View where Title: View, Icon: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@available(iOS 14.0, *)
extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        (self.title, icon) = (Text(title), Image(systemName: name))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        (title, icon) = (Text(titleKey), Image(systemName: name))
    }
}

extension Label: Walkable where Title: View, Icon: View {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        [walk.node("Label", "", title, icon)]
    }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 14.0, *)
public struct LabelStyleConfiguration {}

@available(iOS 14.0, *)
public struct IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 14.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}

@available(iOS 14.0, *)
extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        noted("icon only")
    }
}
