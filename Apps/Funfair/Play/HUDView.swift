import Arcade
import Funfair
import FunfairFace
import SwiftUI

/// What is written above a stage.
struct HUDView: View {
    /// Points that are kept for it above a stage.
    static let height = 64.0

    let screen: PlayScreen
    @Environment(Face.self) private var face

    var body: some View {
        VStack(spacing: 4) {
            HStack {
                if face.view.isLeftHanded { wayOut }
                if let purse = screen.hud.purse { table(purse) } else { score }
                if !face.view.isLeftHanded { wayOut }
            }
            if let race = screen.race {
                Label(race.player.text + " " + race.standing, systemImage: "flag.fill")
                    .font(.caption.bold())
            }
        }
        .padding(.horizontal)
        .frame(minHeight: Self.height)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }

    /// A table has no pause; one goes home, and comes back.
    @ViewBuilder
    private var wayOut: some View {
        if let pause = screen.pause {
            SymbolButton(control: pause, symbol: "pause.fill")
        } else if screen.panel != nil, screen.interrupted == nil {
            SymbolButton(control: screen.home, symbol: "house.fill")
        }
    }

    @ViewBuilder
    private var score: some View {
        let words = face.view.words
        figure(face.pageWords[.score], screen.hud.score, screen.pace?.short(in: words))
        MultiplierView(hud: screen.hud)
        StandingView(hud: screen.hud)
        figure(face.pageWords[.best], screen.best?.score, screen.best?.player.text, isLast: true)
    }

    @ViewBuilder
    private func table(_ purse: HUD.Purse) -> some View {
        figure(face.pageWords[.money], purse.money)
        if let panel = screen.panel?.panel { Text(panel.level).font(.headline) }
        if let badge = purse.badge { Medal(look: face.stage.looks[badge]) }
        figure(face.pageWords[.score], screen.hud.score, isLast: true)
    }

    private func figure(
        _ name: String, _ number: Int?, _ note: String? = nil, isLast: Bool = false
    ) -> some View {
        VStack(alignment: isLast ? .trailing : .leading, spacing: 0) {
            Text(note.map { name + " · " + $0 } ?? name).font(.caption.bold())
                .foregroundStyle(.secondary)
            Text(number.map { face.view.words.number($0) } ?? "–")
                .font(.title2.bold()).monospacedDigit()
        }
        .frame(maxWidth: .infinity, alignment: isLast ? .trailing : .leading)
        .accessibilityElement(children: .combine)
    }
}

/// A chain, or what points are multiplied with.
private struct MultiplierView: View {
    let hud: HUD
    @Environment(Face.self) private var face

    var body: some View {
        if let chain = hud.chain, chain.length > 1 {
            let look = face.stage.looks[chain.look]
            let colour = look.name(in: face.view.words)
            HStack(spacing: 2) {
                SketchView(Sketch(look), side: 20)
                Text(verbatim: "×\(chain.length)").font(.headline)
            }
            .told(face.pageWords[.chainOf, String(chain.length), colour])
        } else if let factor = hud.factor, factor > 1 {
            Text(verbatim: "×\(factor)").font(.headline)
                .told(face.pageWords[.timesPoints, String(factor)])
        }
    }
}

/// The time, lives, the level, and when balls can be nudged: what a game has of them.
private struct StandingView: View {
    let hud: HUD
    @Environment(Face.self) private var face

    var body: some View {
        VStack(spacing: 2) {
            if let clock = hud.countdown { ring(clock) }
            if let lives = hud.lives {
                HStack(spacing: 4) {
                    ForEach(0..<lives.total, id: \.self) { index in
                        Image(systemName: index < lives.left ? "circle.fill" : "circle")
                    }
                }
                .told(face.pageWords[.lives], String(lives.left))
            }
            HStack {
                if let level = hud.level { Text(face.pageWords[.levelNumber, String(level)]) }
                if let nudge = hud.nudge {
                    Label(wait(nudge), systemImage: "arrow.up.circle.fill")
                        .told(face.pageWords[.nudge], wait(nudge))
                }
            }
        }
        .font(.caption)
    }

    private func wait(_ seconds: Int) -> String {
        seconds == 0 ? face.pageWords[.ready] : face.view.words[.seconds, String(seconds)]
    }

    private func ring(_ clock: HUD.Countdown) -> some View {
        let share = Double(clock.remaining) / Double(max(1, clock.total))
        let colour = clock.urgency == nil ? Fair.gold : Fair.urgent
        return ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 5)
            Circle().trim(from: 0, to: share).stroke(colour, lineWidth: 5)
                .rotationEffect(.degrees(-90))
            Text(String(clock.remaining)).font(.headline).monospacedDigit()
        }
        .frame(width: 50, height: 50)
        .told(face.pageWords[.time], String(clock.remaining))
    }
}
