import FunfairFace
import SwiftUI

struct WallEditorView: View {
    let editor: WallEditorScreen
    @Environment(Face.self) private var face
    private let columns = [GridItem(.adaptive(minimum: 44), spacing: 4)]

    var body: some View {
        ScrollView {
            VStack(spacing: 14) {
                TextField(
                    editor.nameLabel,
                    text: bound(face.typedName(on: editor)) {
                        face.type(.wallName, $0, isFinished: false)
                    }
                )
                .textFieldStyle(.roundedBorder)
                .autocorrectionDisabled()
                if let problem = editor.problem { ProblemText(text: problem) }
                WallSurface(editor: editor)
                LazyVGrid(columns: columns, spacing: 4) {
                    ForEach(editor.brushes, id: \.control.name) { brush($0) }
                }
                HStack { ForEach(editor.tools, id: \.picture) { tool($0) } }
                Menu(editor.levelsName) {
                    ForEach(editor.levels, id: \.name) { level in
                        Button(level.name) { face.press(level.action) }
                    }
                }
                if let tryOut = editor.tryOut { MainButton(control: tryOut) }
                ControlButton(control: editor.done)
            }
            .padding().frame(maxWidth: 620).frame(maxWidth: .infinity)
        }
    }

    private func brush(_ brush: WallEditorScreen.Brush) -> some View {
        let isChosen = brush.control.isSelected
        return Button {
            face.press(brush.control.action)
        } label: {
            if let sketch = brush.sketch {
                SketchView(sketch: sketch, side: 34)
            } else {
                Image(systemName: "eraser").frame(width: 34, height: 34)
            }
        }
        .buttonStyle(.plain)
        .padding(3)
        .background(isChosen ? Fair.gold : .clear, in: RoundedRectangle(cornerRadius: 9))
        .accessibilityLabel(brush.control.name)
        .accessibilityIdentifier(brush.control.action.identifier)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private func tool(_ tool: WallEditorScreen.Tool) -> some View {
        BarButton(control: tool.control, symbol: tool.symbol)
            .labelStyle(.iconOnly).buttonStyle(.bordered).disabled(!tool.isEnabled)
            .tint(tool.control.isSelected ? Fair.gold : Fair.accent)
            .keyboardShortcut(tool.shortcut)
    }
}

extension WallEditorScreen.Tool {
    /// The keys that every drawing app has for it.
    fileprivate var shortcut: KeyboardShortcut? {
        switch picture {
        case "undo": KeyboardShortcut("z")
        case "redo": KeyboardShortcut("z", modifiers: [.command, .shift])
        default: nil
        }
    }
}

/// The wall that players draw on by finger, by keys, or place by place with VoiceOver.
private struct WallSurface: View {
    let editor: WallEditorScreen
    @Environment(Face.self) private var face
    @State private var size = CGSize.zero
    @State private var stroke = WallStroke()
    /// False again when the finger is lifted, and when the system takes it for something else.
    @GestureState private var isDrawing = false
    /// The place where keys draw.
    @State private var place = 0
    @FocusState private var hasKeys: Bool

    var body: some View {
        let picture = WallPicture(editor.tiles, size: size)
        WallView(tiles: editor.tiles)
            .aspectRatio(12.5 / Double(max(picture.rows, 1)), contentMode: .fit)
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isDrawing) { _, isDrawing, _ in isDrawing = true }
                    .onChanged { move in
                        for event in stroke.move(to: move.location, over: picture) {
                            face.send(event)
                        }
                    }
            )
            .onChange(of: isDrawing) { _, isDrawing in
                face.hold(isDrawing)
                if !isDrawing { stroke = WallStroke() }
            }
            .overlay {
                ZStack {
                    WallPlaces(tiles: editor.tiles, brushes: editor.brushes, size: size)
                    if hasKeys { cursor(picture.box(of: place)) }
                }
                .allowsHitTesting(false)
                // A wall isn't mirrored in right-to-left languages.
                .environment(\.layoutDirection, .leftToRight)
            }
            .focusable()
            .focused($hasKeys)
            .focusEffectDisabled()
            .onKeyPress(phases: [.down, .repeat]) { press in
                take(press.key.character) ? .handled : .ignored
            }
    }

    /// - Returns: whether the key was handled.
    private func take(_ key: Character) -> Bool {
        switch WallKey(key, at: min(place, editor.tiles.count - 1), of: editor) {
        case .walk(let next): place = next
        case .draw: face.send(.paint(place, begins: true))
        case .choose(let brush): face.press(brush)
        case nil: return false
        }
        return true
    }

    private func cursor(_ box: CGRect) -> some View {
        RoundedRectangle(cornerRadius: 4).stroke(Fair.gold, lineWidth: 3)
            .frame(width: box.width, height: box.height)
            .position(x: box.midX, y: box.midY)
    }
}

/// The cells for VoiceOver and Voice Control.
private struct WallPlaces: View {
    let tiles: [UInt8]
    let brushes: [WallEditorScreen.Brush]
    let size: CGSize

    var body: some View {
        let picture = WallPicture(tiles, size: size)
        ForEach(tiles.indices, id: \.self) { place in
            WallCell(
                place: place, tile: tiles[place], brushes: brushes, box: picture.box(of: place))
        }
    }
}

/// A cell. A view of its own, so that a stroke updates only the cells it changes.
private struct WallCell: View {
    let place: Int
    let tile: UInt8
    let brushes: [WallEditorScreen.Brush]
    let box: CGRect
    @Environment(Face.self) private var face

    var body: some View {
        Color.clear.frame(width: box.width, height: box.height)
            .accessibilityElement()
            .accessibilityLabel(face.label(ofPlace: place, tile: tile, brushes: brushes))
            .accessibilityIdentifier("cell-\(place)")
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { face.send(.paint(place, begins: true)) }
            .position(x: box.midX, y: box.midY)
    }
}
