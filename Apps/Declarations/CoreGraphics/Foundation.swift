import Foundation

// The part of Foundation that exists only on Apple's systems.

@available(iOS 16.0, *)
extension URL {
    /// A folder of this process alone.
    public static var applicationSupportDirectory: URL {
        FileManager.default.temporaryDirectory
            .appending(path: "app-\(ProcessInfo.processInfo.processIdentifier)")
    }
}
