import Arcade
import HouseWire
import Phrases

/// An answer from the house, not yet matched to its request.
struct HouseAnswer {
    /// The HTTP status, or 0 without an answer.
    let status: Int
    let body: [UInt8]
    /// The body as JSON; nil if it isn't JSON.
    let json: JSONValue?
    let problem: HouseProblem?

    init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
        // A recording isn't JSON, so don't parse it.
        json = body.first == UInt8(ascii: "{") ? JSONReader.value(of: body) : nil
        problem = status >= 400 ? HouseProblem(json) : nil
    }

    /// Whether the house didn't answer, or asked to try later.
    var isSilence: Bool { status == 0 || status == 408 || status == 429 || status >= 500 }

    /// Whether the house created something. Other servers don't answer this way.
    var isMade: Bool { status == 201 && json != nil }

    /// Whether the house created the requested item, or already had it.
    var isDone: Bool { status == 200 || isMade }

    /// Why the house refuses, if trying again won't help. If this is nil and `isDone` is false, try
    /// later. The status isn't enough, because a proxy or captive portal may also answer 404. Only
    /// a house reports problems in this form. A problem with a pause may go away.
    var refusal: HouseProblem? {
        guard (400..<500).contains(status), !isSilence, let problem, problem.pause == nil,
            problem.isKnown
        else { return nil }
        return problem
    }

    /// Whether the answer reports this problem.
    @inline(never)
    func isProblem(_ word: ProblemWord) -> Bool { problem?.word.spells(word.text) ?? false }

    /// Returns the message for an answer that reports a failure.
    func sentence(in words: Words) -> String {
        problem?.sentence(in: words) ?? words[isSilence ? .houseSilent : .houseUnreadable]
    }
}
