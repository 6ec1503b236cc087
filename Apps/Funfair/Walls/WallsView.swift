import FunfairFace
import SwiftUI

/// A shelf of walls.
struct ShelfView: View {
    let shelf: WallShelf

    var body: some View {
        Section(shelf.title) {
            if !shelf.orders.isEmpty {
                ControlPicker(title: shelf.title, controls: shelf.orders)
                    .pickerStyle(.segmented)
            }
            ForEach(shelf.items, id: \.number) { KeptWallRow(item: $0, send: shelf.send) }
            if let note = shelf.note { Text(note).foregroundStyle(.secondary) }
            if let further = shelf.further { ControlButton(control: further) }
        }
    }
}

private struct KeptWallRow: View {
    let item: WallShelf.Item
    let send: String
    @Environment(Face.self) private var face

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            WallRow(tiles: item.tiles, name: item.name, line: item.line)
            ButtonRow { main }
            ButtonRow { ForEach(item.more, id: \.name) { ControlButton(control: $0) } }
        }
    }

    @ViewBuilder private var main: some View {
        if let play = item.play { ControlButton(control: play, symbol: "play.fill") }
        if let like = item.like {
            ControlButton(control: like, symbol: like.isSelected ? "heart.fill" : "heart")
        }
        if let url = item.url(from: Fairground.house) {
            ShareLink(item: url, message: Text(face.pageWords[.beatMyWall])) {
                Label(send, systemImage: "square.and.arrow.up")
            }
            .buttonStyle(.bordered)
        }
    }
}

/// A wall's picture, with text beside it.
struct WallRow: View {
    let tiles: [UInt8]
    let name: String
    let line: String

    var body: some View {
        HStack(spacing: 14) {
            WallView(tiles: tiles).frame(width: 120, height: 60)
            VStack(alignment: .leading) {
                Text(name).bold()
                Text(line).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}

/// The picture of a wall.
struct WallView: View {
    let tiles: [UInt8]

    var body: some View {
        Canvas { context, size in
            for brick in WallPicture(tiles, size: size).bricks {
                var layer = context
                layer.translateBy(x: brick.box.midX, y: brick.box.midY)
                // A brick's sketch is a little over 2 wide and half as high.
                layer.scaleBy(x: brick.box.width / 2.2, y: brick.box.height / 1.24)
                layer.draw(Sketch(brick.look))
            }
        }
        .background { RoundedRectangle(cornerRadius: 6).fill(Fair.night[1]) }
        .accessibilityHidden(true)
    }
}
