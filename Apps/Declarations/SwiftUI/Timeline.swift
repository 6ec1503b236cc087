@_spi(Walk) import CoreGraphics
import UIKit

@available(iOS 15.0, *)
public enum TimelineScheduleMode: Sendable {
    case normal
    case lowFrequency
}

@available(iOS 15.0, *)
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

@available(iOS 15.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    public struct Context {
        public let date: Date
    }
}

@available(iOS 15.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context

@available(iOS 15.0, *)
extension TimelineView: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
    nonisolated public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) { (self.schedule, self.content) = (schedule, content) }
}

extension TimelineView: Walkable where Content: View {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let now = Date(timeIntervalSinceReferenceDate: walk.time)
        let (date, _) = walk.place.object("date") { Box(now) }
        // The next entry, if it's time. A paused schedule has none.
        if let next = schedule.entries(from: date.value, mode: .normal).first(where: { $0 <= now })
        {
            date.value = max(next, now)
        }
        return walk.child(content(.init(date: date.value)), 0)
    }
}

@available(iOS 15.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate + 60] }
}

@available(iOS 15.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate + interval] }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule { .init(interval: interval) }
}

@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    let isPaused: Bool
    public func entries(from startDate: Date, mode: Mode) -> [Date] {
        isPaused ? [] : [startDate + interval]
    }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        .init(interval: minimumInterval ?? 1 / 120, isPaused: paused)
    }
}

@available(iOS 16.0, *)
@MainActor
public final class ImageRenderer<Content: View> {
    @MainActor public var content: Content
    @MainActor public var scale: CGFloat = 1
    @MainActor public init(content view: Content) { content = view }
    @MainActor public var cgImage: CGImage? {
        // It's walked, so that what's wrong with it is found, too.
        let walk = Walk()
        walk.values = Walk.current?.values ?? EnvironmentValues()
        let node = walk.nodes(of: content)
        Problems.last += walk.faults
        return CGImage(described: node.outline)
    }
}
