import FunfairFace
import SwiftUI

struct ControlButton: View {
    let control: Control
    var symbol: String?

    var body: some View { BarButton(control: control, symbol: symbol).buttonStyle(.bordered) }
}

/// A control in a bar. The bar draws the frame around it.
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
        .accessibilityIdentifier(control.action.identifier)
    }
}

/// The main control of a screen.
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
        .accessibilityIdentifier(control.action.identifier)
    }
}

struct ControlPicker: View {
    let title: String
    let controls: [Control]
    /// Whether to show all choices in a row, unless text is too large for that.
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

/// Buttons in a row, or below each other where a row is too narrow for them.
struct ButtonRow<Buttons: View>: View {
    @ViewBuilder let buttons: Buttons

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack { buttons }
            VStack(alignment: .leading) { buttons }
        }
    }
}

/// Binds a SwiftUI control to a value that only the app changes.
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
    /// Combines a view into one accessibility element.
    func accessibilityText(_ name: String, _ value: String = "") -> some View {
        accessibilityElement(children: .ignore).accessibilityLabel(name).accessibilityValue(value)
    }

    func card() -> some View {
        background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
    }
}
