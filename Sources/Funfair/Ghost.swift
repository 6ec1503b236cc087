import Arcade

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
    func standing(of own: Int) -> String {
        let lead = own - score
        return lead == 0
            ? "neck and neck" : lead > 0 ? "you lead by \(lead)" : "\(-lead) ahead of you"
    }

    /// How a score stands beside what the ghost's whole run came to, in a sentence.
    func outcome(of own: Int) -> String {
        let lead = own - recording.end.score
        let name = player.text
        return lead == 0
            ? "You and \(name) came to the same."
            : lead > 0 ? "You beat \(name) by \(lead)." : "\(name) was \(-lead) ahead."
    }
}
