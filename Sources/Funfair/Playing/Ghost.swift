import Arcade
import Phrases

/// A run to race, shown second by second: replayed if its recording is available, otherwise from
/// its score curve. It isn't stored, so a run resumed after a reload continues without it. A class
/// because it has identity, like its `Shadow`.
final class Ghost {
    let player: PlayerName
    /// Its final score.
    let total: Int
    /// Its recording, if available.
    let recording: FinishedRecording?
    private let curve: ScoreCurve?
    private let shadow: Shadow?
    /// Its score at the current tick; the final score once it has ended.
    private(set) var score = 0

    init(_ recording: FinishedRecording) {
        self.recording = recording
        player = recording.end.player
        total = recording.end.score
        shadow = Shadow(of: recording.end)
        curve = nil
    }

    init(_ cleared: ClearedWall) {
        player = cleared.author
        total = cleared.score
        curve = cleared.curve
        recording = nil
        shadow = nil
    }

    /// Advances to the player's tick.
    func advance(to tick: Int) {
        if let shadow {
            shadow.advance(to: tick)
            score = shadow.score
        } else if let curve {
            score = curve.score(after: tick / Clock.ticksPerSecond)
        }
    }

    /// Compares a score with the ghost's during a run.
    func standing(of own: Int, in words: Words) -> String {
        let lead = own - score
        if lead == 0 { return words[.neckAndNeck] }
        return words[lead > 0 ? .youLead : .aheadOfYou, words.number(abs(lead))]
    }

    /// Compares a score with the ghost's final score, in a sentence.
    func outcome(of own: Int, in words: Words) -> String {
        let lead = own - total
        let name = player.text
        if lead == 0 { return words[.cameToTheSame, name] }
        return words[lead > 0 ? .youBeat : .wasAhead, name, words.number(abs(lead))]
    }
}
