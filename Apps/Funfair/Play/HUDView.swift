import FunfairFace
import SwiftUI

struct HUDView: View {
    /// The height reserved above a stage, in points.
    static let height = 64.0

    let screen: PlayScreen
    @Environment(Face.self) private var face

    var body: some View {
        VStack(spacing: 4) {
            HStack {
                if face.view.settings.isLeftHanded { wayOut }
                if let purse = screen.hud.purse { table(purse) } else { run }
                if !face.view.settings.isLeftHanded { wayOut }
            }
            if let race = screen.race {
                Label(
                    (race.player.map { $0.text + " " } ?? "") + race.standing,
                    systemImage: "flag.fill"
                )
                .font(.caption.bold())
            }
        }
        .padding(.horizontal)
        .frame(minHeight: Self.height)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }

    /// The pause button, or Home at a table, where players can leave and come back.
    @ViewBuilder private var wayOut: some View {
        if let pause = screen.pause {
            ControlButton(control: pause, symbol: "pause.fill").labelStyle(.iconOnly)
        } else if screen.panel != nil, screen.interrupted == nil {
            ControlButton(control: screen.home, symbol: "house.fill").labelStyle(.iconOnly)
        }
    }

    @ViewBuilder private var run: some View {
        let pace = screen.pace?.short(in: face.view.words)
        figure(face.pageWords[.score], screen.hud.score, pace)
        if let clock = screen.hud.countdown { ring(clock) }
        VStack(spacing: 2) {
            ForEach(face.gauges(of: screen.hud), id: \.name) { gauge in
                HStack(spacing: 2) {
                    if let look = gauge.look { SketchView(sketch: Sketch(look), side: 20) }
                    Text(gauge.text).font(.caption.bold())
                }
                .accessibilityText(gauge.name, gauge.value)
            }
        }
        let goal = face.goal(of: screen)
        figure(goal.name, goal.number, goal.player, isLast: true)
    }

    @ViewBuilder private func table(_ purse: HUD.Purse) -> some View {
        figure(face.pageWords[.money], purse.money)
        if let panel = screen.panel?.panel { Text(panel.level).font(.headline) }
        if let badge = purse.badge { Medal(look: face.looks[badge]) }
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
        .accessibilityText(face.pageWords[.time], String(clock.remaining))
    }
}
