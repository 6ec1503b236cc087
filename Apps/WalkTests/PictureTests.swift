import Arcade
import Faces
import Foundation
import Funfair
import FunfairFace
@_spi(Walk) import SwiftUI
import Testing

@testable import FunfairApp
@testable import Roulette

/// Draws each game's stage with the app's own code. `Tests/Apps/test_pictures.py` compares the pictures
/// with those that the page draws of the same scenes.
@Suite("Pictures of the stage") @MainActor
struct PictureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Reports/app")

    @Test("The app draws a game's whole scene", arguments: Stall.allCases)
    func picture(stall: Stall) async throws {
        let app = AppWalk()
        await app.look()
        app.face.press(.open(stall))
        app.face.type(.playerName, "Ada", isFinished: true)
        app.face.press(.play)
        await app.wait(seconds: 6)
        try await act(in: app, at: stall)
        let picture = try #require(app.picture())
        #expect(picture.isFinite)
        // Nearly every command of a scene is drawn with at least one shape.
        #expect(picture.count >= app.face.stage.scene.commands.count)
        let place = try #require(app.face.stage.place)
        let scene = SceneFile(
            shapes: SceneCommand.Shape.allCases.map { String(describing: $0) },
            looks: app.face.looks.map {
                SceneFile.Look(
                    name: $0.name(in: app.face.view.words),
                    label: $0.label(in: app.face.view.words),
                    colour: $0.colour.hexadecimal, symbol: String(describing: $0.symbol),
                    form: String(describing: $0.form))
            },
            commands: app.face.stage.scene.commands.map(\.numbers),
            place: [place.frame.minX, place.frame.minY, place.scale],
            window: [app.walk.size.width, app.walk.size.height],
            ground: app.face.stage.ground.map { ground in
                SceneFile.Ground(
                    colour: ground.paint.hexadecimal, opacity: ground.opacity,
                    frame: [
                        place.frame.minX, place.frame.minY, place.frame.width, place.frame.height,
                    ])
            })
        try FileManager.default.createDirectory(
            at: Self.folder, withIntermediateDirectories: true)
        let file = Self.folder.appending(path: stall.name.lowercased())
        try picture.svg.write(
            to: file.appendingPathExtension("svg"), atomically: true, encoding: .utf8)
        try JSONEncoder().encode(scene).write(to: file.appendingPathExtension("json"))
    }

    /// Eight faces that have every variant of every part, and every colour.
    @Test("The app draws a whole face", arguments: 0..<FaceTables.variants)
    func face(variant: Int) throws {
        let face = Faces.Face(wrapping: variant * 0o1111, colour: variant)
        let node = try #require(
            Walk().nodes(of: GuestFaceView(number: face.number)).all.first { $0.picture != nil })
        let picture = try #require(node.picture?(CGSize(width: 240, height: 240)))
        #expect(picture.isFinite && picture.count == face.layers.count)
        try FileManager.default.createDirectory(
            at: Self.folder, withIntermediateDirectories: true)
        try picture.svg.write(
            to: Self.folder.appending(path: "face-\(face.number).svg"), atomically: true,
            encoding: .utf8)
    }

    /// Does what makes a picture interesting.
    private func act(in app: AppWalk, at stall: Stall) async throws {
        switch stall {
        case .bubblePop:
            for target in app.face.stage.targets.prefix(2) {
                app.tap(CGPoint(x: target.frame.midX, y: target.frame.midY))
            }
            await app.wait(seconds: 0.2)
        case .breakout:
            let place = try #require(app.face.stage.place)
            app.tap(CGPoint(x: place.frame.midX, y: place.frame.maxY - 60))
            await app.wait(seconds: 2.5)
        case .roulette:
            let count = RouletteLevel.all[0].numbers
            try await app.bet(on: (1...count).compactMap { Pocket($0) }, insteadOf: nil)
            await app.wait(seconds: 1)
        }
    }
}

/// A scene, for the page to draw.
private struct SceneFile: Encodable {
    struct Look: Encodable {
        let name: String
        let label: String
        /// As in CSS.
        let colour: String
        let symbol: String
        let form: String
    }

    let shapes: [String]
    let looks: [Look]
    /// Eight numbers for each command, as in the module's memory.
    let commands: [[Float]]
    /// The stage's left and upper edge and the size of a stage unit, in points.
    let place: [Double]
    let window: [Double]
    /// What's behind the stage. The page draws it with CSS.
    let ground: Ground?

    struct Ground: Encodable {
        let colour: String
        let opacity: Double
        let frame: [Double]
    }
}

extension SceneCommand {
    fileprivate var numbers: [Float] { [shape, look, x, y, size, opacity, amount, stretch] }
}

extension UInt32 {
    fileprivate var hexadecimal: String {
        "#" + String(repeating: "0", count: 6 - String(self, radix: 16).count)
            + String(self, radix: 16)
    }
}
