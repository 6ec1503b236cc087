import Arcade
import Funfair

// What the house says at the end of a run, before a challenge and on its boards.
extension ViewJSON {
    func write(_ line: HouseLine?, as key: String, to json: inout JSONText) {
        guard let line else { return json.null(key) }
        json.object(key) { json in
            json.string("text", line.text)
            json.string("mood", word(for: line.mood))
            json.string("mark", line.mark)
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

    func write(_ table: PublicTable?, to json: inout JSONText) {
        guard let table else { return json.null("house") }
        json.object("house") { json in
            json.string("name", table.name)
            json.string("title", table.title)
            json.array("rows") { json in
                for row in table.rows { json.object { json in write(row, to: &json) } }
            }
            json.flag("isKnown", table.isKnown)
            json.number("ends", table.ends)
            write(table.notes, as: "notes", to: &json)
        }
    }

    private func write(_ row: PublicTable.Row, to json: inout JSONText) {
        json.number("rank", row.rank)
        json.string("player", row.player.text)
        json.number("score", row.score)
        write(row.badge, as: "badge", to: &json)
        json.flag("isMine", row.isMine)
        json.flag("isFar", row.isFar)
        write(row.watch, as: "watch", to: &json)
        write(row.race, as: "race", to: &json)
    }
}
