import Arcade
import HouseWire
import Phrases

/// Finished public runs that the house hasn't counted or refused yet, oldest first.
struct Outbox: Equatable, Sendable {
    struct Item: Equatable, Sendable {
        /// The run's number while the app is open.
        let number: Int
        let contest: Contest
        let ticket: Ticket
        let player: PlayerName
        let score: Int
        let recording: [UInt8]
    }

    private static let kind = "outbox"
    private static let done = "done"
    /// The maximum number of tickets to remember after removing their runs.
    private static let mostDone = 60
    /// The maximum number of runs to store.
    static let most = 20
    /// The maximum size of all recordings in bytes. Some stores hold only a few megabytes.
    static let mostBytes = 1_500_000

    private(set) var items: [Item] = []
    /// The marks of tickets whose runs have been removed, counted or not. They keep other windows
    /// from adding the runs again.
    private var done: [UInt64] = []
    private var nextNumber = 1

    init() {}

    var first: Item? { items.first }

    /// Adds a run at the end; with `isFirst`, at the front, for a run that will soon be too late.
    ///
    /// - Returns: the run's number, and how many of the oldest runs were dropped. If the outbox
    ///   already contains a run with the same ticket, returns that run's number.
    mutating func add(
        _ recording: [UInt8], of contest: Contest, ticket: Ticket, player: PlayerName, score: Int,
        isFirst: Bool = false
    ) -> (number: Int, lost: Int) {
        if let item = item(of: ticket) { return (item.number, 0) }
        let number = nextNumber
        nextNumber += 1
        items.append(
            Item(
                number: number, contest: contest, ticket: ticket, player: player, score: score,
                recording: recording))
        if isFirst {
            for index in items.indices.dropFirst().reversed() { items.swapAt(index, index - 1) }
        }
        var lost = 0
        while items.count > 1, items.count > Self.most || bytes > Self.mostBytes {
            finish(items.remove(at: isFirst ? 1 : 0).ticket)
            lost += 1
        }
        return (number, lost)
    }

    private var bytes: Int { items.reduce(0) { $0 + $1.recording.count } }

    mutating func remove(_ number: Int) -> Item? {
        guard let index = items.firstIndex(where: { $0.number == number }) else { return nil }
        let item = items.remove(at: index)
        finish(item.ticket)
        return item
    }

    /// Drops all runs, because this device no longer sends any to the house.
    mutating func removeAll() {
        for item in items { finish(item.ticket) }
        items.removeAll()
    }

    func contains(_ number: Int) -> Bool { items.contains { $0.number == number } }

    private func item(of ticket: Ticket) -> Item? { items.first { $0.ticket == ticket } }

    private mutating func finish(_ ticket: Ticket) {
        done.append(ticket.mark)
        if done.count > Self.mostDone { done.remove(at: 0) }
    }

    /// Whether any window has removed a ticket's run.
    func isDone(_ ticket: Ticket) -> Bool { done.contains(ticket.mark) }

    /// Merges another window's outbox. Runs in both keep their numbers. This window's other runs
    /// remain, unless a window has removed them.
    ///
    /// - Returns: whether the result must be saved again.
    mutating func merge(_ other: Outbox) -> Bool {
        let own = self
        // Remember only as many marks as fit, or two windows with full lists would overwrite each
        // other forever.
        var missing = done.filter { !other.done.contains($0) }
        while missing.count > Self.mostDone - other.done.count { missing.remove(at: 0) }
        done = missing + other.done
        items.removeAll()
        for item in other.items + own.items where !isDone(item.ticket) {
            if self.item(of: item.ticket) != nil { continue }
            if let known = own.item(of: item.ticket) {
                items.append(known)
            } else {
                _ = add(
                    item.recording, of: item.contest, ticket: item.ticket, player: item.player,
                    score: item.score)
            }
        }
        return done != other.done
            || !items.elementsEqual(other.items) { $0.ticket == $1.ticket }
    }

    var text: [UInt8] {
        StoredText.sealed(Self.kind) { text in
            for mark in done { text.add(Self.done, mark.hexadecimal) }
            for item in items {
                text.add(words: [
                    item.contest.word.bytes, item.ticket.board.rawValue.bytes, item.ticket.text,
                    String(item.score).bytes, Base64.letters(of: item.recording),
                    item.player.text.bytes,
                ])
            }
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 6, least: 2) { words in
            if words[0].spells(Self.done) {
                guard let mark = Hexadecimal.bits(of: words[1]) else { return .damaged }
                if done.count < Self.mostDone { done.append(mark) }
                return .taken
            }
            guard words.count == 6, let contest = Contest(words[0]),
                let ticket = Ticket(board: words[1], text: words[2]),
                let score = words[3].number, score >= 0,
                let recording = Base64.bytes(of: words[4]),
                let player = words[5].playerName
            else { return .damaged }
            _ = add(recording, of: contest, ticket: ticket, player: player, score: score)
            return .taken
        }
        if foreign == nil { return nil }
    }
}

/// The house's signed permission to count a run.
struct Ticket: Equatable, Sendable {
    private static let kind = "ticket"

    let text: [UInt8]
    /// The board that the run should appear on.
    let board: TicketBoard

    init(_ text: [UInt8], for board: TicketBoard) {
        self.text = text
        self.board = board
    }

    init?(board: [UInt8], text: [UInt8]) {
        guard let board = TicketBoard.allCases.first(where: { board.spells($0.rawValue) }),
            HouseReading.isToken(text)
        else { return nil }
        self.init(text, for: board)
    }

    /// A hash that identifies the ticket after its run has been removed.
    fileprivate var mark: UInt64 { StateHash(of: text).value }

    /// Returns the ticket's stored form, with its run's seed.
    func storedText(seed: UInt64) -> [UInt8] {
        StoredText.sealed(Self.kind) { stored in
            stored.add(words: [board.rawValue.bytes, seed.hexadecimal.bytes, text])
        }
    }

    /// Returns the ticket in a stored text and the seed of its run, or nil if the text is invalid.
    static func stored(in text: [UInt8]) -> (ticket: Ticket, seed: UInt64)? {
        guard let lines = StoredText.sealedLines(of: kind, in: text), lines.count == 1 else {
            return nil
        }
        let words = StoredText.words(of: lines[0], most: 3)
        guard words.count == 3, let seed = Hexadecimal.bits(of: words[1]),
            let ticket = Ticket(board: words[0], text: words[2])
        else { return nil }
        return (ticket, seed)
    }
}
