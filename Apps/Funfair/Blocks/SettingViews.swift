import FunfairFace
import SwiftUI

struct SettingItemView: View {
    let item: SettingItem
    @Environment(Face.self) private var face

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            switch item.kind {
            case .number(let isSlider):
                if isSlider { slider } else { stepper }
            case .choice(let controls):
                Text(item.name).accessibilityHidden(true)
                ControlPicker(title: item.name, controls: controls, isRow: true)
                if let note = item.note { Text(note).font(.caption) }
            case .toggle(let control, let need):
                let isOn = bound(control.isSelected) { _ in flip(control, need) }
                Toggle(control.name, isOn: isOn)
                if need == .tilt { Text(face.pageWords[.holdFlat]).font(.caption) }
            }
            if let problem = item.problem { ProblemText(text: problem) }
        }
    }

    private func flip(_ control: Control, _ need: SettingNeed?) {
        let needsTilt = need == .tilt && !control.isSelected
        if needsTilt { face.pressForTilt(control.action) } else { face.press(control.action) }
    }

    private var shown: String { face.view.words.number(item.value) + item.unit }

    @ViewBuilder private var stepper: some View {
        Stepper {
            LabeledContent(item.name, value: shown)
        } onIncrement: {
            face.press(.step(item.setting, SettingItem.moves.small))
        } onDecrement: {
            face.press(.step(item.setting, -SettingItem.moves.small))
        }
        Text(item.range).font(.caption).foregroundStyle(.secondary)
    }

    @ViewBuilder private var slider: some View {
        let range = Double(item.bounds.lowest)...Double(item.bounds.highest)
        let value = bound(Double(item.value)) { value in
            // The slider itself has no step, because iOS 26 would draw a tick for each.
            let number = item.bounds.nearest(to: Int(value.rounded()))
            if number != item.value {
                face.type(.setting(item.setting), String(number), isFinished: false)
            }
        }
        LabeledContent(item.name, value: shown).accessibilityHidden(true)
        Slider(value: value, in: range) {
            Text(item.name)
        } onEditingChanged: { isHeld in
            face.hold(isHeld)
        }
        .accessibilityValue(shown)
    }
}
