import Arcade
import Funfair
import Roulette

/// Writes the panel beside a stage as the page's JSON.
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
            write(panel.outlook?.course, as: "course", to: &json)
            write(
                play.isPlayed ? panel.outlook?.trials ?? [] : [], as: "trials", to: &json
            ) { .trial($0) }
            write(panel.outlook?.trial, as: "trial", to: &json)
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
                        json.number("action", actionNumbers.number(of: action))
                    }
                }
            }
            json.object("cloth", of: sheet.cloth) { cloth, json in write(cloth, to: &json) }
            write(play.confirm, as: "confirm", to: &json)
            write(play.cancel, as: "cancel", to: &json)
        }
    }

    private func write(_ cloth: Cloth, to json: inout JSONText) {
        json.array("places") { json in
            for (index, place) in cloth.places.enumerated() {
                json.object { json in
                    json.string("label", place.label)
                    json.string("spokenText", place.spokenText)
                    json.number("look", place.look)
                    json.number("amount", place.amount)
                    json.number("x", place.x)
                    json.number("y", place.y)
                    json.number("width", place.width)
                    json.number("height", place.height)
                    json.number("action", actionNumbers.number(of: .sheet(.choose(index))))
                }
            }
        }
        json.string("chipsTitle", cloth.chipsTitle)
        write(cloth.chips, as: "chips", to: &json)
        json.number("chosen", cloth.chosen)
        write(cloth.chipNames, as: "chipNames", to: &json) { .chip($0) }
        json.string("calledTitle", cloth.calledTitle)
        json.number("named", cloth.named)
        json.string("neighboursTitle", cloth.neighboursTitle)
        write(cloth.called, as: "called", to: &json) { .choose(cloth.places.count + $0) }
        write(cloth.changes, as: "changes", to: &json) { .change(ChipChange.allCases[$0]) }
    }

    /// Writes the controls of a sheet.
    private func write(
        _ names: [String], as key: String, to json: inout JSONText, _ move: (Int) -> SheetMove
    ) {
        json.array(key) { json in
            for (index, name) in names.enumerated() {
                json.object { json in
                    json.string("name", name)
                    json.number("action", actionNumbers.number(of: .sheet(move(index))))
                }
            }
        }
    }

    private func write(_ course: Course?, as key: String, to json: inout JSONText) {
        guard let course else { return json.null(key) }
        json.object(key) { json in
            json.string("title", course.title)
            json.string("spokenText", course.spokenText)
            json.string("legend", course.legend)
            json.string("note", course.note)
            json.array("points") { json in
                for point in course.points {
                    for number in [point.turn, point.value, point.expected, point.reach] {
                        json.number(nil, number)
                    }
                }
            }
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
