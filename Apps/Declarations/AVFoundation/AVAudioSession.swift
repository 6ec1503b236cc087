import Foundation

@available(iOS 3.0, *)
open class AVAudioSession: NSObject {
    nonisolated(unsafe) private static let only = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { only }
    open func setCategory(_ category: AVAudioSession.Category) throws {}

    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var ambient: AVAudioSession.Category { .init(rawValue: "ambient") }
    }

    @available(iOS 6.0, *)
    public class var interruptionNotification: NSNotification.Name { .init("interruption") }
    @available(iOS 6.0, *)
    public class var mediaServicesWereResetNotification: NSNotification.Name { .init("reset") }

    /// How often the media services were reset.
    nonisolated(unsafe) static var resets = 0
    /// Resets the media services, as the system does when they have crashed.
    @_spi(Walk) @MainActor public static func resetMediaServices() async {
        resets += 1
        // On Linux, a post waits for its observers, which the main thread mustn't do.
        await Task.detached {
            NotificationCenter.default.post(name: mediaServicesWereResetNotification, object: nil)
        }.value
    }
}
