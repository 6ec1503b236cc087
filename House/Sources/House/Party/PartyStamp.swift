extension PartyRooms.Stamp {
    init(_ room: PartyRoom, at moment: Timestamp) {
        version = room.version
        race = room.talk.version &+ room.ballot.version
        let round = room.party.rounds.last
        let spin = round?.spin(at: moment)
        let phase = room.party.phase(at: moment)
        point = Point(
            phase: phase.word.text, isRound: phase.isRound, spin: spin?.number,
            isClosed: spin.map { moment >= $0.closes } ?? false,
            shown: round?.spinsShown(at: moment) ?? 0)
        heard = room.talk.newsHeard
        hearsOthers =
            room.talk.lastNews.map { moment.milliseconds - $0.milliseconds < PartyRules.silence }
            ?? false
    }

    /// Whether a round is under way. During a round, viewers get an update once a second.
    var isRound: Bool { point.isRound }
}
