@available(iOS 13.0, *)
public struct Font: Hashable, Sendable {
    public static var largeTitle: Font { fatalError() }
    public static var title: Font { fatalError() }
    @available(iOS 14.0, *)
    public static var title2: Font { fatalError() }
    @available(iOS 14.0, *)
    public static var title3: Font { fatalError() }
    public static var headline: Font { fatalError() }
    public static var subheadline: Font { fatalError() }
    public static var body: Font { fatalError() }
    public static var callout: Font { fatalError() }
    public static var footnote: Font { fatalError() }
    public static var caption: Font { fatalError() }
    @available(iOS 14.0, *)
    public static var caption2: Font { fatalError() }

    @available(iOS 16.0, *)
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font { fatalError() }
    @available(iOS 16.0, *)
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font { fatalError() }

    public func bold() -> Font { self }
    public func weight(_ weight: Font.Weight) -> Font { self }
    public func monospacedDigit() -> Font { self }

    public struct Weight: Hashable, Sendable {
        public static var regular: Font.Weight { fatalError() }
        public static var medium: Font.Weight { fatalError() }
        public static var bold: Font.Weight { fatalError() }
        public static var heavy: Font.Weight { fatalError() }
        public static var black: Font.Weight { fatalError() }
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
