import Arcade
import BubblePop
import Testing

/// A person who plays BubblePop, with hands and eyes. Times are in wall-clock milliseconds, and
/// distances in stage units.
struct BubblePopPerson: Sendable, CustomTestStringConvertible {
    let name: String
    /// The number of fingers that aim independently.
    var hands = 1
    /// The median time between two taps of one finger.
    var pause: Double
    var spread = 0.28
    /// The median time until a new bubble is noticed, at least 120 ms.
    var reaction = 240.0
    /// The standard deviation of a finger from its target.
    var aim = 8.0
    /// The share of taps at random spots.
    var stray = 0.02
    /// The share of double taps.
    var double = 0.03
    /// The number of fingers that come down with each tap, side by side.
    var fingers = 1
    /// Whether the person plays with keys, which hit bubbles exactly in the middle.
    var hasKeys = false
    /// The number of pauses in a run, and how many times the device is turned.
    var pauses = 0
    var turns = 0
    var page = Page.usual

    var testDescription: String { name }
}

extension BubblePopPerson {
    static let all: [BubblePopPerson] = [
        BubblePopPerson(
            name: "a slow child", pause: 1100, spread: 0.5, reaction: 420, aim: 22, stray: 0.15,
            double: 0.15),
        BubblePopPerson(name: "an average player", pause: 480, reaction: 260, aim: 9),
        BubblePopPerson(name: "with a mouse", pause: 520, spread: 0.22, reaction: 230, aim: 3.5),
        BubblePopPerson(
            name: "with a mouse, precisely", pause: 430, spread: 0.2, reaction: 210, aim: 2,
            stray: 0, double: 0, page: .quick),
        BubblePopPerson(
            name: "an expert with two thumbs", hands: 2, pause: 330, spread: 0.22, reaction: 200,
            aim: 7, stray: 0.01, page: .quick),
        BubblePopPerson(
            name: "the quickest there is", hands: 2, pause: 285, spread: 0.18, reaction: 165,
            aim: 6, stray: 0.01, page: .quick),
        BubblePopPerson(
            name: "four quick fingers on a tablet", hands: 4, pause: 560, spread: 0.3,
            reaction: 220, aim: 9),
        BubblePopPerson(
            name: "two frantic thumbs", hands: 2, pause: 135, spread: 0.2, reaction: 220, aim: 34,
            stray: 0.25, double: 0.1),
        BubblePopPerson(
            name: "ten fingers at once on a tablet", pause: 240, spread: 0.15, aim: 60, stray: 0.6,
            fingers: 10),
        BubblePopPerson(
            name: "two hands drumming", hands: 2, pause: 260, spread: 0.15, aim: 60, stray: 0.6,
            fingers: 5),
        BubblePopPerson(
            name: "who taps where bubbles will be", hands: 2, pause: 160, spread: 0.25, aim: 20,
            stray: 0.8),
        BubblePopPerson(
            name: "with a screen reader", pause: 900, spread: 0.4, hasKeys: true),
        BubblePopPerson(name: "with keys", pause: 420, spread: 0.3, hasKeys: true),
        BubblePopPerson(name: "hammering a key", pause: 145, spread: 0.15, hasKeys: true),
        BubblePopPerson(
            name: "hammering two keys", pause: 85, spread: 0.2, hasKeys: true, page: .quick),
        BubblePopPerson(
            name: "who turns the device", hands: 2, pause: 380, turns: 14),
        BubblePopPerson(
            name: "who pauses", hands: 2, pause: 360, reaction: 210, pauses: 16),
        BubblePopPerson(
            name: "quick, with a poor phone", hands: 2, pause: 330, reaction: 200, aim: 8,
            page: .poor),
        BubblePopPerson(
            name: "frantic, with a poor phone", hands: 2, pause: 150, aim: 30, stray: 0.2,
            page: .poor),
        BubblePopPerson(
            name: "drumming, with a poor tablet", pause: 240, spread: 0.15, aim: 60, stray: 0.6,
            fingers: 10, page: .poor),
        BubblePopPerson(
            name: "quick, with the poorest phone", hands: 2, pause: 400, reaction: 220, aim: 9,
            page: .poorest),
        BubblePopPerson(
            name: "four quick fingers, with a poor tablet", hands: 4, pause: 560, spread: 0.3,
            reaction: 220, aim: 9, page: .poor),
        BubblePopPerson(
            name: "hammering keys, on the poorest machine", pause: 100, spread: 0.2, hasKeys: true,
            page: .poorest),
        BubblePopPerson(
            name: "hammering keys, on a poor machine", pause: 100, spread: 0.2, hasKeys: true,
            page: .poor),
    ]
}
