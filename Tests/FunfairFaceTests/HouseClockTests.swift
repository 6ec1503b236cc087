import Funfair
import Synchronization
import Testing

@testable import FunfairFace

@Suite("Time until the house's day ends")
@MainActor
struct HouseClockTests {
    private nonisolated static let day = 86_400.0
    private nonisolated static let now = 1_795_262_400.0

    /// Returns a house that reports the time and a day that ends in a minute.
    private nonisolated static func house(_ shift: Double = 0) -> ScriptedHouse {
        ScriptedHouse { question in
            guard question.path.hasPrefix("api/challenge") else { return .noReply }
            let body = """
                {"day":"2026-11-21","ends":\(Int(now) + 60),"games":[\
                {"game":"bubblepop","players":3,"played":false}]}
                """
            return HouseResponse(status: 200, body: Array(body.utf8), time: now + shift)
        }
    }

    private nonisolated static let end = Int64(now) + 60

    @Test(
        "The time until the house's day ends is correct, even if the device's clock is wrong",
        arguments: [-day, 0, day])
    func tellsWhatTheHouseKnows(_ wrong: Double) async {
        let house = Self.house()
        let fair = Fair(house: house)
        fair.clock.set(wrongBy: Self.now - fair.clock.uptime + wrong)
        fair.face.press(.open(.bubblePop))
        await settle()
        #expect(fair.face.left(until: Self.end) == "1 min, 0 sec")
        let before = house.questions.count
        await fair.clock.advance(milliseconds: 58_000)
        #expect(fair.face.left(until: Self.end) == "2 sec")
        #expect(house.questions.count == before)
        await fair.clock.advance(milliseconds: 3000)
        #expect(house.questions.count == before + 1)
    }

    @Test func `Changing the device's clock doesn't change the time until the house's day ends`()
        async
    {
        let fair = Fair(house: Self.house())
        fair.face.press(.open(.bubblePop))
        await settle()
        fair.clock.set(wrongBy: Self.day)
        #expect(fair.face.left(until: Self.end) == "1 min, 0 sec")
    }

    @Test func `A house whose day doesn't seem to end is asked less and less often`() async {
        let house = Self.house(60)
        let fair = Fair(house: house)
        fair.face.press(.open(.bubblePop))
        await settle()
        let before = house.questions.count
        var asked: [Int] = []
        for second in 1...60 {
            await fair.clock.advance(milliseconds: 1000)
            if house.questions.count > before + asked.count { asked.append(second) }
        }
        #expect(asked == [1, 6, 16, 36])
    }

    @Test func `A date that isn't in HTTP's format is ignored`() {
        #expect(Exchanges.time("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
        #expect(Exchanges.time("") == nil)
        #expect(Exchanges.time("tomorrow") == nil)
    }
}
