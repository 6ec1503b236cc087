import Foundation
import House

/// The file with the ticket key. It is separate from the scores, because a backup mustn't contain
/// the key.
public struct KeyFile: Sendable {
    private let path: String

    public init(path: String) {
        self.path = path
    }

    /// Returns the default key file for a house's data file.
    public static func beside(data path: String) -> KeyFile {
        KeyFile(path: HouseFiles(data: path).key)
    }

    /// Returns the stored key, or creates one.
    public func key() throws(KeyProblem) -> TicketKey {
        guard FileManager.default.fileExists(atPath: path) else { return try renew() }
        do { try DiskFile.makePrivate(path) } catch {
            throw .unusable(path: path, reason: "\(error)")
        }
        return try stored()
    }

    /// Checks that the key can be read, or created if it is missing, without changing anything.
    public func check() throws(KeyProblem) {
        guard !FileManager.default.fileExists(atPath: path) else {
            _ = try stored()
            return
        }
        let folder = DiskFile.folder(of: path)
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw .unusable(path: path, reason: "The folder \(folder) is missing or read-only.")
        }
    }

    private func stored() throws(KeyProblem) -> TicketKey {
        let text: String
        do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
            throw .unusable(path: path, reason: "\(error)")
        }
        guard let key = TicketKey(text: text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw .noKey(path: path)
        }
        return key
    }

    /// Creates a new key, and replaces the old one. Tickets signed with the old key become invalid.
    @discardableResult
    public func renew() throws(KeyProblem) -> TicketKey {
        let key = TicketKey()
        do {
            try DiskFile.write(Array((key.text + "\n").utf8), to: path)
        } catch {
            throw .unusable(path: path, reason: "\(error)")
        }
        return key
    }
}

/// Why the key can't be used.
public enum KeyProblem: Error, CustomStringConvertible, Sendable {
    /// The file contains something other than a key.
    case noKey(path: String)
    /// The file can't be read or written.
    case unusable(path: String, reason: String)

    public var description: String {
        switch self {
        case .noKey(let path):
            "\(path) does not contain a ticket key. `funfair renew-key` creates a new one; tickets "
                + "already issued are then no longer valid."
        case .unusable(let path, let reason):
            "The ticket key in \(path) cannot be read or written: \(reason)"
        }
    }
}
