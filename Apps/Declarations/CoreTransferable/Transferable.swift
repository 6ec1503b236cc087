import Foundation

@available(iOS 16.0, *)
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

@available(iOS 16.0, *)
public protocol TransferRepresentation: Sendable {
    associatedtype Item: Transferable
}

@available(iOS 16.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildBlock<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }
}

@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public init() {}
}

@available(iOS 16.0, *)
extension Never: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<Never, Never>()
    }
}

@available(iOS 16.0, *)
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<URL, URL>()
    }
}
