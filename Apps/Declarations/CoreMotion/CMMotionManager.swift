import Foundation

@available(iOS 4.0, *)
open class CMMotionManager: NSObject {
    public override init() { fatalError() }
    open var isDeviceMotionAvailable: Bool { fatalError() }
    open var deviceMotion: CMDeviceMotion? { fatalError() }
    open func startDeviceMotionUpdates() {}
    open func stopDeviceMotionUpdates() {}
}

@available(iOS 4.0, *)
open class CMDeviceMotion: NSObject {
    open var gravity: CMAcceleration { fatalError() }
}

@available(iOS 4.0, *)
public struct CMAcceleration: Sendable {
    public var x: Double
    public var y: Double
}
