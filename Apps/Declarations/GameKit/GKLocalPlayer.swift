import Foundation
import UIKit

// These are Objective-C classes, so their callbacks have no actor annotations.

@available(iOS 10.0, *)
open class GKBasePlayer: NSObject {
}

@available(iOS 4.1, *)
open class GKPlayer: GKBasePlayer {
    open var alias: String { fatalError() }
}

@available(iOS 4.1, *)
open class GKLocalPlayer: GKPlayer {
    @available(iOS 4.1, *)
    open class var local: GKLocalPlayer { fatalError() }
    open var isAuthenticated: Bool { fatalError() }
    @available(iOS 6.0, *)
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
