import Arcade
import HouseWire
import Phrases

/// The form for joining a party, or for linking this device, which needs no name.
public struct CodeForm: Equatable, Sendable {
    /// The code field.
    public let field: Field
    /// The label of the code field.
    public let codeName: String
    /// The code typed so far.
    public let code: String
    /// What's wrong with the code or the party, if anything.
    public let codeProblem: String?
    /// The name typed so far; nil if the form needs no name.
    public let name: String?
    /// What's wrong with the name, if anything.
    public let nameProblem: String?
    /// Uses the name that the house suggested, if any.
    public let suggestion: Control?
    /// Joins with the typed code and name.
    public let join: Control
}

extension App {
    /// The last place that gets a medal.
    private static let podium = 3

    /// A party's screen on a guest's phone, from joining to the end.
    var partyScreen: BlockScreen {
        var screen = BlockScreen(.party, title: words[.joinParty])
        guard party.member != nil else {
            showDoor(on: &screen)
            return screen
        }
        var ways: [Control] = []
        if let said = party.said {
            switch said.phase {
            case .gathering: showLobby(said, on: &screen)
            case .countIn, .playing, .judging: showWaiting(said, on: &screen)
            case .podium, .over:
                showPodium(said, on: &screen)
                if said.round != nil {
                    ways.append(Control(words[.partyBoard], .party(.board)))
                }
            }
        } else {
            addLine(.askingHouse, on: &screen)
            sayProblem(of: nil, on: &screen)
        }
        ways.append(Control(words[.leaveParty], .party(.leave)))
        screen.add(.ways(ways))
        return screen
    }

    // Not inlined, to keep the browser's module small.
    @inline(never)
    private func addLine(_ phrase: FunfairPhrase, on screen: inout BlockScreen) {
        screen.addText(words[phrase], .line)
    }

    private func showDoor(on screen: inout BlockScreen) {
        let entry = party.entry
        screen.addText(
            party.farewell
                ?? words[desk.offersParties ? .codeIsOnScreen : .problemNotOffered], .line)
        guard desk.offersParties else { return }
        screen.add(
            .door(
                CodeForm(
                    field: .partyCode, codeName: words[.partyCode],
                    code: entry.code.validText ?? "", codeProblem: entry.problem,
                    name: screens.name.text, nameProblem: entry.nameProblem,
                    suggestion: entry.suggestion.map {
                        Control(words[.playAs, $0.text], .takeName($0.text.bytes))
                    },
                    join: Control(words[entry.asked == nil ? .join : .askingHouse], .party(.join))))
        )
    }

    private func showLobby(_ said: GuestAnswer, on screen: inout BlockScreen) {
        screen.title = words[.youAreIn]
        showGuests(said, on: &screen)
        sayProblem(of: nil, on: &screen)
        if let demo = demoStage { screen.add(.demo(demo)) }
    }

    /// Shows the guests and the next game.
    @inline(never)
    private func showGuests(_ said: GuestAnswer, on screen: inout BlockScreen) {
        screen.addText(words[.guestsHere, said.guests], .line)
        screen.addText(words[.nextGame, said.stall.name], .line)
        addLine(.startsOnScreen, on: &screen)
    }

    /// Shows a round while this guest isn't playing.
    private func showWaiting(_ said: GuestAnswer, on screen: inout BlockScreen) {
        let you = said.you
        screen.title = (said.round?.stall ?? said.stall).name
        if !you.isPlaying || you.state == .watching {
            addLine(.nextRoundYours, on: &screen)
            sayProblem(of: nil, on: &screen)
        } else if said.phase == .countIn {
            addLine(.getReady, on: &screen)
            sayProblem(of: nil, on: &screen)
        } else {
            screen.addText(you.score.map { words[.points, $0] }, .score)
            if party.turn?.ticket != nil, you.state != .refused {
                addLine(you.state == .counted ? .houseCounted : .houseReplays, on: &screen)
            }
            addLine(said.phase == .judging ? .podiumSoon : .othersPlayOn, on: &screen)
            sayProblem(of: you, on: &screen)
        }
    }

    private func showPodium(_ said: GuestAnswer, on screen: inout BlockScreen) {
        let you = said.you
        let isOver = said.phase == .over
        let standing = standing(of: you)
        screen.title = standing ?? words[isOver ? .partyOver : .youAreIn]
        if let place = you.place, place <= Self.podium { screen.add(.medal(place)) }
        var points = you.score.map { [words[.points, $0]] } ?? []
        if you.points > 0 { points.append(words[.partyPoints, you.points]) }
        if !points.isEmpty { screen.addText(String(joining: points, by: " · "), .score) }
        if !isOver {
            showGuests(said, on: &screen)
        } else if standing != nil {
            addLine(.partyOver, on: &screen)
        }
        sayProblem(of: you, on: &screen)
        guard !party.table.isEmpty else { return }
        screen.add(
            .board(
                BoardTable(
                    name: words[.partyTable], title: words[.partyTable], rows: party.table,
                    badges: party.table.map { _ in nil }, mark: words[.you])))
    }

    /// Shows a connection problem, or why a guest's run doesn't count.
    @inline(never)
    private func sayProblem(of you: PartyGuest?, on screen: inout BlockScreen) {
        if party.isOn, desk.connection.isSilent {
            screen.addText(words[.houseSilent], .problem)
        } else if let you, you.state == .refused {
            let told = you.because.map { HouseProblem.phrase(of: $0) ?? .houseRefused }
            screen.addText(words[told ?? .nothingCame], .problem)
        } else {
            // Add an empty block, because screen readers may miss a block that appears together
            // with its text.
            screen.addText("", .problem)
        }
    }
}
