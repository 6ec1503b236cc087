import Foundation

@available(iOS 14.0, *)
public struct UTType: Hashable, Sendable {
    public static var json: UTType { UTType(exportedAs: "public.json") }
    public let identifier: String
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
}
