import FunfairFace
import SwiftUI

struct PlayerView: View {
    let screen: PlayerScreen
    @Environment(Face.self) private var face
    @Environment(GameCenter.self) private var gameCenter

    var body: some View {
        Form {
            Section(face.pageWords[.whoPlays]) {
                nameField
                if let problem = screen.problem { ProblemText(text: problem) }
                if !screen.recent.isEmpty { NameRow(names: screen.recent) }
                if let name = gameCenter.name, name != screen.text {
                    Button(name, systemImage: "gamecontroller.fill") { type(name) }
                }
                HouseLineView(line: screen.nameLine)
                if let race = screen.race {
                    LabeledContent(race.title) { ControlButton(control: race.leave) }
                }
                MainButton(control: screen.play)
                Text(summary).font(.footnote).foregroundStyle(.secondary)
            }
            if let challenge = screen.challenge { section(challenge) }
            Section(face.pageWords[.points]) { FactLines(lines: face.lines(of: screen.legend)) }
        }
    }

    private var nameField: some View {
        LabeledContent {
            Text(screen.count).accessibilityHidden(true)
        } label: {
            TextField(face.pageWords[.yourName], text: bound(now) { type($0) })
                .textContentType(.nickname)
                .textInputAutocapitalization(.words)
                .autocorrectionDisabled()
                .submitLabel(.go)
                .onSubmit { face.press(screen.play.action) }
        }
    }

    /// While somebody types, the screen that was drawn is already old.
    private var now: String {
        if case .player(let screen) = face.view.screen { screen.text } else { screen.text }
    }

    private func type(_ name: String) { face.type(.playerName, name, isFinished: false) }

    private var summary: String {
        guard let best = screen.best else { return screen.summary }
        let score = face.view.words.number(best.score)
        return screen.summary + "\n" + face.pageWords[.toBeat, score, best.player.text]
    }

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

/// Names to pick from.
struct NameRow: View {
    let names: [Control]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                ForEach(names, id: \.name) { name in
                    ControlButton(control: name, symbol: name.isSelected ? "checkmark" : nil)
                }
            }
        }
    }
}
