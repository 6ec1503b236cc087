import Foundation
import Funfair
@_spi(Walk) import SwiftUI
@_spi(Walk) import UIKit

@testable import FunfairApp
@testable import FunfairFace

/// The app on a pretended device, whose screens can be walked and whose controls pressed.
@MainActor
final class AppWalk {
    /// What a device and its owner are like.
    struct Setting: CustomStringConvertible {
        var language = "en"
        var isPad = false
        var textSize = DynamicTypeSize.large
        var isDark = false
        var reducesMotion = false

        var size: CGSize {
            isPad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844)
        }
        var description: String {
            "\(language)\(isPad ? ", iPad" : "")\(reducesMotion ? ", calm" : "") \(textSize)"
        }
    }

    let walk = Walk()
    let fair: Fairground
    let store: MemoryStore
    private(set) var screen: Node
    /// Every fault found so far, once each.
    private(set) var faults: Set<String> = []
    private let root: AnyView
    /// The sounds, which all walks share, because rendering them takes long.
    static let bank = SoundBank { Engine().buffer(of: $0) }

    var face: Face { fair.face }

    /// - Parameters:
    ///   - setting: the device.
    ///   - seed: the seed of every run.
    ///   - texts: what the store has, by key.
    ///   - store: the store, if several launches share one.
    ///   - house: the house; none by default.
    init(
        _ setting: Setting = Setting(), seed: UInt64? = 42, texts: [String: String] = [:],
        store: MemoryStore? = nil, house: any HouseTransport = NoHouse()
    ) {
        let store = store ?? MemoryStore(texts)
        let fair = Fairground(languages: [setting.language], seed: seed) { devices in
            devices.store = store
            devices.house = house
            devices.clock = StoppedClock()
            devices.sound = SoundDesk(Engine(), bank: Self.bank, clock: StoppedClock())
        }
        (self.fair, self.store) = (fair, store)
        root = AnyView(RootView(fair: fair).environment(fair.face))
        walk.menu = FairCommands(face: fair.face)
        walk.size = setting.size
        walk.values.horizontalSizeClass = setting.isPad ? .regular : .compact
        walk.values.dynamicTypeSize = setting.textSize
        walk.values.reducesMotion = setting.reducesMotion
        walk.values.colorScheme = setting.isDark ? .dark : .light
        screen = Node.empty
    }

    /// Looks at the screen again.
    @discardableResult func look() async -> Node {
        screen = walk.nodes(of: root)
        faults.formUnion(walk.faults)
        // A touch surface reports its size once SwiftUI's layout is over.
        await settle()
        screen = walk.nodes(of: root)
        faults.formUnion(walk.faults)
        for node in screen.all where node.picture != nil {
            if let picture = node.picture?(canvasSize(of: node)), !picture.isFinite {
                faults.insert(
                    "A canvas draws something that isn't finite, on \(face.view.screen.word).")
            }
        }
        return screen
    }

    /// What's in front: the place that was opened last, and what's over it.
    var inFront: [Node] {
        let place = screen.all.last { $0.kind == "Pushed" } ?? screen
        let covers = screen.all.filter(\.isPresentation)
        return [place] + covers.filter { cover in !place.all.contains { $0 === cover } }
    }

    /// The outline of what's in front.
    var outline: String { inFront.map(\.outline).joined() }

    /// The size of a canvas: its frame's, or the window's.
    func canvasSize(of node: Node) -> CGSize {
        for note in node.notes where note.hasPrefix("frame ") {
            let numbers = note.split(separator: " ").dropFirst().compactMap { Double($0) }
            if numbers.count == 2 { return CGSize(width: numbers[0], height: numbers[1]) }
        }
        return walk.size
    }

    /// Lets frames pass, at 60 a second. Views see only the last.
    func wait(seconds: Double) async {
        for _ in 0..<Int((seconds * 60).rounded()) {
            walk.time += 1 / 60
            fair.frame(at: walk.time)
        }
        await look()
    }

    /// What can be done on the screen now: nothing below a sheet or an alert.
    var acts: [(node: Node, act: Node.Act)] {
        let covers = screen.all.filter(\.isPresentation)
        return (covers.last ?? screen).all.filter { !$0.isDisabled }.flatMap { node in
            node.acts.map { (node, $0) }
        }
    }

    /// Presses the first control with this name.
    func press(_ name: String) async throws {
        guard let found = acts.first(where: { $0.act.kind == .press && $0.node.words == name })
        else {
            throw NoControl(name: name, names: acts.map(\.node.words))
        }
        found.act.perform(0)
        await look()
    }

    /// Types into the first field with this name.
    func type(_ text: String, into name: String) async throws {
        guard let field = screen.all.first(where: { $0.kind == "TextField" && $0.words == name }),
            let type = field.typing
        else { throw NoControl(name: name, names: screen.all.map(\.words)) }
        type(text)
        await look()
    }

    /// Taps a point of the stage, as a finger does.
    func tap(_ point: CGPoint) {
        guard let surface = screen.all.last(where: { $0.view is TouchSurface })?.view else {
            return
        }
        let touch = UITouch(at: point)
        surface.touchesBegan([touch], with: nil)
        surface.touchesEnded([touch], with: nil)
    }

    /// The app's picture of the stage.
    func picture() -> Picture? {
        let canvases = screen.all.filter { $0.picture != nil && $0.notes.contains("untouchable") }
        return canvases.compactMap { $0.picture?(walk.size) }.max { $0.count < $1.count }
    }

    private func settle() async {
        for _ in 0..<3 { await Task.yield() }
    }
}

/// A control that a test expected isn't on the screen.
struct NoControl: Error {
    let name: String
    let names: [String]
}

/// A store in memory.
@MainActor
final class MemoryStore: DeviceStore {
    private var texts: [String: [UInt8]]
    private var saved: [String: [UInt8]] = [:]

    init(_ texts: [String: String]) { self.texts = texts.mapValues { Array($0.utf8) } }

    /// Returns what was last saved under a key, even if it has been removed since.
    func last(_ key: String) -> [UInt8]? { saved[key] }

    func load(_ key: String) throws(DeviceStoreProblem) -> [UInt8]? { texts[key] }
    func save(_ text: [UInt8], as key: String) throws(DeviceStoreProblem) {
        texts[key] = text
        saved[key] = text
    }
    func remove(_ key: String) throws(DeviceStoreProblem) { texts[key] = nil }
    func setAside(_ key: String) throws(DeviceStoreProblem) { texts[key + ".aside"] = texts[key] }
}

/// A clock that stands still, so that every day's texts are those of one day.
struct StoppedClock: DeviceClock {
    let now = 1_790_000_000.0
    let uptime = 1_000.0
    let today = 20_700

    nonisolated(nonsending) func wait(milliseconds: Int) async throws(CancellationError) {
        do { try await Task.sleep(for: .seconds(3_600)) } catch { throw CancellationError() }
    }
}
