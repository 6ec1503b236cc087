"""Mistakes in the app."""

from face import FACE, LANGUAGES
from fault import Fault


def app(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/Funfair/{file}.swift", text, instead, ("FunfairTests",))


SETTINGS = [
    app(
        "the colours of the last seconds appear late", "Screens/Live",
        ",\n            run.hud.countdown?.urgency == old.hud.countdown?.urgency", ""),
    app(
        "a replay with two positions in one tick never ends", "Playing/Cabinet",
        "guard replayedInputs < script.count",
        "replayedInputs = inputs\n        guard replayedInputs < script.count"),
    app(
        "a setting isn't stored", "Records/Records",
        "if control.value(settings) != before { saveSettings() }", "_ = before"),
    app(
        "the chosen language isn't stored", "Records/Records",
        "settings.language = language\n        saveSettings()", "settings.language = language"),
    app(
        "a return to the standard game isn't stored", "Records/Records",
        "bounds.standard) }\n        contest.choose(in: &settings)\n        saveSettings()",
        "bounds.standard) }\n        contest.choose(in: &settings)"),
    app(
        "resetting the settings also resets the mode", "Records/Records",
        "bounds.standard) }\n        contest.choose(in: &settings)", "bounds.standard) }"),
    app(
        "a number is corrected while it is still being typed", "App+settings",
        "guard problem == nil || isFinished else { return }\n", ""),
    app(
        "a setting's problem is still shown after it is fixed", "App+settings",
        "screens.problems.removeAll { $0.setting == setting }", ""),
    app(
        "a setting's problem is shown again when the player returns", "App+navigation",
        "screens.board = BoardChoice()\n        screens.problems.removeAll()",
        "screens.board = BoardChoice()"),
    app(
        "a run keeps using tilt after the sensor is refused", "App+settings",
        "if records.turnOff(.tilt, at: stall), let session { takeSettings(session) }",
        "_ = records.turnOff(.tilt, at: stall)"),
    app(
        "the message that nothing can be stored is repeated", "Screens/Screens",
        "        isStoreDoubted = true\n", ""),
    app(
        "a message about a damaged file stays on the next screen", "App+navigation",
        "        screens.dismissReply()\n", ""),
    app(
        "an action's number expires while in use", "ActionNumbers",
        "number > max(0, next - Self.most / 2)", "number > 0"),
    app(
        "parties are offered although the house doesn't answer", "Screens/HomeScreen",
        "desk.hasParties && !desk.connection.isSilent", "desk.hasParties"),
    app(
        "a paused run keeps reading the tilt sensor", "Screens/App+screens",
        "guard let session, !session.isStopped, !session.isAtParty else { return false }",
        "guard let session, !session.isAtParty else { return false }"),
    app(
        "all settings of a long list are shown before a run", "Screens/App+screens",
        "if isLong, control", "if !isLong, control"),
]

NAMES = [
    app(
        "a name used for a second time is listed twice", "Records/RecentNames",
        "names.putFirst(name, atMost: Self.most)", "names.insert(name, at: 0)"),
    app(
        "recent names are loaded in reverse order", "Records/RecentNames",
        "!names.contains(name) { names.append(name) }",
        "!names.contains(name) { names.insert(name, at: 0) }"),
    app(
        "a name's length includes surrounding spaces", "Screens/App+screens",
        "in: field.text.trimmed", "in: field.text"),
    app(
        "an empty name field shows its problem when the player returns", "App+navigation",
        "playing.leaveResult()\n        screens.name.leave()", "playing.leaveResult()"),
    app(
        "the name field isn't updated after a run", "App+runs",
        "screens.name.show(player)\n        ", ""),
    app(
        "a waiting run is counted in other players' statistics", "Records/Tallies",
        "cabinet.player == player, ", ""),
]

BOARDS = [
    app(
        "a run whose settings changed during play is on the standard board", "Records/Records",
        "let isStandard = session.cabinet.isStandard\n        let contest",
        "let isStandard = session.stall.isStandard(settings)\n        let contest"),
    app(
        "the scores always open on the standard board", "Screens/ScoresScreen",
        "screens.board.isStandard ?? stall.isStandard(records.settings)",
        "screens.board.isStandard ?? true"),
    app(
        "a score from older rules is shown as the best of the current ones", "Records/Boards",
        "return Contest(self).map { ($0, 1) }",
        "return Contest(self).map { ($0, $0.rulesVersion) }"),
    app(
        "runs from older rules can be watched", "Screens/ScoresScreen",
        "isPlayed ? row.run : nil", "row.run"),
    app(
        "a chosen board stays chosen after leaving the tab", "App+navigation",
        "screens.board = BoardChoice()\n        ", ""),
    app(
        "the stalls always show the standard game's best score", "Screens/App+screens",
        "at: stall), isStandard: stall.isStandard(records.settings)]",
        "at: stall), isStandard: true]"),
    app(
        "a stored practice run is loaded as one that counts", "Records/Boards",
        "isPractice: words[2].spells(Self.practice)", "isPractice: words[2].spells(Self.counted)"),
    app(
        "the result says that a tie is enough to pass the next player on the device",
        "Screens/App+resultScreen",
        "next.score - score + 1", "next.score - score"),
    app(
        "a single day is shared as a streak", "Screens/ShareCard",
        "days > 1 ?", "days > 0 ?"),
    app(
        "a streak ends before the player has played today", "Records/DaysPlayed",
        "stretch.last >= day - 1", "stretch.last >= day"),
    app(
        "an hour and five minutes is shown as an hour and 65", "Screens/StatisticsScreen",
        "words.number(minutes % 60)", "words.number(minutes)"),
    app(
        "a run is shown one point too far below the best", "Screens/App+resultScreen",
        "words[.points, best - score]", "words[.points, best - score + 1]"),
]

RUNS = [
    app(
        "a pause drops the elapsed fraction of a tick", "Playing/Playback",
        "if !isHeld { heldTime = pendingTime }\n", ""),
    app(
        "a key held when a pause begins stays held", "Playing/Session",
        "guard phase == .paused else { return }\n        cabinet.releaseHolds()",
        "guard phase == .paused else { return }"),
    app(
        "a run continues while the page is hidden", "App",
        "case .hidden:\n            lookAway()", "case .hidden:"),
    app(
        "a run continues while the device is turned", "Playing/Session",
        "if isAtParty, countIn != nil { return }\n        pause()",
        "if isAtParty, countIn != nil { return }"),
    app(
        "a slow frame makes a run jump", "Playing/Playback",
        "min(max(milliseconds, 0), Self.longestFrame)", "max(milliseconds, 0)"),
    app(
        "bubbles are visible during a pause", "Playing/Session",
        "(phase == .paused || wasPaused", "(phase == .intermission || wasPaused"),
    app(
        "bubbles are visible during the count-in after a pause", "Playing/Session",
        "wasPaused && countIn != nil", "wasPaused && countIn == nil"),
    app(
        "bubbles can be popped during the count-in", "Playing/Session",
        "case .countIn: cabinet.staging.allowsHoldInCountIn",
        "case .countIn: cabinet.staging.allowsHoldInCountIn || !cabinet.moment.isWaiting"),
    app(
        "bubbles can be popped during a pause", "Playing/Session",
        "case .paused, .intermission: false",
        "case .paused: true\n        case .intermission: false"),
    app(
        "a bet is stored only after the wheel stops", "App+runs",
        "if session.takeChange() {",
        "if session.takeChange(), session.cabinet.moment.shownTicks == nil {"),
    app(
        "a run continues behind the home screen", "App+navigation",
        "case .home:\n            pause()", "case .home:"),
    app(
        "a run continues after another stall is opened", "App+navigation",
        "if screens.stall != stall {\n            pause()", "if screens.stall != stall {"),
    app(
        "a run is stored only once while it is played", "Playing/SaveSchedule",
        "nextSave = tick + Self.ticksBetweenSaves\n", "nextSave = .max\n"),
    app(
        "a finished run stays stored and is offered again", "App+runs",
        "summary(in: words), for: place)\n        request(.remove(.run(session.stall)))",
        "summary(in: words), for: place)"),
    app(
        "a dropped run is deleted from the store at once", "Playing/Playing",
        "remove(session)\n        dropped = DroppedRun(session)",
        "remove(session)\n        requests += .remove(.run(session.stall))\n"
        "        dropped = DroppedRun(session)"),
    app(
        "a dropped run can be restored during another run", "App+runs",
        "at stall: Stall) {\n        forgetDropped()", "at stall: Stall) {"),
    app(
        "a waiting run is offered under another player's name", "Screens/App+playScreen",
        "var facts = [session.cabinet.player.text]",
        "var facts = [records.names.last?.text ?? session.cabinet.player.text]"),
    app(
        "a ghost from one stall appears at another", "Playing/Playing",
        "rival.end.contest(at: rival.stall) == contest,",
        "rival.end.contest(at: rival.stall).row == contest.row,"),
    app(
        "a ghost from one mode appears in another", "Playing/Playing",
        "rival.end.contest(at: rival.stall) == contest,", "rival.stall == stall,"),
    app(
        "a ghost from one wall appears on another", "Playing/Playing",
        "contest != .drawnWall || rival.wall == settings.wall", "contest.stall == stall"),
    app(
        "an older run with an equal score is mistaken for the one just played",
        "Screens/App+rivals", "&& (name == nil || row.run == nil || row.run == name),", ","),
    app(
        "a score without a board is shared as the best", "Records/Records",
        "score: entry.score,\n                best: nil)",
        "score: entry.score,\n                best: entry.score)"),
    app(
        "a run is dropped at any error status", "HouseDesk/HouseAnswer",
        "guard (400..<500).contains(status), !isSilence, let problem, problem.pause == nil,\n"
        "            problem.isKnown",
        "guard (400..<500).contains(status), !isSilence, let problem"),
    app(
        "a run that ends in two windows counts twice", "Records/Tallies",
        "guard !isCounted(run.identity) else { return false }\n", ""),
    app(
        "a window loses its own latest runs when another one stores some", "Records/Tallies",
        "for run in own where all.add(run) {}\n", ""),
    app(
        "a run that left the outbox returns from another window", "HouseDesk/Outbox",
        "where !isDone(item.ticket) {", "{"),
    app(
        "another window's boards replace this window's", "Records/Records",
        "all.merge(boards)\n", ""),
    app(
        "a window keeps playing a run that another one plays", "App+store",
        "        playing.restore(kept)\n    }\n\n    /// Removes waiting runs",
        "    }\n\n    /// Removes waiting runs"),
    app(
        "a window doesn't report that another one plays its run", "App+store",
        "if !session.isStopped { screens.reply(words[.playedElsewhere]) }", ""),
    app(
        "a new window removes the ticket of a run in another one", "HouseDesk/HouseDesk+tickets",
        "if session?.cabinet.seed == kept.seed {\n",
        "if session?.cabinet.seed != kept.seed { request(.remove(.ticket(stall))) } else {\n"),
    app(
        "a challenge that arrives late interrupts a party's run", "App+challenge",
        "let isAwaited = screens.place == .stall(stall, .play)", "let isAwaited = true"),
    app(
        "a removed wall stays public", "Walls/WallBook",
        "if wall.isOwn { discard(wall.shown) }", "_ = wall"),
    app(
        "publishing a changed wall leaves its old version public", "Walls/WallBook",
        "discard(before)\n", "_ = before\n"),
    app(
        "the chosen wall is dropped to make room for a new one", "Walls/WallBook",
        "while walls[last].isOwn || walls[last].number == chosen { last -= 1 }",
        "while walls[last].isOwn { last -= 1 }"),
    app(
        "players are remembered without a limit", "Records/Remembered",
        "if count > most { remove(at: 0) }", "_ = most"),
    app(
        "a seen hint isn't stored", "Records/Records",
        "hints[stall] = count\n        save(.hints)",
        "hints[stall] = count"),
    app(
        "a hint is shown during a pause", "Playing/ShownHint",
        "seen < hints.count, !isStopped,", "seen < hints.count,"),
    app(
        "losing the last life is announced as 0 lives left", "Screens/Announcement",
        "let lives = hud.lives?.left, lives > 0, lives <", "let lives = hud.lives?.left, lives <"),
    app(
        "a tap at the very end of a run starts the next", "Playing/Finished",
        "age < Self.ignoredTapsMilliseconds", "age < 0"),
]

HOUSE = [
    app(
        "tying with the next rival is shown as passing them", "Screens/App+rivals",
        "missing: $0.score - score + 1)", "missing: $0.score - score)"),
    app(
        "a player is shown as their own next rival", "Screens/App+rivals",
        "$0.score >= score && $0.player != player", "$0.score >= score"),
    app(
        "a name is looked up while it is still being typed", "Screens/Screens",
        "let isOver = rest + milliseconds >= Self.pause", "let isOver = rest + milliseconds >= 0"),
    app(
        "the outbox holds one run fewer than its limit", "HouseDesk/Outbox",
        "items.count > Self.most ||", "items.count >= Self.most ||"),
    app(
        "the answer about a dropped run removes another one", "HouseDesk/Outbox",
        "items.firstIndex(where: { $0.number == number })",
        "items.indices.first ?? items.firstIndex(where: { $0.number == number })"),
    app(
        "two runs are sent at the same time", "HouseDesk/HouseDesk+runs",
        "guard !connection.isPending(.runs), !isLeaving, let", "guard !isLeaving, let"),
    app(
        "a run is sent before it is stored", "HouseDesk/HouseDesk+runs",
        "saveOutbox()\n        flushOutbox(for: player)",
        "flushOutbox(for: player)\n        saveOutbox()"),
    app(
        "a challenge requested before switching games still starts", "App+navigation",
        "            desk.wish = nil\n", ""),
    app(
        "only one registered name belongs to this device", "HouseDesk/HouseBook",
        "Bool { names.contains(name) }", "Bool { names.first == name }"),
]

WALLS = [
    app(
        "a stroke in the wall editor isn't stored", "Walls/WallDesk",
        "wall.drawing = open.editor.drawing\n        book.put(wall)\n        save()",
        "wall.drawing = open.editor.drawing\n        book.put(wall)"),
    app(
        "a wall changed since its clearing still counts as cleared", "Walls/WallBook",
        "lastCleared.flatMap { $0.wall.drawing == drawing ? $0 : nil }", "lastCleared"),
    app(
        "a proof with fewer points replaces a better one", "Walls/WallDesk",
        "before.score >= cleared.score {\n            return nil",
        "before.score == cleared.score {\n            return nil"),
    app(
        "clearing a friend's wall proves it", "Walls/WallBook",
        "where wall.isOwn && wall.drawing", "where wall.drawing"),
    app(
        "a restored wall has lost its proof", "Walls/WallDesk",
        "keep(proof, of: number)\n", "_ = (proof, number)\n"),
    app(
        "a link with a wrong checksum is accepted", "Walls/WallLink",
        "guard byte == UInt8(truncatingIfNeeded: rest) else { throw .damaged }\n", "_ = byte\n"),
    app(
        "extra bytes after a link's wall are ignored", "Walls/WallLink",
        "guard reader.remaining == 0 else { throw .damaged }\n", ""),
    app(
        "a wall changed since its publication still counts as published", "Walls/WallBook",
        "shown != nil && shown == WallCode(drawing)", "shown != nil"),
    app(
        "a published wall isn't stored as published", "Walls/WallBook",
        "guard let shown = wall.shown else { continue }",
        "guard let shown = wall.shown, shown != wall.shown else { continue }"),
    app(
        "a ticket is requested for every drawn wall", "HouseDesk/HouseDesk+tickets",
        "session.contest == .drawnWall && hasWalls && boards.wall != nil ? .wall : nil",
        "session.contest == .drawnWall && hasWalls ? .wall : nil"),
    app(
        "a ticket is requested for a wall where walls are off", "HouseDesk/HouseDesk+tickets",
        "session.contest == .drawnWall && hasWalls && boards.wall != nil ? .wall : nil",
        "session.contest == .drawnWall && boards.wall != nil ? .wall : nil"),
    app(
        "a wall's address at the house is sent to friends where walls are turned off",
        "Screens/WallsScreen", "{ desk.hasWalls && wall.isShown }", "{ wall.isShown }"),
    app(
        "a form for joining is shown where parties are turned off", "Screens/PartyScreen",
        "guard desk.offersParties else { return }\n", ""),
    app(
        "a move made while another is on its way is lost", "Party/Party",
        "nextMove = sent == move ? nil : move", "_ = sent"),
    app(
        "the previous wall's board is shown for this one", "HouseDesk/HouseDesk+boards",
        "if wall == self.wall { return }\n        forget(.wall)\n", ""),
    app(
        "walls that arrive after a change of order are still added", "HouseDesk/HouseDesk+walls",
        "if answer.status == 200, order == desk.gallery.order {", "if answer.status == 200 {"),
    app(
        "a further page repeats walls already shown", "Walls/ShownWall",
        "if !walls.contains(where: { $0.code == wall.code }) { walls.append(wall) }",
        "walls.append(wall)"),
    app(
        "a demo continues behind another screen", "Playing/Playing",
        "        attract.end()\n        party.endDemo()", "        party.endDemo()"),
    app(
        "another window's settings bring the first wall back", "Records/Records",
        "            set(wall)\n", "            _ = wall\n"),
]

APP: list[Fault] = [*SETTINGS, *NAMES, *BOARDS, *RUNS, *HOUSE, *FACE, *WALLS, *LANGUAGES]
