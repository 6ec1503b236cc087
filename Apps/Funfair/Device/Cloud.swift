import Foundation
import FunfairFace
import UIKit

/// The key-value store in the player's iCloud.
@MainActor
final class Cloud: CloudKeyValues {
    private let store = NSUbiquitousKeyValueStore.default

    var isThere: Bool { FileManager.default.ubiquityIdentityToken != nil }

    var keys: [String] { Array(store.dictionaryRepresentation.keys) }

    func load(_ key: String) -> [UInt8]? { store.data(forKey: key).map { Array($0) } }

    func save(_ text: [UInt8]?, as key: String) {
        if let text { store.set(Data(text), forKey: key) } else { store.removeObject(forKey: key) }
    }

    func startReporting(_ change: @escaping @MainActor @Sendable () -> Void) {
        let names = [
            NSUbiquitousKeyValueStore.didChangeExternallyNotification,
            NSNotification.Name.NSUbiquityIdentityDidChange,
        ]
        for name in names {
            // The observer lives as long as the app.
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
                _ in
                MainActor.assumeIsolated { change() }
            }
        }
        // Asks for what changed while the app wasn't running.
        _ = store.synchronize()
    }
}
