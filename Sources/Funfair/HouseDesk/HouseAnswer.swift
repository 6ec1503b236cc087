import Arcade
import HouseWire
import Phrases

/// An answer from the house, before it's matched to its request.
struct HouseAnswer {
    /// The HTTP status, or 0 without an answer.
    let status: Int
    let body: [UInt8]
    /// The body as JSON, if it is JSON.
    let json: JSONValue?
    let problem: HouseProblem?

    init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
        // A recording isn't JSON, so don't parse it.
        json = body.first == UInt8(ascii: "{") ? JSONReader.value(of: body) : nil
        problem = status >= 400 ? HouseProblem(json) : nil
    }

    /// Whether there is no answer, or one that says to try later.
    var isSilence: Bool { status == 0 || status == 408 || status == 429 || status >= 500 }

    /// Whether the house created something. Only a house answers this way.
    var isMade: Bool { status == 201 && json != nil }

    /// Whether the requested thing was created or already existed.
    var isDone: Bool { status == 200 || isMade }

    /// Why the house refuses, if trying again won't help. The status isn't enough: a proxy or
    /// captive portal may answer 404, too. Only a house reports a problem in this form, and one
    /// with a pause may go away. If this is nil and the answer isn't done, try later.
    var refusal: HouseProblem? {
        guard (400..<500).contains(status), !isSilence, let problem, problem.pause == nil,
            problem.isKnown
        else { return nil }
        return problem
    }

    /// Whether the answer is this problem.
    @inline(never)
    func isProblem(_ word: ProblemWord) -> Bool { problem?.word.spells(word.text) ?? false }

    /// Returns the message for an unwanted answer.
    func sentence(in words: Words) -> String {
        problem?.sentence(in: words) ?? words[isSilence ? .houseSilent : .houseUnreadable]
    }
}
