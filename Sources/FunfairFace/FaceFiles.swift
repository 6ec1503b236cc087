import Arcade
import Foundation
import Funfair

extension Face {
    /// Somebody opened a file, to watch the recording that may be in it.
    public func watch(_ file: URL) async {
        send(.recording(await RecordingFile.bytes(of: file)))
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

extension SceneCommand {
    /// What is drawn.
    public var drawn: Shape? { Shape(rawValue: UInt8(shape)) }
}

enum RecordingFile {
    /// What is in a file; nothing where it cannot be read, which is no recording either. One byte too
    /// many is enough for the app to refuse it.
    @concurrent
    static func bytes(of file: URL) async -> [UInt8] {
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
}
