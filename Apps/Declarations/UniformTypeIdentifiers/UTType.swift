import Foundation

@available(iOS 14.0, *)
public struct UTType: Hashable, Sendable {
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        fatalError()
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        fatalError()
    }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        fatalError()
    }
    public init?(_ identifier: String) { fatalError() }
    public var identifier: String { fatalError() }
    public static var data: UTType { fatalError() }
    public static var item: UTType { fatalError() }
    public static var content: UTType { fatalError() }
}
