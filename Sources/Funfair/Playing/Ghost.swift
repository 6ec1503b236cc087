import Arcade
import Phrases

/// Another run that is played again beside one's own, tick by tick, to be raced. It lives as long as
/// the page: a run that is gone on with after a reload goes on without it. A class because it goes
/// on, as its `Shadow` does.
final class Ghost {
    let recording: FinishedRecording
    private let shadow: Shadow

    init(_ recording: FinishedRecording) {
        self.recording = recording
        shadow = Shadow(of: recording.end)
    }

    var player: PlayerName { recording.end.player }

    /// The points at the tick that it was last brought to; once its run has ended, the last ones.
    var score: Int { shadow.score }

    /// Plays until it has come as far as the run beside it.
    func advance(to tick: Int) { shadow.advance(to: tick) }

    /// How a score stands beside the ghost's, during a run.
    func standing(of own: Int, in words: Words) -> String {
        let lead = own - score
        if lead == 0 { return words[.neckAndNeck] }
        return words[lead > 0 ? .youLead : .aheadOfYou, words.number(abs(lead))]
    }

    /// How a score stands beside what the ghost's whole run came to, in a sentence.
    func outcome(of own: Int, in words: Words) -> String {
        let lead = own - recording.end.score
        let name = player.text
        if lead == 0 { return words[.cameToTheSame, name] }
        return words[lead > 0 ? .youBeat : .wasAhead, name, words.number(abs(lead))]
    }
}
