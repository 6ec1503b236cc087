import FunfairFace
import SwiftUI

struct BoardView: View {
    let title: String
    let rows: [BoardRow]
    @Environment(Face.self) private var face

    var body: some View {
        Text(title).font(.subheadline).foregroundStyle(.secondary)
        if rows.isEmpty { Text(face.pageWords[.noScores]) }
        ForEach(rows.indices, id: \.self) { BoardLine(row: rows[$0]) }
    }
}

private struct BoardLine: View {
    let row: BoardRow
    @Environment(Face.self) private var face

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            if row.followsGap { Text(verbatim: "⋯").accessibilityHidden(true) }
            HStack {
                Text(row.rank).frame(minWidth: 28, alignment: .trailing)
                if let face = row.face { GuestFaceView(number: face) }
                Text(row.player).fontWeight(row.isMine ? .bold : .regular)
                if let badge = row.badge { Medal(look: badge) }
                if let tag = row.tag { Text(tag).font(.caption) }
                Spacer(minLength: 4)
                Text(row.score).bold()
            }
            .monospacedDigit()
            .accessibilityElement(children: .combine)
            ButtonRow {
                ForEach(row.ways, id: \.name) { way in
                    ControlButton(control: way)
                        .accessibilityLabel(face.pageWords[.wayOfRun, way.name, row.player])
                }
            }
            .font(.footnote)
        }
        .padding(6)
        .background(Fair.gold.opacity(row.isMine ? 0.2 : 0), in: RoundedRectangle(cornerRadius: 8))
    }
}
