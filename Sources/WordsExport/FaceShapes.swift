import Faces
import Foundation

/// The shapes and colours of faces, for pages that show a party. A face's number and its parts are
/// related as in `Face`.
struct FaceShapes: Encodable {
    /// A path with its paint. Lines have round ends and corners.
    struct Layer: Encodable {
        /// `own`, `ink` or `white`.
        let paint: String
        /// The data of an SVG path.
        let path: String
        /// The width of the line; 0 for a filled path.
        let line: Double
    }

    /// The side of the square.
    let side = FaceTables.side
    let shapes = Face.shapes
    let colours = FaceTables.colours.map(hexadecimal)
    let ink = hexadecimal(FaceTables.ink)
    let white = hexadecimal(FaceTables.white)
    /// Each part's variants. The parts are painted in this order.
    let parts = FacePart.allCases.map { part in
        (0..<FaceTables.variants).map { variant in
            FaceTables.layers(of: part, variant: variant).map {
                Layer(paint: $0.paint.rawValue, path: $0.path.data, line: $0.line)
            }
        }
    }

    private static func hexadecimal(_ colour: Int) -> String { String(format: "#%06x", colour) }
}
