import Foundation

@available(iOS 4.0, *)
open class CMMotionManager: NSObject {
    public override init() { fatalError() }
    open var deviceMotionUpdateInterval: TimeInterval
    open var isDeviceMotionAvailable: Bool { fatalError() }
    open var isDeviceMotionActive: Bool { fatalError() }
    open var deviceMotion: CMDeviceMotion? { fatalError() }
    open func startDeviceMotionUpdates() {}
    open func stopDeviceMotionUpdates() {}
}

@available(iOS 4.0, *)
open class CMDeviceMotion: NSObject {
    open var gravity: CMAcceleration { fatalError() }
    open var userAcceleration: CMAcceleration { fatalError() }
    open var attitude: CMAttitude { fatalError() }
}

@available(iOS 4.0, *)
open class CMAttitude: NSObject {
    open var roll: Double { fatalError() }
    open var pitch: Double { fatalError() }
    open var yaw: Double { fatalError() }
}

@available(iOS 4.0, *)
public struct CMAcceleration: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
}
