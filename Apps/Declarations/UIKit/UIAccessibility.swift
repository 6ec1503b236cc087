import Foundation

@available(iOS 3.0, *)
public enum UIAccessibility {
    public struct Notification: Sendable {
        public static let announcement = Notification()
    }

    @MainActor public static func post(notification: Notification, argument: Any?) {}
}

@available(iOS 17.0, *)
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = UIAccessibilityPriority(rawValue: "high")
}

@available(iOS 11.0, *)
extension NSAttributedString.Key {
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("language")
    @available(iOS 17.0, *)
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("priority")
}
