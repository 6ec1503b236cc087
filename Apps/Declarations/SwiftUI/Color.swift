import UIKit

@available(iOS 13.0, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 13.0, *)
public struct Color: Hashable, Sendable, ShapeStyle {
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    nonisolated public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) { fatalError() }
    nonisolated public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) { fatalError() }
    nonisolated public init(
        hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
    ) { fatalError() }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
    @available(iOS 15.0, *)
    nonisolated public init(uiColor: UIColor) { fatalError() }
    nonisolated public func opacity(_ opacity: Double) -> Color { self }
    @available(iOS 16.0, *)
    nonisolated public var gradient: AnyGradient { fatalError() }

    nonisolated public static var red: Color { fatalError() }
    nonisolated public static var green: Color { fatalError() }
    nonisolated public static var blue: Color { fatalError() }
    nonisolated public static var white: Color { fatalError() }
    nonisolated public static var black: Color { fatalError() }
    nonisolated public static var gray: Color { fatalError() }
    nonisolated public static var clear: Color { fatalError() }
    nonisolated public static var secondary: Color { fatalError() }
}

@available(iOS 13.0, *)
extension Color: _PrimitiveView {}

@available(iOS 13.0, *)
extension ShapeStyle where Self == Color {
    public static var red: Color { fatalError() }
    public static var green: Color { fatalError() }
    public static var blue: Color { fatalError() }
    public static var white: Color { fatalError() }
    public static var black: Color { fatalError() }
    public static var gray: Color { fatalError() }
    public static var clear: Color { fatalError() }
}

@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { fatalError() }
}

@available(iOS 15.0, *)
public struct TintShapeStyle: ShapeStyle {}

@available(iOS 15.0, *)
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { fatalError() }
}

@available(iOS 14.0, *)
public struct BackgroundStyle: ShapeStyle {}

@available(iOS 14.0, *)
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { fatalError() }
}

@available(iOS 15.0, *)
public struct Material: ShapeStyle {}

@available(iOS 15.0, *)
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { fatalError() }
    public static var bar: Material { fatalError() }
}

@available(iOS 16.0, *)
public struct AnyGradient: Hashable, ShapeStyle {}

@available(iOS 13.0, *)
public struct Gradient: Equatable, ShapeStyle {
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { fatalError() }
    }

    @available(iOS 17.0, *)
    public struct ColorSpace: Hashable, Sendable {
        public static var device: Gradient.ColorSpace { fatalError() }
    }

    public init(stops: [Gradient.Stop]) { fatalError() }
    public init(colors: [Color]) { fatalError() }
}

@available(iOS 13.0, *)
public struct LinearGradient: ShapeStyle {
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        fatalError()
    }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        fatalError()
    }
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        fatalError()
    }
}

@available(iOS 13.0, *)
extension LinearGradient: _PrimitiveView {}

@available(iOS 13.0, *)
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { fatalError() }
    public static var center: UnitPoint { fatalError() }
    public static var leading: UnitPoint { fatalError() }
    public static var trailing: UnitPoint { fatalError() }
    public static var top: UnitPoint { fatalError() }
    public static var bottom: UnitPoint { fatalError() }
    public static var topTrailing: UnitPoint { fatalError() }
}

@available(iOS 14.0, *)
extension UIColor {
    public convenience init(_ color: Color) { fatalError() }
}
