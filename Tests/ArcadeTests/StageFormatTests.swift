import Arcade
import Testing

@Suite("Stage sizes")
struct StageFormatTests {
    private let format = StageFormat(area: 390 * 690, slimmest: 2.2)

    /// Windows from 200 to 1600 points wide and 200 to 1200 points high.
    private static let windows: [(width: Double, height: Double)] =
        stride(from: 200.0, through: 1600, by: 7).flatMap { width in
            stride(from: 200.0, through: 1200, by: 13).map { (width, $0) }
        }

    @Test func `A window with the shape that defines the stage's area gets exactly that shape`() {
        #expect(format.shape(fitting: 390, by: 690) == StageShape(width: 390, height: 690))
    }

    @Test func `Every stage has the same area, except for rounding`() {
        for window in Self.windows {
            let shape = format.shape(fitting: window.width, by: window.height)
            let miss = Double(shape.width * shape.height) - format.area
            #expect(abs(miss) <= Double(max(shape.width, shape.height)) / 2)
        }
    }

    @Test func `A stage has the aspect ratio of its window, within half a percent`() {
        for window in Self.windows {
            let ratio = min(max(window.width / window.height, 1 / 2.2), 2.2)
            let shape = format.shape(fitting: window.width, by: window.height)
            let given = Double(shape.width) / Double(shape.height)
            #expect(abs(given / ratio - 1) < 0.005, "\(window)")
        }
    }

    @Test func `Every computed shape is valid`() {
        for window in Self.windows {
            let shape = format.shape(fitting: window.width, by: window.height)
            #expect(format.allows(shape), "\(window)")
        }
    }

    @Test func `A rotated window gets the rotated shape`() {
        for window in Self.windows where window.width != window.height {
            let shape = format.shape(fitting: window.width, by: window.height)
            let turned = format.shape(fitting: window.height, by: window.width)
            #expect(turned == shape.transposed, "\(window)")
        }
    }

    @Test(
        "A window that is too narrow or too wide gets the narrowest or widest stage",
        arguments: [(10, 1000), (1, 3), (1e-300, 1e300)])
    func tall(width: Double, height: Double) {
        #expect(format.shape(fitting: width, by: height) == format.shape(fitting: 5, by: 11))
        #expect(format.shape(fitting: height, by: width) == format.shape(fitting: 11, by: 5))
    }

    @Test(
        "A window with an invalid size gets a square stage",
        arguments: [
            (0, 100), (100, 0), (-5, 9), (.nan, 100), (100, .nan), (.infinity, 100),
            (100, .infinity), (0, 0),
        ] as [(Double, Double)])
    func insane(width: Double, height: Double) {
        let shape = format.shape(fitting: width, by: height)
        #expect(abs(shape.width - shape.height) <= 1)
        #expect(format.allows(shape))
    }

    @Test(
        "A shape with a different area or ratio is invalid",
        arguments: [
            (390, 691), (391, 690), (0, 0), (-390, -690), (1, 269_100), (300, 897), (4096, 66),
            (.max, .max),
        ] as [(Int, Int)])
    func foreign(width: Int, height: Int) {
        #expect(!format.allows(StageShape(width: width, height: height)))
    }
}
