import Arcade
import Phrases

extension App {
    /// The current view for the face.
    public var view: View {
        View(
            screen: screen, tabs: tabs, stall: shownStall, isAtParty: isAtParty,
            notices: screens.notices, undo: undoOffer, announcement: screens.announcement,
            settings: records.settings,
            soundtrack: soundtrack, mute: mute,
            hasHaptics: hasMotor && records.settings.hasHaptics && !playing.reducesMotion,
            isAnimated: isAnimated, isIdling: isWaiting, wantsTilt: wantsTilt,
            keepsAwake: keepsAwake, stage: stageState, steps: steps, words: words)
    }

    /// The current stall, or the stall of the party's run, if any.
    var shownStall: Stall? { screens.stall ?? (isAtParty ? playing.party.session?.stall : nil) }

    var screen: Screen {
        if let replay = playing.replay { return .play(watchScreen(replay)) }
        return switch screens.place {
        case .home: .home(homeScreen)
        case .destination(let destination): screen(of: destination)
        case .stall(let stall, .play):
            if let session {
                .play(playScreen(session))
            } else if let finished = playing.finished {
                .result(resultScreen(finished))
            } else {
                .player(playerScreen(stall))
            }
        case .stall(let stall, .scores): .blocks(scoresScreen(stall))
        case .stall(let stall, .settings): .blocks(settingsScreen(stall))
        case .stall(let stall, .howToPlay): .blocks(howToPlayScreen(stall))
        }
    }

    private var undoOffer: UndoOffer? {
        if let (wall, _, _) = walls.removed {
            return UndoOffer(
                text: words[.wallRemoved, wall.name.text],
                way: Control(words[.undo], .wall(.takeBack)))
        }
        return playing.hasDropped
            ? UndoOffer(text: words[.runDropped], way: Control(words[.undo], .undo)) : nil
    }

    /// Whether the face must report time, but not on every frame.
    private var isWaiting: Bool {
        isIdling || (playing.hasDropped || party.isOn) && !isAnimated
    }

    private var isAnimated: Bool {
        if isNameAwaited || isAtParty && party.isOn { return true }
        return switch onStage {
        case .nothing: false
        case .replay(let replay): replay.isMoving
        case .session(let session): isMoving(session)
        case .demo: true
        case .end(let finished): finished.ignoresTaps || finished.isCelebrated
        }
    }

    private var wantsTilt: Bool {
        guard let session, !session.isStopped, !session.isAtParty else { return false }
        return session.cabinet.uses(.tilt)
    }

    private var keepsAwake: Bool {
        isAnimated && (isAtParty || playing.replay != nil || session != nil)
    }

    /// The tabs. Empty during a run on most stages, and on a result, because a player tapping fast
    /// would hit them by mistake.
    private var tabs: [TabItem] {
        guard playing.replay == nil, case .stall(let stall, let open) = screens.place else {
            return []
        }
        if let session, !session.isStopped, !session.cabinet.staging.hasTabs { return [] }
        if shownEnd != nil { return [] }
        return Tab.allCases.map { tab in
            TabItem(
                tab: tab,
                control: Control(
                    words[tab.name(stall.entry.staging.places)], .tab(tab), isSelected: tab == open)
            )
        }
    }

    /// Whether anything in a run is moving or will move, or the run waits for the house.
    func isMoving(_ session: Session) -> Bool {
        session.isMoving || !session.isStopped && desk.isAwaited(by: session)
    }

    private func playerScreen(_ stall: Stall) -> PlayerScreen {
        let field = screens.name
        var name: PlayerName?
        var problem: PlayerNameProblem?
        switch field.name {
        case .success(let typed): name = typed
        case .failure(let found): problem = found
        }
        return PlayerScreen(
            text: field.text,
            problem: field.isTouched ? problem?.sentence(in: words) : nil,
            count: words[
                .characterCount, words.number(PlayerName.characters(in: field.text.trimmed)),
                words.number(PlayerName.longest)],
            recent: records.names.names.indices.map { index in
                Control(
                    records.names.names[index].text, .pickName(index),
                    isSelected: records.names.names[index] == name)
            },
            way: wayItem(of: stall), summary: summary(of: stall),
            legend: stall.entry.guide(stall.effectiveSettings(records.settings), Counts(), words)
                .rows,
            best: currentBoard(of: stall).best,
            race: raceOffer(at: stall), play: Control(words[.play], .play),
            nameLine: nameLine(name),
            challenge: challengeCard(stall, name),
            wall: chosenContest(at: stall) == .drawnWall ? wallCard : nil)
    }

    // MARK: Words

    /// Returns the contest of a stall's next run.
    func chosenContest(at stall: Stall) -> Contest {
        Contest(stall, in: records.settings)
    }

    func currentBoard(of stall: Stall) -> Scoreboard {
        records.boards[
            chosenContest(at: stall), isStandard: stall.isStandard(records.settings)]
    }

    /// Returns the settings in a line: all if there are few, otherwise only the settings that
    /// differ from the standard.
    private func summary(of stall: Stall) -> String {
        let contest = chosenContest(at: stall)
        let controls = stall.entry.controls.dropFirst(stall.entry.ways.count > 1 ? 1 : 0).filter {
            contest.uses($0)
        }
        let isLong = controls.count > Self.settingsInALine
        var facts: [String] = []
        for control in controls {
            if isLong, control.value(records.settings) == control.bounds.standard { continue }
            facts.append(control.line(records.settings).text(in: words))
        }
        return facts.isEmpty ? words[.standardSettings] : String(joining: facts, by: " · ")
    }

    /// The maximum number of settings shown in full.
    private static let settingsInALine = 3
}
