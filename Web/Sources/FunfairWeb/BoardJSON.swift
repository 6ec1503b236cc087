import Arcade
import Funfair

/// Writes boards as the page's JSON.
extension ViewJSON {
    func write(_ board: BoardTable, to json: inout JSONText) {
        json.string("name", board.name)
        json.string("title", board.title)
        json.string("mark", board.mark)
        json.array("rows") { json in
            for (row, badge) in zip(board.rows, board.badges) {
                json.object { json in
                    json.number("rank", row.rank)
                    json.string("player", row.entry.player.text)
                    json.number("score", row.entry.score)
                    json.flag("isPractice", row.entry.isPractice)
                    json.flag("isJustPlayed", row.isJustPlayed)
                    json.flag("followsGap", row.followsGap)
                    write(badge, as: "badge", to: &json)
                }
            }
        }
        write(board.faces, to: &json)
    }

    func write(_ board: PublicTable, to json: inout JSONText) {
        json.string("name", board.name)
        json.string("title", board.title)
        json.array("rows") { json in
            for row in board.rows { json.object { json in write(row, to: &json) } }
        }
        json.flag("isKnown", board.isKnown)
        json.number("ends", board.ends)
    }

    private func write(_ row: PublicTable.Row, to json: inout JSONText) {
        json.number("rank", row.rank)
        json.string("player", row.player.text)
        json.number("face", row.face)
        json.number("score", row.score)
        write(row.badge, as: "badge", to: &json)
        json.flag("isMine", row.isMine)
        json.flag("followsGap", row.followsGap)
        write(row.watch, as: "watch", to: &json)
        write(row.race, as: "race", to: &json)
    }
}
