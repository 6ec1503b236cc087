import Arcade
import Phrases

/// Memory for texts from the page.
enum Incoming {
    private nonisolated(unsafe) static var start = UnsafeMutablePointer<UInt8>.allocate(
        capacity: capacity)
    private nonisolated(unsafe) static var capacity = 4096

    /// Returns memory for `size` bytes, which stays valid until the next call.
    static func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        if size > capacity {
            start.deallocate()
            start = .allocate(capacity: size)
            capacity = size
        }
        return start
    }

    /// Returns the text in the first `length` bytes, or an empty text if they aren't UTF-8.
    static func text(length: Int32) -> String { String(bytes: Array(bytes(length: length))) }

    static func words(length: Int32) -> Words? { Words(lines: Array(bytes(length: length))) }

    static func bytes(length: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: min(max(Int(length), 0), capacity))
    }
}

/// Memory for texts for the page.
enum Outgoing {
    nonisolated(unsafe) static var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    private nonisolated(unsafe) static var capacity = 1

    /// Passes a text to the page.
    ///
    /// - Returns: the text's length in bytes.
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

/// Memory for a picture: `SceneCommand.width` numbers per command.
enum Picture {
    /// The maximum number of commands, more than any stage needs.
    static let most = 1024
    nonisolated(unsafe) static let start = UnsafeMutablePointer<SceneCommand>.allocate(
        capacity: most)

    /// Passes a scene to the page.
    ///
    /// - Returns: the number of commands.
    static func put(_ scene: Scene) -> Int32 {
        let commands = scene.commands
        let count = min(commands.count, most)
        for index in 0..<count {
            (start + index).initialize(to: commands[index])
        }
        return Int32(count)
    }
}
