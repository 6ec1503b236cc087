import Arcade
import Testing

@testable import Funfair

@Suite("Damaged responses from the house")
struct HouseDamageTests {
    @Test func `An unexpected or repeated response from the house changes nothing`() {
        var play = Play.atHouse()
        play.runPublic()
        guard let question = play.questions.last else {
            return #expect(Bool(false), "a question")
        }
        play.send(.answered(999, status: 201, body: Array(Play.counted().utf8)))
        #expect(play.app.desk.outbox.items.count == 1)
        play.send(.answered(question.id, status: 201, body: Array(Play.counted().utf8)))
        play.send(.answered(question.id, status: 422, body: []))
        #expect(play.houseLine?.mood == .good)
    }

    @Test func `Responses from the house can arrive in any order`() {
        var play = Play()
        play.press(.open(.bubblePop))
        play.enter(name: "Ada")
        play.grantName()
        play.grantTicket()
        play.answerNews()
        play.press(.pause, .tab(.scores), .place(.today), .place(.week))
        play.answer("api/boards/bubblepop/week", body: Play.board([(1, "W", 1)]))
        play.answer("api/boards/bubblepop/today", body: Play.board([(1, "T", 1)]))
        #expect(play.table?.rows.map(\.player.text) == ["W"])
        #expect(play.app.runInHouse?.ticket != nil)
    }

    @Test func `The app survives damaged responses to every request`() throws {
        let bodies = [
            Play.board([(1, "A", 9), (2, "B", 8)], around: [(3, "Ada", 1)]), Play.counted(),
            #"{"name":"Ada"}"#,
            #"{"type":"/api/problems/name-taken","detail":"d","suggestion":"Ada 2"}"#,
            #"{"ticket":"t","player":"Ada","seed":"00000000000000ff","rulesVersion":1}"#,
            #"{"ends":1795305600,"games":[{"game":"bubblepop","players":3,"played":false}]}"#,
        ]
        var generator = SeededGenerator(seed: 7)
        var play = Play.atHouse()
        var counted = 0
        for round in 0..<1500 {
            switch generator.below(8) {
            case 0: play.press(.open(.bubblePop), .play)
            case 1: play.press(.challenge)
            case 2: play.press(.tab(.scores), .place(.today))
            case 3: play.press(.pause, .drop(.bubblePop))
            case 4: play.send(.type(.playerName, "P\(round % 9)", isFinished: true))
            case 5: play.send(.online)
            case 6: play.press(.home, .open(.breakout), .play)
            default: play.press(.watchRun(Array("r".utf8)))
            }
            while let question = play.questions.first, generator.below(3) > 0 {
                var body = Array(bodies[generator.below(bodies.count)].utf8)
                for _ in 0..<generator.below(3) {
                    body[generator.below(body.count)] = UInt8(generator.below(256))
                }
                let statuses = [0, 200, 201, 400, 401, 403, 404, 409, 422, 429, 500, 503]
                play.answer(
                    question.path, status: statuses[generator.below(statuses.count)], body: body)
                counted += 1
            }
            _ = play.app.view
        }
        #expect(counted > 500)
        var later = play.reopened
        #expect(later.aside.isEmpty)
        later.press(.drop(.bubblePop))
        later.enter(name: "Zoe")
        #expect(later.app.playScreen?.countIn == 3)
    }

    @Test(
        "A damaged stored text is set aside and reported, and play continues",
        arguments: ["funfair.house", "funfair.outbox", "funfair.ticket.bubblepop"])
    func damagedStore(key: String) {
        var full = Play.atHouse()
        full.runPublic()
        full.press(.tab(.play), .play)
        full.grantTicket("t2")
        full.send(.hidden)
        #expect(full.store[key] != nil)
        let fresh = Play().store["funfair.house"]
        for index in full.store[key]?.indices ?? 0..<0 {
            var store = full.store
            store[key]?[index] ^= 1
            let play = Play(store: store)
            #expect(play.aside.count == 1, "byte \(index)")
            #expect(play.app.screens.notices.count == 1)
            // Only the secret is written again, as on a new device.
            #expect(play.store[key] == (key == "funfair.house" ? fresh : nil))
        }
    }
}
