/// A path to fill or to draw as a line, within a square of ``FaceTables/side`` units.
public struct FaceLayer: Equatable, Sendable {
    /// A layer's paint.
    public enum Paint: String, Sendable {
        /// The face's own colour.
        case own
        /// ``FaceTables/ink``
        case ink
        /// ``FaceTables/white``
        case white
    }

    /// What the layer is painted with.
    public let paint: Paint
    /// The path.
    public let path: FacePath
    /// The width of the line in units, which has round ends and corners; 0 to fill the path.
    public let line: Double

    static func fill(_ paint: Paint, _ path: FacePath) -> FaceLayer {
        FaceLayer(paint: paint, path: path, line: 0)
    }

    static func line(_ paint: Paint, _ width: Double, _ path: FacePath) -> FaceLayer {
        FaceLayer(paint: paint, path: path, line: width)
    }
}
