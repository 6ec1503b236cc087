import Foundation

// Without its requirements: the app only shares types that the system already makes transferable.

@available(iOS 16.0, *)
public protocol Transferable: Sendable {}

@available(iOS 16.0, *)
extension Never: Transferable {}

@available(iOS 16.0, *)
extension URL: Transferable {}
