import Arcade
import Funfair

/// What stands beside a stage, as the page reads it.
extension ViewJSON {
    func write(_ play: PlayPanel?, to json: inout JSONText) {
        guard let play else { return json.null("panel") }
        let panel = play.panel
        json.object("panel") { json in
            json.string("level", panel.level)
            write(play.open, as: "open", to: &json)
            write(play.again, as: "again", to: &json)
            write(play.skip, as: "skip", to: &json)
            write(panel.chosen, as: "chosen", to: &json)
            write(panel.history, as: "history", to: &json)
            write(panel.chart.map { $0.look }, as: "chartLooks", to: &json)
            write(panel.chart.map { $0.count }, as: "chartCounts", to: &json)
            json.string("hint", play.hint)
            json.string("note", play.note)
            write(panel.result, to: &json)
            write(panel.sheet, play, to: &json)
        }
    }

    private func write(_ result: Panel.Result?, to json: inout JSONText) {
        guard let result else { return json.null("result") }
        json.object("result") { json in
            json.number("look", result.look)
            json.string("detail", result.detail)
            json.string("mood", word(for: result.mood))
            json.number("number", result.number)
        }
    }

    private func write(_ sheet: Sheet?, _ play: PlayPanel, to json: inout JSONText) {
        guard let sheet else { return json.null("sheet") }
        json.object("sheet") { json in
            json.string("title", sheet.title)
            json.string("progress", sheet.progress)
            write(sheet.facts, as: "facts", to: &json)
            json.string("problem", sheet.problem)
            json.array("options") { json in
                for (option, action) in zip(sheet.options, play.options) {
                    json.object { json in
                        json.number("look", option.look)
                        json.flag("isChosen", option.isChosen)
                        json.flag("isNear", option.isNear)
                        json.number("action", ActionNumbers.number(of: action))
                    }
                }
            }
            write(play.confirm, as: "confirm", to: &json)
            write(play.cancel, as: "cancel", to: &json)
        }
    }

    private func write(_ numbers: [Int], as key: String, to json: inout JSONText) {
        json.array(key) { json in for number in numbers { json.number(nil, number) } }
    }

    private func word(for mood: Panel.Result.Mood) -> String {
        switch mood {
        case .win: "win"
        case .near: "near"
        case .loss: "loss"
        }
    }
}
