import Arcade
import HouseWire
import Phrases

/// A response from the house, not yet matched to its request.
struct HouseAnswer {
    /// The HTTP status, or 0 if there was no response.
    let status: Int
    let body: [UInt8]
    /// The body as JSON; nil if it isn't a JSON object.
    let json: JSONValue?
    let problem: HouseProblem?

    init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
        // A recording isn't JSON, so don't parse it.
        json = body.first == UInt8(ascii: "{") ? JSONReader.value(of: body) : nil
        problem = status >= 400 ? HouseProblem(json) : nil
    }

    /// Whether the house didn't respond, or asked the app to try again later.
    var isSilence: Bool { status == 0 || status == 408 || status == 429 || status >= 500 }

    /// Whether the house created something. Other servers don't respond this way.
    var isMade: Bool { status == 201 && json != nil }

    /// Whether the house created the requested item, or already had it.
    var isDone: Bool { status == 200 || isMade }

    /// Why the house refused the request, if trying again won't help. If this is nil and `isDone`
    /// is false, try again later. The status alone doesn't prove a refusal, because a proxy or
    /// captive portal may also return 404; only a house reports problems in this form. A problem
    /// with a pause is temporary.
    var refusal: HouseProblem? {
        guard (400..<500).contains(status), !isSilence, let problem, problem.pause == nil,
            problem.isKnown
        else { return nil }
        return problem
    }

    /// Whether the response reports the given problem.
    @inline(never)
    func isProblem(_ word: ProblemWord) -> Bool { problem?.word.spells(word.text) ?? false }

    /// Returns the message for a response that reports a failure.
    func sentence(in words: Words) -> String {
        problem?.sentence(in: words) ?? words[isSilence ? .houseSilent : .houseUnreadable]
    }
}
