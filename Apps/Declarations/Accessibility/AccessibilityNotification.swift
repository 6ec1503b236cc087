import Foundation

@available(iOS 17.0, *)
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public init(_ announcement: String) { fatalError() }
        public init(_ announcement: AttributedString) { fatalError() }
        public func post() { fatalError() }
    }
}
