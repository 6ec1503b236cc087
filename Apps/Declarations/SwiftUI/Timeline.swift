import UIKit

@available(iOS 15.0, *)
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
}

@available(iOS 15.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content> {
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
    ) { fatalError() }
}

@available(iOS 15.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = [Date]
}

@available(iOS 15.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = [Date]
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule { fatalError() }
}

@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = [Date]
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { fatalError() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { fatalError() }
}

@available(iOS 16.0, *)
public final class ImageRenderer<Content: View> {
    @MainActor public var content: Content
    @MainActor public var scale: CGFloat
    @MainActor public init(content view: Content) { fatalError() }
    @MainActor public var cgImage: CGImage? { fatalError() }
    @MainActor public var uiImage: UIImage? { fatalError() }
}
