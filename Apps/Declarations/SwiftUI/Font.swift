@available(iOS 13.0, *)
public struct Font: Hashable, Sendable, CustomStringConvertible {
    public var description: String
    /// The size in points, if it's given in points.
    var size: CGFloat?

    public static var largeTitle: Font { .init(description: "largeTitle") }
    public static var title: Font { .init(description: "title") }
    @available(iOS 14.0, *)
    public static var title2: Font { .init(description: "title2") }
    @available(iOS 14.0, *)
    public static var title3: Font { .init(description: "title3") }
    public static var headline: Font { .init(description: "headline") }
    public static var subheadline: Font { .init(description: "subheadline") }
    public static var footnote: Font { .init(description: "footnote") }
    public static var caption: Font { .init(description: "caption") }
    @available(iOS 14.0, *)
    public static var caption2: Font { .init(description: "caption2") }

    @available(iOS 16.0, *)
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font {
        let parts: [Any?] = ["\(described(size)) points", weight, design]
        return .init(
            description: parts.compactMap { $0.map(SwiftUI.described) }.joined(separator: " "),
            size: size)
    }

    public func bold() -> Font { .init(description: description + " bold", size: size) }

    public struct Weight: Hashable, Sendable, CustomStringConvertible {
        public let description: String
        public static var regular: Font.Weight { .init(description: "regular") }
        public static var bold: Font.Weight { .init(description: "bold") }
        public static var heavy: Font.Weight { .init(description: "heavy") }
    }

    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    public enum TextStyle: Hashable, Sendable {
        case largeTitle
        case title
        @available(iOS 14.0, *)
        case title2
        @available(iOS 14.0, *)
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        @available(iOS 14.0, *)
        case caption2
    }
}
