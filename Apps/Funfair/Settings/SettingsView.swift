import FunfairFace
import SwiftUI

struct SettingsView: View {
    let screen: SettingsScreen
    @Environment(Face.self) private var face

    var body: some View {
        Form {
            if !screen.items.isEmpty {
                Section(face.pageWords[.theRun]) {
                    rows(screen.items)
                    if let note = screen.note { Text(note).font(.footnote) }
                    if let standard = screen.standard { ControlButton(control: standard) }
                }
            }
            Section(face.pageWords[.lookAndSound]) {
                ControlPicker(title: screen.languageName, controls: screen.languages)
                rows(screen.device)
            }
            if let house = screen.house.first {
                HouseRows(house: house, farewell: screen.house.dropFirst().first)
            }
        }
        .fileMover(
            isPresented: bound(face.file != nil && face.view.notices.isEmpty) { _ in },
            file: face.file
        ) { _ in
            face.letGoOfFile()
        } onCancellation: {
            face.letGoOfFile()
        }
    }

    private func rows(_ items: [SettingsScreen.Item]) -> some View {
        ForEach(items.indices, id: \.self) { SettingRow(item: items[$0]) }
    }
}

/// What the house has of this device, and the question whether to remove it.
private struct HouseRows: View {
    let house: HouseOffer
    let farewell: HouseOffer?
    @Environment(Face.self) private var face

    var body: some View {
        Section(house.title) {
            ForEach(house.lines, id: \.self) { Text($0) }
            buttons(house)
        }
        .alert(
            farewell?.title ?? house.title,
            isPresented: bound(farewell != nil) { if !$0 { face.press(.house(.stay)) } }
        ) {
            if let farewell { buttons(farewell) }
        } message: {
            Text((farewell?.lines ?? []).joined(separator: "\n\n"))
        }
    }

    private func buttons(_ offer: HouseOffer) -> some View {
        ForEach(offer.ways.indices, id: \.self) { index in
            let way = offer.ways[index]
            Button(way.name, role: role(of: way.action)) { face.press(way.action) }
        }
    }

    private func role(of action: Action) -> ButtonRole? {
        switch action {
        case .house(.stay): .cancel
        case .house(.leave), .house(.leaveForGood): .destructive
        default: nil
        }
    }
}

struct SettingRow: View {
    let item: SettingsScreen.Item
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
            face.press(.step(item.setting, SettingsScreen.moves.small))
        } onDecrement: {
            face.press(.step(item.setting, -SettingsScreen.moves.small))
        }
        Text(item.range).font(.caption).foregroundStyle(.secondary)
    }

    @ViewBuilder private var slider: some View {
        let range = Double(item.bounds.lowest)...Double(item.bounds.highest)
        let value = bound(Double(item.value)) { value in
            face.type(.setting(item.setting), String(Int(value.rounded())), isFinished: false)
        }
        LabeledContent(item.name, value: shown).accessibilityHidden(true)
        Slider(value: value, in: range, step: Double(item.bounds.step)) {
            Text(item.name)
        } onEditingChanged: { isHeld in
            face.slide(isHeld)
        }
        .accessibilityValue(shown)
    }
}
