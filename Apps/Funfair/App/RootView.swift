import Funfair
import FunfairFace
import SwiftUI

/// What goes around every screen: the theme, the language, and sentences to tell.
struct RootView: View {
    let fair: Fairground
    @Environment(Face.self) private var face
    @Environment(\.scenePhase) private var phase
    @Environment(\.accessibilityReduceMotion) private var isCalm
    @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched

    var body: some View {
        Place()
            .background { FrameDriver(fair: fair) }
            .background { FreeRoom() }
            .preferredColorScheme(scheme)
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
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

    private var isRightToLeft: Bool { face.view.words.language.isRightToLeft }

    private var scheme: ColorScheme? {
        switch face.view.theme {
        case .auto: nil
        case .light: .light
        case .dark: .dark
        }
    }

    private var hasNotices: Binding<Bool> {
        bound(!face.view.notices.isEmpty) { isShown in if !isShown { dismiss() } }
    }

    private func dismiss() {
        if !face.view.notices.isEmpty { face.press(.dismissNotices) }
    }
}

/// The room that a stage would have, while there is none. What is behind the end of a run stays
/// where it was.
private struct FreeRoom: View {
    @Environment(Face.self) private var face

    var body: some View {
        switch face.view.screen {
        case .play, .result: EmptyView()
        default: TouchView().padding(.top, HUDView.height).accessibilityHidden(true)
        }
    }
}

/// The screens of a stall in their tabs, or one on its own.
private struct Place: View {
    @Environment(Face.self) private var face
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if face.view.tabs.isEmpty {
            ScreenView()
        } else {
            TabView(selection: selection) {
                ForEach(tabs, id: \.tab) { item in
                    page(item)
                        .tabItem { Label(item.control.name, systemImage: item.tab.symbol) }
                        .tag(item.tab)
                }
            }
            .tint(Fair.accent(scheme))
        }
    }

    /// There is one screen: that of the chosen tab.
    @ViewBuilder
    private func page(_ item: TabItem) -> some View {
        if item.control.isSelected { ScreenView() } else { Sky() }
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
}

private struct ScreenView: View {
    @Environment(Face.self) private var face

    var body: some View {
        switch face.view.screen {
        case .home(let screen): HomeView(screen: screen)
        case .player(let screen):
            Page(title: face.view.stall?.name ?? "") { PlayerView(screen: screen) }
        case .play(let screen): PlayView(screen: screen)
        case .result(let screen): ResultView(screen: screen)
        case .scores(let screen): Page(title: screen.title) { ScoresView(screen: screen) }
        case .settings(let screen): Page(title: screen.title) { SettingsView(screen: screen) }
        case .howToPlay(let screen):
            Page(title: face.pageWords[.howToPlay]) { HowToPlayView(screen: screen) }
        case .statistics(let screen): Page(title: screen.title) { StatisticsView(screen: screen) }
        }
    }
}

/// A page with its title, and the way to the stalls.
private struct Page<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content
    @Environment(Face.self) private var face

    var body: some View {
        NavigationStack {
            content
                .scrollContentBackground(.hidden)
                .background { Sky() }
                .navigationTitle(title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button(face.pageWords[.home], systemImage: "house.fill") {
                            face.press(.home)
                        }
                    }
                }
        }
    }
}
