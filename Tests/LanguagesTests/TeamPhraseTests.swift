import Phrases
import Testing

@testable import Languages

@Suite("Texts about teams")
struct TeamPhraseTests {
    @Test func `No two teams have the same name`() {
        for language in Language.allCases {
            let names = Set(TeamPhrase.names.map { language.table.text(of: $0) })
            #expect(names.count == TeamPhrase.names.count)
        }
    }

    @Test func `Every text has the same gaps in each language`() {
        func gaps(_ text: String) -> Set<Int> {
            Set((1...4).filter { text.contains("{\($0)}") })
        }
        for language in Language.allCases {
            for phrase in GuestTeamPhrase.allCases {
                #expect(
                    gaps(language.table.text(of: phrase)) == gaps(English.text(of: phrase)),
                    "\(phrase)")
            }
        }
    }

    @Test func `A guest's text names the team, its place and its points`() {
        let words = GuestWords.speaking("en")
        #expect(words.name(ofTeam: 2) == "Heart")
        #expect(words[.yourTeam, "Heart"] == "Your team: Heart. Switch to…")
        #expect(
            words[.teamPlace, "Heart", "1", "420 points"] == "Team Heart: place 1, 420 points")
    }
}
