import Arcade
import Testing

@testable import Funfair

@Suite("The device's secret")
struct HouseSecretTests {
    /// Returns a secret and names as stored by another window.
    private static func book(_ secret: UInt8, _ names: String...) throws -> HouseBook {
        var book = HouseBook()
        let isNew = book.begin(secret: Array(repeating: secret, count: 32))
        #expect(isNew)
        for name in names { book.add(try PlayerName(name)) }
        return book
    }

    @Test func `A secret has 43 characters that are valid in a header`() throws {
        for byte in UInt8.min...UInt8.max {
            let secret = try #require(try Self.book(byte).secret)
            #expect(secret.count == 43)
            let isSafe = secret.allSatisfy { letter in
                let character = Character(UnicodeScalar(letter))
                return character.isLetter || character.isNumber || "-_".contains(character)
            }
            #expect(isSafe)
        }
        #expect(try Self.book(0xFB).secret?.starts(with: "-_v7".bytes) == true)
    }

    @Test func `The device's secret is stored before the first request`() {
        let play = Play()
        #expect(play.store["funfair.house"] == play.app.desk.book.text)
        #expect(play.app.desk.book.secret == Play.secret)
        #expect(play.keptThen["funfair.house"] == play.app.desk.book.text)
    }

    @Test func `A stored secret isn't replaced`() {
        var play = Play.atHouse()
        play.enterPublic()
        let later = play.reopened
        #expect(later.app.desk.book.secret == Play.secret)
        #expect(later.app.desk.book.owns(.ada))
        #expect(later.app.desk.book.hasMet)
        #expect(later.store["funfair.house"] == play.store["funfair.house"])
    }

    @Test func `A secret issued by an older house is still used`() {
        var text = StoredText("house")
        text.add("met")
        text.add("secret", "s3cret")
        text.add("name", "Ada")
        text.seal()
        var play = Play(store: ["funfair.house": text.bytes])
        play.enter(name: "Ada")
        #expect(play.grantTicket()?.secret == "s3cret".bytes)
    }

    @Test func `A device that has found a house but has no name creates a secret`() {
        var text = StoredText("house")
        text.add("met")
        text.seal()
        let play = Play(store: ["funfair.house": text.bytes])
        #expect(play.app.desk.book.hasMet)
        #expect(play.app.desk.book.secret == Play.secret)
        #expect(play.store["funfair.house"] == play.app.desk.book.text)
    }

    @Test func `After a lost response, the name is requested again with the same secret`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        let lost = play.answerNothing("api/players")
        var later = play.reopened
        later.press(.drop(.bubblePop))
        later.enter(name: "Ada")
        let again = later.grantName(status: 200)
        #expect(lost?.secret == Play.secret)
        #expect(again?.secret == lost?.secret)
        #expect(again?.body == lost?.body)
        #expect(later.grantTicket() != nil)
        #expect(later.app.desk.book.owns(.ada))
    }

    @Test func `A secret in an older house's response is ignored`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.answer("api/players", status: 201, body: #"{"name":"Ada","secret":"s3cret"}"#)
        #expect(play.grantTicket()?.secret == Play.secret)
    }

    @Test func `A device unknown to the house keeps its secret`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.press(.pause, .drop(.bubblePop), .play)
        play.refuse("api/tickets", status: 403, "unknown-device", "Who are you?")
        #expect(play.app.desk.book.names.isEmpty)
        #expect(play.reopened.app.desk.book.secret == Play.secret)
    }

    // MARK: Several windows

    @Test func `Another window's names and secret are adopted`() throws {
        let kept = try Self.book(0xFF, "Lin")
        var play = Play()
        play.send(.stored(.house, kept.text))
        #expect(play.app.desk.book == kept)
    }

    @Test func `A window without names doesn't erase another window's names`() throws {
        var play = Play.atHouse()
        play.enterPublic()
        let book = play.app.desk.book
        play.send(.stored(.house, try Self.book(0).text))
        #expect(play.app.desk.book == book)
        #expect(play.store["funfair.house"] == book.text)
    }

    @Test func `Two windows opened at the same time agree on one secret`() {
        var one = Play(secret: Array(repeating: 1, count: 32))
        var other = Play(secret: Array(repeating: 2, count: 32))
        let (first, second) = (one.app.desk.book, other.app.desk.book)
        one.send(.stored(.house, second.text))
        other.send(.stored(.house, first.text))
        #expect(one.app.desk.book == other.app.desk.book)
        #expect(one.store["funfair.house"] == other.app.desk.book.text)
    }

    @Test func `Data saved by an older page without a secret doesn't erase the secret`() {
        var text = StoredText("house")
        text.add("met")
        text.seal()
        var play = Play()
        play.send(.stored(.house, text.bytes))
        #expect(play.app.desk.book.secret == Play.secret)
        #expect(play.app.desk.book.hasMet)
    }
}
