import Funfair

extension Action {
    /// The accessibility identifier of controls with this action, the same in every language. Empty
    /// if UI tests don't need them.
    public var identifier: String {
        switch self {
        case .home: "home"
        case .open(let stall): "open-" + stall.word
        case .tab(.scores): "scores"
        case .play: "play"
        case .pause: "pause"
        case .drop, .startOver: "drop"
        case .visit(let destination): destination.picture
        case .wall(.draw): "draw"
        case .wall(.edit(.brush(let index))): "brush-\(index)"
        case .wall(.edit(.clear)): "clear"
        case .wall(.done): "done"
        default: ""
        }
    }
}
