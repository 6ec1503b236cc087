import Arcade
import Breakout
import Testing

/// A person who plays Breakout. Times are in wall-clock milliseconds.
struct BreakoutPerson: Sendable, CustomTestStringConvertible {
    /// What moves the paddle.
    enum Lead: Sendable {
        case finger, mouse, keys
    }

    let name: String
    var lead = Lead.finger
    /// The standard deviation of the paddle from its target, in stage units.
    var aim = 18.0
    /// The median time between two taps of a finger that only taps, and the number of such fingers.
    /// Nil if the person taps only to launch.
    var nudge: Double?
    var fingers = 1
    /// The median time between two presses of each hammered key, and the number of such keys. Nil
    /// if the person doesn't hammer at keys.
    var hammer: Double?
    var keys = 2
    /// Whether the person tilts the device, with a sensor reading in every frame.
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
