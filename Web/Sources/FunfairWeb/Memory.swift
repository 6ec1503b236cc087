import Arcade
import Phrases

/// Where the page writes what it tells the module.
enum Incoming {
    private nonisolated(unsafe) static var start = UnsafeMutablePointer<UInt8>.allocate(
        capacity: capacity)
    private nonisolated(unsafe) static var capacity = 4096

    /// Memory for `size` bytes. It stays valid until more is asked for.
    static func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        if size > capacity {
            start.deallocate()
            start = .allocate(capacity: size)
            capacity = size
        }
        return start
    }

    /// The text in the first `length` bytes; nothing where they are not UTF-8.
    static func text(length: Int32) -> String { String(bytes: Array(bytes(length: length))) }

    static func words(length: Int32) -> Words? { Words(lines: Array(bytes(length: length))) }

    static func bytes(length: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: min(max(Int(length), 0), capacity))
    }
}

/// Where the module writes texts for the page.
enum Outgoing {
    nonisolated(unsafe) static var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    private nonisolated(unsafe) static var capacity = 1

    /// Leaves a text for the page.
    ///
    /// - Returns: its length in bytes.
    static func put(_ text: JSONText) -> Int32 {
        let bytes = text.bytes
        let count = bytes.count
        if count > capacity {
            start.deallocate()
            capacity = count * 2
            start = .allocate(capacity: capacity)
        }
        for index in 0..<count { start[index] = bytes[index] }
        return Int32(count)
    }
}

/// Where the module leaves a picture: `SceneCommand.width` numbers a command.
enum Picture {
    /// More commands than any stage has.
    static let most = 1024
    nonisolated(unsafe) static let start = UnsafeMutablePointer<SceneCommand>.allocate(
        capacity: most)

    /// Leaves a scene for the page.
    ///
    /// - Returns: how many commands it has.
    static func put(_ scene: Scene) -> Int32 {
        let commands = scene.commands
        let count = min(commands.count, most)
        for index in 0..<count {
            (start + index).initialize(to: commands[index])
        }
        return Int32(count)
    }
}
