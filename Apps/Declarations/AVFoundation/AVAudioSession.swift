import Foundation

@available(iOS 3.0, *)
open class AVAudioSession: NSObject {
    open class func sharedInstance() -> AVAudioSession { fatalError() }
    open func setCategory(_ category: AVAudioSession.Category) throws {}
    @available(iOS 10.0, *)
    open func setCategory(
        _ category: AVAudioSession.Category, mode: AVAudioSession.Mode,
        options: AVAudioSession.CategoryOptions = []
    ) throws {}
    open func setActive(_ active: Bool) throws {}
    @available(iOS 6.0, *)
    open func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws {}
    @available(iOS 6.0, *)
    open var sampleRate: Double { fatalError() }
    @available(iOS 6.0, *)
    open var isOtherAudioPlaying: Bool { fatalError() }
    @available(iOS 8.0, *)
    open var secondaryAudioShouldBeSilencedHint: Bool { fatalError() }

    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var ambient: AVAudioSession.Category { fatalError() }
        public static var soloAmbient: AVAudioSession.Category { fatalError() }
        public static var playback: AVAudioSession.Category { fatalError() }
    }

    @available(iOS 5.0, *)
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var `default`: AVAudioSession.Mode { fatalError() }
    }

    @available(iOS 6.0, *)
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var mixWithOthers: AVAudioSession.CategoryOptions { fatalError() }
    }

    @available(iOS 6.0, *)
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var notifyOthersOnDeactivation: AVAudioSession.SetActiveOptions {
            fatalError()
        }
    }

    @available(iOS 6.0, *)
    public class var interruptionNotification: NSNotification.Name { fatalError() }
    @available(iOS 6.0, *)
    public class var routeChangeNotification: NSNotification.Name { fatalError() }
    @available(iOS 6.0, *)
    public class var mediaServicesWereResetNotification: NSNotification.Name { fatalError() }
}
