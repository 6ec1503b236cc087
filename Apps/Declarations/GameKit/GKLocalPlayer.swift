import Foundation
import UIKit

// These are Objective-C classes, so their callbacks have no actor annotations.

@available(iOS 10.0, *)
open class GKBasePlayer: NSObject {
}

@available(iOS 4.1, *)
open class GKPlayer: GKBasePlayer {
    open var alias: String { "Ada at Game Center" }
    @available(iOS 12.4, *)
    open var gamePlayerID: String { "ada" }
}

@available(iOS 4.1, *)
open class GKLocalPlayer: GKPlayer {
    nonisolated(unsafe) private static let only = GKLocalPlayer()
    @available(iOS 4.1, *)
    open class var local: GKLocalPlayer { only }
    open var isAuthenticated: Bool { authenticateHandler != nil }
    @available(iOS 6.0, *)
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, nil) }
    }
}
