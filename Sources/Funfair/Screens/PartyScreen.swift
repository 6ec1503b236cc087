import Arcade
import HouseWire
import Phrases

/// A party, on a guest's phone: from the door to the end of the evening.
public struct PartyScreen: Equatable, Sendable {
    /// What it is at.
    public fileprivate(set) var title = ""
    /// What is asked of who wants to come in.
    public fileprivate(set) var door: PartyDoor?
    /// The place after the last round, from 1.
    public fileprivate(set) var place: Int?
    /// What the guest came to: points of the round, and of the evening.
    public fileprivate(set) var standing: [String] = []
    /// What there is to say.
    public fileprivate(set) var lines: [String] = []
    /// What does not work, or why a run does not count.
    public fileprivate(set) var problem: String?
    /// How everybody stands over the evening.
    public fileprivate(set) var board: BoardTable?
    /// The game of the next round, which plays itself.
    public fileprivate(set) var demo: DemoStage?
    /// What can be done.
    public fileprivate(set) var controls: [Control] = []
}

/// What is asked of who wants to come into a party.
public struct PartyDoor: Equatable, Sendable {
    /// What the field for the code is called.
    public let codeName: String
    /// The code so far.
    public let code: String
    /// How many letters it has.
    public let letters: Int
    /// What is wrong with it.
    public let codeProblem: String?
    /// The name so far.
    public let name: String
    /// What is wrong with it.
    public let nameProblem: String?
    /// Takes another name.
    public let suggestion: Control?
    /// Comes in.
    public let join: Control
}

extension App {
    var partyScreen: PartyScreen {
        var screen = PartyScreen()
        guard party.member != nil else {
            showDoor(on: &screen)
            return screen
        }
        if let said = party.said {
            switch said.phase {
            case .gathering: showLobby(said, on: &screen)
            case .countIn, .playing, .judging: showWaiting(said, on: &screen)
            case .podium, .over: showPodium(said, on: &screen)
            }
        } else {
            screen.title = words[.joinParty]
            say(.askingHouse, on: &screen)
        }
        offer(.leaveParty, .leave, on: &screen)
        if party.isOn, desk.connection.isSilent { screen.problem = words[.houseSilent] }
        return screen
    }

    // Not inlined, for the size of the browser's module.
    @inline(never)
    private func say(_ phrase: FunfairPhrase, on screen: inout PartyScreen) {
        screen.lines.append(words[phrase])
    }

    @inline(never)
    private func offer(_ phrase: FunfairPhrase, _ move: PartyMove, on screen: inout PartyScreen) {
        screen.controls.append(Control(words[phrase], .party(move)))
    }

    private func showDoor(on screen: inout PartyScreen) {
        let entry = party.entry
        screen.title = words[.joinParty]
        screen.lines = [party.farewell ?? words[.codeIsOnScreen]]
        screen.door = PartyDoor(
            codeName: words[.partyCode], code: entry.code.validText ?? "",
            letters: WireLimits.codeLetters, codeProblem: entry.problem,
            name: screens.name.text, nameProblem: entry.nameProblem,
            suggestion: entry.suggestion.map {
                Control(words[.playAs, $0.text], .takeName($0.text.bytes))
            },
            join: Control(words[entry.asked == nil ? .join : .askingHouse], .party(.join)))
    }

    private func showLobby(_ said: GuestAnswer, on screen: inout PartyScreen) {
        screen.title = words[.youAreIn]
        showGuests(said, on: &screen)
        screen.demo = demoStage
    }

    /// Who is here, and what comes next.
    @inline(never)
    private func showGuests(_ said: GuestAnswer, on screen: inout PartyScreen) {
        screen.lines.append(words[.guestsHere, said.guests])
        screen.lines.append(words[.nextGame, said.stall.name])
        say(.startsOnScreen, on: &screen)
    }

    /// A round is under way, in which nothing is left to play here, or not yet.
    private func showWaiting(_ said: GuestAnswer, on screen: inout PartyScreen) {
        let you = said.you
        screen.title = (said.round?.stall ?? said.stall).name
        guard you.isPlaying, you.state != .watching else {
            return say(.nextRoundYours, on: &screen)
        }
        if said.phase == .countIn { return say(.getReady, on: &screen) }
        showResult(you, on: &screen)
        if party.turn?.ticket != nil, you.state != .refused {
            say(you.state == .counted ? .houseCounted : .houseReplays, on: &screen)
        }
        say(said.phase == .judging ? .podiumSoon : .othersPlayOn, on: &screen)
    }

    private func showPodium(_ said: GuestAnswer, on screen: inout PartyScreen) {
        let you = said.you
        let isOver = said.phase == .over
        let standing = standing(of: you)
        screen.title = standing ?? words[isOver ? .partyOver : .youAreIn]
        screen.place = you.place
        showResult(you, on: &screen)
        if you.points > 0 { screen.standing.append(words[.partyPoints, you.points]) }
        if isOver {
            if standing != nil { say(.partyOver, on: &screen) }
        } else {
            showGuests(said, on: &screen)
        }
        if said.round != nil { offer(.partyBoard, .board, on: &screen) }
        guard !party.table.isEmpty else { return }
        screen.board = BoardTable(
            name: words[.partyTable], title: words[.partyTable], rows: party.table,
            badges: party.table.map { _ in nil })
    }

    /// The points of the last run, or why it has none.
    @inline(never)
    private func showResult(_ you: PartyGuest, on screen: inout PartyScreen) {
        if let score = you.score { screen.standing.append(words[.points, score]) }
        guard you.state == .refused else { return }
        let told = you.because.map { HouseProblem.phrase(of: $0) ?? .houseRefused }
        screen.problem = words[told ?? .nothingCame]
    }
}
