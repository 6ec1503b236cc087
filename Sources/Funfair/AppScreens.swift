import Arcade
import Phrases

extension App {
    /// What the face shows now.
    public var view: View {
        View(
            screen: screen, tabs: tabs, stall: openStall, notices: notices,
            announcement: announcement, theme: settings.theme,
            soundtrack: soundtrack, mute: mute, hasHaptics: hasMotor && settings.hasHaptics,
            hasLargeSymbols: settings.hasLargeSymbols, isLeftHanded: settings.isLeftHanded,
            isAnimated: isAnimated, isIdling: isIdling, wantsTilt: wantsTilt,
            isStageHidden: playingIndex.map { sessions[$0].isStageHidden } ?? false, words: words)
    }

    var screen: Screen {
        if let replay { return .play(watchScreen(replay)) }
        return switch place {
        case .home: .home(homeScreen)
        case .device: .settings(deviceSettingsScreen)
        case .statistics: .statistics(statisticsScreen)
        case .stall(let stall, .play):
            if let index = playingIndex {
                .play(playScreen(sessions[index]))
            } else if let finished {
                .result(resultScreen(finished))
            } else {
                .player(playerScreen(stall))
            }
        case .stall(let stall, .scores): .scores(scoresScreen(stall))
        case .stall(let stall, .settings): .settings(settingsScreen(stall))
        case .stall(let stall, .howToPlay):
            .howToPlay(HowToPlayScreen(guide: guide(to: stall), hints: hintChoice(of: stall)))
        }
    }

    private var isAnimated: Bool {
        if attract.demo != nil { return true }
        if let replay { return replay.isMoving }
        if let index = playingIndex { return sessions[index].isMoving }
        return isDeaf || isShowingResult && finished?.isCelebrated ?? false
    }

    private var wantsTilt: Bool {
        guard let index = playingIndex, !sessions[index].isStopped else { return false }
        return sessions[index].stall.entry.controls.use(.tilt, in: settings)
    }

    /// A tab bar under the fingers of a frantic player would be hit by mistake.
    private var tabs: [TabItem] {
        guard replay == nil, case .stall(let stall, let open) = place else { return [] }
        if let index = playingIndex, !sessions[index].isStopped,
            !sessions[index].cabinet.staging.hasTabs
        {
            return []
        }
        if isShowingResult { return [] }
        return Tab.allCases.map { tab in
            TabItem(
                tab: tab,
                control: Control(
                    words[tab.name(stall.entry.staging.places)], .tab(tab), isSelected: tab == open)
            )
        }
    }

    /// How a game is played, with what the run on it and those before came to.
    private func guide(to stall: Stall) -> Guide {
        guard let index = sessionIndex(of: stall) else {
            let kept = names.last.map { tallies[stall, $0] }
            return stall.entry.guide(settings, kept ?? Counts(), words)
        }
        let cabinet = sessions[index].cabinet
        return cabinet.guide(settings, tally: tally(of: stall, by: cabinet.player), in: words)
    }

    private var homeScreen: HomeScreen {
        HomeScreen(
            items: Stall.allCases.map { stall in
                HomeScreen.Item(
                    stall: stall, blurb: words[stall.entry.blurb],
                    best: currentBoard(of: stall).best,
                    open: .open(stall),
                    interrupted: sessionIndex(of: stall).map {
                        interrupted(sessions[$0], isAway: true)
                    })
            },
            player: names.last, device: Control(words[.lookAndSound], .device),
            streak: names.last.flatMap { streak(of: $0) },
            statistics: statisticsControl, demo: demoStage)
    }

    private func playerScreen(_ stall: Stall) -> PlayerScreen {
        let name: PlayerName?
        var problem: PlayerNameProblem?
        do throws(PlayerNameProblem) {
            name = try PlayerName(nameText)
        } catch {
            name = nil
            problem = error
        }
        return PlayerScreen(
            text: nameText,
            problem: isNameTouched ? problem?.sentence(in: words) : nil,
            count: words[
                .characterCount, words.number(nameText.trimmed.count),
                words.number(PlayerName.longest)],
            recent: names.names.indices.map { index in
                Control(
                    names.names[index].text, .pickName(index),
                    isSelected: names.names[index] == name)
            },
            summary: summary(of: stall),
            legend: stall.entry.guide(settings, Counts(), words).rows,
            best: currentBoard(of: stall).best,
            race: raceOffer(at: stall), play: Control(words[.play], .play),
            nameLine: nameLine(name),
            challenge: challengeCard(stall, name))
    }

    private func scoresScreen(_ stall: Stall) -> ScoresScreen {
        let isStandard = chosenBoard ?? stall.entry.isStandard(settings)
        return ScoresScreen(
            title: words[stall.entry.staging.places.scores],
            boards: [true, false].map { choice in
                Control(
                    words[choice ? .standard : .otherSettings], .board(isStandard: choice),
                    isSelected: choice == isStandard)
            },
            board: table(
                of: stall, isStandard: isStandard,
                rows: boards[stall, isStandard: isStandard].top(.max)),
            places: places(of: stall), house: publicTable(of: stall),
            statistics: statisticsControl)
    }

    func table(of stall: Stall, isStandard: Bool, rows: [Scoreboard.Row]) -> BoardTable {
        BoardTable(
            name: words[stall.entry.staging.places.board],
            title: title(of: stall, isStandard: isStandard),
            rows: rows, badges: rows.map { stall.entry.badge(at: $0.entry.score) })
    }

    // MARK: Words

    private func currentBoard(of stall: Stall) -> Scoreboard {
        boards[stall, isStandard: stall.entry.isStandard(settings)]
    }

    /// The settings in a line: all of them where they are few, or else those that differ from the
    /// standard game's.
    private func summary(of stall: Stall) -> String {
        let controls = stall.entry.controls
        let isLong = controls.count > Self.settingsInALine
        var summary = ""
        for control in controls {
            if isLong, control.value(settings) == control.bounds.standard { continue }
            let line = control.line(settings)
            summary +=
                (summary.isEmpty ? "" : " · ") + line.name(in: words)
                + " " + line.value(in: words)
        }
        return summary.isEmpty ? words[.standardGame] : summary
    }

    /// So many settings are told in full.
    private static let settingsInALine = 3

    func title(of stall: Stall, isStandard: Bool) -> String {
        words[isStandard ? .standardTitle : .otherTitle, stall.name]
    }
}
