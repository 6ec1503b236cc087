import Arcade
import Foundation
import Funfair
import HouseWire

extension Face {
    /// Opens a URL: a recording to watch, or a link to a party or a wall, or from another device.
    public func open(_ url: URL) async {
        if url.isFileURL { return await watch(url) }
        if let party = Invitation.party.text(in: url) { send(.party(party)) }
        if let code = Invitation.device.text(in: url) { send(.party(code)) }
        if let wall = Invitation.wall.text(in: url) { send(.wall(Array(wall.utf8))) }
    }

    /// Opens a file: plays the recording in it, or adds what a house had about a device.
    public func watch(_ file: URL) async {
        if let archive = await HouseArchive.read(file) { return await open(archive) }
        send(.recording(await RecordingFile.bytes(of: file, inbox: RecordingFile.inbox)))
    }

    /// Deletes the temporary copy of the house's file, after the player moved or declined it.
    public func letGoOfFile() {
        if let file { try? FileManager.default.removeItem(at: file) }
        file = nil
    }
}

enum TakenFile {
    /// Returns a temporary file with these bytes, or nil if it can't be written.
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
    /// The file name of the card's picture.
    public var pictureName: String { "funfair-\(game)-\(score).png".lowercased() }

    /// Returns the text to copy, with the house's address if there is one.
    public func text(from house: URL?) -> String {
        house.map { text + " " + $0.absoluteString } ?? text
    }

    /// The stall whose things are in the picture.
    public var stall: Stall? { Stall.allCases.first { $0.name == game } }
}

extension WallShelf.Item {
    /// Returns the link to send, or nil if the wall hasn't been cleared or there's no house to open
    /// it.
    public func url(from house: URL?) -> URL? {
        guard let link, let house else { return nil }
        // The address of a public wall has a title and a picture at the house.
        let isPublic = link.utf8.count == WireLimits.wallLetters
        return URL(string: (isPublic ? "wall/" : "#wall=") + link, relativeTo: house)?.absoluteURL
    }
}

extension SceneCommand {
    /// The shape to draw.
    public var drawn: Shape? { Shape(rawValue: UInt8(shape)) }
}

enum RecordingFile {
    /// The folder where the system puts copies of files that other apps hand over.
    static var inbox: URL? {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
            .appendingPathComponent("Inbox", isDirectory: true)
    }

    /// Returns a file's content; empty if the file is unreadable. Reads at most one byte over the
    /// limit, enough for the app to refuse the file. Deletes a copy in the inbox, since the system
    /// doesn't.
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

    /// Returns whether a file is directly inside a folder. A file elsewhere belongs to the player.
    private static func isCopy(_ file: URL, in inbox: URL?) -> Bool {
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath().path
        return folder == inbox?.resolvingSymlinksInPath().path
    }
}
