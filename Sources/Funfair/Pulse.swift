import Arcade

/// What of the view can change by itself as time passes. A face compares it from frame to frame,
/// which is cheaper than the whole view; after any other event it asks for the view anyway.
public struct Pulse: Equatable, Sendable {
    fileprivate var hud: HUD?
    fileprivate var countIn = 0
    fileprivate var phase = 0
    fileprivate var isMoving = false
    fileprivate var mark = 0
    fileprivate var announcement = 0
    fileprivate var lead: Int?
    fileprivate var hint = 0
}

extension App {
    /// What of the view changes by itself, now.
    public var pulse: Pulse {
        if let replay {
            let stage = replay.cabinet.stage
            return Pulse(
                hud: replay.cabinet.hud, countIn: replay.progress,
                phase: stage.width > stage.height ? 6 : 5, isMoving: replay.isMoving,
                mark: replay.cabinet.staging.kind.isKeptAtOnce ? replay.cabinet.mark : 0,
                announcement: announcement.number)
        }
        guard let index = playingIndex else {
            let isOpen = finished.map { $0.age >= Self.deafMilliseconds } ?? false
            return attract.demo == nil
                ? Pulse(
                    phase: isOpen ? 1 : 0,
                    isMoving: isShowingResult && finished?.isCelebrated ?? false,
                    announcement: announcement.number)
                : Pulse(phase: 8, mark: attract.count)
        }
        let session = sessions[index]
        return Pulse(
            hud: session.cabinet.hud, countIn: session.countIn ?? 0,
            phase: session.house.wait.isLong
                ? 7 : session.phase == .intermission ? 4 : session.phase == .paused ? 3 : 2,
            isMoving: session.isMoving,
            mark: session.kind.isKeptAtOnce
                ? session.cabinet.mark : session.ghost?.score ?? 0,
            announcement: announcement.number, lead: session.lead, hint: hintMark(of: session))
    }
}
