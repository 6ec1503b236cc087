import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Words banned from names", .withEveryEngine)
struct NameWordsTests {
    private let folder: TemporaryFolder
    private let house: TestHouse

    init() async throws {
        folder = try TemporaryFolder()
        try folder.write("words", "# A host's own.\n\n  villain \r\n坏人\nOil Baron\n")
        house = try await TestHouse(words: try NameWords(path: folder.path + "/words"))
    }

    @Test(arguments: [
        "villain", "VILLAIN", "Villain 7", "supervillains", "v i l l a i n", "v-i_l.l*a!i?n",
        "vіllаin", "ViIlain", "ｖｉｌｌａｉｎ", "vil\u{200B}lain", "oilbaron", "Oil-Baron", "大坏人",
    ])
    func `A banned word in a name is refused in any spelling`(name: String) async throws {
        let answer = try await house.register(name)
        expect(answer, refuses: "invalid-name", 400)
        #expect(
            answer.detail == "This house does not allow this name. Please choose another one.")
    }

    @Test(arguments: [
        "Ada", "Villa", "vill", "Víllaín", "Lain", "坏", "Baron", "Oil", "A host's own", "# A",
    ])
    func `A name without banned words is allowed`(name: String) async throws {
        #expect(try await house.register(name).status == 201)
    }

    @Test func `Asking about a banned name is refused as invalid`() async throws {
        expect(
            try await house.get("/api/names?player=Villain"), refuses: "invalid-name", 400)
    }

    @Test func `A device keeps a name whose word was banned after registration`() async throws {
        let place = try TemporaryFolder.smallSite()
        let before = try await TestHouse(in: place)
        let player = try await before.player("Villain")
        try before.repository.close()
        let house = try await TestHouse(
            in: place, words: try NameWords(path: folder.path + "/words"))
        #expect(try await house.register("Villain", as: player.secret).status == 200)
        #expect(try await house.askTicket(for: "Villain", as: player.secret).status == 201)
        expect(try await house.register("Villain"), refuses: "invalid-name", 400)
    }

    @Test func `Suggested names have no banned words`() async throws {
        try folder.write("numbers", "ada 2\nada 3\n")
        let house = try await TestHouse(words: try NameWords(path: folder.path + "/numbers"))
        _ = try await house.player("Ada")
        let suggestion = try await house.register("Ada").json["suggestion"]
        #expect(suggestion == .text("Ada 4"))
    }

    // MARK: The list of banned words

    @Test(arguments: [("x", 1), ("fine\n# ok\n!!\n", 3), ("fine\n\na.\n", 3), ("é", 1)])
    func `A banned word that is too short is refused with its line number`(text: String, line: Int)
        throws
    {
        try folder.write("short", text)
        let path = folder.path + "/short"
        let problem = #expect(throws: NameWordsProblem.self) { try NameWords(path: path) }
        let sentence = problem?.description ?? ""
        #expect(sentence.hasPrefix("“"))
        #expect(sentence.contains("” in line \(line) of \(path) is too short. "))
        #expect(sentence.hasSuffix(" A word needs at least 2 letters or digits."))
    }

    @Test func `A list of banned words that is missing or isn't text is refused`() throws {
        #expect(throws: NameWordsProblem.self) { try NameWords(path: folder.path + "/none") }
        #expect(throws: NameWordsProblem.self) { try NameWords(path: folder.path) }
        try Data([0x61, 0x62, 0xFF]).write(to: URL(filePath: folder.path + "/bytes"))
        #expect(throws: NameWordsProblem.self) { try NameWords(path: folder.path + "/bytes") }
    }
}
