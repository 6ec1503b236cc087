import Foundation
import Funfair
import FunfairFace
@_spi(Walk) import SwiftUI
import Testing

@testable import FunfairApp
@testable import Roulette

/// The outline of each screen in each language, compared with the one in Outlines/.
///
/// A change of a view changes its outlines, which then show in review. After looking at the
/// difference, `OUTLINES=write swift test …` writes them.
@Suite("Outlines") @MainActor
struct OutlineTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Outlines")

    @Test(
        "The screens have the outlines in the repository",
        arguments: ["en", "vi", "zh-Hans", "es", "ar"])
    func outlines(language: String) async throws {
        var outlines: [String] = []
        for tour in Tour.allCases {
            let app = AppWalk(
                AppWalk.Setting(language: language), texts: tour.texts, house: tour.house)
            try await tour.walk(app)
            #expect(app.faults.sorted() == [], "\(tour)")
            outlines.append("== \(tour.rawValue)\n" + app.outline)
        }
        let file = Self.folder.appending(path: language + ".txt")
        if ProcessInfo.processInfo.environment["OUTLINES"] == "write" {
            try outlines.joined().write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "== ")
        for (outline, expected) in zip(outlines, expected) {
            #expect(outline == "== " + expected)
        }
        #expect(outlines.count == expected.count)
    }
}

/// The way to a screen.
enum Tour: String, CaseIterable, Sendable {
    case home, device, statistics, party, lobby, walls, editor
    case bubblesPlayer = "bubblepop-player"
    case bubblesScores = "bubblepop-scores"
    case bubblesSettings = "bubblepop-settings"
    case bubblesRules = "bubblepop-rules"
    case bubblesPlay = "bubblepop-play"
    case bubblesPause = "bubblepop-pause"
    case bubblesResult = "bubblepop-result"
    case bricksPlayer = "breakout-player"
    case bricksPlay = "breakout-play"
    case wheelPlay = "roulette-play"
    case wheelSheet = "roulette-sheet"
    case wheelCloth = "roulette-cloth"
    case notice, watch

    /// What the device has stored.
    var texts: [String: String] {
        switch self {
        case .bubblesResult: ["funfair.settings": "funfair settings 1\nbubblepop.game-time 10\n"]
        case .wheelCloth: ["funfair.settings": "funfair settings 1\nroulette.mode 1\n"]
        default: [:]
        }
    }

    var house: any HouseTransport { self == .lobby ? HostedHouse() : NoHouse() }

    @MainActor func walk(_ app: AppWalk) async throws {
        let face = app.face
        await app.look()
        switch self {
        case .home: break
        case .device: face.press(.visit(.device))
        case .statistics: face.press(.visit(.statistics))
        case .party: face.press(.visit(.party))
        case .lobby: await app.openParty()
        case .walls: face.press(.visit(.walls))
        case .editor:
            face.press(.visit(.walls))
            face.press(.wall(.draw))
        case .bubblesPlayer: face.press(.open(.bubblePop))
        case .bubblesScores: open(.scores, in: face)
        case .bubblesSettings: open(.settings, in: face)
        case .bubblesRules: open(.howToPlay, in: face)
        case .bubblesPlay: await play(.bubblePop, in: app)
        case .bubblesPause:
            await play(.bubblePop, in: app)
            face.press(.pause)
        case .bubblesResult:
            await play(.bubblePop, in: app)
            await app.wait(seconds: 8)
        case .bricksPlayer: face.press(.open(.breakout))
        case .bricksPlay: await play(.breakout, in: app)
        case .wheelPlay: await play(.roulette, in: app)
        case .wheelSheet:
            await play(.roulette, in: app)
            try await app.press(app.words[.spin])
        case .wheelCloth:
            await play(.roulette, in: app)
            try await app.press(app.words[.spin])
        case .notice: await face.open(URL(string: "funfair:#wall=broken")!)
        case .watch:
            await face.open(GoldenRun.file("crowded"))
            await app.look()
            try await app.press(face.pageWords[.genuineRun])
        }
        await app.look()
    }

    @MainActor private func open(_ tab: FairTab, in face: Face) {
        face.press(.open(.bubblePop))
        face.press(.tab(tab))
    }

    @MainActor private func play(_ stall: Stall, in app: AppWalk) async {
        app.face.press(.open(stall))
        app.face.type(.playerName, "Ada", isFinished: true)
        app.face.press(.play)
        await app.wait(seconds: 6)
    }
}
