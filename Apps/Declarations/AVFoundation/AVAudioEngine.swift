import Foundation

@available(iOS 8.0, *)
open class AVAudioEngine: NSObject {
    /// The number of engines made so far.
    @_spi(Walk) nonisolated(unsafe) public private(set) static var count = 0
    private let resets = AVAudioSession.resets
    private var hasStarted = false
    public override init() { Self.count += 1 }
    private var nodes: Set<AVAudioNode> = []
    open func attach(_ node: AVAudioNode) { nodes.insert(node) }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        precondition(nodes.contains(node1), "A node is connected before it's attached.")
        node1.output = node2
    }
    open func start() throws { hasStarted = true }
    open func pause() { hasStarted = false }
    public let mainMixerNode = AVAudioMixerNode()
    /// An engine that was made before the media services were reset is useless.
    open var isRunning: Bool { hasStarted && resets == AVAudioSession.resets }
}

@available(iOS 8.0, *)
open class AVAudioNode: NSObject {
    fileprivate(set) var output: AVAudioNode?
}

@available(iOS 8.0, *)
public typealias AVAudioFrameCount = UInt32

@available(iOS 8.0, *)
public typealias AVAudioChannelCount = UInt32

@available(iOS 8.0, *)
open class AVAudioMixerNode: AVAudioNode {
    public override init() {}
    open var outputVolume: Float = 1
}

@available(iOS 8.0, *)
open class AVAudioPlayerNode: AVAudioNode {
    public override init() {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    open func play() {
        precondition(output != nil, "A player plays before it's connected.")
        isPlaying = true
    }
    open func stop() { isPlaying = false }
    open private(set) var isPlaying = false
    open var volume: Float = 1
}

@available(iOS 8.0, *)
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

@available(iOS 8.0, *)
open class AVAudioTime: NSObject {}

@available(iOS 8.0, *)
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var loops: AVAudioPlayerNodeBufferOptions { .init(rawValue: 1) }
    public static var interrupts: AVAudioPlayerNodeBufferOptions { .init(rawValue: 2) }
}

@available(iOS 8.0, *)
open class AVAudioFormat: NSObject {
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {}
}

@available(iOS 8.0, *)
open class AVAudioBuffer: NSObject {
}

@available(iOS 8.0, *)
open class AVAudioPCMBuffer: AVAudioBuffer {
    private let samples: UnsafeMutablePointer<Float>
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        samples = .allocate(capacity: Int(frameCapacity))
        channels = .allocate(capacity: 1)
        channels.initialize(to: samples)
    }
    deinit {
        samples.deallocate()
        channels.deallocate()
    }
    open var frameLength: AVAudioFrameCount = 0
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        UnsafePointer(channels)
    }
}

@available(iOS 8.0, *)
extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("configuration")
}
