import Arcade
import Funfair

/// A screen to read, as the page reads it.
extension ViewJSON {
    func write(_ screen: ReadingScreen, to json: inout JSONText) {
        json.string("title", screen.title)
        json.array("blocks") { json in
            for block in screen.blocks { json.object { write(block, to: &$0) } }
        }
    }

    private func write(_ block: ReadingScreen.Block, to json: inout JSONText) {
        switch block {
        case .steps(let steps):
            json.string("kind", "steps")
            write(steps, as: "steps", to: &json)
        case .paragraph(let text):
            json.string("kind", "paragraph")
            json.string("text", text)
        case .choice(let name, let controls):
            json.string("kind", "choice")
            json.string("name", name)
            json.array("controls") { json in write(controls, to: &json) }
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
        case .control(let control):
            json.string("kind", "control")
            write(control, as: "control", to: &json)
        case .opening: json.string("kind", "opening")
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

    private func write(_ figures: ReadingScreen.Figures, to json: inout JSONText) {
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
