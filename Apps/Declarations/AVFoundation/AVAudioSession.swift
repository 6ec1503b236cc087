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
}
