import Foundation
@_spi(Walk) import SwiftUI
@_spi(Walk) import UIKit

@testable import Funfair
@testable import FunfairApp
@testable import FunfairFace

// What a player does from the stalls to a run's result.

extension AppWalk {
    /// The texts of the language that the app shows.
    var words: Words { face.view.words }

    /// The texts in front: of the place that was opened last, or of what covers it.
    var texts: [String] {
        let cover = screen.all.last(where: \.isPresentation)
        let place = cover ?? screen.all.last { $0.kind == "Pushed" } ?? screen
        return place.all.filter { $0.kind == "Text" }.map(\.text)
    }

    /// The bytes of the run whose result is on the screen, as the app would send or show it.
    var recording: [UInt8]? { face.app.shownEnd?.cabinet.bytes }

    // MARK: Controls

    /// Opens a stall, types a name and presses Play.
    func begin(_ stall: Stall, by player: String = "Ada") async throws {
        try await open(stall)
        try await type(player, into: face.pageWords[.yourName])
        try await press(words[.play])
    }

    /// Presses a stall on the home screen.
    func open(_ stall: Stall) async throws {
        await look()
        // A stall's button also reads its description.
        let card = acts.first {
            $0.act.kind == .press && $0.node.words.hasPrefix(stall.name + " ")
        }
        guard let card else { throw NoControl(name: stall.name, names: acts.map(\.node.words)) }
        card.act.perform(0)
        await look()
    }

    /// Opens the tab with this name.
    func open(tab name: String) async throws { try await perform(.choose, on: name) }

    /// Flips the switch with this name.
    func flip(_ name: String) async throws { try await perform(.flip, on: name) }

    /// Chooses an option of the picker with this name.
    func choose(_ option: String, of name: String) async throws {
        let picker = acts.first { $0.act.kind == .choose && $0.node.words == name }
        let index = picker?.node.children.firstIndex { $0.words == option }
        guard let picker, let index else {
            throw NoControl(name: option, names: acts.map(\.node.words))
        }
        picker.act.perform(index)
        await look()
    }

    private func perform(_ kind: Node.Act.Kind, on name: String) async throws {
        let found = acts.first { $0.act.kind == kind && $0.node.words == name }
        guard let found else { throw NoControl(name: name, names: acts.map(\.node.words)) }
        found.act.perform(0)
        await look()
    }

    // MARK: Time

    /// Draws the first two frames after time has started. From then on, every frame is in the
    /// middle of a tick, so that no rounding can move it into another.
    func start() {
        frame(after: 0)
        frame(after: 0.5)
    }

    /// Draws a frame for each of these ticks. The views aren't asked until the next look.
    func pass(ticks: Int) {
        for _ in 0..<ticks { frame(after: 1) }
    }

    private func frame(after ticks: Double) {
        walk.time += ticks / Double(Clock.ticksPerSecond)
        fair.frame(at: walk.time)
    }

    // MARK: The stage

    /// Returns where the window shows a point of the stage.
    func point(x: Double, y: Double) throws -> CGPoint {
        guard let place = face.stage.place else { throw NoControl(name: "stage", names: []) }
        return CGPoint(
            x: place.frame.minX + x * place.scale, y: place.frame.minY + y * place.scale)
    }

    /// Moves a pointer over the stage.
    func hover(over point: CGPoint) throws {
        guard let hover = screen.all.last(where: { $0.hover != nil })?.hover else {
            throw NoControl(name: "stage", names: [])
        }
        hover(point)
    }
}

/// A finger on the stage.
@MainActor
final class Finger {
    private let surface: UIView
    private let touch: UITouch

    /// Puts the finger down.
    init(at point: CGPoint, in app: AppWalk) throws {
        guard let surface = app.screen.all.last(where: { $0.view is TouchSurface })?.view else {
            throw NoControl(name: "stage", names: [])
        }
        self.surface = surface
        touch = UITouch(at: point)
        surface.touchesBegan([touch], with: nil)
    }

    func move(to point: CGPoint) {
        touch.move(to: point)
        surface.touchesMoved([touch], with: nil)
    }

    func lift() { surface.touchesEnded([touch], with: nil) }
}

/// A golden recording and its line in expected.txt.
struct GoldenRun {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Tests/Golden")

    let bytes: [UInt8]
    let score: Int
    let ticks: Int
    let stateHash: String

    /// Returns the file of a golden recording.
    static func file(_ name: String) -> URL { folder.appending(path: name + ".funfair") }

    init(_ name: String) throws {
        bytes = Array(try Data(contentsOf: Self.file(name)))
        let table = try String(
            contentsOf: Self.folder.appending(path: "expected.txt"), encoding: .utf8)
        let line = table.split(separator: "\n").map { $0.split(separator: " ") }
            .first { $0.first.map(String.init) == name + ".funfair" }
        guard let line, line.count == 5, let score = Int(line[1]), let ticks = Int(line[2]) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        (self.score, self.ticks, stateHash) = (score, ticks, String(line[3]))
    }

    /// Whether a recording folds to the same result, tick by tick and draw by draw.
    func isSameRun(as bytes: [UInt8]) throws -> Bool {
        let result = try VerifiedRun(verifying: bytes).result
        return result.score == score && result.ticks == ticks
            && result.stateHash.hexadecimal == stateHash
    }
}
