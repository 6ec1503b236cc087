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
    /// A party's screen on a guest's phone. The app makes only the door, where there may be no
    /// house; the house makes the rest.
    var partyScreen: BlockScreen {
        guard party.member != nil else {
            var screen = BlockScreen(.party, title: words[.joinParty])
            showDoor(on: &screen)
            return screen
        }
        let told = party.screen
        var screen = told?.screen ?? BlockScreen(.party, title: words[.askingHouse])
        // Add even an empty block, because screen readers may miss a block that appears together
        // with its text. The house can't report that it's silent.
        screen.addText(
            party.isOn && desk.connection.isSilent ? words[.houseSilent] : told?.problem ?? "",
            .problem)
        if let demo = demoStage { screen.add(.demo(demo)) }
        var ways: [Control] = []
        if let said = party.said, said.phase == .podium || said.phase == .over, said.round != nil {
            ways.append(Control(words[.partyBoard], .party(.board)))
        }
        ways.append(Control(words[.leaveParty], .party(.leave)))
        screen.add(.ways(ways))
        return screen
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
        screen.offer(Control(words[.openOwnParty], .party(.open)))
    }
}
