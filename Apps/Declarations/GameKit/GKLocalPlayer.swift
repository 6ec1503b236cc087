import Foundation
import UIKit

// A class of Objective-C: what is called back is not told to be of an actor.

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
