import Arcade
import Funfair

/// Writes the settings as the page's JSON.
extension ViewJSON {
    func write(_ item: SettingItem, to json: inout JSONText) {
        json.number("field", FieldNumbers.number(of: .setting(item.setting)))
        json.string("name", item.name)
        json.number("value", item.value)
        switch item.kind {
        case .number(let isSlider):
            json.string("kind", isSlider ? "slider" : "stepper")
            writeNumber(item, to: &json)
        case .choice(let choices):
            json.string("kind", "choice")
            json.array("choices") { json in write(choices, to: &json) }
            json.string("note", item.note)
        case .toggle(let toggle, let need):
            json.string("kind", "toggle")
            write(toggle, as: "toggle", to: &json)
            json.string("needs", need.map { word(for: $0) })
        }
    }

    private func writeNumber(_ item: SettingItem, to json: inout JSONText) {
        json.string("unit", item.unit)
        json.number("lowest", item.bounds.lowest)
        json.number("highest", item.bounds.highest)
        json.number("step", item.bounds.step)
        json.string("range", item.range)
        json.string("problem", item.problem)
        // At an end of the range, the steps beyond it have no number.
        let moves = SettingItem.moves
        let steps = [
            ("less", -moves.small), ("muchLess", -moves.large), ("least", -moves.endless),
            ("more", moves.small), ("muchMore", moves.large), ("most", moves.endless),
        ]
        for (name, count) in steps {
            let isAtEnd = item.value == (count < 0 ? item.bounds.lowest : item.bounds.highest)
            json.number(name, isAtEnd ? nil : actionNumbers.number(of: .step(item.setting, count)))
        }
    }

    private func word(for need: SettingNeed) -> String {
        switch need {
        case .tilt: "tilt"
        case .motor: "motor"
        case .mouse: "mouse"
        }
    }
}
