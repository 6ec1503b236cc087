import Arcade
import Funfair

/// A party, as the page reads it.
extension ViewJSON {
    func write(_ screen: PartyScreen, to json: inout JSONText) {
        json.string("title", screen.title)
        json.object("door", of: screen.door) { door, json in
            json.number("codeField", FieldNumbers.number(of: .partyCode))
            json.string("codeName", door.codeName)
            json.string("code", door.code)
            json.number("letters", door.letters)
            json.string("codeProblem", door.codeProblem)
            json.number("nameField", FieldNumbers.number(of: .playerName))
            json.string("name", door.name)
            json.string("nameProblem", door.nameProblem)
            write(door.suggestion, as: "suggestion", to: &json)
            write(door.join, as: "join", to: &json)
        }
        json.number("place", screen.place)
        write(screen.standing, as: "standing", to: &json)
        write(screen.lines, as: "lines", to: &json)
        json.string("problem", screen.problem)
        if let board = screen.board { write(board, to: &json) } else { json.null("board") }
        write(screen.demo, to: &json)
        json.array("controls") { json in write(screen.controls, to: &json) }
    }

    func write(_ demo: DemoStage?, to json: inout JSONText) {
        json.object("demo", of: demo) { demo, json in
            json.string("stall", demo.stall.name)
            json.number("width", demo.stage.width)
            json.number("height", demo.stage.height)
        }
    }
}
