import FunfairFace
import SwiftUI

struct HomeView: View {
    let screen: HomeScreen
    @Environment(Face.self) private var face
    @Environment(\.horizontalSizeClass) private var width

    /// Two columns on an iPad held upright, three on an iPad held sideways.
    private let columns = [GridItem(.adaptive(minimum: 280), spacing: 14, alignment: .top)]
    /// Whether stalls have windows. One window shows a demo.
    private var hasWindows: Bool { width == .regular }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 14) {
                Text(face.greeting(on: screen)).foregroundStyle(.secondary)
                StreakLine(streak: screen.streak, statistics: nil)
                ForEach(ways(areTools: false), id: \.destination) {
                    ControlButton(control: $0.control, symbol: $0.destination.symbol)
                }
                LazyVGrid(columns: columns, spacing: 14) {
                    ForEach(screen.items, id: \.stall) { item in
                        let demo = screen.demo?.stall == item.stall ? screen.demo : nil
                        StallCard(item: item, hasWindow: hasWindows, demo: demo)
                    }
                }
            }
            .padding().frame(maxWidth: 1100).frame(maxWidth: .infinity)
        }
        .background {
            Sky()
            // An open screen hides the demo, but not the stalls below it.
            if face.view.hasDemo, !hasWindows { StageView() }
        }
        .onTapGesture { face.notePresence() }
        .onScrollPhaseChange { _, _ in face.notePresence() }
        .navigationTitle(Fair.name)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                BarButton(control: face.view.mute, symbol: face.view.muteSymbol)
                ForEach(ways(areTools: true), id: \.destination) {
                    BarButton(control: $0.control, symbol: $0.destination.symbol)
                }
            }
        }
    }

    private func ways(areTools: Bool) -> [HomeLink] {
        screen.ways.filter { $0.destination.isTool == areTools }
    }
}

/// The streak of days played, and the button for the statistics.
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
    let hasWindow: Bool
    /// The demo in this window, if any.
    let demo: DemoStage?
    @Environment(Face.self) private var face

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Button {
                face.press(item.open)
            } label: {
                let layout =
                    hasWindow
                    ? AnyLayout(VStackLayout(alignment: .leading, spacing: 14))
                    : AnyLayout(HStackLayout(spacing: 14))
                layout {
                    if hasWindow { window } else { sign(side: 52) }
                    VStack(alignment: .leading) {
                        Text(item.stall.name).font(.title3.bold())
                        Text(item.blurb).font(.subheadline)
                        if let best = face.best(of: item) { Text(best).font(.footnote) }
                        if let challenge = face.challenge(of: item) {
                            Label(challenge.text, systemImage: challenge.symbol)
                                .font(.footnote.bold())
                        }
                    }
                    .multilineTextAlignment(.leading)
                    Spacer(minLength: 0)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier(item.open.identifier)
            if let interrupted = item.interrupted {
                Text(face.pageWords[.runWaiting]).font(.subheadline.bold())
                Text(interrupted.summary).font(.subheadline)
                MainButton(control: interrupted.resume)
                ControlButton(control: interrupted.drop)
            }
        }
        .padding().card()
    }

    private var window: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 14).fill(Fair.accent.opacity(0.15))
            if let demo, face.view.hasDemo {
                StageView(shape: demo.stage).padding(8)
            } else {
                sign(side: 110)
            }
        }
        .frame(height: 230)
    }

    private func sign(side: Double) -> some View {
        SketchView(sketch: .sign(of: item.stall), side: side)
    }
}
