import Arcade
import Phrases

/// A run to race against. Its score is taken from a replay of its recording if available, otherwise
/// from its score curve. Ghosts aren't stored, so a run resumed after a reload has none. A class
/// because a ghost has identity, like its `Shadow`.
final class Ghost {
    let player: PlayerName
    /// The ghost's final score.
    let total: Int
    /// The ghost's recording, if available.
    let recording: FinishedRecording?
    private let curve: ScoreCurve?
    private let shadow: Shadow?
    /// The ghost's score at the player's tick; its final score once the ghost's run has ended.
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

    /// Advances the ghost to the player's tick.
    func advance(to tick: Int) {
        if let shadow {
            shadow.advance(to: tick)
            score = shadow.score
        } else if let curve {
            score = curve.score(after: tick / Clock.ticksPerSecond)
        }
    }

    /// Returns a comparison of a score with the ghost's current score.
    func standing(of own: Int, in words: Words) -> String {
        let lead = own - score
        if lead == 0 { return words[.neckAndNeck] }
        return words[lead > 0 ? .youLead : .aheadOfYou, words.number(abs(lead))]
    }

    /// Returns a sentence that compares a score with the ghost's final score.
    func outcome(of own: Int, in words: Words) -> String {
        let lead = own - total
        let name = player.text
        if lead == 0 { return words[.cameToTheSame, name] }
        return words[lead > 0 ? .youBeat : .wasAhead, name, words.number(abs(lead))]
    }
}
