import Arcade
import Phrases

/// What the controls of a run that is watched do.
public enum WatchMove: Equatable, Sendable {
    /// Holds it.
    case pause
    /// Goes on with it.
    case goOn
    /// So many times as fast as it was played.
    case speed(Int)
    /// From the beginning.
    case again
    /// Back to where it was opened.
    case back
}

/// What controls about a race with a ghost do.
public enum RaceMove: UInt8, Sendable {
    /// Races the run that is watched.
    case watched
    /// Leaves the ghost off.
    case off
    /// Races the last run's ghost again.
    case again
}

/// What stands below a run that is watched.
public struct WatchControls: Equatable, Sendable {
    /// How much of it was shown, in hundredths.
    public let progress: Int
    /// What to call out at its end.
    public let ending: String?
    /// Pauses it, goes on, or shows it again.
    public let main: Control
    /// How fast it goes, one of several; none at its end.
    public let speeds: [Control]
    /// Begins a race with it, at its end.
    public let race: Control?
    /// Back to where it was opened.
    public let back: Control
}

/// How a run stands beside its ghost.
public struct RaceStatus: Equatable, Sendable {
    /// Whose run the ghost plays.
    public let player: PlayerName
    /// The ghost's points, and the difference: `120 · you lead by 30`.
    public let standing: String
}

/// A race that the next run will be.
public struct RaceOffer: Equatable, Sendable {
    /// With whom: `Racing Ada, 340 points`.
    public let title: String
    /// Leaves the ghost off.
    public let leave: Control
}

extension App {
    // MARK: Watching

    /// Shows a finished run as it was played; where `bytes` are none that holds, says why.
    ///
    /// - Parameter tab: where its stall is to be when it was watched.
    mutating func watch(_ bytes: [UInt8], from tab: Tab) {
        guard let recording = recording(in: bytes) else { return }
        if openStall != recording.stall {
            pause()
            finished = nil
        } else if playingIndex != nil {
            lookAway()
        }
        place = .stall(recording.stall, tab)
        replay = Replay(recording, from: tab)
    }

    /// The same, to come back to where one is now.
    mutating func watch(_ bytes: [UInt8]) {
        guard case .stall(_, let tab) = place else { return watch(bytes, from: .scores) }
        watch(bytes, from: tab)
    }

    private mutating func recording(in bytes: [UInt8]) -> FinishedRecording? {
        do throws(RecordingProblem) {
            return try FinishedRecording(bytes)
        } catch {
            notify(error.sentence(in: words))
            return nil
        }
    }

    mutating func take(_ move: WatchMove) {
        switch move {
        case .pause: replay?.pause()
        case .goOn: replay?.goOn()
        case .speed(let speed): replay?.take(speed: speed)
        case .again: replay?.restart()
        case .back:
            if let replay { place = .stall(replay.recording.stall, replay.tab) }
        }
    }

    /// Hands at the stage of a run that is watched change nothing in it; a tap holds it, or goes on.
    mutating func takeWatching(_ gesture: Gesture) {
        switch gesture {
        case .press, .strike: take(replay?.isPaused == true ? .goOn : .pause)
        case .drag, .lift, .cancel, .steer, .tilt, .sheet: break
        }
    }

    func watchScreen(_ replay: Replay) -> PlayScreen {
        let cabinet = replay.cabinet
        let stall = replay.recording.stall
        return PlayScreen(
            player: cabinet.player, live: live(replay),
            best: boards[stall, isStandard: cabinet.isStandard].best, pause: nil,
            interrupted: nil, intermission: nil,
            panel: cabinet.panel(in: words).map { PlayPanel($0, in: words, isPlayed: false) },
            home: Control(words[.home], .home), isPractice: cabinet.isPractice,
            watch: controls(of: replay), race: nil, pace: nil, hint: nil)
    }

    private func controls(of replay: Replay) -> WatchControls {
        let isOver = replay.cabinet.moment.isOver
        let isRaced = replay.recording.stall.entry.staging.kind.canBeRaced
        return WatchControls(
            progress: replay.progress,
            ending: isOver ? replay.cabinet.summary(in: words).title : nil,
            main: isOver
                ? Control(words[.watchAgain], .watch(.again))
                : replay.isPaused
                    ? Control(words[.goOn], .watch(.goOn)) : Control(words[.pause], .watch(.pause)),
            speeds: isOver
                ? []
                : Replay.speeds.map {
                    Control("×\($0)", .watch(.speed($0)), isSelected: $0 == replay.speed)
                },
            race: isOver && isRaced ? Control(words[.race], .race(.watched)) : nil,
            back: Control(words[.back], .watch(.back)))
    }

    func describe(_ replay: Replay, in json: inout JSONText) {
        let cabinet = replay.cabinet
        json.string(
            cabinet.staging.kind.phaseMember,
            cabinet.moment.isOver ? "over" : replay.isPaused ? "paused" : "running")
        // Apart from what the game tells, which may have a speed of its own.
        json.object("watch") { json in
            json.number("speed", replay.speed)
            json.number("progress", replay.progress)
        }
        describe(cabinet, in: &json)
    }

    // MARK: Racing

    /// Makes a finished run the ghost of its stall's next run, whoever plays it; where `bytes` are
    /// none that holds, or of a game that is not raced, says why not.
    mutating func race(_ bytes: [UInt8]) {
        if let recording = recording(in: bytes) { race(recording) }
    }

    private mutating func race(_ recording: FinishedRecording) {
        let stall = recording.stall
        guard stall.entry.staging.kind.canBeRaced else { return notify(words[.noRace, stall.name]) }
        open(stall)
        rival = recording
    }

    mutating func take(_ move: RaceMove) {
        switch move {
        case .watched:
            if let replay { race(replay.recording) }
        case .off: rival = nil
        case .again:
            guard let ghost = finished?.ghost else { return }
            race(ghost.recording)
            play()
        }
    }

    /// The ghost of a stall's run that begins now.
    mutating func takeGhost(of stall: Stall) -> Ghost? {
        guard let rival, rival.stall == stall else { return nil }
        self.rival = nil
        return Ghost(rival)
    }

    func raceOffer(at stall: Stall) -> RaceOffer? {
        guard let rival, rival.stall == stall else { return nil }
        return RaceOffer(
            title: words[.racing, rival.end.player.text, words[.points, rival.end.score]],
            leave: Control(words[.noGhost], .race(.off)))
    }

    func raceStatus(_ session: Session) -> RaceStatus? {
        session.ghost.map { ghost in
            RaceStatus(
                player: ghost.player,
                standing: words.number(ghost.score) + " · "
                    + ghost.standing(of: session.cabinet.score, in: words))
        }
    }
}
