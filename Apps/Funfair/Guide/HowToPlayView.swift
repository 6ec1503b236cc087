import Arcade
import Funfair
import FunfairFace
import SwiftUI
import UniformTypeIdentifiers

/// How a game is played.
struct HowToPlayView: View {
    let screen: HowToPlayScreen
    @Environment(Face.self) private var face
    @State private var isOpening = false

    var body: some View {
        let guide = screen.guide
        List {
            ForEach(guide.steps, id: \.self) { Text($0) }
            Section(face.pageWords[.whatCounts, face.view.stall?.name ?? ""]) {
                ForEach(guide.rows.indices, id: \.self) { index in
                    let (look, cells) = (guide.rows[index].look, guide.rows[index].cells)
                    row(look.name(in: face.view.words), look, guide.columns, cells)
                }
            }
            ForEach(guide.tables.indices, id: \.self) { table(guide.tables[$0]) }
            Button(face.pageWords[.watchRecording]) { isOpening = true }
            if let hints = screen.hints {
                Button(hints.name) { face.press(hints.action) }
            }
        }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.data]) { result in
            guard case .success(let file) = result else { return }
            Task { await face.watch(file) }
        }
    }

    private func table(_ table: Guide.Table) -> some View {
        Section {
            ForEach(table.rows.indices, id: \.self) { index in
                let cells = table.rows[index]
                row(cells.first ?? "", nil, table.columns, Array(cells.dropFirst()))
            }
        } header: {
            Text(table.title)
        } footer: {
            Text(table.note ?? "")
        }
    }

    /// Each cell stands behind the head of its column: a table would be too wide for large letters.
    private func row(
        _ head: String, _ look: Look?, _ columns: [String], _ cells: [String]
    ) -> some View {
        VStack(alignment: .leading) {
            HStack {
                if let look { SketchView(Sketch(look)) }
                Text(head).font(.headline)
            }
            ForEach(Array(zip(columns.dropFirst(), cells)), id: \.0) { name, cell in
                LabeledContent(name) { Text(cell).multilineTextAlignment(.trailing) }
            }
            .font(.subheadline)
        }
        .accessibilityElement(children: .combine)
    }
}
