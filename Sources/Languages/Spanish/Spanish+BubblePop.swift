import BubblePop

/// The texts of BubblePop.
extension Spanish {
    static func text(of phrase: BubblePopPhrase) -> String {
        switch phrase {
        // Its stall
        case .bubblePopBlurb: "Reviéntalas antes de que se escapen"
        case .sameBubbles: "Las mismas burbujas para todos"

        // Settings
        case .gameTime: "Tiempo de juego"
        case .mostBubbles: "Máximo de burbujas"

        // Bubbles
        case .red: "rojo"
        case .pink: "rosa"
        case .green: "verde"
        case .blue: "azul"
        case .black: "negro"

        // How it is played
        case .hintTapBubbles: "Toca las burbujas."
        case .hintChain: "Otra vez el mismo color: una cadena."
        case .rareBubbles:
            "Las burbujas que más valen son escasas, más pequeñas y más rápidas. Cada segundo, "
                + "algunas se van solas y llegan otras."
        case .risingBubbles:
            "Las burbujas suben cada vez más rápido. Si una se escapa, no pierdes nada."
        case .chainRule:
            "Si revientas otra del mismo color, haces cadena: desde la segunda, cada una da una "
                + "vez y media sus puntos."
        case .missRule:
            "Tocar al lado de una burbuja no cuesta nada. Y si es por poco, cuenta igual."
        case .bubble: "Burbuja"
        case .chain: "Cadena"
        case .chance: "Prob."

        // The end of a run, and all runs
        case .timeIsUp: "¡Tiempo!"
        case .bubblesPopped: "Burbujas reventadas"
        case .longestChainFigure: "Cadena más larga"
        case .tapsThatHit: "Toques acertados"
        case .popsByKind: "Burbujas por tipo"
        }
    }

    static func text(of pattern: BubblePopPattern) -> String {
        switch pattern {
        case .bubbleLabel: "burbuja de color {1}, {2}"
        case .popAsMany:
            "Revienta todas las burbujas que puedas en {1} segundos. Usa tantos dedos como quieras."
        case .longestChain: "Mejor cadena: {1}"
        }
    }

    static func forms(of count: BubblePopCount) -> TwoForms {
        switch count {
        case .popped: TwoForms("{1} reventada", "{1} reventadas")
        }
    }
}
