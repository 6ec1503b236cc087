/// Problems found where no walk is at hand.
enum Problems {
    /// Those of the walk that's under way.
    nonisolated(unsafe) static var last: [String] = []
    /// Those between walks, when a view was made or a control used.
    nonisolated(unsafe) static var kept: [String] = []
}

/// What's wrong with a view on a device, as far as the view itself shows.
extension Node {
    func faults(inWidth width: CGFloat) -> [String] {
        [
            nameless, framedInBar, invisibleField, deadReturnKey, tickedSlider, openModal,
            crowdedRow(width),
        ].compactMap { $0 }
    }

    /// A control that VoiceOver can't name.
    private var nameless: String? {
        let silent: Set<Act.Kind> = [.tap, .key, .drag, .hover, .dismiss, .pop, .open]
        let needsName = acts.contains { !silent.contains($0.kind) } && !accessibility.isHidden
        return needsName && words.isEmpty ? "A \(kind) has no name." : nil
    }

    /// A button that draws a frame in a bar, which draws one around it already.
    private var framedInBar: String? {
        guard kind == "ToolbarItem", all.contains(where: { $0.notes.contains("bordered") }) else {
            return nil
        }
        return "“\(words)” has a frame in a bar, which frames it already."
    }

    /// A text field outside of a form without a style, which has neither frame nor background.
    private var invisibleField: String? {
        guard kind == "TextField", !notes.contains("in a row"),
            !notes.contains(where: { $0.hasPrefix("textFieldStyle") })
        else { return nil }
        return "The text field “\(accessibility.label ?? "")” has no style, and is invisible."
    }

    /// A return key that promises something and does nothing.
    private var deadReturnKey: String? {
        guard notes.contains(where: { $0.hasPrefix("key ") }),
            !acts.contains(where: { $0.kind == .submit })
        else { return nil }
        return "The return key of “\(words)” does nothing."
    }

    /// From iOS 26 on, a slider with a step draws a tick for each value.
    private var tickedSlider: String? {
        guard kind == "Slider", notes.contains(where: { $0.hasPrefix("step ") }) else { return nil }
        return "The slider “\(words)” has a step, so iOS 26 draws ticks."
    }

    /// VoiceOver treats a view as modal only if it's an element that contains others.
    private var openModal: String? {
        guard accessibility.traits.contains(.isModal), !notes.contains("element of contain") else {
            return nil
        }
        return "“\(words.prefix(40))” is modal, but not a container."
    }

    /// A row of buttons that's wider than the window. Widths are estimated: at most 9 points for a
    /// character, twice as many for a Chinese one, and 28 for a button's edges and the gap.
    private func crowdedRow(_ width: CGFloat) -> String? {
        guard kind == "HStack", isAlone else { return nil }
        let buttons = children.filter { $0.kind == "Button" || $0.kind == "ShareLink" }
        let needed = buttons.map { 28 + ($0.notes.contains("icon only") ? 24 : $0.words.width) }
        guard buttons.count > 1, needed.reduce(0, +) > width - 32 else { return nil }
        return "The buttons “\(words)” don't fit in \(Int(width)) points."
    }
}

extension String {
    /// About how wide it is in a button, in points.
    fileprivate var width: CGFloat {
        unicodeScalars.map { $0.value > 0x2E80 ? 18 : 8.5 }.reduce(0, +)
    }
}
