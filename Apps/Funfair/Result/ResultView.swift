import Funfair
import FunfairFace
import SwiftUI

/// The end of a run: a page, or a card over the stage.
struct ResultView: View {
    let screen: ResultScreen
    @Environment(Face.self) private var face
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric private var size = 76.0

    var body: some View {
        ZStack {
            Sky(isTable: face.stage.isTable && screen.isDialog)
            if screen.isDialog { StageView() }
            ScrollView {
                card.padding().frame(maxWidth: 560)
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
                    .padding().frame(maxWidth: .infinity)
            }
            .disabled(!screen.isOpen)
            if screen.isCelebrated, !screen.isDialog { StageView() }
        }
    }

    private var card: some View {
        VStack(spacing: 14) {
            head
            HouseLineView(line: screen.house)
            HStack {
                ShareButton(card: screen.share)
                if let statistics = screen.statistics {
                    ControlButton(control: statistics, symbol: "chart.bar.fill")
                }
            }
            MainButton(control: screen.playAgain)
            ViewThatFits {
                HStack { others }
                VStack { others }
            }
            BoardView(
                title: screen.board.title,
                rows: face.rows(of: screen.board, mark: screen.house?.mark))
        }
        .multilineTextAlignment(.center)
    }

    @ViewBuilder
    private var head: some View {
        Text(screen.headline).font(.title2.bold()).accessibilityAddTraits(.isHeader)
        Text(face.view.words.number(screen.score))
            .font(.system(size: size, weight: .heavy, design: .rounded))
            .foregroundStyle(Fair.accent(scheme)).lineLimit(1).minimumScaleFactor(0.4)
        Text(screen.comparison).font(.headline)
        Text(screen.highlights.joined(separator: " · ")).foregroundStyle(.secondary)
        StreakLine(streak: screen.streak)
    }

    private var others: some View {
        ForEach(screen.more, id: \.name) { control in
            Button(control.name) { face.press(control.action) }
        }
    }
}
