import Funfair

extension FairView {
    /// The main control of the screen; nil during a run, and where the player has to choose.
    var mainControl: Control? {
        switch screen {
        case .home(let screen): return screen.items.lazy.compactMap(\.interrupted).first?.resume
        case .player(let screen): return screen.play
        case .play(let screen):
            return screen.watch?.main ?? screen.interrupted?.resume ?? screen.intermission?.proceed
        case .result(let screen): return screen.isOpen ? screen.playAgain : nil
        case .blocks(let screen):
            for case .control(let control, .main) in screen.blocks { return control }
            return nil
        case .editor: return nil
        }
    }

    /// The control that pauses the run.
    var pause: Control? { if case .play(let screen) = screen { screen.pause } else { nil } }

    /// The question in front of the screen, if any.
    var question: HouseOffer? {
        if case .blocks(let screen) = screen { screen.question } else { nil }
    }
}
