import Arcade
import Phrases

/// Another run that goes on beside one's own, second by second, to be raced: played again where its
/// recording is there, or as its score is known to have grown. It lives as long as the page: a run that
/// is gone on with after a reload goes on without it. A class because it goes on, as its `Shadow` does.
final class Ghost {
    let player: PlayerName
    /// What its whole run came to.
    let total: Int
    /// Its run, where that is there.
    let recording: FinishedRecording?
    private let curve: ScoreCurve?
    private let shadow: Shadow?
    /// The points at the tick that it was last brought to; once its run has ended, the last ones.
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

    /// Plays until it has come as far as the run beside it.
    func advance(to tick: Int) {
        if let shadow {
            shadow.advance(to: tick)
            score = shadow.score
        } else if let curve {
            score = curve.score(after: tick / Clock.ticksPerSecond)
        }
    }

    /// How a score stands beside the ghost's, during a run.
    func standing(of own: Int, in words: Words) -> String {
        let lead = own - score
        if lead == 0 { return words[.neckAndNeck] }
        return words[lead > 0 ? .youLead : .aheadOfYou, words.number(abs(lead))]
    }

    /// How a score stands beside what the ghost's whole run came to, in a sentence.
    func outcome(of own: Int, in words: Words) -> String {
        let lead = own - total
        let name = player.text
        if lead == 0 { return words[.cameToTheSame, name] }
        return words[lead > 0 ? .youBeat : .wasAhead, name, words.number(abs(lead))]
    }
}
