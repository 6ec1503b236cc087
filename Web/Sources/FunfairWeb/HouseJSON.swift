import Arcade
import Funfair

// Writes the house's verdict on a run, the challenge, and the house's data about this device as
// JSON.
extension ViewJSON {
    func write(_ line: HouseLine?, as key: String, to json: inout JSONText) {
        guard let line else { return json.null(key) }
        json.object(key) { json in
            json.string("text", line.text)
            json.string("mood", word(for: line.mood))
            write(line.way, as: "way", to: &json)
        }
    }

    private func word(for mood: HouseLine.Mood) -> String {
        switch mood {
        case .waiting: "waiting"
        case .good: "good"
        case .bad: "bad"
        case .quiet: "quiet"
        }
    }

    func write(_ card: ChallengeCard?, to json: inout JSONText) {
        guard let card else { return json.null("challenge") }
        json.object("challenge") { json in
            json.string("summary", card.summary)
            json.number("ends", card.ends)
            json.string("note", card.note)
            json.flag("isProblem", card.isProblem)
            write(card.way, as: "way", to: &json)
        }
    }

    func write(_ offer: HouseOffer, to json: inout JSONText) {
        json.string("title", offer.title)
        write(offer.lines, as: "lines", to: &json)
        json.array("ways") { json in write(offer.ways, to: &json) }
    }
}
