import Arcade
import Foundation
import Funfair
import Phrases
import Synchronization
import Testing

@testable import FunfairFace

@Suite("Hardware of the device")
@MainActor
struct DeviceTests {
    // MARK: The screen and the motor

    @Test func `The screen stays on during a run, and may turn off in a pause`() {
        let fair = Fair.playing()
        #expect(fair.wakeLock.wanted == [true])
        fair.face.press(.pause)
        #expect(fair.wakeLock.wanted == [true, false])
        fair.face.press(.resume(.bubblePop))
        #expect(fair.wakeLock.wanted == [true, false, true])
        fair.face.setSeen(false)
        #expect(fair.wakeLock.wanted.last == false)
    }

    @Test func `The screen stays on while a recording plays`() async {
        let golden = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Golden/bricks.funfair")
        let fair = Fair()
        await fair.face.watch(golden)
        #expect(fair.wakeLock.wanted == [true])
        fair.face.press(.watch(.pause))
        #expect(fair.wakeLock.wanted == [true, false])
    }

    @Test func `A demo doesn't keep the screen on`() async {
        let fair = Fair()
        await fair.clock.advance(milliseconds: 21_000)
        #expect(fair.face.view.hasDemo && fair.face.view.isAnimated)
        #expect(fair.wakeLock.wanted.isEmpty)
    }

    @Test func `The haptic engine is on during a run and off in a pause`() {
        let fair = Fair.playing()
        #expect(fair.haptics.wanted == [true])
        fair.face.press(.pause)
        #expect(fair.haptics.wanted == [true, false])
    }

    @Test func `The haptic engine is off with reduced motion`() {
        let fair = Fair.playing()
        fair.face.send(.motion(isReduced: true))
        #expect(fair.haptics.wanted == [true, false])
        #expect(fair.wakeLock.wanted == [true])
    }

    // MARK: Speech

    @Test func `Announcements are in the chosen language`() {
        var fair = Fair(.quick, languages: ["vi"])
        fair.enter()
        fair.play(seconds: 20)
        #expect(!fair.announcer.said.isEmpty)
        #expect(Set(fair.announcer.languages) == [.vietnamese])
    }

    // MARK: The network

    @Test func `The network's return is reported only after it was lost`() async {
        let house = ScriptedHouse { _ in .noReply }
        let fair = Fair(house: house, seed: nil)
        fair.face.press(.open(.bubblePop))
        await settle()
        let before = house.questions.count
        fair.network.plug(true)
        await settle()
        #expect(house.questions.count == before)
        fair.network.plug(false)
        await settle()
        #expect(house.questions.count == before)
        fair.network.plug(true)
        await settle()
        #expect(house.questions.count > before)
    }

    // MARK: Sliders

    /// Opens the settings and sends the numbers that the first slider sends while it moves.
    private func slide(_ fair: Fair, to numbers: [Int], isHeld: Bool = true) throws {
        fair.face.press(.visit(.device))
        fair.face.hold(isHeld)
        let item = try #require(slider(fair))
        for number in numbers {
            fair.face.type(.setting(item.setting), String(number), isFinished: false)
        }
    }

    private func slider(_ fair: Fair) -> SettingItem? {
        fair.face.view.settingItems.first { $0.kind == .number(isSlider: true) }
    }

    @Test func `A slider's setting is saved once, when it is released`() throws {
        let fair = Fair()
        try slide(fair, to: [1, 2, 3])
        #expect(slider(fair)?.value == 3)
        #expect(saves(fair) == 0)
        fair.face.hold(false)
        #expect(saves(fair) == 1)
        let later = Fair(fair.store)
        later.face.press(.visit(.device))
        #expect(slider(later)?.value == 3)
    }

    @Test func `A held slider's setting is saved when the app is hidden`() throws {
        let fair = Fair()
        try slide(fair, to: [1])
        fair.face.setSeen(false)
        #expect(saves(fair) == 1)
    }

    @Test func `Steps of a slider that isn't held are saved at once`() throws {
        let fair = Fair()
        try slide(fair, to: [1, 2], isHeld: false)
        #expect(saves(fair) == 2)
    }

    private func saves(_ fair: Fair) -> Int {
        fair.store.saved.filter { $0 == "funfair.settings" }.count
    }

    // MARK: Files

    @Test
    func `A file copied to the inbox is deleted after reading, but the player's own file isn't`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let inbox = folder.appendingPathComponent("Documents/Inbox", isDirectory: true)
        let other = folder.appendingPathComponent("Mine/Inbox", isDirectory: true)
        for place in [inbox, other] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let file = place.appendingPathComponent("run.funfair")
            try Data([1, 2, 3]).write(to: file)
            #expect(await RecordingFile.bytes(of: file, inbox: inbox) == [1, 2, 3])
        }
        func isThere(_ place: URL) -> Bool {
            FileManager.default.fileExists(atPath: place.appendingPathComponent("run.funfair").path)
        }
        #expect(!isThere(inbox))
        #expect(isThere(other))
    }
}
