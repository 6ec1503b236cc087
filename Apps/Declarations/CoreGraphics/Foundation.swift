import Foundation

// The part of Foundation that exists only on Apple's systems.

@available(iOS 16.0, *)
extension URL {
    public static var applicationSupportDirectory: URL { fatalError() }
}
