import FunfairFace
import SwiftUI

struct BetSheet: View {
    let panel: PlayPanel
    @Environment(Face.self) private var face
    private let columns = [GridItem(.adaptive(minimum: 48), spacing: 8)]

    var body: some View {
        NavigationStack {
            ScrollView { if let sheet = panel.panel.sheet { pockets(of: sheet).padding() } }
                .navigationTitle(panel.panel.sheet?.title ?? "")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        if let way = panel.cancel { BarButton(control: way) }
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        if let way = panel.confirm { BarButton(control: way) }
                    }
                }
        }
        .notices(of: face, isHere: true)
        .presentationDetents([.medium, .large])
    }

    private func pockets(of sheet: Sheet) -> some View {
        VStack(spacing: 16) {
            Text(sheet.progress).font(.headline)
            if let cloth = sheet.cloth { ClothView(cloth: cloth) }
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(sheet.options.indices, id: \.self) { index in
                    pocket(sheet.options[index], panel.options[index])
                }
            }
            if let problem = sheet.problem { ProblemText(text: problem) }
            ForEach(sheet.facts, id: \.self) { Text($0).font(.footnote) }
        }
    }

    private func pocket(_ option: Sheet.Option, _ action: Action) -> some View {
        let look = face.looks[option.look]
        let shape = RoundedRectangle(cornerRadius: 10)
        let edge = option.isChosen || option.isNear ? Fair.gold : Color.clear
        let style = StrokeStyle(lineWidth: 3, dash: option.isNear ? [5, 4] : [])
        return Button {
            face.press(action)
        } label: {
            Text(look.name(in: face.view.words)).bold().foregroundStyle(.white)
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(Color(paint: look.colour), in: shape)
                .overlay { shape.stroke(edge, style: style) }
                .overlay(alignment: .topTrailing) {
                    if option.isChosen { SketchView(sketch: .chip(0xFFCB4F), side: 22) }
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(look.label(in: face.view.words))
        .accessibilityValue(option.isNear ? face.pageWords[.nextToChosen] : "")
        .accessibilityAddTraits(option.isChosen ? .isSelected : [])
    }
}
