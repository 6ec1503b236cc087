import Foundation

/// A temporary libpq password file, deleted together with this object.
final class PasswordFile {
    let path: String

    init(_ password: String) throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("funfair-pass-\(UUID().uuidString)").path
        let isMade = FileManager.default.createFile(
            atPath: path, contents: Data("*:*:*:*:\(password)\n".utf8),
            attributes: [.posixPermissions: 0o600])
        guard isMade else { throw CocoaError(.fileWriteUnknown) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
