@testable import Funfair

/// Shortcuts to a screen's blocks.
extension BlockScreen {
    /// This device's board, if the screen has it.
    var board: BoardTable? {
        blocks.lazy.compactMap { if case .board(let board) = $0 { board } else { nil } }.first
    }

    /// The house's board, if the screen has it.
    var publicBoard: PublicTable? {
        blocks.lazy.compactMap { if case .publicBoard(let board) = $0 { board } else { nil } }.first
    }

    /// Returns the controls of a choice, or an empty list if it's absent.
    func choice(_ name: Choice.Name) -> [Control] {
        for case .choice(let choice) in blocks where choice.name == name { return choice.controls }
        return []
    }

    /// The control that opens the statistics, if the screen has it.
    var statistics: Control? { control(.statistics) }

    /// Returns the first control with the given weight, or nil if no control has it.
    func control(_ weight: Block.Weight) -> Control? {
        for case .control(let control, weight) in blocks { return control }
        return nil
    }

    /// The stall's settings, or an empty list if no stall is open.
    var items: [SettingItem] { items(ofDevice: false) }

    /// The device's settings, without its languages, or an empty list if they aren't shown.
    var device: [SettingItem] { items(ofDevice: true) }

    private func items(ofDevice isDevice: Bool) -> [SettingItem] {
        for case .settings(_, let language, let items) in blocks
        where (language != nil) == isDevice { return items }
        return []
    }

    /// The controls of the languages, or an empty list if they aren't shown.
    var languages: [Control] {
        for case .settings(_, let language?, _) in blocks { return language.controls }
        return []
    }

    /// Returns the paragraphs in the given tone.
    func texts(_ tone: Block.Tone) -> [String] {
        blocks.compactMap { if case .paragraph(let text, tone) = $0 { text } else { nil } }
    }

    /// The card about this device's data at the house, if the screen has it.
    var offer: HouseOffer? {
        blocks.lazy.compactMap { if case .offer(let offer) = $0 { offer } else { nil } }.first
    }

    /// The form for joining a party, if the screen has it.
    var door: CodeForm? {
        blocks.lazy.compactMap { if case .door(let door) = $0 { door } else { nil } }.first
    }

    /// The shelves of walls.
    var shelves: [WallShelf] {
        blocks.compactMap { if case .shelf(let shelf) = $0 { shelf } else { nil } }
    }
}
