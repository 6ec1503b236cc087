import FunfairFace
import SwiftUI

struct HomeView: View {
    let screen: HomeScreen
    @Environment(Face.self) private var face

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 14) {
                    Text(greeting).foregroundStyle(.secondary)
                    StreakLine(streak: screen.streak, statistics: screen.statistics)
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
                    ControlButton(control: screen.device, symbol: "gearshape.fill")
                }
            }
        }
    }

    private var greeting: String {
        guard let player = screen.player else { return face.pageWords[.tagline] }
        return face.pageWords[.greeting, player.text]
    }
}

/// How many days in a row somebody has played, and the way to all there is to read.
struct StreakLine: View {
    let streak: String?
    let statistics: Control?

    var body: some View {
        if let streak { Label(streak, systemImage: "flame.fill").font(.subheadline.bold()) }
        if let statistics { ControlButton(control: statistics, symbol: "chart.bar.fill") }
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
                    SketchView(sketch: .sign(of: item.stall), side: 52)
                    VStack(alignment: .leading) {
                        Text(item.stall.name).font(.title3.bold())
                        Text(item.blurb).font(.subheadline)
                        if let best = item.best {
                            let name = face.pageWords[.bests, best.player.text]
                            Text(face.view.words.number(best.score) + " " + name).font(.footnote)
                        }
                    }
                    .multilineTextAlignment(.leading)
                    Spacer(minLength: 0)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            if let interrupted = item.interrupted {
                Text(face.pageWords[.runWaiting]).font(.subheadline.bold())
                Text(interrupted.summary).font(.subheadline)
                MainButton(control: interrupted.resume)
                ControlButton(control: interrupted.drop)
            }
        }
        .padding()
        .card()
    }
}
