import Testing

/// Where each rule was broken, after playing a whole sweep once.
struct Survey: Sendable {
    /// The first few breaches of each rule, by the rule's sentence.
    private let breaches: [String: [String]]

    private static let mostBreaches = 5

    private init(of sweep: Sweep) {
        let rules = RunRule.all
        var breaches = [[String]](repeating: [], count: rules.count)
        for seed in Sweep.seeds {
            sweep.play(seed: seed) { moment in
                for index in rules.indices where !rules[index].holds(moment) {
                    guard breaches[index].count < Self.mostBreaches else { continue }
                    breaches[index].append("seed \(seed), tick \(moment.after.tick)")
                }
            }
        }
        self.breaches = Dictionary(
            uniqueKeysWithValues: zip(rules, breaches).map { ($0.sentence, $1) })
    }

    /// Returns where the rule was broken, or nil if it was never tested.
    func breaches(of rule: RunRule) -> [String]? { breaches[rule.sentence] }

    /// Returns a sweep's survey, which is made once for all tests.
    static func of(_ sweep: Sweep) async -> Survey { await Office.shared.survey(of: sweep) }

    private actor Office {
        static let shared = Office()
        private var surveys: [Sweep: Task<Survey, Never>] = [:]

        func survey(of sweep: Sweep) async -> Survey {
            if let survey = surveys[sweep] { return await survey.value }
            let survey = Task.detached { Survey(of: sweep) }
            surveys[sweep] = survey
            return await survey.value
        }
    }
}

@Suite("Invariants of every run, over 200 seeds of every sweep")
struct RunRuleTests {
    @Test("Each invariant is true at every tick of every run", arguments: RunRule.all, Sweep.all)
    func holds(rule: RunRule, sweep: Sweep) async {
        #expect(await Survey.of(sweep).breaches(of: rule) == [])
    }
}
