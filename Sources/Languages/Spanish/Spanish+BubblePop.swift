import BubblePop

/// The texts of BubblePop.
extension Spanish {
    static func text(of phrase: BubblePopPhrase) -> String {
        switch phrase {
        // Stall
        case .bubblePopBlurb: "Reviéntalas antes de que se escapen"
        case .sameBubbles: "Las mismas burbujas para todos"

        // Ways to play
        case .minute: "Minuto"
        case .aboutMinute: "Revienta todas las que puedas antes de que acabe el tiempo."
        case .zen: "Zen"
        case .aboutZen: "Sin reloj ni clasificación. Termina cuando quieras."
        case .rush: "Prisa"
        case .aboutRush: "¿Poco tiempo? Las cadenas largas dan más."
        case .sharp: "Precisión"
        case .aboutSharp: "Romper una cadena cuesta puntos."

        // Settings
        case .gameTime: "Tiempo de juego"
        case .mostBubbles: "Máximo de burbujas"

        // Bubbles
        case .red: "rojo"
        case .pink: "rosa"
        case .green: "verde"
        case .blue: "azul"
        case .black: "negro"

        // Rules and hints
        case .hintTapBubbles: "Toca las burbujas."
        case .hintChain: "Otra vez el mismo color: una cadena."
        case .rareBubbles:
            "Las mejores burbujas son escasas, pequeñas y rápidas. Cada segundo, unas desaparecen "
                + "y llegan otras."
        case .risingBubbles:
            "Las burbujas suben cada vez más rápido. Si una se escapa, no pierdes nada."
        case .calmBubbles:
            "Las burbujas suben con calma y nunca se aceleran. Si una se escapa, no pierdes nada."
        case .zenRule: "No hay reloj. Usa tantos dedos como quieras y termina cuando te apetezca."
        case .chainRule:
            "Si revientas otra del mismo color, haces cadena: desde la segunda, cada una da una "
                + "vez y media sus puntos."
        case .missRule: "Fallar no cuesta nada, y si es por poco, vale igual."
        case .bubble: "Burbuja"
        case .chain: "Cadena"
        case .chance: "Prob."

        // Results and statistics
        case .timeIsUp: "¡Tiempo!"
        case .wellPopped: "¡Bien reventadas!"
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
        case .rushRule:
            "Empiezas con {1} segundos. Cada vez que una cadena crece en {2}, ganas {3} s "
                + "más."
        case .sharpRule: "Si rompes una cadena de dos o más, pierdes {1} puntos."
        case .lasted: "{1} s de juego"
        case .longestChain: "Mejor cadena: {1}"
        }
    }

    static func forms(of plural: BubblePopPlural) -> TwoForms {
        switch plural {
        case .popped: TwoForms("{1} reventada", "{1} reventadas")
        case .lostAgain: TwoForms("{1} punto perdido", "{1} puntos perdidos")
        }
    }
}
