import FunfairFace
import GameKit
import UIKit

/// Game Center, as leaderboards and achievements.
@MainActor
final class GameCenter: GameRanking {
    var player: RankedPlayer? {
        let player = GKLocalPlayer.local
        guard player.isAuthenticated else { return nil }
        return RankedPlayer(id: player.gamePlayerID, alias: player.alias)
    }

    func signIn(isAsked: Bool, _ change: @escaping @MainActor @Sendable () -> Void) {
        GKLocalPlayer.local.authenticateHandler = { @Sendable form, _ in
            Task { @MainActor in
                // Without a form, signing in succeeded or failed. An unasked form isn't shown.
                guard let form else { return change() }
                if isAsked { Self.present(form) }
            }
        }
    }

    private static func present(_ form: UIViewController) {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        var top = scenes.first?.keyWindow?.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.present(form, animated: true)
    }

    func submit(
        _ score: Int, to board: String, _ done: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        GKLeaderboard.submitScore(
            score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: [board]
        ) { @Sendable error in
            let isSent = error == nil
            Task { @MainActor in done(isSent) }
        }
    }

    func report(
        _ achievement: String, _ done: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        let earned = GKAchievement(identifier: achievement)
        earned.percentComplete = 100
        earned.showsCompletionBanner = true
        GKAchievement.report([earned]) { @Sendable error in
            let isSent = error == nil
            Task { @MainActor in done(isSent) }
        }
    }

    func showBoards() { GKAccessPoint.shared.trigger(state: .leaderboards) {} }
}
