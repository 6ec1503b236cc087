import Arcade
import Funfair

/// Writes walls as the page's JSON.
extension ViewJSON {
    func write(_ shelf: WallShelf, to json: inout JSONText) {
        json.string("title", shelf.title)
        json.array("orders") { json in write(shelf.orders, to: &json) }
        json.string("note", shelf.note)
        write(shelf.further, as: "further", to: &json)
        json.string("send", shelf.send)
        json.array("items") { json in
            for item in shelf.items { json.object { json in write(item, to: &json) } }
        }
    }

    private func write(_ item: WallShelf.Item, to json: inout JSONText) {
        json.number("number", item.number)
        json.string("name", item.name)
        write(item.tiles, to: &json)
        json.string("line", item.line)
        json.string("link", item.link)
        write(item.play, as: "play", to: &json)
        write(item.like, as: "like", to: &json)
        json.array("more") { json in write(item.more, to: &json) }
    }

    func write(_ editor: WallEditorScreen, to json: inout JSONText) {
        json.string("title", editor.title)
        write(editor.tiles, to: &json)
        json.number("field", FieldNumbers.number(of: .wallName))
        json.string("nameLabel", editor.nameLabel)
        json.string("name", editor.name)
        json.string("problem", editor.problem)
        json.array("brushes") { json in
            for brush in editor.brushes {
                json.object { json in
                    json.number("look", Int(brush.look))
                    json.number("key", Int(brush.key.value))
                    write(brush.control, to: &json)
                }
            }
        }
        json.array("tools") { json in
            for tool in editor.tools {
                json.object { json in
                    json.string("picture", tool.picture)
                    json.flag("isEnabled", tool.isEnabled)
                    write(tool.control, to: &json)
                }
            }
        }
        json.string("rows", editor.rows)
        json.string("levelsName", editor.levelsName)
        json.array("levels") { json in write(editor.levels, to: &json) }
        write(editor.tryOut, as: "tryOut", to: &json)
        json.object("done") { json in write(editor.done, to: &json) }
    }

    func write(_ card: WallCard?, to json: inout JSONText) {
        json.object("wall", of: card) { card, json in
            write(card.tiles, to: &json)
            json.string("name", card.name)
            json.string("line", card.line)
            json.object("choose") { json in write(card.choose, to: &json) }
        }
    }

    func write(_ tiles: [UInt8], to json: inout JSONText) {
        json.array("tiles") { json in for tile in tiles { json.number(nil, Int(tile)) } }
    }
}
