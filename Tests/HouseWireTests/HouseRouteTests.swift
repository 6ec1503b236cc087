import Foundation
import HouseWire
import Testing

@Suite("API paths")
struct HouseRouteTests {
    private let fair = URL(string: "https://fair.example/")

    @Test func `A route's path includes its parameters`() {
        #expect(HouseRoute.spins(at: "t-2").path == "api/tables/t-2/spins")
        #expect(HouseRoute.board(of: "breakout", in: "all").path == "api/boards/breakout/all")
    }

    @Test(arguments: [".", "..", "%2e%2E", "../x?y#z/ä", "a/b"])
    func `Any parameter stays within its path component`(text: String) throws {
        let route = HouseRoute.run(text)
        let address = try #require(URL(string: route.path, relativeTo: fair)?.standardized)
        #expect(address.path() == "/" + route.path)
        #expect(route.path.split(separator: "/").count == 3)
    }

    @Test func `A guest's path includes the guest's number`() {
        #expect(HouseRoute.guest(3, of: "BDJL").path == "api/parties/BDJL/guests/3")
        #expect(HouseRoute.leave(3, of: "BDJL").path == "api/parties/BDJL/guests/3")
    }

    @Test func `Queries follow the path and are percent-encoded`() {
        let route = HouseRoute.challenge.asking(.player, "Ada & Lin?").asking(.limit, "7")
        #expect(route.path == "api/challenge?player=Ada%20%26%20Lin%3f&limit=7")
    }

    @Test func `A placeholder in a path has the router's syntax`() {
        #expect(HouseRoute.run(HousePart.run.placeholder).path == "api/runs/:run")
    }

    @Test func `No two routes are equal`() {
        let routes = HouseRoute.all.map { "\($0.method) \($0.path)" }
        #expect(Set(routes).count == routes.count)
    }
}
