import FunfairFace
import SwiftUI

/// A run's result, as a page or as a card over the stage.
struct ResultView: View {
    let screen: ResultScreen
    @Environment(Face.self) private var face
    @ScaledMetric private var size = 76.0

    var body: some View {
        ZStack {
            Sky(colours: face.stage.isTable && screen.isDialog ? Fair.felt : Fair.sky)
            if screen.isDialog { StageView() }
            ScrollView {
                card.padding().frame(maxWidth: 560).card().padding().frame(maxWidth: .infinity)
            }
            .disabled(!screen.isOpen)
            if screen.isCelebrated, !screen.isDialog { StageView() }
        }
    }

    private var card: some View {
        VStack(spacing: 14) {
            Text(screen.headline).font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Text(face.view.words.number(screen.score))
                .font(.system(size: size, weight: .heavy, design: .rounded))
                .foregroundStyle(Fair.accent).lineLimit(1).minimumScaleFactor(0.4)
            Text(screen.comparison).font(.headline)
            Text(screen.highlights.joined(separator: " · "))
            HouseLineView(line: screen.house)
            ShareButton(card: screen.share)
            StreakLine(streak: screen.streak, statistics: screen.statistics)
            MainButton(control: screen.playAgain)
            ButtonRow { ForEach(screen.more, id: \.name) { ControlButton(control: $0) } }
            if !screen.places.isEmpty {
                ControlPicker(title: face.view.words[.whoseScores], controls: screen.places)
                    .pickerStyle(.segmented)
            }
            if let board = screen.board {
                BoardView(title: board.title, rows: face.rows(of: board))
            }
        }
        .multilineTextAlignment(.center)
    }
}
