import Arcade
import Foundation
import Funfair

extension Face {
    /// Somebody opened something with the app: a file to watch, or a link to a party or a wall.
    public func open(_ url: URL) async {
        if url.isFileURL { return await watch(url) }
        if let party = Invitation.party.text(in: url) { send(.party(party)) }
        if let wall = Invitation.wall.text(in: url) { send(.wall(Array(wall.utf8))) }
    }

    /// Somebody opened a file, to watch the recording that may be in it.
    public func watch(_ file: URL) async {
        send(.recording(await RecordingFile.bytes(of: file, inbox: RecordingFile.inbox)))
    }

    /// The file of the house was moved, or nobody wants it any more: nothing of it stays here.
    public func letGoOfFile() {
        if let file { try? FileManager.default.removeItem(at: file) }
        file = nil
    }
}

enum TakenFile {
    /// A file with these bytes, or nil where it could not be written.
    static func url(of bytes: [UInt8]) -> URL? {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("funfair.json")
        do {
            try Data(bytes).write(to: url, options: .atomic)
            return url
        } catch {
            return nil
        }
    }
}

extension ShareCard {
    /// What its picture is called as a file.
    public var pictureName: String { "funfair-\(game)-\(score).png".lowercased() }

    /// Its text as it is copied, with the address of the house where there is one.
    public func text(from house: URL?) -> String {
        house.map { text + " " + $0.absoluteString } ?? text
    }

    /// Whose things are on its picture.
    public var stall: Stall? { Stall.allCases.first { $0.name == game } }
}

extension WallShelf.Item {
    /// The link to send; nil before it was cleared, or where the app has no house whose page opens it.
    public func url(from house: URL?) -> URL? {
        guard let link, let house else { return nil }
        return URL(string: "#wall=" + link, relativeTo: house)?.absoluteURL
    }
}

extension SceneCommand {
    /// What is drawn.
    public var drawn: Shape? { Shape(rawValue: UInt8(shape)) }
}

enum RecordingFile {
    /// Where the system leaves copies of what another app hands over.
    static var inbox: URL? {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
            .appendingPathComponent("Inbox", isDirectory: true)
    }

    /// What is in a file; nothing where it cannot be read, which is no recording either. One byte too
    /// many is enough for the app to refuse it. A copy in the inbox is removed: nobody else would.
    @concurrent
    static func bytes(of file: URL, inbox: URL?) async -> [UInt8] {
        defer { if isCopy(file, in: inbox) { try? FileManager.default.removeItem(at: file) } }
        #if canImport(Darwin)
            let isBorrowed = file.startAccessingSecurityScopedResource()
            defer { if isBorrowed { file.stopAccessingSecurityScopedResource() } }
        #endif
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            return Array(try handle.read(upToCount: RecordingFormat.mostBytes + 1) ?? Data())
        } catch {
            return []
        }
    }

    /// Whether a file is directly in a folder; one of the same name elsewhere is somebody's own.
    private static func isCopy(_ file: URL, in inbox: URL?) -> Bool {
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath().path
        return folder == inbox?.resolvingSymlinksInPath().path
    }
}
