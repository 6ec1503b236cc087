import Arcade
import Funfair
import FunfairFace
import SwiftUI

/// The stalls.
struct HomeView: View {
    let screen: HomeScreen
    @Environment(Face.self) private var face

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 14) {
                    greeting
                    ForEach(screen.items, id: \.stall) { StallCard(item: $0) }
                }
                .padding().frame(maxWidth: 560).frame(maxWidth: .infinity)
            }
            .background {
                Sky()
                if screen.demo != nil { StageView() }
            }
            .onTapGesture { face.notePresence() }
            .onScrollPhaseChange { _, _ in face.notePresence() }
            .navigationTitle("Funfair")
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    MuteButton()
                    SymbolButton(control: screen.device, symbol: "gearshape.fill")
                }
            }
        }
    }

    @ViewBuilder
    private var greeting: some View {
        let words = face.pageWords
        Text(screen.player.map { words[.greeting, $0.text] } ?? words[.tagline])
            .foregroundStyle(.secondary)
        if let statistics = screen.statistics {
            ControlButton(control: statistics, symbol: "chart.bar.fill")
        }
        StreakLine(streak: screen.streak)
    }
}

/// How many days in a row somebody has played.
struct StreakLine: View {
    let streak: String?

    var body: some View {
        if let streak { Label(streak, systemImage: "flame.fill").font(.subheadline.bold()) }
    }
}

private struct StallCard: View {
    let item: HomeScreen.Item
    @Environment(Face.self) private var face

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Button {
                face.press(item.open)
            } label: {
                HStack(spacing: 14) {
                    SketchView(.sign(of: item.stall), side: 52)
                    VStack(alignment: .leading) {
                        Text(item.stall.name).font(.title3.bold())
                        Text(item.blurb).font(.subheadline).foregroundStyle(.secondary)
                    }
                    .multilineTextAlignment(.leading)
                    Spacer(minLength: 0)
                    if let best = item.best { bestScore(best) }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            if let interrupted = item.interrupted { waiting(interrupted) }
        }
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
    }

    private func bestScore(_ best: Scoreboard.Entry) -> some View {
        VStack(alignment: .trailing) {
            Text(face.view.words.number(best.score)).font(.headline)
            Text(face.pageWords[.bests, best.player.text]).font(.caption)
                .foregroundStyle(.secondary)
        }
    }

    private func waiting(_ interrupted: Interrupted) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(face.pageWords[.runWaiting]).font(.subheadline.bold())
            Text(interrupted.summary).font(.subheadline).foregroundStyle(.secondary)
            MainButton(control: interrupted.resume)
            ControlButton(control: interrupted.drop)
        }
    }
}
