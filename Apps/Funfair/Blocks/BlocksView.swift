import FunfairFace
import SwiftUI

/// A screen that is a list of blocks.
struct BlocksView: View {
    let screen: BlockScreen
    @Environment(Face.self) private var face

    var body: some View {
        Form { rows }
            .alert(
                screen.question?.title ?? screen.title,
                isPresented: bound(screen.question != nil) { isShown in
                    // The first control closes the question and changes nothing else.
                    if !isShown, let way = screen.question?.ways.first { face.press(way.action) }
                }
            ) {
                if let question = screen.question { OfferButtons(offer: question) }
            } message: {
                Text((screen.question?.lines ?? []).joined(separator: "\n\n"))
            }
            .fileMover(
                isPresented: bound(face.file != nil && face.view.notices.isEmpty) { _ in },
                file: face.file
            ) { _ in
                face.letGoOfFile()
            } onCancellation: {
                face.letGoOfFile()
            }
    }

    @ViewBuilder private var rows: some View {
        if screen.name == .party, face.watch.isShown { WatchView() }
        ForEach(screen.blocks.indices, id: \.self) { BlockView(block: screen.blocks[$0]) }
        if screen.name == .party, let results = face.watch.results {
            ShareLink(item: results.address) { Text(results.name) }
        }
    }
}

private struct BlockView: View {
    let block: Block
    @Environment(Face.self) private var face

    var body: some View {
        switch block {
        case .steps(let steps): ForEach(steps, id: \.self) { Text($0) }
        case .paragraph(let text, let tone): Sentence(text: text, tone: tone)
        case .choice(let choice) where choice.name == .guest:
            Section(choice.title) {
                ForEach(choice.controls.indices, id: \.self) { index in
                    HStack {
                        if let face = choice.faces.face(at: index) { GuestFaceView(number: face) }
                        ControlButton(control: choice.controls[index])
                    }
                }
            }
        case .choice(let choice): ChoicePicker(choice: choice)
        case .control(let control, .main): MainButton(control: control)
        case .control(let control, let weight):
            ControlButton(control: control, symbol: weight.symbol)
        case .opening: OpeningButton()
        case .kinds, .table, .figures:
            if let facts = face.facts(of: block) { FactsSection(facts: facts) }
        case .board(let board): BoardView(title: board.title, rows: face.rows(of: board))
        case .publicBoard(let board): PublicBoardView(board: board)
        case .settings(let name, let language, let items):
            Section(name) {
                if let language { ChoicePicker(choice: language) }
                ForEach(items.indices, id: \.self) { SettingItemView(item: items[$0]) }
            }
        case .offer(let offer):
            Section(offer.title) {
                ForEach(offer.lines, id: \.self) { Text($0) }
                OfferButtons(offer: offer)
            }
        case .devices(let list): DevicesView(list: list)
        case .medal(let place): MedalView(place: place)
        case .face(let number, let name, let another):
            OwnFaceView(number: number, name: name, another: another)
        case .demo(let demo):
            StageView(shape: demo.stage).frame(height: 300).frame(maxWidth: .infinity)
        case .door(let door): DoorView(door: door)
        case .wall(let tiles): WallView(tiles: tiles).frame(height: 100)
        case .shelf(let shelf): ShelfView(shelf: shelf)
        case .ways(let controls):
            ForEach(controls.indices, id: \.self) { index in
                // The last control leaves the screen.
                if index + 1 < controls.count {
                    MainButton(control: controls[index])
                } else {
                    ControlButton(control: controls[index])
                }
            }
        }
    }
}

private struct Sentence: View {
    let text: String
    let tone: Block.Tone

    var body: some View {
        switch tone {
        case .plain, .status: Text(text).font(.footnote)
        case .line, .name: Text(text)
        case .score: Text(text).font(.title2.bold()).monospacedDigit()
        case .code:
            Text(text).font(.system(size: 34, weight: .heavy, design: .monospaced))
        case .problem: if !text.isEmpty { ProblemText(text: text) }
        }
    }
}

/// A medal, hidden from VoiceOver because the title states the same place.
private struct MedalView: View {
    let place: Int

    var body: some View {
        Text(String(place)).font(.largeTitle.bold()).foregroundStyle(.black)
            .padding(18).background(Fair.podium[place - 1], in: Circle())
            .accessibilityHidden(true)
    }
}

private struct ChoicePicker: View {
    let choice: Choice

    var body: some View {
        ControlPicker(title: choice.title, controls: choice.controls, isRow: choice.name.isShort)
    }
}

extension Choice.Name {
    /// Whether the choices are few and short.
    fileprivate var isShort: Bool { self == .way || self == .kind || self == .game }
}

private struct PublicBoardView: View {
    let board: PublicTable
    @Environment(Face.self) private var face

    var body: some View {
        if board.isKnown { BoardView(title: board.title, rows: face.rows(of: board)) }
        if let ends = board.ends { CountdownText(phrase: .endsIn, ends: ends) }
    }
}

private struct OfferButtons: View {
    let offer: HouseOffer
    @Environment(Face.self) private var face

    var body: some View {
        ForEach(offer.ways.indices, id: \.self) { index in
            let way = offer.ways[index]
            Button(way.name, role: role(of: way.action)) { face.press(way.action) }
        }
    }

    private func role(of action: Action) -> ButtonRole? {
        switch action {
        case .house(.stay): .cancel
        case .house(.leave), .house(.leaveForGood), .forgetDevice: .destructive
        default: nil
        }
    }
}
