import FunfairFace
import SwiftUI

struct FactsSection: View {
    let facts: Facts

    var body: some View {
        Section {
            FactLines(lines: facts.lines)
            ForEach(facts.charts.indices, id: \.self) { index in
                BarChart(chart: facts.charts[index], looks: facts.looks)
            }
            if let way = facts.way { ControlButton(control: way, symbol: "play.fill") }
        } header: {
            Text(facts.title)
        } footer: {
            Text(facts.note)
        }
    }
}

struct FactLines: View {
    let lines: [Facts.Line]

    var body: some View {
        ForEach(lines.indices, id: \.self) { index in
            let line = lines[index]
            LabeledContent {
                Text(line.value).monospacedDigit()
            } label: {
                HStack {
                    if let look = line.look { SketchView(sketch: Sketch(look)) }
                    Text(line.name).fontWeight(line.value.isEmpty ? .bold : .regular)
                }
            }
        }
    }
}

/// A bar chart without the axes that Swift Charts would add.
struct BarChart: View {
    let chart: Statistics.Chart
    let looks: [Look]
    @Environment(Face.self) private var face

    var body: some View {
        let bars = chart.bars
        let most = max(1, bars.map { $0.count }.max() ?? 1)
        VStack(alignment: .leading) {
            Text(chart.title).font(.caption.bold())
            HStack(alignment: .bottom, spacing: 1) {
                ForEach(bars.indices, id: \.self) { index in
                    let share = CGFloat(bars[index].count) / CGFloat(most)
                    Rectangle().fill(Color(paint: looks[bars[index].look].colour))
                        .border(Color.gray, width: 0.5).frame(height: max(2, 70 * share))
                }
            }
            .frame(height: 70, alignment: .bottom)
        }
        .accessibilityText(chart.title, face.spokenText(bars, of: looks))
    }
}
