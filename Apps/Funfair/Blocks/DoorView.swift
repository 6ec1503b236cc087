import FunfairFace
import SwiftUI

/// The form for a party's code and the player's name, or for a code from another device.
struct DoorView: View {
    private enum Entry { case code, name }

    let door: CodeForm
    @Environment(Face.self) private var face
    @State private var code = ""
    @FocusState private var entry: Entry?

    var body: some View {
        TextField(door.codeName, text: $code)
            .font(.system(size: 34, weight: .heavy, design: .monospaced))
            .keyboardType(.asciiCapable)
            .textInputAutocapitalization(.characters)
            .autocorrectionDisabled()
            .focused($entry, equals: .code)
            .submitLabel(.next)
            .onSubmit { entry = .name }
            .environment(\.layoutDirection, .leftToRight)
            // The app keeps only what a code can have. A binding that did this would leave the rest in
            // the field, because a field ignores a value that stays the same.
            .onChange(of: code) { _, typed in
                type(door.field, typed)
                code = face.typedCode
            }
            .onChange(of: face.typedCode, initial: true) { _, kept in code = kept }
        if let problem = door.codeProblem { ProblemText(text: problem) }
        if door.name != nil { nameField }
        if let problem = door.nameProblem { ProblemText(text: problem) }
        if let suggestion = door.suggestion { ControlButton(control: suggestion) }
        MainButton(control: door.join)
    }

    private var nameField: some View {
        TextField(face.pageWords[.yourName], text: bound(face.typedName) { type(.playerName, $0) })
            .textContentType(.nickname)
            .textInputAutocapitalization(.words)
            .autocorrectionDisabled()
            .focused($entry, equals: .name)
            .submitLabel(.go)
            .onSubmit { face.press(door.join.action) }
    }

    private func type(_ field: Field, _ text: String) { face.type(field, text, isFinished: false) }
}
