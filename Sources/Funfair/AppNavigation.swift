import Arcade

extension App {
    mutating func press(_ action: Action) {
        if isDeaf { return }
        switch action {
        case .home:
            pause()
            place = .home
        case .open(let stall): open(stall)
        case .tab(let tab): open(tab)
        case .play: play()
        case .pause: pause()
        case .resume(let stall): resume(stall)
        case .drop(let stall): drop(stall)
        case .proceed(let stall): proceed(stall)
        case .again(let stall): again(stall)
        case .startOver(let stall): startOver(stall)
        case .sheet(let move): take(.sheet(move))
        case .skip: take(.strike)
        case .watch(let move): take(move)
        case .race(let move): take(move)
        case .hints(let move): take(move)
        case .pickName(let index):
            guard names.names.indices.contains(index) else { return }
            nameText = names.names[index].text
            isNameTouched = false
            askForNews()
        case .step(let setting, let steps): step(setting, by: steps)
        case .set(let setting, let value): set(setting, to: value)
        case .theme(let theme):
            settings.theme = theme
            saveSettings()
        case .language(let language): take(language)
        case .device:
            pause()
            problems.removeAll()
            place = .device
        case .standardSettings: takeStandardSettings()
        case .board(let isStandard): chosenBoard = isStandard
        case .place(let place): look(at: place)
        case .challenge: playChallenge()
        case .takeName(let name): takeSuggestion(name)
        case .watchRun(let run): fetch(run, isRace: false)
        case .raceRun(let run): fetch(run, isRace: true)
        case .goAlone: goAlone()
        case .statistics: openStatistics()
        case .statisticsOf(let index): showStatistics(of: index)
        case .dismissNotices: notices.removeAll()
        }
    }

    mutating func type(_ field: Field, _ text: String, isFinished: Bool) {
        switch field {
        case .playerName:
            nameText = text
            isNameTouched = true
        case .setting(let setting):
            type(setting, text, isFinished: isFinished)
        }
    }

    /// The stall that is open.
    var openStall: Stall? {
        guard case .stall(let stall, _) = place else { return nil }
        return stall
    }

    var isShowingResult: Bool {
        guard replay == nil, case .stall(let stall, .play) = place else { return false }
        return finished?.stall == stall && sessionIndex(of: stall) == nil
    }

    /// Whether a frantic player is still tapping at what was there before.
    var isDeaf: Bool {
        isShowingResult && finished.map { $0.age < Self.deafMilliseconds } ?? false
    }

    /// To the Play tab of a stall: a run that waits there takes the settings now in force, and
    /// what was played at another stall waits.
    mutating func open(_ stall: Stall) {
        if openStall != stall { pause() }
        if openStall != stall { house.wish = nil }
        place = .stall(stall, .play)
        leaveResult()
        askForNews()
        guard let index = playingIndex else { return }
        let session = sessions[index]
        if session.isStopped || session.kind.takesSettingsOnItsWay {
            sessions[index].take(settings)
        }
    }

    private mutating func open(_ tab: Tab) {
        guard let stall = openStall else { return }
        chosenBoard = nil
        chosenPlace = nil
        problems.removeAll()
        if tab == .play { return open(stall) }
        lookAway()
        place = .stall(stall, tab)
        leaveResult()
        refreshBoard()
    }

    /// The end of a run is shown once; the Play tab is for the next.
    private mutating func leaveResult() {
        finished = nil
        isNameTouched = false
    }
}
