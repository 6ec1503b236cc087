import Dispatch
import Foundation

@available(iOS 12.0, *)
public final class NWPathMonitor: @unchecked Sendable {
    public init() {}
    @preconcurrency
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    public func start(queue: DispatchQueue) { pathUpdateHandler?(NWPath(status: .satisfied)) }
}

@available(iOS 12.0, *)
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    public let status: NWPath.Status
}
