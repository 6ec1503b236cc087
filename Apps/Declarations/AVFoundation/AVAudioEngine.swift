import Foundation

@available(iOS 8.0, *)
open class AVAudioEngine: NSObject {
    public override init() { fatalError() }
    open func attach(_ node: AVAudioNode) {}
    open func detach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func prepare() {}
    open func start() throws {}
    open func pause() {}
    open func stop() {}
    open func reset() {}
    open var outputNode: AVAudioOutputNode { fatalError() }
    open var mainMixerNode: AVAudioMixerNode { fatalError() }
    open var isRunning: Bool { fatalError() }
}

@available(iOS 8.0, *)
open class AVAudioNode: NSObject {
    open func reset() {}
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { fatalError() }
}

@available(iOS 8.0, *)
public typealias AVAudioNodeBus = Int

@available(iOS 8.0, *)
public typealias AVAudioFrameCount = UInt32

@available(iOS 8.0, *)
public typealias AVAudioChannelCount = UInt32

@available(iOS 8.0, *)
open class AVAudioOutputNode: AVAudioNode {}

@available(iOS 8.0, *)
open class AVAudioMixerNode: AVAudioNode {
    public override init() { fatalError() }
    open var outputVolume: Float
    open var volume: Float
    open var pan: Float
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
    open var pan: Float
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
    public static var interruptsAtLoop: AVAudioPlayerNodeBufferOptions { fatalError() }
}

@available(iOS 8.0, *)
open class AVAudioFormat: NSObject {
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        fatalError()
    }
    open var sampleRate: Double { fatalError() }
    open var channelCount: AVAudioChannelCount { fatalError() }
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
    public static var AVAudioEngineConfigurationChange: NSNotification.Name { fatalError() }
}
