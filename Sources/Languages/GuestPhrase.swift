// The texts that only the house uses, for the screens that it makes for a party's guests. The app
// doesn't download them.

/// A text on a guest's screen.
public enum GuestPhrase: UInt8, CaseIterable, Sendable {
    case startsOnScreen
    case getReady
    case nextRoundYours
    case houseReplays
    case podiumSoon
    case partyTable
    case youHost
    case whoIsHere
    case seeMoments
    case handOver
    case theRace
    case watchWhom
    case theLeader
    case watchInstead
    case drawAnother
    case facesLater
}

/// A text with gaps on a guest's screen. The comment on each case lists the contents of its gaps.
public enum GuestPattern: UInt8, CaseIterable, Sendable {
    /// A game.
    case nextGame
    /// The number of a round, and of all rounds.
    case roundOf
    /// A game.
    case youVoted
    /// A place, and the number of places.
    case eveningPlace
    /// One or several players or teams.
    case eveningWon
    /// What happened, such as `placesGained`.
    case yourMoment
    /// A place.
    case placeAt
    /// The address of the page.
    case friendsJoin
    /// The address of the big screen.
    case bigScreenAt
    /// A player.
    case hostStarts
    /// The number of a face.
    case yourFace
}

/// A text on a guest's screen whose words depend on a number, `{1}`.
public enum GuestPlural: UInt8, CaseIterable, Sendable {
    case placesGained
    case wonBy
    case eveningOf
    case guestsHere
    case partyPoints
}
