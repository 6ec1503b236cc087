import Foundation

// These are Objective-C classes, so their callbacks have no actor annotations. Controllers call
// them on the main queue.

@available(iOS 7.0, *)
open class GCController: NSObject {
    nonisolated(unsafe) private static var connected: [GCController] = []
    private let gamepad = GCExtendedGamepad()
    open class func controllers() -> [GCController] { connected }
    open var extendedGamepad: GCExtendedGamepad? { gamepad }

    /// Connects a controller, which a test then uses.
    @_spi(Walk) public static func connect() -> GCController {
        let controller = GCController()
        connected.append(controller)
        return controller
    }
    /// Disconnects the controller.
    @_spi(Walk) public func disconnect() { Self.connected.removeAll { $0 === self } }
}

@available(iOS 7.0, *)
extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let GCControllerDidConnect = NSNotification.Name(
        "GCControllerDidConnectNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let GCControllerDidDisconnect = NSNotification.Name(
        "GCControllerDidDisconnectNotification")
}

@available(iOS 7.0, *)
public typealias GCExtendedGamepadValueChangedHandler = (
    GCExtendedGamepad, GCControllerElement
) -> Void

@available(iOS 7.0, *)
open class GCExtendedGamepad: NSObject {
    open var valueChangedHandler: GCExtendedGamepadValueChangedHandler?
    public let dpad = GCControllerDirectionPad()
    public let leftThumbstick = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    @available(iOS 13.0, *)
    public let buttonMenu = GCControllerButtonInput()

    /// Changes the controller's state.
    @_spi(Walk) public func change(_ element: GCControllerElement, to value: Float) {
        (element as? GCControllerDirectionPad)?.xAxis.value = value
        (element as? GCControllerButtonInput)?.isPressed = value > 0
        valueChangedHandler?(self, element)
    }
}

@available(iOS 7.0, *)
open class GCControllerElement: NSObject {}

@available(iOS 7.0, *)
open class GCControllerDirectionPad: GCControllerElement {
    public let xAxis = GCControllerAxisInput()
}

@available(iOS 7.0, *)
open class GCControllerAxisInput: GCControllerElement {
    open fileprivate(set) var value: Float = 0
}

@available(iOS 7.0, *)
open class GCControllerButtonInput: GCControllerElement {
    open fileprivate(set) var isPressed = false
}
