import Funfair
import FunfairFace
import Languages
import SwiftUI

/// The boards of a stall: everyone's, and this device's.
struct ScoresView: View {
    let screen: ScoresScreen
    @Environment(Face.self) private var face

    var body: some View {
        List {
            if !screen.places.isEmpty {
                ControlPicker(title: face.pageWords[.whoseScores], controls: screen.places)
            }
            if let house = screen.house { everyone(house) } else { device }
            if let statistics = screen.statistics {
                ControlButton(control: statistics, symbol: "chart.bar.fill")
            }
        }
    }

    private var device: some View {
        Section {
            ControlPicker(title: face.pageWords[.board], controls: screen.boards)
                .pickerStyle(.segmented)
            BoardView(title: screen.board.title, rows: face.rows(of: screen.board))
        } footer: {
            Text(face.pageWords[.everybodysHighest])
        }
    }

    private func everyone(_ table: PublicTable) -> some View {
        Section {
            if table.isKnown { BoardView(title: table.title, rows: face.rows(of: table)) }
        } footer: {
            VStack(alignment: .leading) {
                ForEach(table.notes, id: \.self) { Text($0) }
                if let ends = table.ends { CountdownText(phrase: .endsIn, ends: ends) }
            }
        }
    }
}

/// What the house says of a run or a name.
struct HouseLineView: View {
    let line: HouseLine?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let line {
            Label(line.text, systemImage: line.mood.symbol).foregroundStyle(colour(of: line.mood))
            if let way = line.way { ControlButton(control: way) }
        }
    }

    private func colour(of mood: HouseLine.Mood) -> Color {
        switch mood {
        case .waiting, .quiet: .secondary
        case .good: Fair.good(scheme)
        case .bad: Fair.danger(scheme)
        }
    }
}

/// How long until a day of the house ends.
struct CountdownText: View {
    let phrase: PagePhrase
    /// In seconds since 1970.
    let ends: Int64
    @Environment(Face.self) private var face

    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { _ in
            Text(face.pageWords[phrase, face.left(until: ends)]).monospacedDigit()
        }
    }
}
