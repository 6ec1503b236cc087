import UIKit

/// An element of a screen's outline: what a view shows, and what can be done with it.
@_spi(Walk)
public final class Node {
    /// The view's type, such as `Button`.
    public let kind: String
    /// The view's own text, such as a title.
    public var text: String
    /// What its modifiers say, innermost first.
    public var notes: [String] = []
    public var children: [Node]
    /// What a player can do with it.
    public var acts: [Act] = []
    /// What it draws, if it's a canvas.
    public var picture: ((_ size: CGSize) -> Picture)?
    public var isDisabled = false
    public var accessibility = Accessibility()
    /// The view of UIKit that it stands for.
    public internal(set) var view: UIView?
    /// Puts a finger on it, if it has a drag gesture.
    public internal(set) var drag: Drag?
    /// Types a text into it, if it's a text field.
    public internal(set) var typing: ((String) -> Void)?
    /// Moves a pointer over it, if it follows one. Points are the window's.
    public internal(set) var hover: ((CGPoint) -> Void)?
    /// Whether it's shown as it is, and not as one of several choices for a width.
    var isAlone = true
    /// Whether it covers the screen below, where nothing can be done meanwhile.
    public internal(set) var isPresentation = false
    /// The values of `tag`, outermost last.
    var tags: [AnyHashable] = []
    /// The label of its tab, if it's the root of one.
    var tabItem: [Node] = []

    /// A node before the first walk.
    public static var empty: Node { Node("Nothing") }

    init(_ kind: String, _ text: String = "", _ children: [Node] = []) {
        self.kind = kind
        self.text = text
        self.children = children
    }

    /// What VoiceOver knows of a view.
    public struct Accessibility {
        public var label: String?
        public var value: String?
        /// The name that tests find it by.
        public var identifier = ""
        public var traits: AccessibilityTraits = []
        public var isHidden = false
        /// Whether the children are merged into this element, or replaced by it.
        public var isElement = false
        public var ignoresChildren = false
    }

    /// Something that a player can do with a view.
    public struct Act {
        public enum Kind: String, Sendable {
            case press, flip, choose, increase, decrease, slide, type, submit, drag, tap, key
            case dismiss, open, share, pop, accessibility, hover
        }
        public let kind: Kind
        /// The act's own name, if it differs from its view's.
        public let name: String
        /// Does it. The number picks a value, such as a slider's place, by its remainder.
        public let perform: (_ pick: Int) -> Void
    }

    func add(_ kind: Act.Kind, _ name: String = "", _ perform: @escaping (_ pick: Int) -> Void) {
        acts.append(Act(kind: kind, name: name, perform: perform))
    }

    /// The node and all below it, in order.
    public var all: [Node] { [self] + children.flatMap(\.all) }

    /// The words that the view shows, without its children that VoiceOver skips.
    public var words: String {
        if accessibility.isHidden { return "" }
        if let label = accessibility.label { return label }
        let own = kind == "Text" || kind == "TextField" ? text : ""
        let parts = [own] + (accessibility.ignoresChildren ? [] : children.map(\.words))
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A line for each node, indented by its depth.
    public var outline: String {
        var lines: [String] = []
        write(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    private func write(into lines: inout [String], depth: Int) {
        var parts = [kind]
        if !text.isEmpty { parts.append("“\(text)”") }
        if let label = accessibility.label { parts.append("label “\(label)”") }
        if let value = accessibility.value, !value.isEmpty { parts.append("value “\(value)”") }
        if !accessibility.traits.isEmpty { parts.append(accessibility.traits.described) }
        if accessibility.isHidden { parts.append("hidden") }
        if isDisabled && !acts.isEmpty { parts.append("disabled") }
        let line = (parts + notes).joined(separator: " · ")
        lines.append(String(repeating: "  ", count: depth) + line.replacing("\n", with: "⏎"))
        for child in children { child.write(into: &lines, depth: depth + 1) }
    }
}
