import Foundation

// What Foundation has on Apple's devices alone.

@available(iOS 16.0, *)
extension URL {
    public static var applicationSupportDirectory: URL { fatalError() }
}
