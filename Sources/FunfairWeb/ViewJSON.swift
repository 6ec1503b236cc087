import Arcade
import Funfair

/// The view as the page reads it. `Web/app/types.d.ts` describes the same for the type checker.
enum ViewJSON {
    static func text(of view: View) -> JSONText {
        var json = JSONText()
        json.object { json in
            json.string("kind", view.screen.word)
            json.object("screen") { json in write(view.screen, to: &json) }
            json.array("tabs") { json in
                for item in view.tabs {
                    json.object { json in
                        json.string("tab", word(for: item.tab))
                        write(item.control, to: &json)
                    }
                }
            }
            json.string("stall", view.stall?.name)
            json.array("notices") { json in
                for notice in view.notices { json.string(nil, notice) }
            }
            json.number("dismiss", ActionNumbers.number(of: .dismissNotices))
            json.number("home", ActionNumbers.number(of: .home))
            json.string("theme", view.theme.word)
            json.flag("isAnimated", view.isAnimated)
        }
        return json
    }

    private static func write(_ screen: Screen, to json: inout JSONText) {
        switch screen {
        case .home(let screen): write(screen, to: &json)
        case .player(let screen): write(screen, to: &json)
        case .play(let screen): write(screen, to: &json)
        case .result(let screen): write(screen, to: &json)
        case .scores(let screen): write(screen, to: &json)
        case .settings(let screen): write(screen, to: &json)
        case .howToPlay(let screen): write(screen.guide, to: &json)
        }
    }

    private static func write(_ screen: HomeScreen, to json: inout JSONText) {
        json.array("items") { json in
            for item in screen.items {
                json.object { json in
                    json.string("word", item.stall.word)
                    json.string("name", item.stall.name)
                    json.string("blurb", item.blurb)
                    json.number("open", ActionNumbers.number(of: item.open))
                    write(item.best, as: "best", to: &json)
                    write(item.interrupted, to: &json)
                }
            }
        }
        write(screen.player, as: "player", to: &json)
    }

    private static func write(_ screen: PlayerScreen, to json: inout JSONText) {
        json.number("field", FieldNumbers.number(of: .playerName))
        json.string("text", screen.text)
        json.string("problem", screen.problem)
        json.string("count", screen.count)
        json.array("recent") { json in write(screen.recent, to: &json) }
        json.string("summary", screen.summary)
        write(screen.legend, as: "legend", to: &json)
        write(screen.best, as: "best", to: &json)
        json.object("play") { json in write(screen.play, to: &json) }
    }

    private static func write(_ screen: PlayScreen, to json: inout JSONText) {
        json.string("player", screen.player.text)
        json.number("score", screen.hud.score)
        json.number("seconds", screen.hud.remainingSeconds)
        json.number("totalSeconds", screen.hud.totalSeconds)
        json.flag("isHurried", screen.hud.isHurried)
        json.number("chain", screen.hud.chain)
        json.number("chainLook", screen.hud.chainLook)
        json.number("width", screen.stage.width)
        json.number("height", screen.stage.height)
        write(screen.best, as: "best", to: &json)
        json.number("countIn", screen.countIn)
        write(screen.pause, as: "pause", to: &json)
        write(screen.interrupted, to: &json)
        json.object("home") { json in write(screen.home, to: &json) }
        json.flag("isPractice", screen.isPractice)
    }

    private static func write(_ screen: ResultScreen, to json: inout JSONText) {
        json.string("headline", screen.headline)
        json.number("score", screen.score)
        json.array("highlights") { json in
            for highlight in screen.highlights { json.string(nil, highlight) }
        }
        json.string("comparison", screen.comparison)
        json.flag("isBest", screen.isBest)
        write(screen.board, to: &json)
        json.flag("isOpen", screen.isOpen)
        json.object("playAgain") { json in write(screen.playAgain, to: &json) }
        json.array("more") { json in write(screen.more, to: &json) }
    }

    private static func write(_ screen: ScoresScreen, to json: inout JSONText) {
        json.array("boards") { json in write(screen.boards, to: &json) }
        write(screen.board, to: &json)
    }

    private static func write(_ screen: SettingsScreen, to json: inout JSONText) {
        json.array("numbers") { json in
            for number in screen.numbers { json.object { json in write(number, to: &json) } }
        }
        json.string("note", screen.note)
        write(screen.standard, as: "standard", to: &json)
        json.array("themes") { json in write(screen.themes, to: &json) }
    }

    private static func write(_ number: SettingsScreen.Number, to json: inout JSONText) {
        let moves = SettingsScreen.Number.moves
        json.number("field", FieldNumbers.number(of: .number(number.setting)))
        json.string("name", number.bounds.name)
        json.number("value", number.value)
        json.string("unit", number.bounds.unit)
        json.number("lowest", number.bounds.lowest)
        json.number("highest", number.bounds.highest)
        json.string("range", number.bounds.range)
        json.string("problem", number.problem)
        // A step that leads nowhere has no number.
        let steps = [
            ("less", -moves.small), ("muchLess", -moves.large), ("least", -moves.endless),
            ("more", moves.small), ("muchMore", moves.large), ("most", moves.endless),
        ]
        for (name, count) in steps {
            let isAtEnd = number.value == (count < 0 ? number.bounds.lowest : number.bounds.highest)
            json.number(
                name, isAtEnd ? nil : ActionNumbers.number(of: .step(number.setting, count)))
        }
    }

    private static func write(_ guide: Guide, to json: inout JSONText) {
        json.array("steps") { json in for step in guide.steps { json.string(nil, step) } }
        json.array("columns") { json in for column in guide.columns { json.string(nil, column) } }
        write(guide.rows, as: "rows", to: &json)
    }

    // MARK: Parts

    private static func write(_ rows: [Guide.Row], as key: String, to json: inout JSONText) {
        json.array(key) { json in
            for row in rows {
                json.object { json in
                    json.object("look") { json in ContentJSON.write(row.look, to: &json) }
                    json.array("cells") { json in
                        for cell in row.cells { json.string(nil, cell) }
                    }
                }
            }
        }
    }

    private static func write(_ controls: [Control], to json: inout JSONText) {
        for control in controls { json.object { json in write(control, to: &json) } }
    }

    private static func write(_ control: Control, to json: inout JSONText) {
        json.string("name", control.name)
        json.number("action", ActionNumbers.number(of: control.action))
        json.flag("isSelected", control.isSelected)
    }

    private static func write(_ control: Control?, as key: String, to json: inout JSONText) {
        guard let control else { return json.null(key) }
        json.object(key) { json in write(control, to: &json) }
    }

    private static func write(_ interrupted: Interrupted?, to json: inout JSONText) {
        guard let interrupted else { return json.null("interrupted") }
        json.object("interrupted") { json in
            json.string("summary", interrupted.summary)
            json.object("resume") { json in write(interrupted.resume, to: &json) }
            json.object("drop") { json in write(interrupted.drop, to: &json) }
        }
    }

    private static func write(_ player: PlayerName?, as key: String, to json: inout JSONText) {
        json.string(key, player?.text)
    }

    private static func write(
        _ entry: Scoreboard.Entry?, as key: String, to json: inout JSONText
    ) {
        guard let entry else { return json.null(key) }
        json.object(key) { json in
            json.string("player", entry.player.text)
            json.number("score", entry.score)
        }
    }

    private static func write(_ board: BoardTable, to json: inout JSONText) {
        json.object("board") { json in
            json.string("title", board.title)
            json.array("rows") { json in
                for row in board.rows {
                    json.object { json in
                        json.number("rank", row.rank)
                        json.string("player", row.entry.player.text)
                        json.number("score", row.entry.score)
                        json.flag("isPractice", row.entry.isPractice)
                        json.flag("isJustPlayed", row.isJustPlayed)
                    }
                }
            }
        }
    }

    private static func word(for tab: Tab) -> String {
        switch tab {
        case .play: "play"
        case .scores: "scores"
        case .settings: "settings"
        case .howToPlay: "howToPlay"
        }
    }
}
