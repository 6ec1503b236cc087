import Arcade
import Funfair
import Hands

/// Whether a recording proves a wall. A pure function of the recording, and of what its player says.
enum WallJudge {
    /// Reads a recording, and holds what it says against who sends it, which is cheap; then folds it.
    ///
    /// - Parameters:
    ///   - bytes: anything at all.
    ///   - name: what the wall is to be called.
    ///   - names: whatever the device that sends it is called.
    /// - Returns: what is to be shown, and which of the names drew it.
    /// - Throws: `Refusal`, for whatever is found first.
    static func judge(
        _ bytes: [UInt8], named name: String, by names: [OwnName]
    ) throws(Refusal) -> JudgedWall {
        let run: ClaimedRun
        do { run = try ClaimedRun(reading: bytes) } catch { throw Refusal(error) }
        guard run.contest == .drawnWall, let wall = RecordedWall(recordedIn: bytes) else {
            throw .notProven
        }
        // Not by what it looks like: it is shown to whoever plays the wall.
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

/// A wall that was found to be proven.
struct JudgedWall: Sendable {
    let wall: RecordedWall
    let proven: ProvenWall
    /// Who drew it.
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
