import FunfairFace
import SwiftUI

extension View {
    /// Shows the app's notices, until the player dismisses them.
    ///
    /// - Parameters:
    ///   - face: the front end.
    ///   - isHere: whether this view is in front, so that it's the one to show them.
    func notices(of face: Face, isHere: Bool) -> some View {
        let isShown = bound(isHere && !face.view.notices.isEmpty) { isShown in
            if !isShown, !face.view.notices.isEmpty { face.press(.dismissNotices) }
        }
        return alert(Fair.name, isPresented: isShown) {
            Button(face.pageWords[.dismiss]) { isShown.wrappedValue = false }
        } message: {
            Text(face.view.notices.joined(separator: "\n\n"))
        }
    }
}
