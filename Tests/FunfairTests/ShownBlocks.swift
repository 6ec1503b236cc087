@testable import Funfair

/// What a test looks for among the blocks of a screen.
extension BlockScreen {
    /// The board of this device.
    var board: BoardTable? {
        blocks.lazy.compactMap { if case .board(let board) = $0 { board } else { nil } }.first
    }

    /// The board of the house.
    var publicBoard: PublicTable? {
        blocks.lazy.compactMap { if case .publicBoard(let board) = $0 { board } else { nil } }.first
    }

    /// What can be chosen; nothing where there is no such choice.
    func choice(_ name: Choice.Name) -> [Control] {
        for case .choice(let choice) in blocks where choice.name == name { return choice.controls }
        return []
    }

    /// The control with the picture of statistics.
    var statistics: Control? { control(.statistics) }

    /// The control of a look.
    func control(_ weight: Block.Weight) -> Control? {
        for case .control(let control, weight) in blocks { return control }
        return nil
    }

    /// The settings of the stall; none where none is open.
    var items: [SettingItem] { items(ofDevice: false) }

    /// The settings of the device, which stand below its languages.
    var device: [SettingItem] { items(ofDevice: true) }

    private func items(ofDevice isDevice: Bool) -> [SettingItem] {
        for case .settings(_, let language, let items) in blocks
        where (language != nil) == isDevice { return items }
        return []
    }

    /// The languages to choose from.
    var languages: [Control] {
        for case .settings(_, let language?, _) in blocks { return language.controls }
        return []
    }

    /// What is said in a tone.
    func texts(_ tone: Block.Tone) -> [String] {
        blocks.compactMap { if case .paragraph(let text, tone) = $0 { text } else { nil } }
    }

    /// What can be done about what the house has of this device.
    var offer: HouseOffer? {
        blocks.lazy.compactMap { if case .offer(let offer) = $0 { offer } else { nil } }.first
    }

    /// What is asked of who wants to come into a party.
    var door: PartyDoor? {
        blocks.lazy.compactMap { if case .door(let door) = $0 { door } else { nil } }.first
    }

    /// Walls that belong together.
    var shelves: [WallShelf] {
        blocks.compactMap { if case .shelf(let shelf) = $0 { shelf } else { nil } }
    }
}
