import Arcade

extension App {
    /// What the face shows now.
    public var view: View {
        View(
            screen: screen, tabs: tabs, stall: openStall, notices: notices, theme: settings.theme,
            isAnimated: isAnimated)
    }

    private var screen: Screen {
        switch place {
        case .home: .home(homeScreen)
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
            .howToPlay(HowToPlayScreen(guide: stall.entry.guide(settings)))
        }
    }

    private var isAnimated: Bool {
        if let index = playingIndex { return sessions[index].phase != .paused }
        return isShowingResult && finished.map { $0.age < Self.deafMilliseconds } ?? false
    }

    /// A tab bar under the fingers of a frantic player would be hit by mistake.
    private var tabs: [TabItem] {
        guard case .stall(_, let open) = place else { return [] }
        if let index = playingIndex, sessions[index].phase != .paused { return [] }
        if isShowingResult { return [] }
        return Tab.allCases.map { tab in
            TabItem(tab: tab, control: Control(tab.name, .tab(tab), isSelected: tab == open))
        }
    }

    private var homeScreen: HomeScreen {
        HomeScreen(
            items: Stall.allCases.map { stall in
                HomeScreen.Item(
                    stall: stall, blurb: stall.entry.blurb, best: currentBoard(of: stall).best,
                    open: .open(stall),
                    interrupted: sessionIndex(of: stall).map {
                        interrupted(sessions[$0], resume: "Continue")
                    })
            },
            player: names.last)
    }

    private func interrupted(_ session: Session, resume: String) -> Interrupted {
        let hud = session.cabinet.hud
        let time = hud.remainingSeconds.map { "\($0) s left · " } ?? ""
        return Interrupted(
            summary: "\(session.cabinet.player.text) · \(time)\(points(hud.score))",
            resume: Control(resume, .resume(session.stall)),
            drop: Control("Drop this run", .drop(session.stall)))
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
            problem: isNameTouched ? problem?.sentence : nil,
            count: "\(nameText.trimmed.count) of \(PlayerName.longest)",
            recent: names.names.indices.map { index in
                Control(
                    names.names[index].text, .pickName(index),
                    isSelected: names.names[index] == name)
            },
            summary: summary(of: stall), legend: stall.entry.guide(settings).rows,
            best: currentBoard(of: stall).best,
            play: Control("Play", .play))
    }

    private func playScreen(_ session: Session) -> PlayScreen {
        let hud = session.cabinet.hud
        let isPaused = session.phase == .paused
        return PlayScreen(
            player: session.cabinet.player, hud: hud,
            stage: session.cabinet.stage,
            best: boards[session.stall, isStandard: session.cabinet.isStandard].best,
            countIn: session.countIn,
            pause: isPaused ? nil : Control("Pause", .pause),
            interrupted: isPaused ? interrupted(session, resume: "Resume") : nil,
            home: Control("Home", .home), isPractice: session.cabinet.isPractice)
    }

    private func resultScreen(_ finished: Finished) -> ResultScreen {
        let board = boards[finished.stall, isStandard: finished.isStandard]
        return ResultScreen(
            headline: finished.ending, score: finished.entry.score, highlights: finished.highlights,
            comparison: comparison(finished, on: board), isBest: finished.stands,
            board: BoardTable(
                title: title(of: finished.stall, isStandard: finished.isStandard),
                rows: board.top(
                    Self.shownRanks, with: finished.entry, standing: finished.stands)),
            isOpen: finished.age >= Self.deafMilliseconds,
            playAgain: Control("Play again", .play),
            more: [
                Control("Scores", .tab(.scores)), Control("Settings", .tab(.settings)),
                Control("Home", .home),
            ])
    }

    /// A reason to play again.
    private func comparison(_ finished: Finished, on board: Scoreboard) -> String {
        let score = finished.entry.score
        if finished.stands {
            guard let rank = board.entries.firstIndex(where: { $0.player == finished.entry.player })
            else { return "" }
            if rank == 0 {
                return board.entries.count > 1 || finished.previousBest != nil
                    ? "The new best!" : "The first on the board!"
            }
            let next = board.entries[rank - 1]
            return
                "Your best. \(points(next.score - score + 1)) more would pass \(next.player.text)."
        }
        guard let best = finished.previousBest else { return "" }
        return best == score
            ? "As good as your best." : "\(points(best - score)) short of your best, \(best)."
    }

    private func scoresScreen(_ stall: Stall) -> ScoresScreen {
        let isStandard = chosenBoard ?? stall.entry.isStandard(settings)
        return ScoresScreen(
            boards: [true, false].map { choice in
                Control(
                    choice ? "Standard" : "Other settings", .board(isStandard: choice),
                    isSelected: choice == isStandard)
            },
            board: BoardTable(
                title: title(of: stall, isStandard: isStandard),
                rows: boards[stall, isStandard: isStandard].top(.max)))
    }

    private func settingsScreen(_ stall: Stall) -> SettingsScreen {
        let isStandard = stall.entry.isStandard(settings)
        return SettingsScreen(
            numbers: NumberSetting.allCases.filter { $0.stall == stall }.map { setting in
                let number = settings.number(setting)
                return SettingsScreen.Number(
                    setting: setting, bounds: number.bounds, value: number.value,
                    problem: problems.first { $0.setting == setting }?.sentence)
            },
            note: isStandard
                ? "This is the standard game. Its scores have a board of their own."
                : "Runs with other settings than the standard ones have a board of their own.",
            standard: isStandard ? nil : Control("Back to the standard game", .standardSettings),
            themes: Theme.allCases.map { theme in
                Control(theme.name, .theme(theme), isSelected: theme == settings.theme)
            })
    }

    // MARK: Words

    /// How many ranks the end of a run shows (BubblePop, core functionality 11).
    static let shownRanks = 10

    private func currentBoard(of stall: Stall) -> Scoreboard {
        boards[stall, isStandard: stall.entry.isStandard(settings)]
    }

    private func summary(of stall: Stall) -> String {
        var summary = ""
        for line in stall.entry.lines(settings) {
            summary += (summary.isEmpty ? "" : " · ") + line.name + " " + line.value
        }
        return summary
    }

    private func title(of stall: Stall, isStandard: Bool) -> String {
        isStandard ? "\(stall.name), standard game" : "\(stall.name), other settings"
    }

    private func points(_ count: Int) -> String {
        count == 1 ? "1 point" : "\(count) points"
    }
}
