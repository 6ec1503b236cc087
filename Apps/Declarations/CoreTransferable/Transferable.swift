import Foundation
import UniformTypeIdentifiers

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
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }
}

@available(iOS 16.0, *)
extension TransferRepresentation {
    public func suggestedFileName(_ fileName: String) -> _Suggested<Self> { fatalError() }
}

@available(iOS 16.0, *)
public struct _Suggested<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
}

@available(iOS 16.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        exportedContentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data
    ) { fatalError() }
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { fatalError() }
}

@available(iOS 16.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { fatalError() }
}

@available(iOS 16.0, *)
public struct SentTransferredFile: Sendable {
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { fatalError() }
}

@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        fatalError()
    }
}

@available(iOS 16.0, *)
extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<String, String> { $0 }
    }
}

@available(iOS 16.0, *)
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<URL, URL> { $0 }
    }
}

@available(iOS 16.0, *)
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<Data, Data> { $0 }
    }
}

@available(iOS 16.0, *)
extension Never: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<Never, String> { _ in fatalError() }
    }
}
