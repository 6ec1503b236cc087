import Foundation

@available(iOS 8.0, *)
open class AVAudioEngine: NSObject {
    public override init() { fatalError() }
    open func attach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func start() throws {}
    open func pause() {}
    open func stop() {}
    open var mainMixerNode: AVAudioMixerNode { fatalError() }
    open var isRunning: Bool { fatalError() }
}

@available(iOS 8.0, *)
open class AVAudioNode: NSObject {
}

@available(iOS 8.0, *)
public typealias AVAudioFrameCount = UInt32

@available(iOS 8.0, *)
public typealias AVAudioChannelCount = UInt32

@available(iOS 8.0, *)
open class AVAudioMixerNode: AVAudioNode {
    public override init() { fatalError() }
    open var outputVolume: Float
    open var volume: Float
}

@available(iOS 8.0, *)
open class AVAudioPlayerNode: AVAudioNode {
    public override init() { fatalError() }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open var isPlaying: Bool { fatalError() }
    open var volume: Float
}

@available(iOS 8.0, *)
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

@available(iOS 8.0, *)
open class AVAudioTime: NSObject {}

@available(iOS 8.0, *)
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var loops: AVAudioPlayerNodeBufferOptions { fatalError() }
    public static var interrupts: AVAudioPlayerNodeBufferOptions { fatalError() }
}

@available(iOS 8.0, *)
open class AVAudioFormat: NSObject {
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        fatalError()
    }
    open var sampleRate: Double { fatalError() }
}

@available(iOS 8.0, *)
open class AVAudioBuffer: NSObject {
    open var format: AVAudioFormat { fatalError() }
}

@available(iOS 8.0, *)
open class AVAudioPCMBuffer: AVAudioBuffer {
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        fatalError()
    }
    open var frameCapacity: AVAudioFrameCount { fatalError() }
    open var frameLength: AVAudioFrameCount
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { fatalError() }
}

@available(iOS 8.0, *)
extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("")
}
