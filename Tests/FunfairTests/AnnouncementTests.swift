import Arcade
import Languages
import Phrases
import Testing

@testable import Funfair

@Suite("Announcements for screen readers")
struct AnnouncementTests {
    private let looks = Stall.bubblePop.looks

    /// Returns the announcements of a run that goes through the given states. Its wall is cleared
    /// at the state with the index `clearing`.
    private func words(_ states: HUD..., clearing: Int? = nil) -> [String] {
        var announcer = Announcer()
        return states.indices.compactMap {
            announcer.text(
                for: states[$0], isCleared: $0 == clearing, looks: looks, in: .english)
        }
    }

    private func timed(_ remaining: Int, score: Int = 40, total: Int = 60) -> HUD {
        HUD(
            score: score,
            countdown: HUD.Countdown(
                remaining: remaining, total: total, urgency: remaining <= 10 ? .hurry : nil))
    }

    private func chained(_ length: Int?, look: Int = 0) -> HUD {
        HUD(score: 9, chain: length.map { HUD.Chain(length: $0, look: look, worth: 3) })
    }

    private func living(_ lives: Int, score: Int = 70) -> HUD {
        HUD(score: score, lives: HUD.Lives(left: lives, total: 3))
    }

    @Test
    func `Score and time are announced every fifteen seconds, and ten seconds before the end`() {
        var announcer = Announcer()
        var told: [Int] = []
        for remaining in (0...60).reversed() {
            let words = announcer.text(
                for: timed(remaining, score: 60 - remaining), isCleared: false, looks: looks,
                in: .english)
            guard let words else { continue }
            told.append(remaining)
            #expect(words == "\(remaining) seconds left, \(60 - remaining) points.")
        }
        #expect(told == [45, 30, 15, 10])
    }

    @Test func `A second is announced once, even if several frames are drawn in it`() {
        #expect(words(timed(46), timed(45), timed(45, score: 41), timed(45)).count == 1)
    }

    @Test func `Added time is announced`() {
        #expect(words(timed(18), timed(19)) == ["1 second more."])
        #expect(words(timed(18), timed(20)) == ["2 seconds more."])
    }

    @Test func `Lost points are announced`() {
        #expect(words(HUD(score: 9), HUD(score: 5, lost: 5)) == ["5 points lost."])
        #expect(words(HUD(score: 5, lost: 5), HUD(score: 6, lost: 5)).isEmpty)
    }

    @Test func `An announcement of one point uses the singular`() {
        #expect(words(timed(46), timed(45, score: 1)) == ["45 seconds left, 1 point."])
    }

    @Test func `A long chain is announced when it ends, but a short chain isn't`() {
        #expect(words(chained(4), chained(1)).isEmpty)
        #expect(words(chained(5), chained(6), chained(7), chained(nil)) == ["Chain of 7 red."])
        #expect(words(chained(5), chained(6, look: 1)) == ["Chain of 5 red."])
    }

    @Test func `A single pop isn't announced`() {
        #expect(words(timed(50, score: 1), timed(50, score: 3), timed(49, score: 5)).isEmpty)
    }

    @Test func `A lost life is announced with the lives left, except for the last life`() {
        #expect(words(living(3), living(2)) == ["2 lives left, 70 points."])
        #expect(words(living(2), living(1)) == ["1 life left, 70 points."])
        #expect(words(living(1), living(0)).isEmpty)
        #expect(words(living(2), living(3)).isEmpty)
    }

    @Test func `A cleared wall is announced once`() {
        #expect(
            words(living(3), living(3, score: 900), living(3), clearing: 1)
                == ["Wall cleared, 900 points."])
    }

    @Test func `A caught capsule is announced by name each time`() {
        func told(_ look: Int, _ number: Int) -> HUD {
            HUD(score: 3, caption: HUD.Caption(look: look, number: number))
        }
        #expect(words(HUD(score: 3), told(0, 1), told(0, 1), told(2, 2)) == ["red", "green"])
        #expect(words(HUD(score: 3), told(1, 1), told(1, 2)) == ["pink", "pink"])
        #expect(words(told(1, 2), told(0, 1), HUD(score: 3)).isEmpty)
    }

    @Test func `A table game makes its own announcements`() {
        #expect(
            words(
                HUD(score: 1, purse: HUD.Purse(money: 9, badge: nil)),
                HUD(score: 2, lives: HUD.Lives(left: 0, total: 1), purse: nil)
            ).isEmpty)
    }

    @Test func `A whole run has few announcements, and the result is announced`() {
        var play = Play()
        play.run(as: "Ada", seconds: 61)
        let last = play.app.view.announcement
        #expect(play.app.resultScreen != nil)
        #expect((5...24).contains(last.number))
        #expect(play.cues.count { $0.name == .pop } > last.number * 4)
        let score = play.app.resultScreen?.score ?? 0
        #expect(last.text == "\(Words.english.number(score)) points. First on the board!")
    }

    @Test func `An announcement changes the live state`() {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 14)
        let (before, number) = (play.app.live, play.app.view.announcement.number)
        play.wait(seconds: 1.2)
        #expect(play.app.view.announcement.number > number)
        #expect(play.app.live != before)
    }
}
