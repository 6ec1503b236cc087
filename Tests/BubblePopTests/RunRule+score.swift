import Arcade
import BubblePop

/// The points for bubbles, stated independently of the game's own table.
enum Worth {
    /// The points of the first bubble in a chain.
    static let first = ["red": 1, "pink": 2, "green": 5, "blue": 8, "black": 10]
    /// The points of each later bubble in a chain.
    static let further = ["red": 2, "pink": 3, "green": 8, "blue": 12, "black": 15]

    /// Returns the points for a pop that extends a chain to the length `chain`, or nil if the name
    /// is unknown.
    static func points(of name: String, chain: Int) -> Int? {
        chain > 1 ? further[name] : first[name]
    }
}

extension RunRule {
    /// Rules for points and chains (core functionality 3 and 8).
    static let score = [
        RunRule("The score grows by the points of pops, minus the cost of broken chains") {
            moment in
            let earned = moment.playedCues.reduce(0) {
                $0 + ($1.name == .pop || $1.name == .loss ? $1.points : 0)
            }
            return moment.played.score == moment.before.score + earned
                && moment.after.score == moment.played.score
        },
        RunRule("A pop extends the chain of its colour or starts a new one") { moment in
            var chain = moment.before.chain.length
            var kindIndex = moment.before.chain.kindIndex
            for cue in moment.playedCues where cue.name == .pop {
                chain = cue.look == kindIndex ? chain + 1 : 1
                kindIndex = cue.look
                if cue.chain != chain { return false }
            }
            return moment.after.chain.length == chain && moment.after.chain.kindIndex == kindIndex
        },
        RunRule("A pop earns the points in the table") { moment in
            moment.playedCues.allSatisfy { cue in
                cue.name != .pop
                    || cue.points
                        == Worth.points(of: BubbleKind.all[cue.look].word, chain: cue.chain)
            }
        },
        RunRule("The longest chain is remembered") { moment in
            let longest = moment.playedCues.reduce(moment.before.chain.longest) {
                $1.name == .pop ? max($0, $1.chain) : $0
            }
            return moment.after.chain.longest == longest
        },
        RunRule("Each pop removes one bubble, and a miss removes none") { moment in
            let pops = moment.playedCues.count { $0.name == .pop }
            return moment.played.bubbles.count == moment.before.bubbles.count - pops
                && moment.played.pops == moment.before.pops + pops
        },
    ]
}
