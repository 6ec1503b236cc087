import FunfairFace
import SwiftUI

struct ShareButton: View {
    let card: ShareCard
    @Environment(Face.self) private var face
    @State private var picture: Image?

    var body: some View {
        ZStack {
            if let picture {
                ShareLink(
                    item: picture, message: Text(card.text(from: Fairground.house)),
                    preview: SharePreview(card.game, image: picture)
                ) { Label(card.name, systemImage: "square.and.arrow.up") }
                .buttonStyle(.bordered)
            }
        }
        .onAppear {
            let score = face.view.words.number(card.score)
            let renderer = ImageRenderer(content: SharedPicture(card: card, score: score))
            renderer.scale = 3
            picture = renderer.cgImage.map { Image(decorative: $0, scale: 3) }
        }
    }
}

private struct SharedPicture: View {
    let card: ShareCard
    let score: String

    var body: some View {
        VStack(spacing: 6) {
            Text(verbatim: "Funfair").font(.system(size: 18)).foregroundStyle(Fair.gold)
            Text(card.game).font(.system(size: 24))
            Text(card.player.text).font(.system(size: 16))
            Text(score).font(.system(size: 84)).foregroundStyle(Fair.gold)
            Text(card.rank).font(.system(size: 17))
            ForEach(card.lines.prefix(4), id: \.self) { Text($0).font(.system(size: 14)) }
            Text(card.invitation).font(.system(size: 16)).foregroundStyle(Fair.gold)
        }
        .fontWeight(.heavy).fontDesign(.rounded).foregroundStyle(.white)
        .lineLimit(1).minimumScaleFactor(0.4)
        .padding(.horizontal, 56)
        .frame(width: 360, height: 360)
        .background { ground }
    }

    /// The background, with the game's things on both sides of the text.
    private var ground: some View {
        let looks = card.stall?.looks ?? []
        return Canvas { context, size in
            for (index, look) in looks.prefix(10).enumerated() {
                var layer = context
                let side = index % 2 == 0 ? 0.07 : 0.93
                layer.translateBy(x: size.width * side, y: 30 + CGFloat(index / 2) * 75)
                layer.scaleBy(x: 22, y: 22)
                layer.draw(Sketch(look))
            }
        }
        .background { Sky(colours: card.stall?.isTable == true ? Fair.felt : Fair.night) }
    }
}
