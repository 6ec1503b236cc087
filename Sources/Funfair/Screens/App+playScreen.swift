import Arcade
import Phrases
import Roulette

extension App {
    func playScreen(_ session: Session) -> PlayScreen {
        let home = Control(words[.home], .home)
        return PlayScreen(
            player: session.cabinet.player, live: live(session),
            best: best(for: session), rival: rival(of: session),
            pause: session.canPause ? Control(words[.pause], .pause) : nil,
            interrupted: session.phase == .paused ? interrupted(session) : nil,
            intermission: session.phase == .intermission
                ? intermission(session, home: home) : nil,
            panel: session.cabinet.panel(in: words).map { panel in
                if session.isAtParty {
                    let line = wheelLine(session)
                    return PlayPanel(
                        panel, in: words, isPlayed: bettingLeft != nil,
                        note: panel.result == nil ? nil : line, hint: line)
                }
                return PlayPanel(
                    panel, in: words,
                    wait: desk.isAwaited(by: session) ? desk.draw.wait : nil,
                    note: desk.reasonNotCounted(session, in: words) == nil
                        ? nil : words[.gameCountsHereOnly])
            },
            home: home, isPractice: session.cabinet.isPractice, watch: nil,
            race: raceStatus(session), pace: session.lead.map { PaceStatus(lead: $0) },
            hint: hintLine(of: session), hasHintRoom: session.hasHintRoom, isLed: isLed(session))
    }

    /// Whether a mouse controls the paddle, from the count-in onward. If the stage has touch
    /// targets or controls, the mouse clicks those instead.
    private func isLed(_ session: Session) -> Bool {
        guard !session.stall.hasTargets, !session.stall.isTable else { return false }
        return switch stageState {
        case .running, .countIn: true
        case .away, .dimmed, .covered, .behind, .celebrating: false
        }
    }

    private func intermission(_ session: Session, home: Control) -> IntermissionDialog? {
        let summary = session.cabinet.summary(in: words)
        return summary.proceed.map { proceed in
            IntermissionDialog(
                title: summary.title, lines: summary.lines,
                proceed: Control(proceed, .proceed(session.stall)),
                again: Control(words[.playAgain], .again(session.stall)), home: home)
        }
    }

    /// - Parameter isAway: whether the home screen shows the run.
    func interrupted(_ session: Session, isAway: Bool = false) -> Interrupted {
        let stall = session.stall
        if session.isAtParty {
            return Interrupted(
                title: words[.othersPlayOn], summary: summary(of: session),
                resume: Control(words[session.kind.resume], .party(.resume)), finish: nil,
                drop: Control(words[.leaveParty], .party(.leave)))
        }
        return Interrupted(
            title: words[session.kind.interruptedTitle], summary: summary(of: session),
            resume: Control(
                words[isAway ? .continueRun : session.kind.resume], .resume(stall)),
            finish: isAway || !session.isOpenEnded
                ? nil : Control(words[.finishRun], .finish(stall)),
            drop: session.cabinet.staging.asksForName
                ? Control(words[.newGame], .startOver(stall))
                : Control(words[.dropRun], .drop(stall)))
    }

    /// Returns a run's player and state, such as `Ada · 42 s left · 340 points`.
    private func summary(of session: Session) -> String {
        let hud = session.cabinet.hud
        var facts = [session.cabinet.player.text]
        if !session.contest.isStandardWay { facts.append(words[session.contest.way.name]) }
        if let countdown = hud.countdown {
            facts.append(words[.secondsLeft, words.number(countdown.remaining)])
        }
        if let level = hud.level { facts.append(words[.atLevel, words.number(level)]) }
        if let lives = hud.lives { facts.append(words[.lives, lives.left]) }
        if let purse = hud.purse { facts.append(words[.money, words.number(purse.money)]) }
        facts.append(words[.points, hud.score])
        return String(joining: facts, by: " · ")
    }
}
