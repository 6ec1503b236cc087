import FunfairFace
import SwiftUI

struct PlayView: View {
    /// The height of the strip reserved for hints, in points.
    private static let hintRoom = 60.0

    let screen: PlayScreen
    @Environment(Face.self) private var face
    @Environment(\.colorScheme) private var scheme
    @State private var isBeside = false
    @State private var showsProof = false
    @FocusState private var hasKeys: Bool

    var body: some View {
        ZStack {
            Sky(colours: screen.panel == nil ? Fair.sky : Fair.felt)
            StageView()
            around.accessibilityHidden(isCovered)
                .environment(\.colorScheme, screen.panel == nil ? scheme : .dark)
            TargetsView().accessibilityHidden(isCovered)
            over
        }
        .sheet(isPresented: hasSheet) {
            hasKeys = true
        } content: {
            if let panel = screen.panel { BetSheet(panel: panel) }
        }
        .focusable()
        .focused($hasKeys)
        .focusEffectDisabled()
        .onKeyPress(phases: .all) { press in
            let (isUp, isRepeat) = (press.phase == .up, press.phase == .repeat)
            let isTaken = face.key(press.key.character, isUp: isUp, isRepeat: isRepeat)
            return isTaken ? .handled : .ignored
        }
        .onAppear { hasKeys = true }
        // Take the keyboard focus back from the dialog or notice that covered this view.
        .onChange(of: isCovered || !face.view.notices.isEmpty) { hasKeys = true }
        .defersSystemGestures(on: screen.pause == nil ? [] : .all)
    }

    private var isCovered: Bool { screen.interrupted != nil || screen.intermission != nil }

    private var around: some View {
        // With AnyLayout, the touch view and the fingers on it survive a change of layout.
        let layout = isBeside ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        return VStack(spacing: 0) {
            HUDView(screen: screen)
            if screen.hasHintRoom {
                Color.clear.frame(height: Self.hintRoom).overlay { HStack { hint } }
            }
            layout {
                room
                if let panel = screen.panel, screen.interrupted == nil { TableView(panel: panel) }
            }
            .onGeometryChange(for: Bool.self) { proxy in
                StagePlace.leavesRoomBeside(in: proxy.size)
            } action: { isWide in
                isBeside = isWide
            }
            if let watch = screen.watch { watching(watch) }
        }
    }

    private var room: some View {
        // A game without targets is played by touch, even with VoiceOver.
        TouchView()
            .onContinuousHover(coordinateSpace: .global) { phase in
                if case .active(let point) = phase { face.pointed(at: point) }
            }
            .accessibilityElement()
            .accessibilityLabel(face.pageWords[.stageOf, face.view.stall?.name ?? ""])
            .accessibilityDirectTouch(!face.stage.hasTargets)
            .accessibilityHidden(face.stage.hasTargets || face.stage.isTable)
            .overlay(alignment: .bottom) {
                if !screen.hasHintRoom { VStack { hint }.padding(.bottom, 60) }
            }
    }

    @ViewBuilder private var hint: some View {
        if let hint = screen.hint {
            Text(hint.text).font(.headline).padding(12).card().allowsHitTesting(false)
                .lineLimit(2).minimumScaleFactor(0.5)
            if let skip = hint.skip { ControlButton(control: skip) }
        }
    }

    @ViewBuilder private var over: some View {
        if let interrupted = screen.interrupted {
            Cover(
                title: interrupted.title, lines: [interrupted.summary], main: interrupted.resume,
                others: [screen.home, interrupted.finish, interrupted.drop].compactMap { $0 })
        } else if let pause = screen.intermission {
            Cover(
                title: pause.title, lines: pause.lines, main: pause.proceed,
                others: [pause.again, pause.home])
        } else if let count = screen.countIn {
            Text(String(count)).font(.system(size: 120, weight: .heavy, design: .rounded))
                .foregroundStyle(Fair.gold).allowsHitTesting(false)
        }
    }

    private var hasSheet: Binding<Bool> {
        bound(screen.panel?.panel.sheet != nil) { isShown in
            guard !isShown, case .play(let now) = face.view.screen else { return }
            if let cancel = now.panel?.cancel { face.press(cancel.action) }
        }
    }

    private func watching(_ watch: WatchControls) -> some View {
        VStack(spacing: 10) {
            if let ending = watch.ending { Text(ending).font(.headline) }
            ProgressView(value: Double(watch.progress), total: 100) { Text(screen.player.text) }
                .accessibilityLabel(face.pageWords[.played])
            Button(face.pageWords[.genuineRun], systemImage: "checkmark.seal.fill") {
                showsProof.toggle()
            }
            if showsProof { ForEach(watch.proof, id: \.self) { Text($0).font(.footnote) } }
            if !watch.speeds.isEmpty {
                ControlPicker(
                    title: face.pageWords[.speed], controls: watch.speeds, isRow: true)
            }
            ButtonRow {
                ControlButton(control: watch.main)
                if let race = watch.race { ControlButton(control: race, symbol: "flag.fill") }
                ControlButton(control: watch.back)
            }
        }
        .padding().background(.regularMaterial)
    }
}

private struct Cover: View {
    let title: String
    let lines: [String]
    let main: Control
    let others: [Control]
    @Environment(Face.self) private var face

    var body: some View {
        VStack(spacing: 14) {
            Text(title).font(.title.bold()).accessibilityAddTraits(.isHeader)
            ForEach(lines, id: \.self) { Text($0).foregroundStyle(.secondary) }
            MainButton(control: main)
            ButtonRow { ways }
        }
        .multilineTextAlignment(.center)
        .padding(22).frame(maxWidth: 380).card().padding()
        .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
    }

    @ViewBuilder private var ways: some View {
        ForEach(others, id: \.name) { ControlButton(control: $0) }
        ControlButton(control: face.view.mute, symbol: face.view.muteSymbol).labelStyle(.iconOnly)
    }
}
