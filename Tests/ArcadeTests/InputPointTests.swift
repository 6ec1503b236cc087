import Arcade
import Testing

@Suite("Recordable points")
struct InputPointTests {
    @Test(
        "A point is rounded to the nearest quarter of a unit",
        arguments: [(0, 0), (10, 40), (10.1, 40), (10.125, 41), (10.2, 41), (767.9, 3072)])
    func rounding(units: Double, quarters: Int) throws {
        let place = try #require(InputPoint(Point(x: units, y: units)))
        #expect(place.x == quarters)
        #expect(place.y == quarters)
    }

    @Test(
        "A point off the stage is moved to the nearest recordable point",
        arguments: [
            (-3, 0), (-.infinity, 0), (1024, 4095), (1e300, 4095), (.infinity, 4095),
        ] as [(Double, Int)])
    func clamping(units: Double, quarters: Int) throws {
        let place = try #require(InputPoint(Point(x: units, y: units)))
        #expect(place.x == quarters)
        #expect(place.y == quarters)
    }

    @Test func `A point with a NaN coordinate is invalid`() {
        #expect(InputPoint(Point(x: .nan, y: 1)) == nil)
        #expect(InputPoint(Point(x: 1, y: .nan)) == nil)
        #expect(InputPoint(Point(x: .signalingNaN, y: .nan)) == nil)
    }

    @Test func `A point on the quarter-unit grid isn't changed`() throws {
        for quarters in 0...InputPoint.limit {
            let units = Double(quarters) / 4
            let place = try #require(InputPoint(Point(x: units, y: 0)))
            #expect(place.point.x == units)
        }
    }
}
