import Foundation

/// Stores each text as a file in a folder, named after its key.
///
/// A new text is written beside the old one and then replaces it, so a crash leaves one of them
/// intact.
@MainActor
public final class FileStore: DeviceStore {
    private let folder: URL
    /// Keys whose files exist but couldn't be read. They must not be overwritten.
    private var unread: Set<String> = []

    /// - Parameter folder: the folder for the files, created on the first save.
    public init(_ folder: URL) { self.folder = folder }

    public func load(_ key: String) throws(DeviceStoreProblem) -> [UInt8]? {
        do {
            return Array(try Data(contentsOf: file(key)))
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            unread.insert(key)
            throw DeviceStoreProblem(error.localizedDescription)
        }
    }

    public func save(_ text: [UInt8], as key: String) throws(DeviceStoreProblem) {
        if unread.contains(key) { try setAside(key) }
        try attempt {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text).write(to: file(key), options: .atomic)
        }
    }

    public func remove(_ key: String) throws(DeviceStoreProblem) {
        if unread.contains(key) { return try setAside(key) }
        guard isThere(key) else { return }
        try attempt { try FileManager.default.removeItem(at: file(key)) }
    }

    public func setAside(_ key: String) throws(DeviceStoreProblem) {
        if isThere(key) {
            let free = (1...).lazy.map { "\(key).aside-\($0)" }.first { !self.isThere($0) }
            guard let free else { return }
            try attempt { try FileManager.default.moveItem(at: file(key), to: file(free)) }
        }
        unread.remove(key)
    }

    private func isThere(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: file(name).path)
    }

    private func file(_ name: String) -> URL {
        folder.appendingPathComponent(name, isDirectory: false)
    }

    private func attempt(_ body: () throws -> Void) throws(DeviceStoreProblem) {
        do {
            try body()
        } catch {
            throw DeviceStoreProblem(error.localizedDescription)
        }
    }
}
