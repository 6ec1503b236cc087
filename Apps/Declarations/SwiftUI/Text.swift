import UIKit

@available(iOS 13.0, *)
public struct Text: Equatable, Sendable {
    nonisolated public init(verbatim content: String) { fatalError() }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { fatalError() }
    @available(iOS 15.0, *)
    nonisolated public init(_ attributedContent: AttributedString) { fatalError() }
    @available(iOS 14.0, *)
    nonisolated public init(_ image: Image) { fatalError() }

    @available(iOS 14.0, *)
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }
}

@available(iOS 13.0, *)
extension Text: _PrimitiveView {}

@available(iOS 13.0, *)
extension Text {
    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    nonisolated public func bold() -> Text { self }
    @available(iOS 15.0, *)
    nonisolated public func monospacedDigit() -> Text { self }
    @available(iOS 17.0, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func font(_ font: Font?) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    @available(iOS 16.1, *)
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func monospacedDigit() -> some View { self }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    nonisolated public func lineLimit(_ number: Int?) -> some View { self }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    @available(iOS 14.0, *)
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
}

@available(iOS 13.0, *)
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading
    case center
    case trailing
}

@available(iOS 13.0, *)
public struct Image: Equatable, Sendable {
    nonisolated public init(systemName: String) { fatalError() }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) { fatalError() }
    nonisolated public init(uiImage: UIImage) { fatalError() }
    nonisolated public init(
        decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
    ) { fatalError() }

    @frozen
    public enum Orientation: UInt8, Sendable {
        case up
        case down
    }
}

@available(iOS 13.0, *)
extension Image: _PrimitiveView {}

@available(iOS 14.0, *)
public struct Label<Title, Icon> {}

@available(iOS 14.0, *)
extension Label: View where Title: View, Icon: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(
        @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
    ) { fatalError() }
}

@available(iOS 14.0, *)
extension Label where Title == Text, Icon == Image {
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        fatalError()
    }
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) { fatalError() }
}

@available(iOS 14.0, *)
public protocol LabelStyle {}

@available(iOS 14.0, *)
public struct IconOnlyLabelStyle: LabelStyle {}

@available(iOS 14.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { fatalError() }
}

@available(iOS 14.0, *)
extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
}
