import Arcade
import HouseWire
import Phrases

/// An answer of the house, as far as it can be read before it is known what it is for.
struct HouseAnswer {
    /// The status of HTTP; 0 where no answer came.
    let status: Int
    let body: [UInt8]
    /// The body, where it is JSON.
    let json: JSONValue?
    let problem: HouseProblem?

    init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
        // A recording is none, and need not be looked at.
        json = body.first == UInt8(ascii: "{") ? JSONReader.value(of: body) : nil
        problem = status >= 400 ? HouseProblem(json) : nil
    }

    /// Whether it is no answer, or one that says: later.
    var isSilence: Bool { status == 0 || status == 408 || status == 429 || status >= 500 }

    /// Whether something was made, as only a house does.
    var isMade: Bool { status == 201 && json != nil }

    /// Whether what was asked for was made, or was there before.
    var isDone: Bool { status == 200 || isMade }

    /// Why the house refuses, where asking again won't help. A status alone proves nothing: a proxy or
    /// a captive portal answers 404 as well. Only our own house names a problem in its own form, and a
    /// problem with a pause may pass. If this is nil and the answer isn't done, try later.
    var refusal: HouseProblem? {
        guard (400..<500).contains(status), !isSilence, let problem, problem.pause == nil,
            problem.isKnown
        else { return nil }
        return problem
    }

    /// Whether it is no, and for this reason.
    @inline(never)
    func isProblem(_ word: ProblemWord) -> Bool { problem?.word.spells(word.text) ?? false }

    /// What to tell of an answer that is not the one that was wanted.
    func sentence(in words: Words) -> String {
        problem?.sentence(in: words) ?? words[isSilence ? .houseSilent : .houseUnreadable]
    }
}
