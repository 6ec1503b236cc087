import Arcade
import Funfair

/// Writes a party as the page's JSON.
extension ViewJSON {
    func write(_ door: CodeForm, to json: inout JSONText) {
        json.number("codeField", FieldNumbers.number(of: door.field))
        json.string("codeName", door.codeName)
        json.string("code", door.code)
        json.string("codeProblem", door.codeProblem)
        json.number("nameField", FieldNumbers.number(of: .playerName))
        json.string("name", door.name)
        json.string("nameProblem", door.nameProblem)
        write(door.suggestion, as: "suggestion", to: &json)
        write(door.join, as: "join", to: &json)
    }

    func write(_ demo: DemoStage, to json: inout JSONText) {
        json.string("stall", demo.stall.name)
        json.number("width", demo.stage.width)
        json.number("height", demo.stage.height)
    }
}
