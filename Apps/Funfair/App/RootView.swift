import FunfairFace
import SwiftUI

struct RootView: View {
    let fair: Fairground
    @Environment(Face.self) private var face
    @Environment(\.scenePhase) private var phase
    @Environment(\.accessibilityReduceMotion) private var isCalm
    @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched

    var body: some View {
        PlaceView()
            .background { frames }
            .background { freeRoom }
            .overlay(alignment: .bottom) {
                if let undo = face.view.undo {
                    LabeledContent(undo.text) { ControlButton(control: undo.way) }
                        .padding().frame(maxWidth: 560).card().padding(.bottom, 60)
                }
            }
            .tint(Fair.accent)
            .preferredColorScheme(scheme)
            .environment(\.layoutDirection, face.view.isRightToLeft ? .rightToLeft : .leftToRight)
            .alert("Funfair", isPresented: hasNotices) {
                Button(face.pageWords[.dismiss]) { dismiss() }
            } message: {
                Text(face.view.notices.joined(separator: "\n\n"))
            }
            .onChange(of: phase, initial: true) { _, phase in face.setSeen(phase == .active) }
            .onChange(of: isCalm, initial: true) { _, isCalm in
                face.send(.motion(isReduced: isCalm))
            }
            .onChange(of: isSpoken || isSwitched, initial: true) { _, wants in
                face.wantsTargets = wants
            }
    }

    /// Lets the time of each frame pass, wherever the player is.
    private var frames: some View {
        let isPaused = phase != .active || !face.view.isAnimated
        return TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { timeline in
            Color.clear.onChange(of: timeline.date) { _, date in
                fair.frame(at: date.timeIntervalSinceReferenceDate)
            }
        }
    }

    /// The room that a stage would have. Behind the end of a run it stays where it was.
    @ViewBuilder private var freeRoom: some View {
        if !face.view.isRun {
            // The keyboard goes before the run begins.
            TouchView().padding(.top, HUDView.height).ignoresSafeArea(.keyboard)
                .accessibilityHidden(true)
        }
    }

    private var scheme: ColorScheme? {
        let theme = face.view.settings.theme
        return theme == .auto ? nil : theme == .light ? .light : .dark
    }

    private var hasNotices: Binding<Bool> {
        bound(!face.view.notices.isEmpty) { isShown in if !isShown { dismiss() } }
    }

    private func dismiss() { if !face.view.notices.isEmpty { face.press(.dismissNotices) } }
}

private struct PlaceView: View {
    @Environment(Face.self) private var face

    var body: some View {
        if face.view.tabs.isEmpty {
            screen
        } else {
            TabView(selection: selection) {
                ForEach(tabs, id: \.tab) { item in
                    // There is one screen: that of the chosen tab.
                    ZStack { if item.control.isSelected { screen } else { Sky() } }
                        .tabItem { Label(item.control.name, systemImage: item.tab.symbol) }
                        .tag(item.tab)
                }
            }
        }
    }

    /// The settings stand next to the game: they are what one comes for between two runs.
    private var tabs: [TabItem] {
        let isNear: (TabItem) -> Bool = { $0.tab == .play || $0.tab == .settings }
        return face.view.tabs.filter(isNear) + face.view.tabs.filter { !isNear($0) }
    }

    private var selection: Binding<FairTab> {
        bound(face.view.tabs.first { $0.control.isSelected }?.tab ?? .play) { tab in
            let item = face.view.tabs.first { $0.tab == tab }
            if let item { face.press(item.control.action) }
        }
    }

    @ViewBuilder private var screen: some View {
        switch face.view.screen {
        case .home(let screen): HomeView(screen: screen)
        case .play(let screen): PlayView(screen: screen)
        case .result(let screen): ResultView(screen: screen)
        case .player(let screen): framed(face.view.stall?.name) { PlayerView(screen: screen) }
        case .scores(let screen): framed(screen.title) { ScoresView(screen: screen) }
        case .settings(let screen): framed(screen.title) { SettingsView(screen: screen) }
        case .howToPlay(let screen):
            framed(face.view.words[.howToPlay]) { HowToPlayView(screen: screen) }
        case .statistics(let screen): framed(screen.title) { StatisticsView(screen: screen) }
        }
    }

    /// With a title, and the way to the stalls.
    private func framed(_ title: String?, @ViewBuilder content: () -> some View) -> some View {
        NavigationStack {
            content()
                .scrollContentBackground(.hidden)
                .background { Sky() }
                .navigationTitle(title ?? "")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        let home = face.view.words[.home]
                        Button(home, systemImage: "house.fill") { face.press(.home) }
                    }
                }
        }
    }
}
