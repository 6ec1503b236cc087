import Foundation
import Funfair

/// The recordings in a file with everything that a house had about a device, `funfair.json`.
struct HouseArchive: Decodable, Sendable {
    struct Name: Decodable, Sendable {
        let runs: [Run]?
        let walls: [Wall]?
    }

    struct Run: Decodable, Sendable {
        let board: String?
        let recording: String?
    }

    struct Wall: Decodable, Sendable {
        let name: String
        let proof: String
    }

    /// The largest file opened, in bytes.
    private static let most = 64_000_000

    let names: [Name]

    /// Reads a file; nil if it's something else, or too large.
    @concurrent
    static func read(_ file: URL) async -> HouseArchive? {
        #if canImport(Darwin)
            let isBorrowed = file.startAccessingSecurityScopedResource()
            defer { if isBorrowed { file.stopAccessingSecurityScopedResource() } }
        #endif
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            guard try handle.read(upToCount: 1) == Data("{".utf8) else { return nil }
            try handle.seek(toOffset: 0)
            let data = try handle.read(upToCount: most + 1) ?? Data()
            guard data.count <= most else { return nil }
            return try JSONDecoder().decode(HouseArchive.self, from: data)
        } catch {
            return nil
        }
    }
}

extension Face {
    /// Adds the runs and walls in a file, one after the other, so the app can respond in between.
    func open(_ archive: HouseArchive) async {
        for name in archive.names {
            // A party's runs count only there.
            for run in name.runs ?? [] where run.board != "party" {
                await keep(run.recording, wall: "")
            }
            for wall in name.walls ?? [] { await keep(wall.proof, wall: wall.name) }
        }
        send(.archived([], wall: ""))
    }

    private func keep(_ letters: String?, wall: String) async {
        guard let letters, !letters.isEmpty else { return }
        await Task.yield()
        // Letters that aren't Base64 become a recording that the app refuses.
        send(.archived(Data(base64Encoded: letters).map { Array($0) } ?? [0], wall: wall))
    }
}
