import FunfairFace
import SwiftUI

/// The house's message about a run or a name.
struct HouseLineView: View {
    let line: HouseLine?

    var body: some View {
        if let line {
            let isBad = line.mood == .bad
            Label(line.text, systemImage: line.mood.symbol)
                .foregroundStyle(isBad ? Fair.danger : line.mood == .good ? Fair.good : .secondary)
            if let way = line.way { ControlButton(control: way) }
        }
    }
}

struct ProblemText: View {
    let text: String

    var body: some View { Text(text).font(.footnote).foregroundStyle(Fair.danger) }
}

/// The time left in the house's day.
struct CountdownText: View {
    let phrase: PagePhrase
    /// The end, in seconds since 1970.
    let ends: Int64
    @Environment(Face.self) private var face

    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { _ in
            Text(face.pageWords[phrase, face.left(until: ends)]).font(.footnote).monospacedDigit()
        }
    }
}
