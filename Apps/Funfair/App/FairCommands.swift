import FunfairFace
import SwiftUI

/// The app's menu in an iPad's menu bar, and its shortcuts.
struct FairCommands: Commands {
    let face: Face

    var body: some Commands {
        CommandMenu(face.pageWords[.gameMenu]) {
            ForEach(face.menu) { command in
                Button(command.name) { if let action = command.action { face.press(action) } }
                    .keyboardShortcut(
                        KeyEquivalent(command.key),
                        modifiers: command.hasShift ? [.command, .shift] : .command
                    )
                    .disabled(command.action == nil)
            }
        }
    }
}
