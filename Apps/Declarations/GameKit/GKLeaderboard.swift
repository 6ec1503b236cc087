import Foundation

@available(iOS 4.1, *)
open class GKLeaderboard: NSObject {
    @available(iOS 14.0, *)
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        for board in leaderboardIDs { Sent.all.append("\(board) \(score)") }
        completionHandler(nil)
    }
}

@available(iOS 4.1, *)
open class GKAchievement: NSObject {
    let identifier: String
    public init(identifier: String) { self.identifier = identifier }
    open var percentComplete = 0.0
    @available(iOS 5.0, *)
    open var showsCompletionBanner = false
    @available(iOS 6.0, *)
    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        Sent.all += achievements.map { "\($0.identifier) \($0.percentComplete)" }
        completionHandler?(nil)
    }
}

@available(iOS 14.0, *)
open class GKAccessPoint: NSObject {
    nonisolated(unsafe) private static let only = GKAccessPoint()
    open class var shared: GKAccessPoint { only }
    open func trigger(
        state: GKGameCenterViewControllerState, handler: @escaping () -> Void
    ) {
        Sent.all.append("dashboard \(state)")
        handler()
    }
}

@available(iOS 6.0, *)
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards = 0
    case achievements = 1
    case challenges = 2
    @available(iOS 14.0, *)
    case localPlayerProfile = 3
    @available(iOS 14.0, *)
    case dashboard = 4
    @available(iOS 15.0, *)
    case localPlayerFriendsList = 5
}

/// What Game Center received, for tests.
@_spi(Walk) public enum Sent {
    @_spi(Walk) nonisolated(unsafe) public static var all: [String] = []
}
