import Foundation

@available(iOS 14.0, *)
public struct UTType: Hashable, Sendable {
    public let identifier: String
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
}
