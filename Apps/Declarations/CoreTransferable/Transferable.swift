import Foundation

// The requirements are omitted, because the app only shares types that are already transferable.

@available(iOS 16.0, *)
public protocol Transferable: Sendable {}

@available(iOS 16.0, *)
extension Never: Transferable {}

@available(iOS 16.0, *)
extension URL: Transferable {}
