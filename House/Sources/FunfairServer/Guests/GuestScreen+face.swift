import House
import Languages

extension GuestScreen {
    /// Shows the guest's own face, which the guest may draw again.
    mutating func showFace(_ state: GuestState, _ words: GuestWords) {
        let number = state.guest.face.number
        let another = GuestMove(name: words[.drawAnother], command: .redraw)
        add(
            .face(
                number, name: words[.yourFace, String(number + 1)],
                state.guest.canRedraw ? another : nil))
        if !state.guest.canRedraw { addLine(words[.facesLater]) }
    }
}
