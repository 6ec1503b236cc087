import Foundation
import Funfair
import FunfairFace
import Testing

@Suite("A face and its house")
@MainActor
struct HouseTests {
    private nonisolated static let ends = 1_000_060

    private nonisolated static func news(_ question: HouseRequest) -> HouseReply {
        guard question.path.hasPrefix("api/challenge") else { return .none }
        let body = """
            {"day":"2026-11-21","ends":\(ends),"games":[\
            {"game":"bubblepop","players":3,"played":false},\
            {"game":"breakout","players":0,"played":false}]}
            """
        return HouseReply(status: 200, body: Array(body.utf8))
    }

    private func challenge(_ face: Face) -> ChallengeCard? {
        if case .player(let screen) = face.view.screen { screen.challenge } else { nil }
    }

    @Test func `What the house says is shown when it comes`() async {
        let fair = Fair(house: ScriptedHouse(Self.news))
        fair.face.press(.open(.bubblePop))
        #expect(challenge(fair.face) == nil)
        await settle()
        #expect(challenge(fair.face)?.ends == Int64(Self.ends))
        #expect(fair.face.left(until: Int64(Self.ends)) == "1 min, 0 sec")
    }

    @Test func `Without a house nothing is said of one`() async {
        let fair = Fair()
        fair.face.press(.open(.bubblePop))
        await settle()
        #expect(challenge(fair.face) == nil)
        #expect(fair.face.view.notices.isEmpty)
    }

    @Test func `The house is asked anew when its day is over, once`() async {
        let house = ScriptedHouse(Self.news)
        let fair = Fair(house: house)
        fair.face.press(.open(.bubblePop))
        await settle()
        let before = house.questions.count
        await fair.clock.advance(milliseconds: 59_000)
        #expect(house.questions.count == before)
        await fair.clock.advance(milliseconds: 3000)
        #expect(house.questions.count == before + 1)
    }

    @Test func `A run that found no house is sent again after a while`() async {
        let house = ScriptedHouse(Self.news)
        var fair = Fair(house: house, seed: nil)
        fair.face.press(.open(.bubblePop))
        await settle()
        fair.enter()
        await settle()
        fair.play(seconds: 5)
        await settle()
        #expect(house.questions.contains { $0.path.hasPrefix("api/players") })
    }
}
