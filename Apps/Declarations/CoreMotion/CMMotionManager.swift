import Foundation

@available(iOS 4.0, *)
open class CMMotionManager: NSObject {
    private var isActive = false
    public override init() {}
    open var isDeviceMotionAvailable: Bool { true }
    open var deviceMotion: CMDeviceMotion? { isActive ? CMDeviceMotion() : nil }
    open func startDeviceMotionUpdates() { isActive = true }
    open func stopDeviceMotionUpdates() { isActive = false }
}

@available(iOS 4.0, *)
open class CMDeviceMotion: NSObject {
    open var gravity: CMAcceleration { CMAcceleration(x: 0.1, y: -0.9) }
}

@available(iOS 4.0, *)
public struct CMAcceleration: Sendable {
    public var x: Double
    public var y: Double
}
