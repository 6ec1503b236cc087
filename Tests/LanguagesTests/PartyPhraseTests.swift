import Foundation
import Funfair
import Phrases
import Testing

@testable import Languages

@Suite("Texts of the big screen at a party")
struct PartyPhraseTests {
    @Test func `The big screen's type declarations list exactly the names of its texts`()
        throws
    {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Web/app/party/party-words.d.ts")
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasSuffix(": string;") }
            .map { $0.trimmingPrefix("  ").prefix { $0 != ":" } }
        let texts = Language.english.partyTexts + Language.english.partyForms
        #expect(names.map(String.init) == texts.map(\.name))
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: ["borrowed", "does-not-fit", "does-not-reproduce", "inhuman", "too-fast"])
    func `The big screen has the text that explains why a run doesn't count`(word: String) throws {
        let phrase = try #require(FunfairPhrase(ofProblem: Array(word.utf8)))
        #expect(Language.english.partyTexts.contains { $0.name == "\(phrase)" })
    }

    @Test func `Each counted text of the big screen covers every plural form`() {
        for language in Language.allCases {
            let forms = language.partyForms
            #expect(forms.count == PartyPlural.allCases.count * language.pluralForms.count)
            for (name, text) in forms {
                let hasPlayer = name.hasPrefix("placesUp")
                if hasPlayer || name.hasSuffix("Other") {
                    #expect(text.contains("{1}"), "\(name)")
                }
                if hasPlayer, name.hasSuffix("Other") {
                    #expect(text.contains("{2}"), "\(name)")
                }
            }
        }
        let english = Dictionary(uniqueKeysWithValues: Language.english.partyForms)
        #expect(english["placesUpOne"] == "{1}, {2} place up")
        #expect(english["placesUpOther"] == "{1}, {2} places up")
    }

    @Test func `The big screen calls each game by its stall's name`() throws {
        for stall in Stall.allCases {
            let phrase = try #require(PartyPhrase(rawValue: stall.word))
            for language in Language.allCases {
                #expect(language.table.text(of: phrase) == stall.name)
            }
        }
    }

    @Test func `The big screen doesn't repeat texts that the page already has`() {
        func texts(_ all: [[(name: String, text: String)]]) -> [[String]] {
            all[0].indices.map { index in all.map { $0[index].text } }
        }
        let page = Set(texts(Language.allCases.map(\.pageTexts)))
        let own = texts(Language.allCases.map(\.partyTexts)).prefix(PartyPhrase.allCases.count)
        let twice = zip(PartyPhrase.allCases, own).filter { page.contains($0.1) }.map(\.0)
        #expect(twice == [])
    }
}
