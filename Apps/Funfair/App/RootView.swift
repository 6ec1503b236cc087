import FunfairFace
import SwiftUI

struct RootView: View {
    let fair: Fairground
    @Environment(Face.self) private var face
    @Environment(\.scenePhase) private var phase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        stack
            .background { frames }
            .background { freeRoom }
            .overlay(alignment: .bottom) {
                if let undo = face.view.undo {
                    LabeledContent(undo.text) { ControlButton(control: undo.way) }
                        .padding().frame(maxWidth: 560).card().padding(.bottom, 60)
                }
            }
            .tint(Fair.accent)
            .statusBarHidden(face.view.isRun)
            .preferredColorScheme(scheme)
            .environment(\.layoutDirection, face.view.isRightToLeft ? .rightToLeft : .leftToRight)
            // A sheet shows them itself: nothing can be presented below it.
            .notices(of: face, isHere: !face.hasSheet)
            .onChange(of: phase, initial: true) { _, phase in face.setSeen(phase == .active) }
            .onChange(of: reducesMotion, initial: true) { _, reducesMotion in
                face.send(.motion(isReduced: reducesMotion))
            }
    }

    private var stack: some View {
        NavigationStack(path: path) {
            ZStack { if let home = face.shown.home { HomeView(screen: home) } }
                .navigationDestination(for: FairPlace.self) { _ in PlaceView() }
        }
    }

    private var path: Binding<[FairPlace]> {
        bound(face.view.path) { path in
            if path.isEmpty, !face.view.path.isEmpty { face.press(.home) }
        }
    }

    /// The only timer that runs every frame, on all screens. Other views update because a frame
    /// has changed their data.
    private var frames: some View {
        let isPaused = phase != .active || !face.isAnimated
        return TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { timeline in
            Color.clear.onChange(of: timeline.date) { _, date in
                fair.frame(at: date.timeIntervalSinceReferenceDate)
            }
        }
    }

    /// An invisible view that measures the room for a stage. A result keeps the run's room.
    @ViewBuilder private var freeRoom: some View {
        if !face.view.isRun {
            // The keyboard hides before the run begins.
            TouchView().padding(.top, HUDView.height).ignoresSafeArea(.keyboard)
                .accessibilityHidden(true)
        }
    }

    private var scheme: ColorScheme? {
        let theme = face.view.settings.theme
        return theme == .auto ? nil : theme == .light ? .light : .dark
    }
}

/// A screen opened from the stalls. Its content stays while the player swipes it away.
private struct PlaceView: View {
    @Environment(Face.self) private var face

    var body: some View {
        if let shown = face.shown.away {
            tabbed(shown)
                .navigationTitle(shown.title)
                .navigationBarTitleDisplayMode(.inline)
                // Only their own controls leave a run and the wall editor, because a finger that
                // steers or draws must not swipe back.
                .navigationBarBackButtonHidden(shown.isRun || shown.isEditor)
                .toolbar(shown.isRun ? .hidden : .automatic, for: .navigationBar)
                .accessibilityAction(.escape) { face.escape() }
                // During a run, PlayView handles this key first.
                .onKeyPress(keys: [.escape], phases: .down) { _ in
                    face.escape() ? .handled : .ignored
                }
        }
    }

    @ViewBuilder private func tabbed(_ shown: FairView) -> some View {
        if tabs.isEmpty {
            ScreenView(screen: shown.screen)
        } else {
            // A run hides the tabs, which keep their state.
            TabView(selection: selection) {
                ForEach(tabs, id: \.tab) { item in
                    let screen = item.control.isSelected ? shown.screen : face.shown[item.tab]
                    ZStack { if let screen { ScreenView(screen: screen) } else { Sky() } }
                        .toolbar(shown.tabs.isEmpty ? .hidden : .automatic, for: .tabBar)
                        .tabItem { Label(item.control.name, systemImage: item.tab.symbol) }
                        .tag(item.tab)
                }
            }
            // On an iPad, the tabs would form a second row below the title.
            .environment(\.horizontalSizeClass, .compact)
        }
    }

    private var tabs: [TabItem] { face.shown.bar.inDisplayOrder }

    private var selection: Binding<FairTab> {
        bound(face.shown.bar.chosen ?? .play) { tab in
            let item = face.view.tabs.first { $0.tab == tab }
            if let item { face.press(item.control.action) }
        }
    }
}

private struct ScreenView: View {
    let screen: Screen

    var body: some View {
        switch screen {
        case .home: EmptyView()
        case .play(let screen): PlayView(screen: screen)
        case .result(let screen): ResultView(screen: screen)
        case .editor(let screen): below { WallEditorView(editor: screen) }
        case .player(let screen): below { PlayerView(screen: screen) }
        case .blocks(let screen): below { BlocksView(screen: screen) }
        }
    }

    /// The content below a title, in front of the sky.
    private func below(@ViewBuilder _ content: () -> some View) -> some View {
        content().scrollContentBackground(.hidden).background { Sky() }
    }
}
