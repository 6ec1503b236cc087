"""Mistakes in the app as a value, in the native face, and in the languages."""

from fault import Fault


def app(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/Funfair/{file}.swift", text, instead, ("FunfairTests",))


def face(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/FunfairFace/{file}.swift", text, instead, ("FunfairFaceTests",))


def languages(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/{file}.swift", text, instead, ("LanguagesTests",))


SETTINGS = [
    app(
        "the colours of the last seconds come late", "Screens/Live",
        ",\n            run.hud.countdown?.urgency == old.hud.countdown?.urgency", ""),
    app(
        "a run with two places in one tick is watched for ever", "Playing/Cabinet",
        "guard replayedInputs < script.count",
        "replayedInputs = inputs\n        guard replayedInputs < script.count"),
    app(
        "a setting is not kept", "Records/Records",
        "if control.value(settings) != before { saveSettings() }", "_ = before"),
    app(
        "a language that was chosen is not kept", "Records/Records",
        "settings.language = language\n        saveSettings()", "settings.language = language"),
    app(
        "the way back to the standard game is not kept", "Records/Records",
        "bounds.standard) }\n        contest.choose(in: &settings)\n        saveSettings()",
        "bounds.standard) }\n        contest.choose(in: &settings)"),
    app(
        "the way to play goes back with the settings", "Records/Records",
        "bounds.standard) }\n        contest.choose(in: &settings)", "bounds.standard) }"),
    app(
        "a number that is still being typed is brought back already", "App+settings",
        "guard problem == nil || isFinished else { return }\n", ""),
    app(
        "what is wrong with a setting is still told after it was put right", "App+settings",
        "screens.problems.removeAll { $0.setting == setting }", ""),
    app(
        "what was wrong with a setting is told again when one comes back", "App+navigation",
        "screens.board = BoardChoice()\n        screens.problems.removeAll()",
        "screens.board = BoardChoice()"),
    app(
        "the run goes on tilted though nobody feels it", "App+settings",
        "if records.turnOff(.tilt, at: stall), let session { takeSettings(session) }",
        "_ = records.turnOff(.tilt, at: stall)"),
    app(
        "whoever cannot keep anything is told again and again", "Screens/Screens",
        "        isStoreDoubted = true\n", ""),
    app(
        "what was said of a damaged file stays over the next one", "App+navigation",
        "        screens.dismissReply()\n", ""),
    app(
        "an action in use is forgotten", "ActionNumbers",
        "number > max(0, next - Self.most / 2)", "number > 0"),
    app(
        "a party is opened where no house answers", "Screens/HomeScreen",
        "desk.isShown && !desk.connection.isSilent", "desk.isShown"),
    app(
        "a paused run goes on asking how the device is tilted", "Screens/App+screens",
        "guard let session, !session.isStopped, !session.isAtParty else { return false }",
        "guard let session, !session.isAtParty else { return false }"),
    app(
        "all settings of a long table are told before a run", "Screens/App+screens",
        "if isLong, control", "if !isLong, control"),
]

NAMES = [
    app(
        "a name that plays again is remembered twice", "Records/RecentNames",
        "names = names.filter { $0 != name }", ""),
    app(
        "recent names come back the last one last", "Records/RecentNames",
        "names.append(name)", "names.insert(name, at: 0)"),
    app(
        "the count of a name's letters counts the spaces around it", "Screens/App+screens",
        "in: field.text.trimmed", "in: field.text"),
    app(
        "an empty field is refused already when one comes back to it", "App+navigation",
        "playing.leaveResult()\n        screens.name.leave()", "playing.leaveResult()"),
    app(
        "the name in the field after a run is that before it", "App+runs",
        "screens.name.show(player)\n        ", ""),
    app(
        "a run that waits is counted for whoever's games are looked at", "Records/Tallies",
        "cabinet.player == player, ", ""),
]

BOARDS = [
    app(
        "a run that was changed on its way stands on the standard board", "Records/Records",
        "let isStandard = session.cabinet.isStandard\n        let contest",
        "let isStandard = session.stall.isStandard(settings)\n        let contest"),
    app(
        "the scores begin with the standard board whatever is set", "Screens/ScoresScreen",
        "screens.board.isStandard ?? stall.isStandard(records.settings)",
        "screens.board.isStandard ?? true"),
    app(
        "a score of older rules is the best of the present ones", "Records/Boards",
        "return Contest(self).map { ($0, 1) }",
        "return Contest(self).map { ($0, $0.rulesVersion) }"),
    app(
        "runs of older rules are offered to be watched", "Screens/ScoresScreen",
        "isPlayed ? row.run : nil", "row.run"),
    app(
        "a board that was chosen once stays chosen", "App+navigation",
        "screens.board = BoardChoice()\n        ", ""),
    app(
        "the stalls show the standard game's best whatever is set", "Screens/App+screens",
        "at: stall), isStandard: stall.isStandard(records.settings)]",
        "at: stall), isStandard: true]"),
    app(
        "a practice run comes back as one that counts", "Records/Boards",
        "isPractice: words[2].spells(Self.practice)", "isPractice: words[2].spells(Self.counted)"),
    app(
        "to come up to the next player is told to be enough", "Screens/App+resultScreen",
        "next.score - score + 1", "next.score - score"),
    app(
        "a single day is shared as days in a row", "Screens/ShareCard",
        "days > 1 ?", "days > 0 ?"),
    app(
        "a streak is over until one has played today", "Records/DaysPlayed",
        "stretch.last >= day - 1", "stretch.last >= day"),
    app(
        "an hour and five minutes are told as an hour and 65", "Screens/StatisticsScreen",
        "words.number(minutes % 60)", "words.number(minutes)"),
    app(
        "a run is told to be short of the best by a point too many", "Screens/App+resultScreen",
        "words[.points, best - score]", "words[.points, best - score + 1]"),
]

RUNS = [
    app(
        "a pause forgets the part of a tick that had passed", "Playing/Playback",
        "if !isHeld { heldTime = pendingTime }\n", ""),
    app(
        "a key that was held at a pause is held ever after", "Playing/Session",
        "guard phase == .paused else { return }\n        cabinet.releaseHolds()",
        "guard phase == .paused else { return }"),
    app(
        "a run goes on while the page is hidden", "App",
        "case .hidden:\n            lookAway()", "case .hidden:"),
    app(
        "a run goes on while the device is turned", "Playing/Session",
        "if isAtParty, countIn != nil { return }\n        pause()",
        "if isAtParty, countIn != nil { return }"),
    app(
        "a frame that took long makes a run jump", "Playing/Playback",
        "min(max(milliseconds, 0), Self.longestFrame)", "max(milliseconds, 0)"),
    app(
        "a pause lets the bubbles be looked at", "Playing/Session",
        "(phase == .paused || wasPaused", "(phase == .intermission || wasPaused"),
    app(
        "a pause that counts in lets the bubbles be looked at", "Playing/Session",
        "wasPaused && countIn != nil", "wasPaused && countIn == nil"),
    app(
        "bubbles can be popped while it is counted in", "Playing/Session",
        "case .countIn: cabinet.staging.allowsHoldInCountIn",
        "case .countIn: cabinet.staging.allowsHoldInCountIn || !cabinet.moment.isWaiting"),
    app(
        "bubbles can be popped in a pause", "Playing/Session",
        "case .paused, .intermission: false",
        "case .paused: true\n        case .intermission: false"),
    app(
        "a bet is kept only when its wheel has come to rest", "App+runs",
        "if session.takeChange() {",
        "if session.takeChange(), session.cabinet.moment.shownTicks == nil {"),
    app(
        "a run goes on behind the stalls", "App+navigation",
        "case .home:\n            pause()", "case .home:"),
    app(
        "a run of another stall goes on behind the one that is opened", "App+navigation",
        "if screens.stall != stall {\n            pause()", "if screens.stall != stall {"),
    app(
        "a run that is kept while it is played is kept but once", "Playing/SaveSchedule",
        "nextSave = tick + Self.ticksBetweenSaves\n", "nextSave = .max\n"),
    app(
        "a run that has ended is kept and offered again", "App+runs",
        "summary(in: words), for: place)\n        request(.remove(.run(session.stall)))",
        "summary(in: words), for: place)"),
    app(
        "a dropped run is forgotten by the store at once", "Playing/Playing",
        "remove(session)\n        dropped = DroppedRun(session)",
        "remove(session)\n        requests += .remove(.run(session.stall))\n"
        "        dropped = DroppedRun(session)"),
    app(
        "a dropped run can be taken back into another one", "App+runs",
        "at stall: Stall) {\n        forgetDropped()", "at stall: Stall) {"),
    app(
        "a run that waits is offered as another's", "Screens/App+playScreen",
        "var facts = [session.cabinet.player.text]",
        "var facts = [records.names.last?.text ?? session.cabinet.player.text]"),
    app(
        "the ghost of one stall runs at another", "Playing/Playing",
        "rival.end.contest(at: rival.stall) == contest,",
        "rival.end.contest(at: rival.stall).row == contest.row,"),
    app(
        "a ghost of one way runs in another", "Playing/Playing",
        "rival.end.contest(at: rival.stall) == contest,", "rival.stall == stall,"),
    app(
        "a ghost of one wall runs through another", "Playing/Playing",
        "contest != .drawnWall || rival.wall == settings.wall", "contest.stall == stall"),
    app(
        "an older run with as many points is taken for the one just played",
        "Screens/App+rivals", "&& (name == nil || row.run == nil || row.run == name),", ","),
    app(
        "a score that does not compare is shared as the best", "Records/Records",
        "score: entry.score,\n                best: nil)",
        "score: entry.score,\n                best: entry.score)"),
    app(
        "a run is dropped at any status of 400 and more", "HouseDesk/HouseAnswer",
        "guard (400..<500).contains(status), !isSilence, let problem, problem.pause == nil,\n"
        "            problem.isKnown",
        "guard (400..<500).contains(status), !isSilence, let problem"),
    app(
        "a run that two windows end counts twice", "Records/Tallies",
        "guard !isCounted(run.identity) else { return false }\n", ""),
    app(
        "a window that hears of another one forgets its own last runs", "Records/Tallies",
        "for run in own where all.add(run) {}\n", ""),
    app(
        "a run that has left the outbox comes back from another window", "HouseDesk/Outbox",
        "where !isDone(item.ticket) {", "{"),
    app(
        "another window's boards take the place of this one's", "Records/Records",
        "all.merge(boards)\n", ""),
    app(
        "a window that has the same run plays it on", "App+store",
        "        playing.restore(kept)\n    }\n\n    /// Runs that wait here",
        "    }\n\n    /// Runs that wait here"),
    app(
        "a window doesn't say that another one plays its run", "App+store",
        "if !session.isStopped { screens.reply(words[.playedElsewhere]) }", ""),
    app(
        "a new window removes the ticket of a run in another one", "HouseDesk/HouseDesk+tickets",
        "if session?.cabinet.seed == kept.seed {\n",
        "if session?.cabinet.seed != kept.seed { request(.remove(.ticket(stall))) } else {\n"),
    app(
        "a late challenge stops what is played at a party", "App+challenge",
        "let isAwaited = screens.place == .stall(stall, .play)", "let isAwaited = true"),
    app(
        "a wall that was removed stays public", "Walls/WallBook",
        "if wall.isOwn { discard(wall.shown) }", "_ = wall"),
    app(
        "a wall that is shown again, changed, stays public as it was", "Walls/WallBook",
        "discard(before)\n", "_ = before\n"),
    app(
        "the chosen wall makes room for one that comes", "Walls/WallBook",
        "while walls[last].isOwn || walls[last].number == chosen { last -= 1 }",
        "while walls[last].isOwn { last -= 1 }"),
    app(
        "players are remembered without a bound", "Records/Remembered",
        "if count > most { remove(at: 0) }", "_ = most"),
    app(
        "a hint that was seen is not kept", "Records/Records",
        "hints[stall] = count\n        requests += .save(.hints, hints.text)",
        "hints[stall] = count"),
    app(
        "a hint is told in a pause", "Playing/ShownHint",
        "seen < hints.count, !isStopped,", "seen < hints.count,"),
    app(
        "no life at all is told as one that is left", "Screens/Announcement",
        "let lives = hud.lives?.left, lives > 0, lives <", "let lives = hud.lives?.left, lives <"),
    app(
        "a tap in the last moment of a run plays the next", "Playing/Finished",
        "age < Self.ignoredTapsMilliseconds", "age < 0"),
]

HOUSE = [
    app(
        "as many points as the next rival has are told to pass them", "Screens/App+rivals",
        "missing: $0.score - score + 1)", "missing: $0.score - score)"),
    app(
        "a player is told to pass themselves", "Screens/App+rivals",
        "$0.score >= score && $0.player != player", "$0.score >= score"),
    app(
        "the house is asked about a name at once", "Screens/Screens",
        "let isOver = rest + milliseconds >= Self.pause", "let isOver = rest + milliseconds >= 0"),
    app(
        "one unsent run less is kept than may be", "HouseDesk/Outbox",
        "items.count > Self.most ||", "items.count >= Self.most ||"),
    app(
        "an answer on a run that gave way takes another out", "HouseDesk/Outbox",
        "items.firstIndex(where: { $0.number == number })",
        "items.indices.first ?? items.firstIndex(where: { $0.number == number })"),
    app(
        "two unsent runs are sent at once", "HouseDesk/HouseDesk+runs",
        "guard !connection.isPending(.runs), !isLeaving, let", "guard !isLeaving, let"),
    app(
        "a run is sent before it is kept", "HouseDesk/HouseDesk+runs",
        "saveOutbox()\n        flushOutbox(for: player)",
        "flushOutbox(for: player)\n        saveOutbox()"),
    app(
        "a challenge that was asked for elsewhere begins all the same", "App+navigation",
        "            desk.wish = nil\n", ""),
    app(
        "only the last name that the house knows is this device's", "HouseDesk/HouseBook",
        "Bool { names.contains(name) }", "Bool { names.first == name }"),
]

FACE = [
    face(
        "what could not be read is written over", "FileStore",
        "if unread.contains(key) { try setAside(key) }\n", ""),
    face(
        "a finger's number is given to a second one", "Fingers",
        "(0...taken.count).first { !taken.contains($0) } ?? taken.count", "taken.count"),
    face(
        "the oldest of the keys held down steers", "Keys",
        "held.last?.direction", "held.first?.direction"),
    face(
        "lives that were lost are shown as left", "Facts",
        'left + lost, pageWords[.lives]', 'lost + left, pageWords[.lives]'),
    face(
        "a nudge is ready a second before it is", "Facts",
        "nudge == 0 ? pageWords[.ready]", "nudge <= 1 ? pageWords[.ready]"),
    face(
        "the run just played is marked as practice", "BoardRow",
        "tag: row.isJustPlayed\n", "tag: row.isJustPlayed && !row.entry.isPractice\n"),
    face(
        "the score to beat stands where its player should", "Facts",
        "pageWords[.toBeat, score, best.player.text]",
        "pageWords[.toBeat, best.player.text, score]"),
    face(
        "pockets that never came are told with those that did", "BoardRow",
        "bars.filter { $0.count > 0 && looks", "bars.filter { $0.count >= 0 && looks"),
    face(
        "two days are told in hours", "Countdown",
        "if hours >= 48", "if hours > 48"),
    face(
        "the countdown to the next challenge believes the device's clock", "HouseClock",
        "offset.map { clock.uptime + $0 } ?? clock.now", "clock.now"),
    face(
        "sounds go on when the face is not seen any more", "FaceTime",
        "devices.sound?.sleep()\n", ""),
    face(
        "a day that came while nobody looked is not told", "FaceTime",
        "devices.sound?.wake()\n            lookAtCalendar()", "devices.sound?.wake()"),
    face(
        "a network that was there all the time is told to be back", "Face",
        "isThere && deviceState.isOffline", "isThere"),
    face(
        "settings are lost whose slider is held when nobody looks any more", "FaceTime",
        "slide(false)\n            ", ""),
    face(
        "a game that plays itself keeps the screen on", "Facts",
        "if case .play = screen { isAnimated } else { false }", "isAnimated"),
    face(
        "a tune cuts off the one before", "SoundDesk",
        "!isWantedTune, music.gain == 0, let wanted", "!isWantedTune, let wanted"),
    face(
        "music stays away after other headphones", "SoundDesk",
        "speaker.whenStopped = { [weak self] in self?.comeBack() }\n", ""),
    face(
        "a file of somebody's own goes when it was watched", "FaceFiles",
        "return folder == inbox?.resolvingSymlinksInPath().path",
        'return folder.hasSuffix("Inbox")'),
    face(
        "a tab shows what was read at another stall", "FairPlace",
        "tabs.removeAll()\n", ""),
    face(
        "what was typed is a name of its own where its accents are", "Face",
        "text.precomposedStringWithCanonicalMapping", "text"),
]

WALLS = [
    app(
        "a stroke is not kept", "Walls/WallDesk",
        "wall.drawing = open.editor.drawing\n        book.put(wall)\n        save()",
        "wall.drawing = open.editor.drawing\n        book.put(wall)"),
    app(
        "a wall that was changed since still counts as cleared", "Walls/WallBook",
        "lastCleared.flatMap { $0.wall.drawing == drawing ? $0 : nil }", "lastCleared"),
    app(
        "a proof with fewer points takes the place of a better one", "Walls/WallDesk",
        "before.score >= cleared.score {\n            return nil",
        "before.score == cleared.score {\n            return nil"),
    app(
        "a friend's wall is proven by whoever clears it", "Walls/WallBook",
        "where wall.isOwn && wall.drawing", "where wall.drawing"),
    app(
        "what was removed comes back without its proof", "Walls/WallDesk",
        "keep(proof, of: number)\n", "_ = (proof, number)\n"),
    app(
        "a link with a wrong checksum is read", "Walls/WallLink",
        "guard byte == UInt8(truncatingIfNeeded: rest) else { throw .damaged }\n", "_ = byte\n"),
    app(
        "what stands behind a link's wall is passed over", "Walls/WallLink",
        "guard reader.remaining == 0 else { throw .damaged }\n", ""),
    app(
        "a wall that was changed since is still the one that is shown", "Walls/WallBook",
        "shown != nil && shown == WallCode(drawing)", "shown != nil"),
    app(
        "that a wall is shown is forgotten", "Walls/WallBook",
        "guard let shown = wall.shown else { continue }",
        "guard let shown = wall.shown, shown != wall.shown else { continue }"),
    app(
        "every drawn wall asks for a ticket", "HouseDesk/HouseDesk+tickets",
        "session.contest == .drawnWall && boards.wall != nil ? .wall : nil",
        "session.contest == .drawnWall ? .wall : nil"),
    app(
        "the board of the last wall is told of this one", "HouseDesk/HouseDesk+boards",
        "if wall == self.wall { return }\n        forget(.wall)\n", ""),
    app(
        "a late answer is put into another order", "HouseDesk/HouseDesk+walls",
        "if answer.status == 200, order == desk.gallery.order {", "if answer.status == 200 {"),
    app(
        "a further page shows what was seen again", "Walls/ShownWall",
        "if !walls.contains(where: { $0.code == wall.code }) { walls.append(wall) }",
        "walls.append(wall)"),
    app(
        "a demonstration goes on behind another screen", "Playing/Playing",
        "        attract.end()\n        party.endDemo()", "        party.endDemo()"),
    app(
        "settings of another window bring the first wall back", "Records/Records",
        "            set(wall)\n", "            _ = wall\n"),
    face(
        "the place below the last row is one too", "Drawing/WallPicture",
        "(0..<Double(rows)).contains(row)", "(0...Double(rows)).contains(row)"),
]

LANGUAGES = [
    languages(
        "no points are told as one", "Phrases/Plural",
        "case .english, .spanish: return count == 1", "case .english, .spanish: return count <= 1"),
    languages(
        "ten are told as eleven are in Arabic", "Phrases/Plural",
        "case 3...10: return .few", "case 3..<10: return .few"),
    languages(
        "a list of two has a comma and no and", "Arcade/Texts/Words+Arcade",
        "index == texts.count - 1 ? .and", "index > 1 && index == texts.count - 1 ? .and"),
    languages(
        "thousands are grouped from the left", "Phrases/Words",
        "index > 0 && (digits.count - index) % 3 == 0", "index > 0 && index % 3 == 0"),
    languages(
        "a debt is told without its sign", "Phrases/Words",
        'var text = number < 0 ? "−".bytes : []', "var text: [UInt8] = []"),
]

APP: list[Fault] = [*SETTINGS, *NAMES, *BOARDS, *RUNS, *HOUSE, *FACE, *WALLS, *LANGUAGES]
