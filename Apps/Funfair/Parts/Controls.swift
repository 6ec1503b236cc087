import FunfairFace
import SwiftUI

struct ControlButton: View {
    let control: Control
    var symbol: String?

    var body: some View { BarButton(control: control, symbol: symbol).buttonStyle(.bordered) }
}

/// A control in a bar, which has a frame for it.
struct BarButton: View {
    let control: Control
    var symbol: String?
    @Environment(Face.self) private var face

    var body: some View {
        Button {
            face.press(control.action)
        } label: {
            if let symbol { Label(control.name, systemImage: symbol) } else { Text(control.name) }
        }
        .accessibilityAddTraits(control.isSelected ? .isSelected : [])
    }
}

/// The control that most people want.
struct MainButton: View {
    let control: Control
    @Environment(Face.self) private var face

    var body: some View {
        Button {
            face.press(control.action)
        } label: {
            Text(control.name).bold().foregroundStyle(Fair.onGold).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .tint(Fair.gold).controlSize(.large)
    }
}

struct ControlPicker: View {
    let title: String
    let controls: [Control]
    /// Whether all are seen beside each other, where letters are not too large for that.
    var isRow = false
    @Environment(Face.self) private var face
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        if isRow, !size.isAccessibilitySize { picker.pickerStyle(.segmented) } else { picker }
    }

    private var picker: some View {
        let chosen = controls.firstIndex { $0.isSelected } ?? 0
        return Picker(title, selection: bound(chosen) { face.press(controls[$0].action) }) {
            ForEach(controls.indices, id: \.self) { Text(controls[$0].name).tag($0) }
        }
    }
}

/// What a control of SwiftUI shows, and what it tells. Nothing changes but by the app.
@MainActor
func bound<Value: Sendable>(
    _ value: @autoclosure @escaping @MainActor () -> Value,
    _ tell: @escaping @MainActor (Value) -> Void
) -> Binding<Value> {
    Binding(
        get: { MainActor.assumeIsolated { value() } },
        set: { value in MainActor.assumeIsolated { tell(value) } })
}

extension View {
    /// Is told as one thing.
    func told(_ name: String, _ value: String = "") -> some View {
        accessibilityElement(children: .ignore).accessibilityLabel(name).accessibilityValue(value)
    }

    func card() -> some View {
        background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
    }
}
