import Arcade

/// What of the view can change by itself as time passes. A face compares it from frame to frame,
/// which is cheaper than the whole view; after any other event it asks for the view anyway.
public struct Pulse: Equatable, Sendable {
    fileprivate let score: Int
    fileprivate let chain: Int
    fileprivate let seconds: Int
    fileprivate let countIn: Int
    fileprivate let state: Int
}

extension App {
    /// What of the view changes by itself, now.
    public var pulse: Pulse {
        guard let index = playingIndex else {
            let isOpen = finished.map { $0.age >= Self.deafMilliseconds } ?? false
            return Pulse(score: 0, chain: 0, seconds: 0, countIn: 0, state: isOpen ? 1 : 0)
        }
        let session = sessions[index]
        let hud = session.cabinet.hud
        return Pulse(
            score: hud.score, chain: hud.chain, seconds: hud.remainingSeconds ?? 0,
            countIn: session.countIn ?? 0, state: session.phase == .paused ? 3 : 2)
    }
}
