/// The shapes and colours that faces are made of.
///
/// To change a shape, change its layers. Its place in the table mustn't change, because parties are
/// stored with the numbers of faces.
public enum FaceTables {
    /// The number of variants of each part.
    public static let variants = 8
    /// The side of a face's square, in units.
    public static let side = 64.0

    /// The colours, as red, green and blue in 24 bits. Each stands out against white and against
    /// the fair's darkest background.
    public static let colours = [
        0xe8384f, 0xc4660c, 0x927a00, 0x2c9440, 0x008f8c, 0x3b7fe4, 0x8f66ee, 0xd2479f,
    ]
    /// The colour of dark details.
    public static let ink = 0x1b1430
    /// The colour of bright details.
    public static let white = 0xffffff

    /// Returns a part's layers, from back to front.
    ///
    /// - Parameter variant: in 0..<``variants``.
    public static func layers(of part: FacePart, variant: Int) -> [FaceLayer] {
        switch part {
        case .head: [.fill(.own, heads[variant])]
        case .top: tops[variant]
        case .eyes: eyes[variant]
        case .mouth: mouths[variant]
        }
    }
}
