import Arcade
import Funfair
import Hands

/// Decides whether a recording proves a wall, as a pure function of the recording and its player's
/// names.
enum WallJudge {
    /// Checks a recording's claims against its sender, which is cheap, and then replays the
    /// recording.
    ///
    /// - Parameters:
    ///   - bytes: the bytes that were sent, which can be anything.
    ///   - name: the name for the wall.
    ///   - names: all names of the sender's device.
    /// - Returns: the wall, and the player who drew it.
    /// - Throws: `Refusal`, for the first problem found.
    static func judge(
        _ bytes: [UInt8], named name: String, by names: [OwnName]
    ) throws(Refusal) -> JudgedWall {
        let run: ClaimedRun
        do { run = try ClaimedRun(reading: bytes) } catch { throw Refusal(error) }
        guard run.contest == .drawnWall, let wall = RecordedWall(recordedIn: bytes) else {
            throw .notProven
        }
        // Compare keys, not looks, because everyone who plays the wall sees the name.
        let author = try HouseName(run.player.text)
        guard
            let player = names.first(where: { (try? HouseName($0.name))?.key == author.key })
        else { throw .notYourName(author.text) }
        let proven: ProvenWall
        do { proven = try ProvenWall(named: name, proof: bytes) } catch { throw Refusal(error) }
        let watched: WatchedRun
        do { watched = try WatchedRun(verifying: bytes) } catch { throw Refusal(error) }
        do { try watched.checkHands() } catch { throw .inhuman(error) }
        return JudgedWall(wall: wall, proven: proven, player: player.player)
    }
}

/// A proven wall.
struct JudgedWall: Sendable {
    let wall: RecordedWall
    let proven: ProvenWall
    /// The player who drew the wall.
    let player: Int64
}

extension Refusal {
    init(_ refusal: WallRefusal) {
        self =
            switch refusal {
            case .name(let problem): .invalidName(problem)
            case .recording(let problem): Refusal(problem)
            case .notCleared: .notProven
            }
    }
}
