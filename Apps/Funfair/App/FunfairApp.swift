import FunfairFace
import SwiftUI

// Funfair declares types with these names too. A module's own declarations shadow imported ones, so
// everywhere in the app these names mean SwiftUI's types.
typealias App = SwiftUI.App
typealias Scene = SwiftUI.Scene
typealias View = SwiftUI.View

@main
struct FunfairApp: App {
    @State private var fair = Fairground()

    var body: some Scene {
        WindowGroup {
            RootView(fair: fair)
                .environment(fair.face)
                .onOpenURL { url in Task { await fair.face.open(url) } }
        }
        .commands { FairCommands(face: fair.face) }
    }
}

/// The face and the devices connected to it.
@MainActor
final class Fairground {
    let face: Face
    private let tilt = TiltSensor()

    /// - Parameters:
    ///   - languages: language tags, the preferred one first.
    ///   - seed: the seed of every run, if runs should be the same each time.
    ///   - change: replaces devices, in tests.
    init(
        languages: [String] = Locale.preferredLanguages, seed: UInt64? = nil,
        replacing change: (inout Devices) -> Void = { _ in }
    ) {
        let folder = URL.applicationSupportDirectory.appending(path: "Funfair")
        var devices = Devices(store: CloudStore(FileStore(folder), Cloud()))
        if let house = Self.house { devices.house = HouseClient(house) }
        devices.motor = Motor()
        devices.tilt = tilt
        devices.speech = Speech()
        devices.light = IdleTimer()
        devices.network = NetworkSensor()
        devices.gamepad = GameControllers()
        devices.ranking = GameCenter()
        change(&devices)
        // Made last, because it begins to render its sounds at once.
        if devices.sound == nil { devices.sound = SoundDesk(Engine()) }
        face = Face(devices, languages: languages, seed: seed)
    }

    /// The address of the house, if the app was built for one.
    static var house: URL? {
        let address = Bundle.main.object(forInfoDictionaryKey: "FunfairHouse") as? String
        return address.flatMap { $0.isEmpty ? nil : URL(string: $0) }
    }

    func frame(at seconds: Double) {
        tilt.tell(face)
        face.frame(at: seconds)
    }
}
