import FunfairFace
import SwiftUI

struct PlayerView: View {
    let screen: PlayerScreen
    @Environment(Face.self) private var face

    var body: some View {
        Form {
            Section(face.pageWords[.whoPlays]) {
                nameField
                if let problem = screen.problem { ProblemText(text: problem) }
                Menu(face.pageWords[.recentNames]) {
                    ForEach(screen.recent, id: \.name) { name in
                        Button(name.name) { face.press(name.action) }
                    }
                }
                .disabled(screen.recent.isEmpty)
                if let name = face.ranking.alias, name != screen.text {
                    Button(name, systemImage: "gamecontroller.fill") { type(name) }
                }
                HouseLineView(line: screen.nameLine)
                if let way = screen.way { SettingItemView(item: way) }
                if let wall = screen.wall {
                    WallRow(tiles: wall.tiles, name: wall.name, line: wall.line)
                    ControlButton(control: wall.choose)
                }
                if let race = screen.race {
                    LabeledContent(race.title) { ControlButton(control: race.leave) }
                }
                MainButton(control: screen.play)
                Text(face.summary(on: screen)).font(.footnote).foregroundStyle(.secondary)
            }
            if let challenge = screen.challenge { section(challenge) }
            if face.ranking.isThere { RankingSection(ranking: face.ranking) }
            Section(face.view.words[.points]) { FactLines(lines: face.lines(of: screen.legend)) }
        }
    }

    private var nameField: some View {
        HStack {
            TextField(face.pageWords[.yourName], text: bound(face.typedName) { type($0) })
                .textContentType(.nickname)
                .textInputAutocapitalization(.words)
                .autocorrectionDisabled()
                .submitLabel(.go)
                .onSubmit { face.press(screen.play.action) }
            Text(screen.count).font(.footnote).accessibilityHidden(true)
        }
    }

    private func type(_ name: String) { face.type(.playerName, name, isFinished: false) }

    private func section(_ challenge: ChallengeCard) -> some View {
        Section(face.pageWords[.todaysChallenge]) {
            Text(challenge.summary)
            CountdownText(phrase: .nextIn, ends: challenge.ends)
            if let note = challenge.note {
                if challenge.isProblem { ProblemText(text: note) } else { Text(note) }
            }
            if let way = challenge.way { ControlButton(control: way, symbol: "star.fill") }
        }
    }
}

/// The choice to send scores to Game Center.
private struct RankingSection: View {
    let ranking: Ranking
    @Environment(Face.self) private var face

    var body: some View {
        Section(Fair.gameCenter) {
            Toggle(
                face.pageWords[.useGameCenter], isOn: bound(ranking.isOn) { ranking.setOn($0) })
            if ranking.hasFailed { ProblemText(text: face.pageWords[.gameCenterFailed]) }
            if ranking.alias != nil {
                Button(face.pageWords[.gameCenterBoards], systemImage: "trophy.fill") {
                    ranking.showBoards()
                }
            }
        }
    }
}
