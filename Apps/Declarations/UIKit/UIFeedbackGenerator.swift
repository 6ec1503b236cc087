import Foundation

@available(iOS 10.0, *)
@MainActor
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

@available(iOS 10.0, *)
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {}
    open func impactOccurred() {}

    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        @available(iOS 13.0, *)
        case soft = 3
        @available(iOS 13.0, *)
        case rigid = 4
    }
}
