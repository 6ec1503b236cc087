import FunfairFace
import SwiftUI

/// The form for a party's code and the player's name.
struct DoorView: View {
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
