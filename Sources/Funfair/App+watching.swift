import Arcade
import Phrases

// Watching and racing finished runs.

extension App {
    /// Replays a finished run, or reports why the recording is invalid.
    ///
    /// - Parameters:
    ///   - tab: the tab of the run's stall that *Back* opens.
    ///   - origin: where *Back* goes instead, if given.
    private mutating func watch(
        _ bytes: [UInt8], from tab: Tab, backTo origin: Screens.Place? = nil
    ) {
        guard let recording = recording(in: bytes) else { return }
        if screens.stall != recording.stall {
            pause()
            playing.leaveResult()
        } else if session != nil {
            lookAway()
        }
        let place = Screens.Place.stall(recording.stall, tab)
        go(to: place)
        playing.watch(recording, from: origin ?? place)
        screens.say(recording.proof.lines(in: words).first)
    }

    /// Replays a finished run. *Back* then returns to the walls if they are open, otherwise to the
    /// current tab at the run's stall, or to its Scores tab if no stall is open.
    mutating func watch(_ bytes: [UInt8]) {
        switch screens.place {
        case .stall(_, let tab): watch(bytes, from: tab)
        case .destination(.walls): watch(bytes, from: .scores, backTo: screens.place)
        case .home, .destination: watch(bytes, from: .scores)
        }
    }

    private mutating func recording(in bytes: [UInt8]) -> FinishedRecording? {
        do throws(RecordingProblem) {
            return try FinishedRecording(bytes)
        } catch {
            screens.reply(error.sentence(in: words))
            return nil
        }
    }

    mutating func watchControlPressed(_ move: WatchMove) {
        guard let replay = playing.replay else { return }
        switch move {
        case .pause: replay.pause()
        case .goOn: replay.resume()
        case .speed(let speed): replay.play(at: speed)
        case .again: replay.restart()
        case .back: go(to: replay.origin)
        }
    }

    /// Shows or races a run from the house's board, unless the player has left the board.
    mutating func recordingArrived(_ answer: HouseAnswer, of stall: Stall, isRace: Bool) {
        guard screens.place == .stall(stall, .scores) else { return }
        guard answer.status == 200, !answer.body.isEmpty else {
            return screens.reply(answer.sentence(in: words))
        }
        if isRace { race(answer.body) } else { watch(answer.body, from: .scores) }
    }

    // MARK: Racing

    /// Sets a finished run as the ghost for any player's next run at the same stall, or reports why
    /// the run can't be raced.
    mutating func race(_ bytes: [UInt8]) {
        if let recording = recording(in: bytes) { race(recording) }
    }

    private mutating func race(_ recording: FinishedRecording) {
        let stall = recording.stall
        guard stall.entry.staging.kind.canBeRaced else {
            return screens.reply(words[.noRace, stall.name])
        }
        open(stall)
        // Scores of different contests can't be compared.
        records.choose(recording.end.contest(at: stall))
        if let wall = recording.wall { records.set(wall) }
        playing.race(recording)
    }

    mutating func raceControlPressed(_ move: RaceMove) {
        switch move {
        case .watched:
            if let replay = playing.replay { race(replay.recording) }
        case .off: playing.race(nil)
        case .again:
            guard let recording = playing.finished?.ghost?.recording else { return }
            race(recording)
            play()
        }
    }
}
