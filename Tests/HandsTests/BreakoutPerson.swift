import Arcade
import Breakout
import Testing

/// Somebody who plays Breakout. Times are in milliseconds on the wall.
struct BreakoutPerson: Sendable, CustomTestStringConvertible {
    /// What leads the paddle.
    enum Lead: Sendable {
        case finger, mouse, keys
    }

    let name: String
    var lead = Lead.finger
    /// How far beside its goal the paddle comes, as a standard deviation in stage units.
    var aim = 18.0
    /// The median time between two taps of one finger that only taps, and how many of those there
    /// are; none where nobody taps but to launch.
    var nudge: Double?
    var fingers = 1
    /// The median time between two presses of each key that is hammered at, and how many those are.
    var hammer: Double?
    var keys = 2
    /// Whether the device is tilted, as its sensor tells with every frame.
    var isTilted = false
    var page = Page.usual

    var testDescription: String { name }
}

extension BreakoutPerson {
    static let all: [BreakoutPerson] = [
        BreakoutPerson(name: "with a finger"),
        BreakoutPerson(name: "with a mouse", lead: .mouse, aim: 8, page: .quick),
        BreakoutPerson(name: "with arrow keys", lead: .keys),
        BreakoutPerson(name: "nudging all the time", nudge: 110, fingers: 2),
        BreakoutPerson(name: "drumming with all fingers", nudge: 230, fingers: 10),
        BreakoutPerson(
            name: "drumming, with a poor tablet", nudge: 260, fingers: 10, page: .poor),
        BreakoutPerson(name: "hammering at two keys", lead: .keys, hammer: 125),
        BreakoutPerson(name: "hammering at four keys", lead: .keys, hammer: 160, keys: 4),
        BreakoutPerson(
            name: "hammering at two keys, on a poor machine", lead: .keys, hammer: 140,
            page: .poor),
        BreakoutPerson(name: "tilting", lead: .finger, isTilted: true),
        BreakoutPerson(name: "with a finger, on the poorest phone", page: .poorest),
    ]
}
