import Foundation

/// A temporary folder, deleted together with this object.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("funfair-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes `text` to the file `name`, creating its folders.
    func write(_ name: String, _ text: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Creates the symbolic link `name` to `target`.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/\(name)", withDestinationPath: target)
    }
}

extension TemporaryFolder {
    /// Creates a small site with all the parts of a built one: an index page, a versioned folder,
    /// and compressed files next to the plain ones.
    static func smallSite() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("index.html", "<!doctype html><title>Funfair</title>")
        try folder.write("app-1f2e/game.wasm", "plain wasm, the longest of the three")
        try folder.write("app-1f2e/game.wasm.gz", "gzipped wasm, shorter")
        try folder.write("app-1f2e/game.wasm.br", "brotli wasm")
        try folder.write("app-1f2e/main.js", "export {}")
        try folder.write(".secret", "not for browsers")
        try folder.write(".git/config", "not for browsers")
        return folder
    }
}
