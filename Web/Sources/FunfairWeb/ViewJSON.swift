import Arcade
import Funfair
import Phrases

/// Writes the view as JSON. `Web/app/types.d.ts` describes its format to the type checker.
struct ViewJSON {
    let words: Words

    /// - Parameter isHeader: whether to write only what changes in the header of a run.
    static func text(of view: View, isHeader: Bool) -> JSONText {
        ViewJSON(words: view.words).text(of: view, isHeader: isHeader)
    }

    private func text(of view: View, isHeader: Bool) -> JSONText {
        var json = JSONText()
        json.object { json in
            json.string("kind", view.screen.word)
            json.object("screen") { json in write(view.screen, isHeader: isHeader, to: &json) }
            if isHeader { return }
            json.array("tabs") { json in
                for item in view.tabs {
                    json.object { json in
                        json.string("tab", word(for: item.tab))
                        write(item.control, to: &json)
                    }
                }
            }
            json.string("stall", view.stall?.name)
            write(view.notices, as: "notices", to: &json)
            json.object("undo", of: view.undo) { undo, json in
                json.string("text", undo.text)
                write(undo.way, as: "way", to: &json)
            }
            json.object("announcement") { json in
                json.number("number", view.announcement.number)
                json.string("text", view.announcement.text)
            }
            json.number("dismiss", actionNumbers.number(of: .dismissNotices))
            json.number("home", actionNumbers.number(of: .home))
            json.number("back", actionNumbers.number(of: .back(isKey: false)))
            json.number("escape", actionNumbers.number(of: .back(isKey: true)))
            json.number("steps", view.steps)
            json.string("language", words.language.tag)
            json.flag("isRightToLeft", words.language.isRightToLeft)
            json.object("sound") { json in
                json.string("music", view.soundtrack.music.word)
                json.number("musicLoudness", view.soundtrack.musicLoudness)
                json.number("effectsLoudness", view.soundtrack.effectsLoudness)
            }
            write(view.mute, as: "mute", to: &json)
            json.flag("hasHaptics", view.hasHaptics)
            json.object("device") { json in
                for (word, value) in view.settings.ofDevice { json.number(word, value) }
            }
            json.flag("isAnimated", view.isAnimated)
            json.flag("isIdling", view.isIdling)
            json.flag("wantsTilt", view.wantsTilt)
            json.flag("keepsAwake", view.keepsAwake)
            json.string("stage", view.stage.word)
        }
        return json
    }

    private func write(_ screen: Screen, isHeader: Bool, to json: inout JSONText) {
        switch screen {
        case .home(let screen): write(screen, to: &json)
        case .player(let screen): write(screen, to: &json)
        case .play(let screen):
            writeHeader(of: screen, to: &json)
            if !isHeader { writeRest(of: screen, to: &json) }
        case .result(let screen): write(screen, to: &json)
        case .blocks(let screen): write(screen, to: &json)
        case .editor(let screen): write(screen, to: &json)
        }
    }

    private func write(_ screen: HomeScreen, to json: inout JSONText) {
        json.array("items") { json in
            for item in screen.items {
                json.object { json in
                    json.string("word", item.stall.word)
                    json.string("name", item.stall.name)
                    json.string("blurb", item.blurb)
                    json.number("open", actionNumbers.number(of: item.open))
                    write(item.best, as: "best", to: &json)
                    json.string("challenge", item.challenge?.word)
                    write(item.interrupted, to: &json)
                }
            }
        }
        json.number("challengeEnds", screen.challengeEnds)
        write(screen.player, as: "player", to: &json)
        json.array("ways") { json in
            for way in screen.ways {
                json.object { json in
                    write(way.control, to: &json)
                    json.string("picture", way.destination.picture)
                    json.flag("isTool", way.destination.isTool)
                }
            }
        }
        json.flag("canOpenParty", screen.canOpenParty)
        json.string("streak", screen.streak)
        json.object("demo", of: screen.demo) { demo, json in write(demo, to: &json) }
    }

    private func write(_ screen: PlayerScreen, to json: inout JSONText) {
        json.number("field", FieldNumbers.number(of: .playerName))
        json.string("text", screen.text)
        json.string("problem", screen.problem)
        json.string("count", screen.count)
        json.array("recent") { json in write(screen.recent, to: &json) }
        json.object("way", of: screen.way) { way, json in write(way, to: &json) }
        json.string("summary", screen.summary)
        write(screen.legend, as: "legend", to: &json)
        write(screen.best, as: "best", to: &json)
        write(screen.race, to: &json)
        json.object("play") { json in write(screen.play, to: &json) }
        write(screen.nameLine, as: "nameLine", to: &json)
        write(screen.challenge, to: &json)
        write(screen.wall, to: &json)
    }

    // MARK: Parts

    func write(_ texts: [String], as key: String?, to json: inout JSONText) {
        json.array(key) { json in for text in texts { json.string(nil, text) } }
    }

    func write(_ rows: [Guide.Row], as key: String, to json: inout JSONText) {
        json.array(key) { json in
            for row in rows {
                json.object { json in
                    json.object("look") { json in ContentJSON.write(row.look, in: words, to: &json)
                    }
                    write(row.cells, as: "cells", to: &json)
                }
            }
        }
    }

    func write(_ controls: [Control], to json: inout JSONText) {
        for control in controls { json.object { json in write(control, to: &json) } }
    }

    func write(_ control: Control, to json: inout JSONText) {
        json.string("name", control.name)
        json.number("action", actionNumbers.number(of: control.action))
        json.flag("isSelected", control.isSelected)
    }

    func write(_ control: Control?, as key: String, to json: inout JSONText) {
        json.object(key, of: control) { control, json in write(control, to: &json) }
    }

    func write(_ interrupted: Interrupted?, to json: inout JSONText) {
        json.object("interrupted", of: interrupted) { interrupted, json in
            json.string("title", interrupted.title)
            json.string("summary", interrupted.summary)
            json.object("resume") { json in write(interrupted.resume, to: &json) }
            write(interrupted.finish, as: "finish", to: &json)
            json.object("drop") { json in write(interrupted.drop, to: &json) }
        }
    }

    func write(_ look: Look?, as key: String, to json: inout JSONText) {
        json.object(key, of: look) { look, json in ContentJSON.write(look, in: words, to: &json) }
    }

    func write(_ player: PlayerName?, as key: String, to json: inout JSONText) {
        json.string(key, player?.text)
    }

    func write(
        _ entry: Scoreboard.Entry?, as key: String, to json: inout JSONText
    ) {
        json.object(key, of: entry) { entry, json in
            json.string("player", entry.player.text)
            json.number("score", entry.score)
        }
    }

    private func word(for tab: Tab) -> String {
        switch tab {
        case .play: "play"
        case .scores: "scores"
        case .settings: "settings"
        case .howToPlay: "howToPlay"
        }
    }
}

extension JSONText {
    /// Writes an object for a part, or null if it's absent.
    mutating func object<Part>(
        _ key: String, of part: Part?, _ body: (Part, inout JSONText) -> Void
    ) {
        guard let part else { return null(key) }
        object(key) { json in body(part, &json) }
    }
}
