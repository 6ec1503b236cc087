import FunfairFace
import SwiftUI

/// The panel beside the wheel.
struct TableView: View {
    let panel: PlayPanel
    @Environment(Face.self) private var face

    var body: some View {
        ScrollView {
            VStack(spacing: 14) {
                if let result = panel.panel.result { outcome(result) } else { Text(panel.hint) }
                row(face.view.words[.yourNumbers], panel.panel.chosen)
                if let open = panel.open {
                    MainButton(control: open)
                    if let again = panel.again { ControlButton(control: again) }
                } else if let skip = panel.skip {
                    ControlButton(control: skip)
                }
                if let note = panel.note { Text(note).font(.footnote) }
                row(face.pageWords[.lastResults], panel.panel.history)
                if let outlook = panel.panel.outlook { prospects(outlook) }
                BarChart(
                    chart: Statistics.Chart(face.pageWords[.pocketCounts], panel.panel.chart),
                    looks: face.looks)
            }
            .padding()
        }
    }

    @ViewBuilder private func prospects(_ outlook: Outlook) -> some View {
        CourseView(course: outlook.course)
        if panel.isPlayed {
            ForEach(outlook.trials.indices, id: \.self) { index in
                Button(outlook.trials[index]) { face.press(.sheet(.trial(index))) }
                    .buttonStyle(.bordered)
            }
        }
        if let trial = outlook.trial { CourseView(course: trial) }
    }

    private func outcome(_ result: Panel.Result) -> some View {
        let look = face.looks[result.look]
        return HStack {
            tile(look)
            Text(result.detail).font(.headline)
            Image(systemName: result.mood.symbol)
        }
        .accessibilityText(
            face.pageWords[.result], look.label(in: face.view.words) + ", " + result.detail
        )
        .accessibilityAddTraits(.updatesFrequently)
    }

    private func row(_ title: String, _ places: [Int]) -> some View {
        let looks = places.map { face.looks[$0] }
        let names = looks.map { $0.label(in: face.view.words) }
        return VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.caption.bold())
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 4) { ForEach(looks.indices, id: \.self) { tile(looks[$0]) } }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityText(
            title, names.isEmpty ? face.pageWords[.noneYet] : face.view.words.list(names))
    }

    private func tile(_ look: Look) -> some View {
        Text(look.name(in: face.view.words)).font(.subheadline.bold()).foregroundStyle(.white)
            .padding(4).frame(minWidth: 34)
            .background(Color(paint: look.colour), in: RoundedRectangle(cornerRadius: 7))
    }
}
