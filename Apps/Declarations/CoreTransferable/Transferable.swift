import Foundation

// What it asks for is left out: the app shares nothing but what can be shared by itself.

@available(iOS 16.0, *)
public protocol Transferable: Sendable {}

@available(iOS 16.0, *)
extension Never: Transferable {}

@available(iOS 16.0, *)
extension URL: Transferable {}
