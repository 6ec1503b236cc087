import Arcade
import Funfair

/// Writes a run's pace and its share card as the page's JSON.
extension ViewJSON {
    func write(_ pace: PaceStatus?, to json: inout JSONText) {
        guard let pace else { return json.null("pace") }
        json.object("pace") { json in
            json.number("lead", pace.lead)
            json.string("short", pace.short(in: words))
            json.string("words", pace.text(in: words))
        }
    }

    func write(_ card: ShareCard, to json: inout JSONText) {
        json.object("share") { json in
            json.string("name", card.name)
            json.string("text", card.text)
            json.string("game", card.game)
            json.string("player", card.player.text)
            json.number("score", card.score)
            json.string("rank", card.rank)
            write(card.lines, as: "lines", to: &json)
            json.string("invitation", card.invitation)
            json.string("note", card.note)
        }
    }
}
