import Phrases

/// The texts of the web page.
extension Spanish {
    static func text(of phrase: PagePhrase) -> String {
        switch phrase {
        // The page
        case .tagline: "¿Dos minutos libres? ¡Pasa y juega!"
        case .greeting: "Hola, {1}. ¿Dos minutos libres?"
        case .openParty: "Abrir una fiesta en esta pantalla"
        case .runWaiting: "Te espera una partida."
        case .newVersion: "Hay un Funfair nuevo."
        case .reload: "Recargar"
        case .stopped: "Funfair se ha detenido. Tu partida está a salvo."
        case .later: "Luego"
        case .stage: "Pista"
        case .stageOf: "Pista de {1}"
        case .targets: "Objetivos"

        // During play
        case .score: "Puntos"
        case .best: "Récord"
        case .toPass: "Superar a {1}"
        case .time: "Tiempo"
        case .lives: "Vidas"
        case .level: "Nivel"
        case .chainOf: "Cadena de {1} de color {2}"
        case .chainLength: "cadena {1}"
        case .chainWorth: "+{1} cada una"
        case .timesPoints: "Puntos por {1}"
        case .nudge: "Empujón"
        case .money: "Fichas"
        case .table: "La mesa"
        case .result: "Resultado"
        case .chosen: "Elegidos"
        case .lastResults: "Últimos resultados"
        case .noResults: "Últimos resultados: ninguno aún"
        case .pocketCounts: "Cuántas veces salió cada casilla"
        case .noSpins: "Aún no hay giros"
        case .ready: "listo"
        case .noneYet: "aún ninguno"
        case .nextToChosen: "junto a un número elegido"

        // Boards
        case .pace: "Ritmo"
        case .rank: "Puesto"
        case .name: "Nombre"
        case .run: "Partida"
        case .noScores: "Aún no hay récords. ¡Marca el primero!"
        case .nobodyHere: "Aquí no hay nadie todavía. ¡Marca el primer récord!"
        case .bests: "récord · {1}"
        case .thisRun: "esta partida"
        case .practice: "práctica"
        case .wayOfRun: "{1}: la partida de {2}"
        case .nextIn: "próximo en {1}"
        case .endsIn: "termina en {1}"
        case .todaysChallenge: "El reto de hoy"
        case .challengeDone: "Reto hecho"

        // Watching
        case .watching: "Viendo"
        case .genuineRun: "Auténtica"
        case .played: "Reproducido"
        case .speed: "Velocidad"
        case .watchRecording: "Ver una grabación…"

        // Walls
        case .wallPlace: "Fila {1}, lugar {2}: {3}"
        case .linkCopied: "Enlace copiado."
        case .copyLink: "Copia este enlace:"
        case .beatMyWall: "¿Puedes derribar mi muro?"

        // Settings and names
        case .less: "Menos: {1}"
        case .more: "Más: {1}"
        case .holdFlat: "Mantén plano el dispositivo para nivelar la mesa."
        case .codeHelp:
            "Escanéalo con el otro dispositivo, o escribe estas palabras en sus ajustes:"
        case .yourDevices: "Tus dispositivos"
        case .dismiss: "OK"
        case .whoPlays: "¿Quién juega?"
        case .yourName: "Tu nombre"
        case .recentNames: "Nombres recientes"
        case .toBeat: "A superar: {1}, de {2}"
        }
    }
}
