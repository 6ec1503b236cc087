import Arcade
import BubblePop
import Foundation
import Languages
import Testing

@Suite("Output for faces")
struct FaceTests {
    private func guide(_ settings: BubblePopSettings) -> Guide {
        BubblePopGame.guide(settings: settings, tally: Counts(), hand: nil, in: .english)
    }

    @Test func `Every bubble is drawn once, at its position and within its size`() {
        for seed in Sweep.seeds {
            let game = Runs.game(seed: seed, ticks: 400)
            var scene = Scene()
            game.draw(into: &scene, fraction: 1)
            #expect(scene.commands.count == game.bubbles.count)
            for (command, bubble) in zip(scene.commands, game.bubbles) {
                #expect(command.x == Float(bubble.centre.x))
                #expect(command.y == Float(bubble.centre.y))
                #expect(command.look == Float(bubble.kindIndex))
                #expect(command.size >= 0 && command.size <= Float(bubble.radius))
            }
        }
    }

    @Test func `Between two ticks, a bubble is drawn between its last two positions`() {
        let game = Runs.game(ticks: 400)
        for fraction in [0, 0.25, 0.5, 1] {
            var scene = Scene()
            game.draw(into: &scene, fraction: fraction)
            for (command, bubble) in zip(scene.commands, game.bubbles) {
                #expect(command.y >= Float(bubble.centre.y))
                #expect(command.y <= Float(bubble.centre.y + bubble.lastRise))
            }
        }
    }

    @Test func `The state of BubblePop can be read as JSON`() throws {
        let game = Runs.game(ticks: 400)
        var json = JSONText()
        json.object { game.describe(in: &$0) }
        let parsed = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
        let state = try #require(parsed as? [String: Any])
        #expect(state["tick"] as? Int == 400)
        #expect(state["second"] as? Int == 3)
        #expect(state["remaining"] as? Int == 57)
        #expect(state["score"] as? Int == 0)
        #expect(state["chain"] as? Int == 0)
        let bubbles = try #require(state["bubbles"] as? [[String: Any]])
        #expect(bubbles.count == game.bubbles.count)
        #expect(bubbles.map { $0["id"] as? Int } == game.bubbles.map(\.id))
        #expect(bubbles.map { $0["kind"] as? String } == game.bubbles.map(\.kind.word))
        let phases = Set(bubbles.compactMap { $0["phase"] as? String })
        #expect(phases.isSubset(of: ["appearing", "whole", "leaving"]))
        #expect(phases.contains("whole"))
    }

    @Test func `Every bubble has a name for screen readers`() {
        let game = Runs.game(ticks: 400)
        var scene = Scene()
        game.draw(into: &scene, fraction: 1)
        for command in scene.commands {
            let look = BubblePopGame.looks[Int(command.look)]
            #expect(look.label(in: .english).hasPrefix("\(look.name(in: .english)) bubble, "))
        }
    }

    @Test func `The guide's table lists each kind's points and share`() {
        let rows = guide(.standard).rows
        #expect(rows.map(\.look) == BubbleKind.all.map(\.look))
        #expect(
            rows.map(\.cells) == [
                ["1", "2", "40\u{A0}%"], ["2", "3", "30\u{A0}%"], ["5", "8", "15\u{A0}%"],
                ["8", "12", "10\u{A0}%"],
                ["10", "15", "5\u{A0}%"],
            ])
    }

    @Test func `The guide states the game time in the settings`() {
        let settings = BubblePopSettings(gameTime: .nearest(to: 95))
        #expect(
            guide(settings).steps.contains {
                $0.contains("95 seconds")
            })
    }
}
