"""Mistakes in the native face and in the texts of the languages."""

from fault import Fault


def face(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/FunfairFace/{file}.swift", text, instead, ("FunfairFaceTests",))


def languages(what: str, file: str, text: str, instead: str) -> Fault:
    return Fault(what, f"Sources/{file}.swift", text, instead, ("LanguagesTests",))


FACE = [
    face(
        "an unreadable file is overwritten", "FileStore",
        "if unread.contains(key) { try setAside(key) }\n", ""),
    face(
        "two fingers get the same number", "Fingers",
        "(0...taken.count).first { !taken.contains($0) } ?? taken.count", "taken.count"),
    face(
        "the oldest key held down steers", "Keys",
        "held.last?.direction", "held.first?.direction"),
    face(
        "lost lives are shown before the ones left", "Facts",
        'left + lost, pageWords[.lives]', 'lost + left, pageWords[.lives]'),
    face(
        "a nudge is shown as ready a second too early", "Facts",
        "nudge == 0 ? pageWords[.ready]", "nudge <= 1 ? pageWords[.ready]"),
    face(
        "a practice run just played is only marked as practice", "BoardRow",
        "tag: row.isJustPlayed\n", "tag: row.isJustPlayed && !row.entry.isPractice\n"),
    face(
        "the score to beat and its player are swapped", "Facts",
        "pageWords[.toBeat, score, best.player.text]",
        "pageWords[.toBeat, best.player.text, score]"),
    face(
        "pockets that were never drawn are described, too", "BoardRow",
        "bars.filter { $0.count > 0 && looks", "bars.filter { $0.count >= 0 && looks"),
    face(
        "exactly two days are shown in hours", "Countdown",
        "if hours >= 48", "if hours > 48"),
    face(
        "the app's countdown to the next challenge uses the device's clock", "HouseClock",
        "offset.map { clock.uptime + $0 } ?? clock.now", "clock.now"),
    face(
        "sounds continue while the app is hidden", "FaceTime",
        "devices.sound?.sleep()\n", ""),
    face(
        "a new day isn't noticed when the app returns", "FaceTime",
        "ranking.send()\n            lookAtCalendar()", "ranking.send()"),
    face(
        "a network that never failed is reported as restored", "Face",
        "isThere && deviceState.isOffline", "isThere"),
    face(
        "a held slider's setting is lost when the app is hidden", "FaceTime",
        "hold(false)\n            ", ""),
    face(
        "a demo keeps the screen on", "Facts",
        "if case .play = screen { isAnimated } else { false }", "isAnimated"),
    face(
        "a new tune cuts off the previous one", "SoundDesk",
        "!isWantedTune, music.gain == 0, let wanted", "!isWantedTune, let wanted"),
    face(
        "music doesn't resume after other headphones are connected", "SoundDesk",
        "speaker.whenStopped = { [weak self] in self?.comeBack() }\n", ""),
    face(
        "a player's own file is deleted after watching it", "FaceFiles",
        "return folder == inbox?.resolvingSymlinksInPath().path",
        'return folder.hasSuffix("Inbox")'),
    face(
        "a tab keeps its state from another stall", "FairPlace",
        "tabs.removeAll()\n", ""),
    face(
        "typed text with combining accents isn't normalised", "Face",
        "text.precomposedStringWithCanonicalMapping", "text"),
    face(
        "the space below the last row counts as part of the wall", "Drawing/WallPicture",
        "(0..<Double(rows)).contains(row)", "(0...Double(rows)).contains(row)"),
]

LANGUAGES = [
    languages(
        "zero points use the singular", "Phrases/Plural",
        "case .english, .spanish: return count == 1", "case .english, .spanish: return count <= 1"),
    languages(
        "ten uses the plural form of eleven in Arabic", "Phrases/Plural",
        "case 3...10: return .few", "case 3..<10: return .few"),
    languages(
        "a list of two items is joined by a comma only", "Arcade/Texts/Words+Arcade",
        "index == texts.count - 1 ? .and", "index > 1 && index == texts.count - 1 ? .and"),
    languages(
        "digits are grouped from the left", "Phrases/Words",
        "index > 0 && (digits.count - index) % 3 == 0", "index > 0 && index % 3 == 0"),
    languages(
        "a negative number is shown without its sign", "Phrases/Words",
        'var text = number < 0 ? "−".bytes : []', "var text: [UInt8] = []"),
]
