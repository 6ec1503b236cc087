import Arcade
import Testing

@testable import Funfair

@Suite struct PartyDamageTests {
    /// Returns a text with random damage, which may or may not be JSON.
    private static func rubbish(_ chance: inout SeededGenerator, _ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0...chance.below(4) {
            let place = chance.below(bytes.count)
            switch chance.below(4) {
            case 0: bytes[place] = UInt8(chance.below(128))
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(contentsOf: "99999999999999999".utf8, at: place)
            default:
                bytes.replaceSubrange(place..., with: bytes[..<min(place, bytes.count - place)])
            }
            if bytes.isEmpty { return [] }
        }
        return bytes
    }

    @Test(arguments: 0..<40)
    func `No response from the house crashes a guest's app`(seed: Int) {
        var chance = SeededGenerator(seed: UInt64(seed))
        var host = PartyHost()
        var play = Play.atParty(&host)
        let stalls = Stall.allCases
        for step in 0..<60 {
            if step % 20 == 5 { host.start(stalls[chance.below(stalls.count)], countIn: 1000) }
            for _ in 0..<30 {
                host.pass(1000.0 / 60)
                play.send(.elapsed(milliseconds: 1000.0 / 60))
            }
            for question in play.questions where question.path.contains("part") {
                let status = [200, 200, 200, 201, 404, 409, 429, 500, 0][chance.below(9)]
                play.answer(
                    question.path, status: status, body: Self.rubbish(&chance, host.answer))
            }
            _ = play.app.view
            if play.party?.door != nil {
                play.send(.party("BDJL"))
                play.press(.party(.join))
                play.answerAll(&host)
            }
        }
    }

    @Test(arguments: ["", "#", "BDJ", "BDJLM", "zzzz\u{0}", "../../../../etc/passwd", "ÄÖÜß"])
    func `An invalid link to a party is ignored`(text: String) {
        var play = Play()
        play.answerNews()
        play.send(.party(text))
        #expect(play.questions.isEmpty)
    }
}
