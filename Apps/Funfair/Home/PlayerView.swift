import Arcade
import Funfair
import FunfairFace
import SwiftUI

/// Who plays, before a run.
struct PlayerView: View {
    let screen: PlayerScreen
    @Environment(Face.self) private var face
    @Environment(GameCenter.self) private var gameCenter
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Form {
            Section(face.pageWords[.whoPlays]) {
                nameField
                if let problem = screen.problem {
                    Text(problem).font(.footnote).foregroundStyle(Fair.danger(scheme))
                }
                if !screen.recent.isEmpty { NameRow(names: screen.recent) }
                if let name = gameCenter.name, name != screen.text {
                    Button(name, systemImage: "gamecontroller.fill") {
                        face.type(.playerName, name, isFinished: true)
                    }
                }
                HouseLineView(line: screen.nameLine)
            }
            Section {
                if let race = screen.race {
                    LabeledContent(race.title) { ControlButton(control: race.leave) }
                }
                MainButton(control: screen.play)
            } footer: {
                Text(summary)
            }
            if let challenge = screen.challenge { ChallengeSection(card: challenge) }
            Section(face.pageWords[.points]) {
                ForEach(screen.legend.indices, id: \.self) { legend(screen.legend[$0]) }
            }
        }
    }

    private var nameField: some View {
        LabeledContent {
            Text(screen.count).accessibilityHidden(true)
        } label: {
            TextField(face.pageWords[.yourName], text: name)
                .textContentType(.nickname)
                .textInputAutocapitalization(.words)
                .autocorrectionDisabled()
                .submitLabel(.go)
                .onSubmit { face.press(screen.play.action) }
        }
    }

    /// The text as it is now: while somebody types, the screen that was drawn is already old.
    private var name: Binding<String> {
        bound(now) { face.type(.playerName, $0, isFinished: false) }
    }

    private var now: String {
        if case .player(let screen) = face.view.screen { screen.text } else { screen.text }
    }

    private var summary: String {
        guard let best = screen.best else { return screen.summary }
        let score = face.view.words.number(best.score)
        return screen.summary + "\n" + face.pageWords[.toBeat, score, best.player.text]
    }

    private func legend(_ row: Guide.Row) -> some View {
        LabeledContent {
            Text(row.cells.first ?? "")
        } label: {
            Label {
                Text(row.look.name(in: face.view.words))
            } icon: {
                SketchView(Sketch(row.look))
            }
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

private struct ChallengeSection: View {
    let card: ChallengeCard
    @Environment(Face.self) private var face
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Section {
            Text(card.summary)
            if let note = card.note {
                Text(note).foregroundStyle(card.isProblem ? Fair.danger(scheme) : .secondary)
            }
            if let way = card.way { ControlButton(control: way, symbol: "star.fill") }
        } header: {
            Text(face.pageWords[.todaysChallenge])
        } footer: {
            CountdownText(phrase: .nextIn, ends: card.ends)
        }
    }
}
