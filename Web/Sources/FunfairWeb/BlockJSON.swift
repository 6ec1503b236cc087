import Arcade
import Funfair

/// Writes a screen that is a list of blocks as the page's JSON.
extension ViewJSON {
    func write(_ screen: BlockScreen, to json: inout JSONText) {
        json.string("title", screen.title)
        json.array("blocks") { json in
            for block in screen.blocks { json.object { write(block, to: &$0) } }
        }
        json.object("question", of: screen.question) { offer, json in write(offer, to: &json) }
    }

    private func write(_ block: Block, to json: inout JSONText) {
        switch block {
        case .steps(let steps):
            json.string("kind", "steps")
            write(steps, as: "steps", to: &json)
        case .paragraph(let text, let tone):
            json.string("kind", "paragraph")
            json.string("text", text)
            json.string("tone", word(for: tone))
        case .choice(let choice):
            json.string("kind", "choice")
            write(choice, to: &json)
        case .kinds(let title, let columns, let rows):
            json.string("kind", "kinds")
            json.string("title", title)
            write(columns, as: "columns", to: &json)
            write(rows, as: "rows", to: &json)
        case .table(let table):
            json.string("kind", "table")
            write(table, to: &json)
        case .figures(let figures):
            json.string("kind", "figures")
            write(figures, to: &json)
        case .control(let control, let weight):
            json.string("kind", "control")
            write(control, as: "control", to: &json)
            json.string("weight", word(for: weight))
        case .opening: json.string("kind", "opening")
        case .board(let board):
            json.string("kind", "board")
            write(board, to: &json)
        case .publicBoard(let board):
            json.string("kind", "publicBoard")
            write(board, to: &json)
        case .settings(let name, let language, let items):
            json.string("kind", "settings")
            json.string("name", name)
            json.object("language", of: language) { choice, json in write(choice, to: &json) }
            json.array("items") { json in
                for item in items { json.object { json in write(item, to: &json) } }
            }
        case .offer(let offer):
            json.string("kind", "offer")
            write(offer, to: &json)
        case .devices(let list):
            json.string("kind", "devices")
            json.string("code", list.code)
            json.number("ends", list.ends)
            json.array("devices") { json in write(list.devices, to: &json) }
        case .medal(let place):
            json.string("kind", "medal")
            json.number("place", place)
        case .face(let number, let name, let another):
            json.string("kind", "face")
            json.number("face", number)
            json.string("name", name)
            write(another, as: "another", to: &json)
        case .demo(let demo):
            json.string("kind", "demo")
            write(demo, to: &json)
        case .door(let door):
            json.string("kind", "door")
            write(door, to: &json)
        case .wall(let tiles):
            json.string("kind", "wall")
            write(tiles, to: &json)
        case .shelf(let shelf):
            json.string("kind", "shelf")
            write(shelf, to: &json)
        case .ways(let controls):
            json.string("kind", "ways")
            json.array("controls") { json in write(controls, to: &json) }
        }
    }

    private func write(_ choice: Choice, to json: inout JSONText) {
        json.string("name", choice.name.word)
        json.string("title", choice.title)
        json.array("controls") { json in write(choice.controls, to: &json) }
        write(choice.faces, to: &json)
    }

    /// Writes the faces of a list.
    @inline(never)
    func write(_ faces: [Int?], to json: inout JSONText) {
        json.array("faces") { json in
            for face in faces { json.number(nil, face) }
        }
    }

    private func word(for tone: Block.Tone) -> String {
        switch tone {
        case .plain: "plain"
        case .status: "status"
        case .line: "line"
        case .score: "score"
        case .problem: "problem"
        case .name: "name"
        case .code: "code"
        }
    }

    private func word(for weight: Block.Weight) -> String {
        switch weight {
        case .plain: "plain"
        case .main: "main"
        case .link: "link"
        case .statistics: "statistics"
        }
    }

    private func write(_ table: Guide.Table, to json: inout JSONText) {
        json.string("title", table.title)
        write(table.columns, as: "columns", to: &json)
        json.array("rows") { json in
            for row in table.rows { write(row, as: nil, to: &json) }
        }
        json.string("note", table.note)
    }

    private func write(_ figures: Figures, to json: inout JSONText) {
        json.string("stall", figures.stall?.name)
        json.array("figures") { json in
            for figure in figures.figures {
                json.object { json in
                    json.string("name", figure.name)
                    json.string("value", figure.value)
                    json.number("look", figure.look)
                }
            }
        }
        json.array("charts") { json in
            for chart in figures.charts { json.object { write(chart, to: &$0) } }
        }
        write(figures.open, as: "open", to: &json)
    }

    private func write(_ chart: Statistics.Chart, to json: inout JSONText) {
        json.string("title", chart.title)
        json.flag("isDense", chart.isDense)
        json.array("bars") { json in
            for bar in chart.bars {
                json.object { json in
                    json.number("look", bar.look)
                    json.number("count", bar.count)
                }
            }
        }
    }
}
