import Arcade
import Phrases
import Roulette

extension App {
    func watchScreen(_ replay: Replay) -> PlayScreen {
        let cabinet = replay.cabinet
        let stall = replay.recording.stall
        return PlayScreen(
            player: cabinet.player, live: live(replay),
            best: records.boards[
                cabinet.contest(at: stall), isStandard: cabinet.isStandard
            ].best, rival: nil,
            pause: nil,
            interrupted: nil, intermission: nil,
            panel: cabinet.panel(in: words).map { PlayPanel($0, in: words, isPlayed: false) },
            home: Control(words[.home], .home), isPractice: cabinet.isPractice,
            watch: controls(of: replay), race: nil, pace: nil, hint: nil, hasHintRoom: false,
            isLed: false)
    }

    private func controls(of replay: Replay) -> WatchControls {
        let isOver = replay.cabinet.moment.isOver
        let isRaced = replay.recording.stall.entry.staging.kind.canBeRaced
        return WatchControls(
            proof: replay.recording.proof.lines(in: words), progress: replay.progress,
            ending: isOver ? replay.cabinet.summary(in: words).title : nil,
            main: isOver
                ? Control(words[.watchAgain], .watch(.again))
                : replay.isPaused
                    ? Control(words[.goOn], .watch(.goOn)) : Control(words[.pause], .watch(.pause)),
            speeds: isOver
                ? []
                : Replay.speeds.map {
                    Control(
                        String(joining: "×", String($0)), .watch(.speed($0)),
                        isSelected: $0 == replay.speed)
                },
            race: isOver && isRaced ? Control(words[.race], .race(.watched)) : nil,
            back: Control(words[.back], .watch(.back)))
    }

    func raceOffer(at stall: Stall) -> RaceOffer? {
        guard let rival = playing.rival(at: stall, records.settings) else { return nil }
        return RaceOffer(
            title: words[.racing, rival.end.player.text, words[.points, rival.end.score]],
            leave: Control(words[.noGhost], .race(.off)))
    }

    func raceStatus(_ session: Session) -> RaceStatus? {
        if session.isAtParty, !session.kind.isDrawn {
            // Reserve the space from the start, because a shrinking stage would move its touch
            // targets.
            return RaceStatus(
                player: nil,
                standing: party.said.flatMap { standing(of: $0.you) } ?? "–")
        }
        return session.ghost.map { ghost in
            RaceStatus(
                player: ghost.player,
                standing: String(
                    joining: words.number(ghost.score), " · ",
                    ghost.standing(of: session.cabinet.score, in: words)))
        }
    }
}
