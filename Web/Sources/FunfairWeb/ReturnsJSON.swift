import Arcade
import Funfair

/// What makes players return, as the page reads it: statistics, the pace of a run, and what is shared
/// of it.
extension ViewJSON {
    func write(_ screen: StatisticsScreen, to json: inout JSONText) {
        json.string("title", screen.title)
        write(screen.player, as: "player", to: &json)
        json.array("players") { json in write(screen.players, to: &json) }
        write(screen.figures, to: &json)
        json.array("sections") { json in
            for section in screen.sections {
                json.object { json in
                    json.string("name", section.stall.name)
                    write(section.figures, to: &json)
                    json.array("charts") { json in
                        for chart in section.charts { json.object { write(chart, to: &$0) } }
                    }
                    write(section.open, as: "open", to: &json)
                }
            }
        }
    }

    private func write(_ figures: [Statistics.Figure], to json: inout JSONText) {
        json.array("figures") { json in
            for figure in figures {
                json.object { json in
                    json.string("name", figure.name)
                    json.string("value", figure.value)
                    json.number("look", figure.look)
                }
            }
        }
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
