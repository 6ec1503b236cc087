/// Who listens to a stream of something, by what it is of; from one address only so many.
package struct Viewers<Channel: Hashable & Sendable, Value: Sendable>: Sendable {
    package typealias Events = AsyncStream<Broadcast<Value>>
    typealias Viewer = Events.Continuation

    private var viewers: [Channel: [Int: Viewer]] = [:]
    private var addresses: [String: Int] = [:]
    private var next = 0

    /// How many listen.
    var count: Int { viewers.values.reduce(0) { $0 + $1.count } }

    var all: [Viewer] { viewers.values.flatMap(\.values) }

    /// What is listened to.
    var channels: [Channel] { Array(viewers.keys) }

    /// Who listens to one.
    subscript(_ channel: Channel) -> [Viewer] { viewers[channel].map { Array($0.values) } ?? [] }

    func has(_ channel: Channel) -> Bool { viewers[channel] != nil }

    /// What somebody listens to from now on; whoever does not keep up gets the newest.
    static func stream() -> (Events, Viewer) {
        Events.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// - Parameters:
    ///   - address: from where.
    ///   - most: how many may listen from one address.
    /// - Returns: its number, or nil where there are too many.
    mutating func add(
        _ viewer: Viewer, to channel: Channel, from address: String, most: Int
    ) -> Int? {
        guard addresses[address, default: 0] < most else { return nil }
        addresses[address, default: 0] += 1
        next += 1
        viewers[channel, default: [:]][next] = viewer
        return next
    }

    /// - Returns: whether it was the last one of its channel.
    mutating func remove(_ number: Int, of channel: Channel, from address: String) -> Bool {
        viewers[channel]?[number] = nil
        let left = addresses[address, default: 1] - 1
        addresses[address] = left > 0 ? left : nil
        guard viewers[channel]?.isEmpty == true else { return false }
        viewers[channel] = nil
        return true
    }
}
