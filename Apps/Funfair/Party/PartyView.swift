import FunfairFace
import SwiftUI

/// A party, between the door and the end of the evening; its runs are played as any other.
struct PartyView: View {
    let screen: PartyScreen
    @Environment(Face.self) private var face

    var body: some View {
        Form {
            if screen.place != nil || !screen.standing.isEmpty { standing }
            ForEach(screen.lines, id: \.self) { Text($0) }
            if let problem = screen.problem { ProblemText(text: problem) }
            if let door = screen.door { DoorView(door: door) }
            if let demo = screen.demo {
                StageView(shape: demo.stage).frame(height: 300).frame(maxWidth: .infinity)
            }
            if let board = screen.board {
                BoardView(title: board.title, rows: face.rows(of: screen))
            }
            ForEach(screen.controls.indices, id: \.self) { index in
                let control = screen.controls[index]
                // The last one leads away.
                if index + 1 < screen.controls.count {
                    MainButton(control: control)
                } else {
                    ControlButton(control: control)
                }
            }
        }
    }

    private var standing: some View {
        HStack(spacing: 14) {
            // The title says it, too.
            if let place = screen.place, place <= Fair.podium.count {
                Text(String(place)).font(.largeTitle.bold()).foregroundStyle(.black)
                    .padding(18).background(Fair.podium[place - 1], in: Circle())
                    .accessibilityHidden(true)
            }
            Text(screen.standing.joined(separator: " · ")).font(.title2.bold()).monospacedDigit()
        }
    }
}

/// The code and the name of who wants to come in.
private struct DoorView: View {
    let door: PartyDoor
    @Environment(Face.self) private var face

    var body: some View {
        TextField(door.codeName, text: bound(face.typedCode) { type(.partyCode, $0) })
            .font(.system(size: 34, weight: .heavy, design: .monospaced))
            .keyboardType(.asciiCapable)
            .textInputAutocapitalization(.characters)
            .autocorrectionDisabled()
            .submitLabel(.next)
            .environment(\.layoutDirection, .leftToRight)
        if let problem = door.codeProblem { ProblemText(text: problem) }
        TextField(face.pageWords[.yourName], text: bound(face.typedName) { type(.playerName, $0) })
            .textContentType(.nickname)
            .textInputAutocapitalization(.words)
            .autocorrectionDisabled()
            .submitLabel(.go)
            .onSubmit { face.press(door.join.action) }
        if let problem = door.nameProblem { ProblemText(text: problem) }
        if let suggestion = door.suggestion { ControlButton(control: suggestion) }
        MainButton(control: door.join)
    }

    private func type(_ field: Field, _ text: String) { face.type(field, text, isFinished: false) }
}
