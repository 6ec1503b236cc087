@_spi(Walk) import UIKit

@available(iOS 13.0, *)
public protocol ShapeStyle: Sendable {}

/// A colour's amounts, 0 to 1.
struct Paint: Hashable, Sendable, CustomStringConvertible {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var opacity = 1.0

    var description: String {
        let hex = [red, green, blue].map { amount in
            let byte = String(Int((amount * 255).rounded()), radix: 16, uppercase: true)
            return byte.count < 2 ? "0" + byte : byte
        }
        return "#" + hex.joined() + (opacity == 1 ? "" : "/" + short(opacity))
    }
}

@available(iOS 13.0, *)
nonisolated public struct Color: Hashable, Sendable, ShapeStyle, _PrimitiveView,
    CustomStringConvertible
{
    var light: Paint
    var dark: Paint
    public var description: String {
        light == dark ? light.description : "\(light)|\(dark)"
    }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    nonisolated init(_ light: Paint, _ dark: Paint) { (self.light, self.dark) = (light, dark) }
    nonisolated public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        let paint = Paint(red: red, green: green, blue: blue, opacity: opacity)
        self.init(paint, paint)
    }
    @available(iOS 15.0, *)
    nonisolated public init(uiColor: UIColor) {
        self.init(Paint(uiColor.amounts(.light)), Paint(uiColor.amounts(.dark)))
    }
    nonisolated public func opacity(_ opacity: Double) -> Color {
        var colour = self
        colour.light.opacity *= opacity
        colour.dark.opacity *= opacity
        return colour
    }

    nonisolated public static var white: Color { Color(red: 1, green: 1, blue: 1) }
    nonisolated public static var black: Color { Color(red: 0, green: 0, blue: 0) }
    nonisolated public static var gray: Color { Color(red: 0.56, green: 0.56, blue: 0.58) }
    nonisolated public static var clear: Color { black.opacity(0) }
    nonisolated public static var secondary: Color { gray }
}

extension Paint {
    fileprivate init(_ amounts: UIColor.Amounts) {
        (red, green, blue) = (amounts.red, amounts.green, amounts.blue)
        opacity = amounts.alpha
    }
}

extension Color: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] { [Node("Color", description)] }
}

@available(iOS 13.0, *)
extension ShapeStyle where Self == Color {
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
    public static var gray: Color { Color.gray }
    public static var clear: Color { Color.clear }
}

@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle, CustomStringConvertible {
    public var description: String { "secondary" }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { .init() }
}

@available(iOS 15.0, *)
public struct Material: ShapeStyle, CustomStringConvertible {
    public var description: String { "material" }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .init() }
}

@available(iOS 13.0, *)
public struct Gradient: Equatable, ShapeStyle {
    let colors: [Color]
    public init(colors: [Color]) { self.colors = colors }
}

@available(iOS 13.0, *)
nonisolated public struct LinearGradient: ShapeStyle, _PrimitiveView {
    let colors: [Color]
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.colors = colors
    }
}

extension LinearGradient: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        if colors.isEmpty { walk.fault("A gradient has no colours.") }
        return [Node("LinearGradient", colors.map(\.description).joined(separator: " "))]
    }
}

@available(iOS 13.0, *)
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static var center: UnitPoint { .init(x: 0.5, y: 0.5) }
    public static var top: UnitPoint { .init(x: 0.5, y: 0) }
    public static var bottom: UnitPoint { .init(x: 0.5, y: 1) }
}

@available(iOS 14.0, *)
extension UIColor {
    public convenience init(_ color: Color) {
        let paint = color.light
        self.init(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.opacity)
    }
}
