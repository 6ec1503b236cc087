import Arcade
import Foundation
import Funfair
import FunfairFace
import Testing

@Suite("The stage on the native face")
@MainActor
struct StageTests {
    @Test(arguments: 0..<60)
    func `The stage is as large as possible, and centred in its space`(seed: Int) {
        var random = Shuffled(seed: UInt64(seed))
        let room = CGRect(
            x: .random(in: 0...50, using: &random), y: .random(in: 0...50, using: &random),
            width: .random(in: 100...1400, using: &random),
            height: .random(in: 100...1400, using: &random))
        let shape = StageShape(
            width: .random(in: 200...900, using: &random),
            height: .random(in: 200...900, using: &random))
        let place = StagePlace(shape, in: room)
        #expect(place.frame.minX > room.minX - 1e-6 && place.frame.minY > room.minY - 1e-6)
        #expect(
            abs(place.frame.width - room.width) < 1e-6
                || abs(place.frame.height - room.height) < 1e-6)
        #expect(abs(place.frame.midX - room.midX) < 1e-6)
        #expect(abs(place.frame.midY - room.midY) < 1e-6)
        let corner = place.place(at: CGPoint(x: place.frame.maxX, y: place.frame.maxY))
        #expect(abs(corner.x - Double(shape.width)) < 1e-6)
        #expect(abs(corner.y - Double(shape.height)) < 1e-6)
    }

    @Test func `The stage is visible during a run, covered in a pause, and behind the result`() {
        var fair = Fair(.quick)
        #expect(fair.face.stage.place == nil && fair.face.stage.state == .away)
        fair.enter()
        #expect(fair.face.stage.place != nil && fair.face.stage.state == .countIn)
        fair.play(seconds: 4)
        #expect(fair.face.stage.state == .running)
        fair.face.press(.pause)
        #expect(fair.face.stage.state == .covered || fair.face.stage.state == .dimmed)
        #expect(!fair.face.wantsFrames)
    }

    @Test func `The stage stays behind the result until the window changes`() {
        var fair = Fair.playing(.quick)
        for bubble in fair.bubbles { fair.face.fingerDown(1, at: bubble.middle) }
        let place = fair.face.stage.place
        // This is a best score, so it's celebrated.
        for _ in 0..<1200 where fair.playScreen != nil { fair.play(seconds: 1.0 / 60) }
        #expect(fair.face.view.screen.word == "result")
        #expect(fair.face.stage.place == place && place != nil)
        #expect(fair.face.stage.state == .celebrating && !fair.face.stage.scene.commands.isEmpty)
        fair.face.layOut(
            CGRect(x: 0, y: 0, width: 844, height: 300), of: CGSize(width: 844, height: 390),
            isUpright: false)
        #expect(fair.face.stage.place == nil)
    }

    @Test func `The stage draws the current stall's shapes`() {
        let fair = Fair.playing(at: .breakout)
        #expect(fair.face.stage.stall == .breakout && fair.face.stage.looks == Stall.breakout.looks)
        #expect(fair.face.stage.scene.commands.contains { $0.drawn == .brick })
        #expect(!fair.face.stage.hasTargets && !fair.face.stage.isTable)
    }

    @Test func `A finger far from the bubbles doesn't touch the stage`() throws {
        let fair = Fair.playing()
        let frame = try #require(fair.face.stage.place).frame
        fair.face.fingerDown(1, at: CGPoint(x: frame.midX, y: frame.minY - 11))
        #expect(!fair.soundPlayer.cues.contains(.miss))
        fair.face.fingerDown(2, at: CGPoint(x: frame.midX, y: frame.minY - 9))
        #expect(fair.soundPlayer.cues.contains(.miss) || fair.soundPlayer.cues.contains(.pop))
    }

    @Test func `A paddle follows a finger from anywhere`() throws {
        var fair = Fair.playing(at: .breakout)
        func paddle() -> Float? {
            fair.face.stage.scene.commands.first { $0.drawn == .paddle }?.x
        }
        let before = try #require(paddle())
        fair.face.fingerDown("thumb", at: CGPoint(x: 5, y: 800))
        fair.face.fingerMoved("thumb", to: CGPoint(x: 45, y: 800))
        fair.play(seconds: 0.2)
        #expect(try #require(paddle()) > before + 10)
    }

    @Test func `A pointer moves the paddle, but not in a pause`() throws {
        var fair = Fair.playing(at: .breakout)
        func paddle() -> Float? {
            fair.face.stage.scene.commands.first { $0.drawn == .paddle }?.x
        }
        let frame = try #require(fair.face.stage.place).frame
        let before = try #require(paddle())
        fair.face.pointed(at: CGPoint(x: frame.minX + frame.width / 4, y: frame.midY))
        fair.play(seconds: 0.1)
        #expect(try #require(paddle()) < before - 10)
        fair.face.press(.pause)
        fair.face.pointed(at: CGPoint(x: frame.maxX, y: frame.midY))
        fair.face.press(.resume(.breakout))
        fair.play(seconds: 0.1)
        #expect(try #require(paddle()) < before)
    }

    @Test func `Tilt reaches the paddle`() throws {
        var fair = Fair()
        fair.face.press(.open(.breakout))
        fair.face.press(.tab(.settings))
        for case .toggle(let control, .tilt) in fair.face.view.settingItems.map({ $0.kind }) {
            fair.face.pressForTilt(control.action)
        }
        fair.face.press(.tab(.play))
        fair.enter(at: .breakout)
        fair.play(seconds: 4)
        #expect(fair.tilt.wanted == [true])
        fair.face.send(.gesture(.strike))
        fair.face.tilt(x: 0.6, y: 0, turn: .portrait)
        fair.play(seconds: 0.1)
        fair.face.setSeen(false)
        #expect(fair.tilt.wanted == [true, false])
    }
}

@Suite("Targets")
@MainActor
struct TargetTests {
    private func looked(at stall: Stall = .bubblePop) -> Fair {
        var fair = Fair.playing(at: stall)
        fair.play(seconds: 0.3)
        return fair
    }

    @Test func `A paused run has no targets`() {
        let fair = looked()
        fair.face.press(.pause)
        #expect(fair.face.stage.targets.isEmpty)
    }

    @Test func `Every bubble is a target with a name, a place and a number`() {
        let targets = looked().face.stage.targets
        #expect(!targets.isEmpty)
        #expect(Set(targets.map { $0.id }).count == targets.count)
        #expect(targets.allSatisfy { $0.isTouchable && $0.label.contains("bubble") })
    }

    @Test func `Touching a target hits its bubble at the current place`() throws {
        var fair = looked()
        let target = try #require(fair.face.stage.targets.first)
        fair.play(seconds: 0.2)
        fair.face.touch(target.id)
        #expect(fair.soundPlayer.cues.contains(.pop))
        fair.play(seconds: 0.3)
        fair.face.touch(target.id)
        #expect(fair.soundPlayer.cues.filter { $0 == .pop || $0 == .miss }.count == 1)
    }

    @Test func `Bricks are described as targets, but can't be touched`() {
        let targets = looked(at: .breakout).face.stage.targets
        #expect(!targets.isEmpty && targets.allSatisfy { !$0.isTouchable && !$0.label.isEmpty })
        #expect(Set(targets.map { $0.id }).count == targets.count)
    }

    @Test func `The stage has no touch targets in a pause`() {
        let fair = looked()
        fair.face.press(.pause)
        #expect(fair.face.stage.targets.isEmpty)
    }
}
