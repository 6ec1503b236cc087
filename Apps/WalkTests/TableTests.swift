import Arcade
import Foundation
@_spi(Walk) import SwiftUI
import Testing

@testable import Funfair
@testable import Roulette

/// Whole games of Roulette, played by pressing the buttons beside the wheel and on the sheet.
@Suite("A game of Roulette that's played with the app's own controls") @MainActor
struct TableTests {
    /// Golden games are on credit, so that no bot runs out of money. At their end, the bot leaves,
    /// which the app offers nobody: as long as there's money, a player can come back.
    @Test(
        "Comes to the golden score",
        arguments: [
            ("wheel", AppWalk.Setting()), ("wheel-hard", AppWalk.Setting(language: "es")),
        ])
    func golden(name: String, setting: AppWalk.Setting) async throws {
        let golden = try GoldenRun(name)
        let recording = try Recording<RouletteGame>.reading(golden.bytes).recording
        let app = AppWalk(setting, seed: recording.seed)
        try await app.begin(at: recording.settings.level, isOnCredit: true)
        var last: Bet?
        for stamped in recording.inputs {
            switch stamped.input {
            case .bet(let bet):
                if bet == last {
                    try await app.press(app.words[.sameAgain])
                } else {
                    try await app.bet(on: bet.pockets.pockets, insteadOf: last)
                }
                last = bet
                app.start()
            case .ball: app.pass(ticks: RouletteRules.turningTicks)
            case .leave: break
            case .chips, .skip: throw Unplayable()
            }
            await app.look()
        }
        #expect(app.texts.contains(app.words.number(golden.score)))
        let kept = try #require(app.store.last("funfair.run.roulette"))
        let run = try Run<RouletteGame>(resuming: try #require(RunStore.run(in: kept)).bytes)
        #expect(run.recording.inputs == recording.inputs.dropLast())
        #expect(app.faults.sorted() == [])
    }

    /// Numbers to bet on, in turn. With seed 42, two bets in 32 are hits.
    private static let bets = [[3, 26], [0, 36], [5, 13], [18, 21]]

    @Test(
        "Ends when the money is gone, with the score of its recording",
        arguments: [AppWalk.Setting(), AppWalk.Setting(language: "zh-Hans", reducesMotion: true)])
    func lost(setting: AppWalk.Setting) async throws {
        let app = AppWalk(setting)
        let level = RouletteLevel.all[2]
        try await app.begin(at: level)
        var last: Bet?
        var spins = 0
        while !app.texts.contains(app.words[.playAgain]), spins < 50 {
            if spins % 3 == 2 {
                try await app.press(app.words[.sameAgain])
            } else {
                let numbers = Self.bets[spins % Self.bets.count].compactMap { Pocket($0) }
                try await app.bet(on: numbers, insteadOf: last)
                last = try Bet(PocketSet(numbers), at: level)
            }
            app.start()
            app.pass(ticks: 30)
            // Some spins are skipped with the button, some with a touch, and some not at all.
            switch spins % 4 {
            case 0: try await app.press(app.words[.skip])
            case 1: app.tap(try app.point(x: 200, y: 200))
            default: app.pass(ticks: RouletteRules.turningTicks)
            }
            spins += 1
            // If the money is gone, the last result is shown for a moment.
            app.pass(ticks: Session.lastTurnLook)
            await app.look()
        }
        #expect(spins == 32)
        #expect(app.texts.contains(app.words.number(1000)))
        let recording = try #require(app.recording)
        #expect(try VerifiedRun(verifying: recording).result.score == 1000)
        let kept = try #require(app.store.last("funfair.run.roulette"))
        #expect(RunStore.run(in: kept)?.bytes == recording)
        #expect(app.faults.sorted() == [])
    }
}

extension AppWalk {
    /// Sits down at the table with these settings.
    func begin(at level: RouletteLevel, isOnCredit: Bool = false) async throws {
        try await open(.roulette)
        try await open(tab: words[.settings])
        try await choose(words[level.name], of: words[.level])
        if isOnCredit { try await flip(words[.playOnCredit]) }
        try await open(tab: words[.playGame])
        try await type("Ada", into: face.pageWords[.yourName])
        try await press(words[.play])
    }

    /// Opens the sheet, chooses exactly these numbers, and bets.
    func bet(on pockets: [Pocket], insteadOf last: Bet?) async throws {
        let chosen = last?.pockets.pockets ?? []
        let changed =
            chosen.filter { !pockets.contains($0) } + pockets.filter { !chosen.contains($0) }
        try await press(words[.spin])
        try await press(changed.map { face.looks[$0.place].label(in: words) })
        try await press(words[.bet])
    }

    /// Presses controls one after the other, too quickly for the screen to change in between.
    private func press(_ names: [String]) async throws {
        let buttons = acts.filter { $0.act.kind == .press }
        for name in names {
            guard let button = buttons.first(where: { $0.node.words == name }) else {
                throw NoControl(name: name, names: buttons.map(\.node.words))
            }
            button.act.perform(0)
        }
        await look()
    }
}
