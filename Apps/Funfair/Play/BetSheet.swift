import Arcade
import Funfair
import FunfairFace
import SwiftUI

/// The numbers to choose from before a turn.
struct BetSheet: View {
    let panel: PlayPanel
    @Environment(Face.self) private var face
    @Environment(\.colorScheme) private var scheme
    private let columns = [GridItem(.adaptive(minimum: 48), spacing: 8)]

    var body: some View {
        NavigationStack {
            ScrollView {
                if let sheet = panel.panel.sheet { pockets(of: sheet).padding() }
            }
            .navigationTitle(panel.panel.sheet?.title ?? "")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { button(panel.cancel) }
                ToolbarItem(placement: .confirmationAction) { button(panel.confirm) }
            }
        }
    }

    @ViewBuilder
    private func button(_ control: Control?) -> some View {
        if let control { Button(control.name) { face.press(control.action) } }
    }

    private func pockets(of sheet: Sheet) -> some View {
        VStack(spacing: 16) {
            Text(sheet.progress).font(.headline)
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(sheet.options.indices, id: \.self) { index in
                    Button {
                        face.press(panel.options[index])
                    } label: {
                        PocketLabel(option: sheet.options[index])
                    }
                    .buttonStyle(.plain)
                }
            }
            if let problem = sheet.problem {
                Text(problem).foregroundStyle(Fair.danger(scheme))
            } else {
                Text(sheet.facts.joined(separator: " ")).foregroundStyle(.secondary)
            }
        }
    }
}

/// A number that a chip is put on, or taken from.
private struct PocketLabel: View {
    let option: Sheet.Option
    @Environment(Face.self) private var face

    var body: some View {
        let look = face.stage.looks[option.look]
        let shape = RoundedRectangle(cornerRadius: 10)
        Text(look.name(in: face.view.words)).font(.headline).foregroundStyle(.white)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(Color(paint: look.colour), in: shape)
            .overlay { shape.stroke(edge, style: StrokeStyle(lineWidth: 3, dash: dashes)) }
            .overlay(alignment: .topTrailing) {
                if option.isChosen { SketchView(.chip(0xFFCB4F), side: 22).offset(x: 5, y: -5) }
            }
            .told(look.label(in: face.view.words), near)
            .accessibilityAddTraits(option.isChosen ? .isSelected : [])
    }

    private var near: String { option.isNear ? face.pageWords[.nextToChosen] : "" }
    private var edge: Color { option.isChosen || option.isNear ? Fair.gold : .clear }
    private var dashes: [CGFloat] { option.isNear ? [5, 4] : [] }
}
