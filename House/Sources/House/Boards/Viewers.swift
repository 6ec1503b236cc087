/// The viewers of live streams, by channel, with a limit per address.
package struct Viewers<Channel: Hashable & Sendable, Value: Sendable>: Sendable {
    package typealias Events = AsyncStream<Broadcast<Value>>
    typealias Viewer = Events.Continuation

    private var viewers: [Channel: [Int: Viewer]] = [:]
    private var addresses: [String: Int] = [:]
    private var next = 0

    /// The number of viewers.
    var count: Int { viewers.values.reduce(0) { $0 + $1.count } }

    var all: [Viewer] { viewers.values.flatMap(\.values) }

    /// The channels with viewers.
    var channels: [Channel] { Array(viewers.keys) }

    /// The viewers of a channel.
    subscript(_ channel: Channel) -> [Viewer] { viewers[channel].map { Array($0.values) } ?? [] }

    func has(_ channel: Channel) -> Bool { viewers[channel] != nil }

    /// Creates a stream for a viewer. If the viewer falls behind, it gets only the newest value.
    static func stream() -> (Events, Viewer) {
        Events.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Adds a viewer.
    ///
    /// - Parameters:
    ///   - address: the viewer's address.
    ///   - most: the maximum number of viewers per address.
    /// - Returns: the viewer's number, or nil if the address has too many viewers.
    mutating func add(
        _ viewer: Viewer, to channel: Channel, from address: String, most: Int
    ) -> Int? {
        guard addresses[address, default: 0] < most else { return nil }
        addresses[address, default: 0] += 1
        next += 1
        viewers[channel, default: [:]][next] = viewer
        return next
    }

    /// Removes the viewer with the given number.
    ///
    /// - Returns: whether the viewer was the channel's last one.
    mutating func remove(_ number: Int, of channel: Channel, from address: String) -> Bool {
        viewers[channel]?[number] = nil
        let left = addresses[address, default: 1] - 1
        addresses[address] = left > 0 ? left : nil
        guard viewers[channel]?.isEmpty == true else { return false }
        viewers[channel] = nil
        return true
    }
}
