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
    @available(iOS 6.0, *)
    open var sampleRate: Double { fatalError() }

    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var ambient: AVAudioSession.Category { fatalError() }
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
    }

    @available(iOS 6.0, *)
    public class var interruptionNotification: NSNotification.Name { fatalError() }
    @available(iOS 6.0, *)
    public class var routeChangeNotification: NSNotification.Name { fatalError() }
    @available(iOS 6.0, *)
    public class var mediaServicesWereResetNotification: NSNotification.Name { fatalError() }
}
