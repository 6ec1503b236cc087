import Arcade
import Funfair
import FunfairFace
import SwiftUI

/// What there is to read about all runs of a player.
struct StatisticsView: View {
    let screen: StatisticsScreen
    @Environment(Face.self) private var face

    var body: some View {
        List {
            Section(screen.player?.text ?? "") {
                if screen.players.count > 1 { NameRow(names: screen.players) }
                figures(screen.figures, [])
            }
            ForEach(screen.sections, id: \.stall) { stall($0) }
        }
    }

    private func stall(_ section: StatisticsScreen.Section) -> some View {
        let looks = section.stall.looks
        return Section(section.stall.name) {
            figures(section.figures, looks)
            ForEach(section.charts.indices, id: \.self) { index in
                let chart = section.charts[index]
                BarChart(title: chart.title, bars: chart.bars, looks: looks)
                if !chart.isDense { kinds(chart.bars, looks) }
            }
            ControlButton(control: section.open, symbol: "play.fill")
        }
    }

    private func figures(_ figures: [Statistics.Figure], _ looks: [Look]) -> some View {
        ForEach(figures.indices, id: \.self) { index in
            let figure = figures[index]
            LabeledContent(figure.name) {
                HStack {
                    if let look = figure.look { SketchView(Sketch(looks[look])) }
                    if let look = figure.look { Text(looks[look].name(in: face.view.words)) }
                    Text(figure.value).bold().monospacedDigit()
                }
            }
        }
    }

    private func kinds(_ bars: [Panel.Bar], _ looks: [Look]) -> some View {
        ForEach(bars.indices, id: \.self) { index in
            let look = looks[bars[index].look]
            LabeledContent {
                Text(face.view.words.number(bars[index].count)).monospacedDigit()
            } label: {
                Label {
                    Text(look.name(in: face.view.words))
                } icon: {
                    SketchView(Sketch(look))
                }
            }
        }
    }
}

/// How often each of many things came, as bars beside each other.
struct BarChart: View {
    let title: String
    let bars: [Panel.Bar]
    let looks: [Look]
    @Environment(Face.self) private var face

    var body: some View {
        let most = max(1, bars.map { $0.count }.max() ?? 1)
        VStack(alignment: .leading) {
            Text(title).font(.caption.bold())
            HStack(alignment: .bottom, spacing: 1) {
                ForEach(bars.indices, id: \.self) { index in
                    let share = CGFloat(bars[index].count) / CGFloat(most)
                    Rectangle().fill(Color(paint: looks[bars[index].look].colour))
                        .border(Color.gray, width: 0.5).frame(height: max(2, 70 * share))
                }
            }
            .frame(height: 70, alignment: .bottom)
        }
        .told(title, face.told(bars, of: looks))
    }
}
