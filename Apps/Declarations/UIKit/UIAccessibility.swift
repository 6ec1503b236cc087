@available(iOS 3.0, *)
public enum UIAccessibility {
    public struct Notification: Sendable {
        public static let announcement = Notification()
    }

    @MainActor public static func post(notification: Notification, argument: Any?) { fatalError() }
}
