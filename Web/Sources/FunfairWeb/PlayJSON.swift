import Arcade
import Funfair

/// Writes a run and its result as the page's JSON.
extension ViewJSON {
    func writeRest(of screen: PlayScreen, to json: inout JSONText) {
        json.string("player", screen.player.text)
        json.number("width", screen.stage.width)
        json.number("height", screen.stage.height)
        write(screen.best, as: "best", to: &json)
        json.number("countIn", screen.countIn)
        write(screen.pause, as: "pause", to: &json)
        write(screen.interrupted, to: &json)
        write(screen.intermission, to: &json)
        write(screen.panel, to: &json)
        json.object("home") { json in write(screen.home, to: &json) }
        json.flag("isPractice", screen.isPractice)
        write(screen.watch, to: &json)
        json.object("hint", of: screen.hint) { hint, json in
            json.string("text", hint.text)
            write(hint.skip, as: "skip", to: &json)
        }
        json.flag("hasHintRoom", screen.hasHintRoom)
        json.flag("isLed", screen.isLed)
    }

    /// Writes everything that may change when `Live.differsOnlyInHeader` is true.
    func writeHeader(of screen: PlayScreen, to json: inout JSONText) {
        let hud = screen.hud
        json.number("score", hud.score)
        json.object("countdown", of: hud.countdown) { countdown, json in
            json.number("remaining", countdown.remaining)
            json.number("total", countdown.total)
            json.string("urgency", countdown.urgency?.rawValue)
        }
        json.object("chain", of: hud.chain) { chain, json in
            json.number("length", chain.length)
            json.number("look", chain.look)
            json.number("worth", chain.worth)
        }
        json.number("factor", hud.factor)
        json.object("lives", of: hud.lives) { lives, json in
            json.number("left", lives.left)
            json.number("total", lives.total)
        }
        json.number("level", hud.level)
        json.number("nudge", hud.nudge)
        json.object("purse", of: hud.purse) { purse, json in
            json.number("money", purse.money)
            json.number("badge", purse.badge)
        }
        json.object("rival", of: screen.rival) { rival, json in
            json.string("player", rival.player.text)
            json.number("missing", rival.missing)
        }
        write(screen.race, to: &json)
        write(screen.pace, to: &json)
    }

    private func write(_ dialog: IntermissionDialog?, to json: inout JSONText) {
        json.object("intermission", of: dialog) { dialog, json in
            json.string("title", dialog.title)
            write(dialog.lines, as: "lines", to: &json)
            write(dialog.proceed, as: "proceed", to: &json)
            write(dialog.again, as: "again", to: &json)
            write(dialog.home, as: "home", to: &json)
        }
    }

    func write(_ screen: ResultScreen, to json: inout JSONText) {
        json.string("headline", screen.headline)
        json.number("score", screen.score)
        write(screen.highlights, as: "highlights", to: &json)
        json.string("comparison", screen.comparison)
        json.flag("isBest", screen.isBest)
        json.object("board", of: screen.board) { board, json in write(board, to: &json) }
        json.array("places") { json in write(screen.places, to: &json) }
        json.flag("isOpen", screen.isOpen)
        json.object("playAgain") { json in write(screen.playAgain, to: &json) }
        json.flag("isDialog", screen.isDialog)
        json.flag("isCelebrated", screen.isCelebrated)
        json.array("more") { json in write(screen.more, to: &json) }
        write(screen.house, as: "house", to: &json)
        json.string("streak", screen.streak)
        write(screen.share, to: &json)
        write(screen.statistics, as: "statistics", to: &json)
    }
}
