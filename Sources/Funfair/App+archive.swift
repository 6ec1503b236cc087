import Arcade
import Breakout
import Phrases

// Opening a file with everything that a house had about a device.

/// What the recordings in a file changed.
struct ArchiveCount {
    var replayed = 0
    var bests = 0
    var walls = 0
    var refused = 0
}

extension App {
    /// Replays a recording from a file and adds its score to this device's board, or adds the wall
    /// that it cleared. An empty recording is the file's end, which shows what has changed.
    ///
    /// - Parameters:
    ///   - bytes: the untrusted recording.
    ///   - wall: the wall's untrusted name; empty for a run that doesn't prove a wall.
    mutating func recordingArchived(_ bytes: [UInt8], wall: String) {
        if bytes.isEmpty {
            screens.reply(
                words[
                    .archiveOpened, words.number(archive.replayed), words.number(archive.bests),
                    words.number(archive.walls), words.number(archive.refused)])
            archive = ArchiveCount()
            return
        }
        do throws(RecordingProblem) {
            let recording = try FinishedRecording(bytes)
            archive.replayed += 1
            if wall.utf8.isEmpty {
                if records.record(recording.end, at: recording.stall) { archive.bests += 1 }
            } else if walls.add(try? WallName(wall), provenBy: recording.end) {
                archive.walls += 1
            }
        } catch {
            archive.refused += 1
        }
    }
}
