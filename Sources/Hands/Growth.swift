import Arcade
import Funfair

/// The replay of a growing run of one game.
struct Growth<Watch: RunWatch>: Sendable {
    typealias Played = Watch.Played

    /// The run without its inputs.
    let head: Recording<Played>
    private var fold: Fold<Played>
    private(set) var watch = Watch()
    private(set) var stand = RunStand()
    /// The result that the last piece claimed.
    private(set) var claim = RunResult(ticks: 0, score: 0, stateHash: 0)

    /// - Parameter piece: the first piece, which isn't played yet.
    init(startingWith piece: [UInt8]) throws(PieceProblem) {
        let first = try Self.reading(piece).recording
        head = first.withoutInputs
        fold = Fold(head)
    }

    private static func reading(
        _ bytes: [UInt8]
    ) throws(PieceProblem) -> (recording: Recording<Played>, claim: RunResult) {
        try PieceProblem.reading { () throws(RecordingProblem) in
            try Recording<Played>.reading(bytes)
        }
    }

    /// Continues the run with a piece.
    ///
    /// - Returns: whether the piece was new.
    mutating func take(_ bytes: [UInt8], after known: Int) throws(PieceProblem) -> Bool {
        let (piece, claim) = try Self.reading(bytes)
        guard piece.withoutInputs == head else { throw .notAContinuation }
        guard known <= stand.inputs, claim.ticks > stand.tick else { return false }
        let fresh = piece.inputs.dropFirst(stand.inputs - known)
        try play(to: claim.ticks, fresh)
        var last = fold
        try PieceProblem.reading { () throws(RecordingProblem) in
            try last.apply(fresh.drop { $0.tick < claim.ticks })
            guard last.game.result == claim else {
                throw .doesNotReproduce(claimed: claim, folded: last.game.result)
            }
        }
        if let measure = watch.measures().first(where: { $0.isInhuman }) {
            throw .inhuman(measure)
        }
        self.claim = claim
        let hud = last.game.hud
        stand.tick = claim.ticks
        stand.inputs = watch.trace.inputCount
        stand.score = claim.score
        stand.chain = hud.chain?.length ?? hud.streak
        return true
    }

    private mutating func play(
        to tick: Int, _ inputs: ArraySlice<Recording<Played>.Stamped>
    ) throws(PieceProblem) {
        do throws(RecordingProblem) {
            try fold.play(to: tick, inputs) { game, input in
                watch.note(input, in: game)
            } eachTick: { game in
                watch.look(at: game)
                stand.ticksPlayed += 1
            }
        } catch {
            throw .recording(error)
        }
    }

    /// Plays the rest of the finished run.
    func finished(_ bytes: [UInt8], of stall: Stall) throws(PieceProblem) -> WatchedRun {
        let (recording, claim) = try Self.reading(bytes)
        let known = recording.inputs.prefix(stand.inputs)
        var trace = RunTrace()
        for stamped in known { trace.note(stamped.input, at: stamped.tick) }
        guard recording.withoutInputs == head, trace.inputs == watch.trace.inputs,
            claim.ticks >= stand.tick
        else { throw .notAContinuation }
        var rest = self
        let fresh = recording.inputs[known.endIndex...]
        try rest.play(to: claim.ticks, fresh)
        let last = fresh.drop { $0.tick < claim.ticks }
        do throws(RecordingProblem) {
            try rest.fold.apply(last) { game, input in rest.watch.note(input, in: game) }
            let game = rest.fold.game
            guard game.result == claim else {
                throw .doesNotReproduce(claimed: claim, folded: game.result)
            }
            guard game.isOver else { throw .unfinished(tick: game.tick) }
            return WatchedRun(recording, of: stall, foldedTo: game, rest.watch)
        } catch {
            throw .recording(error)
        }
    }
}
