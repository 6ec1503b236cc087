import Breakout

/// The texts of Breakout.
extension Spanish {
    static func text(of phrase: BreakoutPhrase) -> String {
        switch phrase {
        // Stall
        case .breakoutBlurb: "Derriba todos los ladrillos"
        case .sameBricks: "Los mismos ladrillos para todos"

        // Ways to play
        case .wayStandard: "Clásico"
        case .aboutStandard: "Doce muros y tres vidas."
        case .wayCapsules: "Cápsulas"
        case .aboutCapsules: "24 muros y cápsulas que atrapar."
        case .wayDrawn: "Muros dibujados"
        case .aboutDrawn: "Tu muro, o el de un amigo. Derríbalo y pásalo."

        // Settings
        case .rowsOfBricks: "Filas de ladrillos"
        case .balls: "Bolas"
        case .ballSpeed: "Velocidad de la bola"
        case .bounciness: "Rebote"
        case .gravity: "Gravedad"
        case .firstLevel: "Primer nivel"
        case .paddle: "Paleta"
        case .paddleSmall: "S"
        case .paddleMedium: "M"
        case .paddleLarge: "L"
        case .specialBricks: "Ladrillos especiales"
        case .tilt: "Inclinación"

        // Colours
        case .red: "rojo"
        case .orange: "naranja"
        case .amber: "ámbar"
        case .yellow: "amarillo"
        case .green: "verde"
        case .teal: "turquesa"
        case .blue: "azul"
        case .violet: "violeta"
        case .pink: "rosa"
        case .white: "blanco"
        case .slate: "pizarra"

        // Bricks
        case .plainBrick: "normal"
        case .twoHits: "dos golpes"
        case .threeHits: "tres golpes"
        case .burst: "explosión"
        case .ball: "bola"
        case .widePaddle: "paleta ancha"
        case .slowBalls: "bolas lentas"
        case .net: "red"
        case .plainNote: "Se rompe"
        case .twoHitsNote: "Puntos dobles"
        case .threeHitsNote: "Puntos triples"
        case .burstNote: "Se lleva todo lo que lo rodea"
        case .ballNote: "Una bola extra"

        // Capsules
        case .wideCapsule: "paleta ancha"
        case .slowCapsule: "bolas lentas"
        case .holdCapsule: "paleta adhesiva"
        case .throughCapsule: "atraviesa todo"
        case .lifeCapsule: "vida extra"
        case .narrowCapsule: "paleta estrecha"
        case .fastCapsule: "bolas rápidas"
        case .lifeNote: "Una vida extra"
        case .dropNote: "Suelta una cápsula"
        case .seeking: "¡La bola caza los últimos ladrillos!"
        case .capsuleRule:
            "Algunos ladrillos sueltan una cápsula. Atrapa las buenas y deja pasar las malas."

        // Rules and hints
        case .hintDrag: "Arrastra para mover la paleta."
        case .hintNudge: "Toca mientras vuela: un empujón."
        case .nudge: "empujón"
        case .tapToLaunch: "Toca para lanzar"
        case .paddleRule:
            "Mueve la paleta con el dedo, el ratón o las flechas. Toca o haz clic para lanzar la "
                + "bola."
        case .aimRule:
            "Apunta con la paleta: cuanto más cerca del borde, más rasante el tiro. La bola se "
                + "acelera con cada muro, y cuanto más la mantienes en juego."
        case .brick: "Ladrillo"
        case .whatItDoes: "Qué hace"

        // Levels
        case .rainbow: "Arcoíris"
        case .chequers: "Ajedrez"
        case .heart: "Corazón"
        case .columns: "Columnas"
        case .invader: "Invasor"
        case .castle: "Castillo"
        case .pyramid: "Pirámide"
        case .fish: "Pez"
        case .zigzag: "Zigzag"
        case .smile: "Sonrisa"
        case .bullseye: "Diana"
        case .fortress: "Fortaleza"
        case .sailboat: "Velero"
        case .duck: "Pato"
        case .ghost: "Fantasma"
        case .rocket: "Cohete"
        case .mushroom: "Seta"
        case .crown: "Corona"
        case .butterfly: "Mariposa"
        case .cat: "Gato"
        case .anchor: "Ancla"
        case .skull: "Calavera"
        case .robot: "Robot"
        case .house: "Casa"
        case .drawnWall: "Un muro dibujado"

        // Results and statistics
        case .wallCleared: "¡Muro derribado!"
        case .closingTime: "¡Hora de cerrar!"
        case .timeIsUp: "¡Tiempo!"
        case .gameOver: "Fin de la partida"
        case .bricksBroken: "Ladrillos rotos"
        case .longestStreakFigure: "Racha más larga"
        case .highestLevel: "Nivel más alto"
        case .wallsCleared: "Muros derribados"
        case .ballsLost: "Bolas perdidas"
        case .bricksByKind: "Ladrillos por tipo"
        }
    }

    static func text(of pattern: BreakoutPattern) -> String {
        switch pattern {
        // Bricks
        case .brickLabel: "ladrillo: {1}"
        case .wideNote: "Paleta ancha, {1}"
        case .slowNote: "Bolas lentas, {1}"
        case .netNote: "Red abajo, {1}"
        case .holdNote: "Las bolas se pegan hasta que tocas, {1}"
        case .throughNote: "Las bolas lo atraviesan todo, {1}"
        case .narrowNote: "Paleta estrecha, {1}: déjala pasar"
        case .fastNote: "Bolas rápidas, {1}: déjala pasar"

        // Rules and hints
        case .rowRule: "Los ladrillos de abajo dan {1} puntos; cada fila más arriba, {2} más."
        case .rowsRule:
            "Los ladrillos de abajo dan {1} puntos; cada fila más arriba, {2} más, hasta {3}."
        case .streak: "×{1} desde {2} ladrillos"
        case .streakRule: "Rompe ladrillos seguidos sin tocar la paleta y valdrán más: {1}."
        case .nudgeRule:
            "Toca mientras vuela la bola para darle un empujón. Podrás repetirlo a los {1} "
                + "segundos."
        case .livesRule:
            "Tienes {1} vidas. Derribar un muro da puntos extra, y el siguiente es más difícil."
        case .partyRule:
            "Tienes {1} segundos. Perder una bola cuesta {2} puntos, y la siguiente sale sola a "
                + "los {3} segundos. Derribar un muro da puntos extra, y el siguiente llega "
                + "enseguida."
        case .seekRule:
            "¿Quedan {1} ladrillos o menos y en {2} segundos no das a ninguno? La bola caza uno "
                + "por su cuenta."

        // Results
        case .levelDone: "Nivel {1}, “{2}”, superado."
        case .wallBonus: "{1} por el muro, {2} puntos hasta ahora."
        case .longestStreak: "Mejor racha: {1}"
        }
    }

    static func forms(of plural: BreakoutPlural) -> TwoForms {
        switch plural {
        case .bricks: TwoForms("{1} ladrillo", "{1} ladrillos")
        }
    }
}
