import Arcade
import Funfair
import Phrases

/// Writes the content that depends on nothing but the language.
enum ContentJSON {
    static func text(in words: Words) -> JSONText {
        var json = JSONText()
        json.object { json in
            json.array("stalls") { json in
                for stall in Stall.allCases { json.object { write(stall, in: words, to: &$0) } }
            }
            json.number("mostRecordingBytes", RecordingFormat.mostBytes)
            json.array("shapes") { json in
                for shape in SceneCommand.Shape.allCases { json.string(nil, name(of: shape)) }
            }
            json.array("haptics") { json in
                for cue in Cue.Name.allCases {
                    json.array(nil) { json in
                        for time in Haptics.pattern(of: cue) { json.number(nil, time) }
                    }
                }
            }
        }
        return json
    }

    private static func write(_ stall: Stall, in words: Words, to json: inout JSONText) {
        json.string("word", stall.word)
        json.string("name", stall.name)
        json.flag("hasTargets", stall.hasTargets)
        json.flag("isTable", stall.isTable)
        json.array("looks") { json in
            for look in stall.looks { json.object { write(look, in: words, to: &$0) } }
        }
    }

    static func write(_ look: Look, in words: Words, to json: inout JSONText) {
        json.string("name", look.name(in: words))
        json.string("label", look.label(in: words))
        json.string("colour", look.webColour)
        json.string("symbol", look.symbol.rawValue)
        json.string("form", look.form.rawValue)
    }

    private static func name(of shape: SceneCommand.Shape) -> String {
        switch shape {
        case .bubble: "bubble"
        case .disc: "disc"
        case .ring: "ring"
        case .points: "points"
        case .chain: "chain"
        case .brick: "brick"
        case .symbol: "symbol"
        case .ball: "ball"
        case .paddle: "paddle"
        case .gauge: "gauge"
        case .words: "words"
        case .wheel: "wheel"
        case .rider: "rider"
        case .shard: "shard"
        case .flash: "flash"
        case .streak: "streak"
        case .count: "count"
        case .chip: "chip"
        case .pointer: "pointer"
        case .seconds: "seconds"
        }
    }
}
