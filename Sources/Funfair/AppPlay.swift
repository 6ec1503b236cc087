import Arcade

extension App {
    /// The session of a stall.
    func sessionIndex(of stall: Stall) -> Int? {
        sessions.firstIndex { $0.stall == stall }
    }

    /// The session on the screen.
    var playingIndex: Int? {
        guard case .stall(let stall, .play) = place else { return nil }
        return sessionIndex(of: stall)
    }

    mutating func withRunningSession(_ body: (inout Session) -> Void) {
        if let index = playingIndex { body(&sessions[index]) }
    }

    mutating func play() {
        guard let stall = openStall, sessionIndex(of: stall) == nil else { return }
        let player: PlayerName
        do throws(PlayerNameProblem) {
            player = try PlayerName(nameText)
        } catch {
            isNameTouched = true
            place = .stall(stall, .play)
            finished = nil
            return
        }
        nameText = player.text
        names.add(player)
        request(.save(.names, names.text))
        let (seed, isPractice) = drawSeed()
        let cabinet = stall.entry.start(
            CabinetStart(
                settings: settings, player: player, screen: layout, seed: seed,
                isPractice: isPractice))
        finished = nil
        place = .stall(stall, .play)
        sessions.append(
            Session(stall, cabinet, phase: Session.counting, isUpright: layout.isUpright))
    }

    /// Interrupts the run on the screen, and keeps it.
    mutating func pause() {
        guard let index = playingIndex, sessions[index].phase != .paused else { return }
        sessions[index].pause()
        keep(sessions[index])
    }

    mutating func resume(_ stall: Stall) {
        guard let index = sessionIndex(of: stall) else { return }
        place = .stall(stall, .play)
        finished = nil
        sessions[index].hold(upright: layout.isUpright)
        sessions[index].resume()
    }

    mutating func drop(_ stall: Stall) {
        guard let index = sessionIndex(of: stall), sessions[index].phase == .paused else { return }
        sessions.remove(at: index)
        request(.remove(.run(stall)))
    }

    mutating func hold(_ layout: Layout) {
        self.layout = layout
        guard let index = playingIndex else { return }
        sessions[index].hold(upright: layout.isUpright)
        if sessions[index].phase == .paused { keep(sessions[index]) }
    }

    mutating func elapse(_ milliseconds: Double) {
        guard milliseconds.isFinite else { return }
        if isShowingResult { finished?.age += max(0, milliseconds) }
        guard let index = playingIndex else { return }
        let wasPaused = sessions[index].phase == .paused
        sessions[index].advance(milliseconds: milliseconds)
        if sessions[index].cabinet.isOver {
            finish(index)
        } else if sessions[index].takeSave() || (!wasPaused && sessions[index].phase == .paused) {
            keep(sessions[index])
        }
    }

    private mutating func keep(_ session: Session) {
        request(.save(.run(session.stall), session.storedText))
    }

    private mutating func finish(_ index: Int) {
        for cue in sessions[index].takeCues() { request(.play(cue)) }
        let session = sessions.remove(at: index)
        let cabinet = session.cabinet
        let entry = Scoreboard.Entry(
            player: cabinet.player, score: cabinet.score, isPractice: cabinet.isPractice)
        let before = boards[session.stall, isStandard: cabinet.isStandard].best(of: entry.player)
        let stands = boards[session.stall, isStandard: cabinet.isStandard].record(entry)
        request(.save(.scores, boards.text))
        request(.remove(.run(session.stall)))
        finished = Finished(
            stall: session.stall, isStandard: cabinet.isStandard, entry: entry,
            ending: cabinet.ending, highlights: cabinet.highlights, stands: stands,
            previousBest: before?.score)
    }
}
