import Testing

@testable import Faces

@Suite("The emblems of teams")
struct TeamEmblemTests {
    @Test func `Every emblem can be read and fills much of its square`() throws {
        for path in TeamEmblems.paths {
            let points = try #require(path.steps, "\(path.data)").flatMap(\.points)
            for coordinates in [points.map(\.x), points.map(\.y)] {
                let least = try #require(coordinates.min())
                let most = try #require(coordinates.max())
                #expect(least >= 0 && most <= FaceTables.side, "\(path.data)")
                #expect(most - least > FaceTables.side * 0.6, "\(path.data)")
            }
        }
    }

    @Test func `No two emblems are the same`() {
        #expect(Set(TeamEmblems.paths.map(\.data)).count == TeamEmblems.paths.count)
    }
}
