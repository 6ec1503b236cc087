import Breakout

/// The picture of a drawn wall, as messengers show it next to a link.
enum WallPicture {
    /// The size in pixels that messengers recommend.
    static let width = 1200
    static let height = 630

    private static let brick = (width: 72, height: 36, gap: 4)
    private static let paddle = (width: 160, height: 22, y: 560)
    private static let ball = (radius: 13, y: 545)
    private static let ground: UInt32 = 0x2B_1D_78
    private static let light: UInt32 = 0xFF_F6_E0
    private static let gold: UInt32 = 0xFF_CB_4F

    /// Returns the picture as a PNG.
    ///
    /// - Parameter looks: the look of every place, row by row: 0 for a gap, otherwise 1 plus an
    ///   index into the game's looks.
    static func png(of looks: [UInt8]) -> [UInt8] {
        var picture = PalettePicture(
            width: width, height: height,
            palette: [ground, light, gold] + BreakoutGame.looks.map(\.colour))
        let columns = WallDrawing.columns
        let left = (width - columns * brick.width) / 2
        // The space above the paddle, with the wall in its middle.
        let top = (ball.y - ball.radius - looks.count / columns * brick.height) / 2
        for (place, look) in looks.enumerated() where look > 0 {
            picture.fill(
                x: left + place % columns * brick.width, y: top + place / columns * brick.height,
                width: brick.width - brick.gap, height: brick.height - brick.gap,
                colour: look + 2)
        }
        picture.fill(
            x: (width - paddle.width) / 2, y: paddle.y, width: paddle.width, height: paddle.height,
            colour: 2)
        picture.fillCircle(x: width / 2 + 40, y: ball.y, radius: ball.radius, colour: 1)
        return picture.png
    }
}
