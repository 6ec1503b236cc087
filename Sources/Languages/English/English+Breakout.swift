import Breakout

/// The texts of Breakout.
extension English {
    static func text(of phrase: BreakoutPhrase) -> String {
        switch phrase {
        // Stall
        case .breakoutBlurb: "Knock down every brick"
        case .sameBricks: "The same bricks for everyone"

        // Ways to play
        case .wayStandard: "Classic"
        case .aboutStandard: "Twelve walls and three lives."
        case .wayCapsules: "Capsules"
        case .aboutCapsules: "24 walls, and capsules to catch."
        case .wayDrawn: "Drawn walls"
        case .aboutDrawn: "Your own wall, or a friend’s. Clear it and pass it on."

        // Settings
        case .rowsOfBricks: "Rows of bricks"
        case .balls: "Balls"
        case .ballSpeed: "Ball speed"
        case .bounciness: "Bounciness"
        case .gravity: "Gravity"
        case .firstLevel: "First level"
        case .paddle: "Paddle"
        case .paddleSmall: "S"
        case .paddleMedium: "M"
        case .paddleLarge: "L"
        case .specialBricks: "Special bricks"
        case .tilt: "Tilt"

        // Colours
        case .red: "red"
        case .orange: "orange"
        case .amber: "amber"
        case .yellow: "yellow"
        case .green: "green"
        case .teal: "teal"
        case .blue: "blue"
        case .violet: "violet"
        case .pink: "pink"
        case .white: "white"
        case .slate: "slate"

        // Bricks
        case .plainBrick: "plain"
        case .twoHits: "two hits"
        case .threeHits: "three hits"
        case .burst: "burst"
        case .ball: "ball"
        case .widePaddle: "wide"
        case .slowBalls: "slow"
        case .net: "net"
        case .plainNote: "Breaks"
        case .twoHitsNote: "Double points"
        case .threeHitsNote: "Triple points"
        case .burstNote: "Takes its neighbours too"
        case .ballNote: "An extra ball"

        // Capsules
        case .wideCapsule: "wide paddle"
        case .slowCapsule: "slow balls"
        case .holdCapsule: "sticky paddle"
        case .throughCapsule: "breakthrough"
        case .lifeCapsule: "extra life"
        case .narrowCapsule: "narrow paddle"
        case .fastCapsule: "fast balls"
        case .lifeNote: "An extra life"
        case .dropNote: "Drops a capsule"
        case .seeking: "The ball is hunting the last bricks!"
        case .capsuleRule:
            "Some bricks drop a capsule. Catch the good ones and let the bad ones pass."

        // Rules and hints
        case .hintDrag: "Drag to move the paddle."
        case .hintNudge: "Tap while it flies to nudge it."
        case .nudge: "nudge"
        case .tapToLaunch: "Tap to launch"
        case .paddleRule:
            "Move the paddle with finger, mouse or arrow keys. Tap or click to launch the ball."
        case .aimRule:
            "Aim with the paddle: the nearer its edge, the flatter the shot. The ball gets faster "
                + "with each wall, and the longer you keep it in play."
        case .brick: "Brick"
        case .whatItDoes: "What it does"

        // Levels
        case .rainbow: "Rainbow"
        case .chequers: "Chequers"
        case .heart: "Heart"
        case .columns: "Columns"
        case .invader: "Invader"
        case .castle: "Castle"
        case .pyramid: "Pyramid"
        case .fish: "Fish"
        case .zigzag: "Zigzag"
        case .smile: "Smile"
        case .bullseye: "Bullseye"
        case .fortress: "Fortress"
        case .sailboat: "Sailing boat"
        case .duck: "Duck"
        case .ghost: "Ghost"
        case .rocket: "Rocket"
        case .mushroom: "Mushroom"
        case .crown: "Crown"
        case .butterfly: "Butterfly"
        case .cat: "Cat"
        case .anchor: "Anchor"
        case .skull: "Skull"
        case .robot: "Robot"
        case .house: "House"
        case .drawnWall: "A drawn wall"

        // Results and statistics
        case .wallCleared: "Wall cleared!"
        case .closingTime: "Closing time!"
        case .timeIsUp: "Time!"
        case .gameOver: "Game over"
        case .bricksBroken: "Bricks broken"
        case .longestStreakFigure: "Longest streak"
        case .highestLevel: "Highest level"
        case .wallsCleared: "Walls cleared"
        case .ballsLost: "Balls lost"
        case .bricksByKind: "Bricks by kind"
        }
    }

    static func text(of pattern: BreakoutPattern) -> String {
        switch pattern {
        // Bricks
        case .brickLabel: "{1} brick"
        case .wideNote: "Wide paddle, {1}"
        case .slowNote: "Slow balls, {1}"
        case .netNote: "Net below, {1}"
        case .holdNote: "Balls stick until you tap, {1}"
        case .throughNote: "Balls smash straight through, {1}"
        case .narrowNote: "Narrow paddle, {1}: let it pass"
        case .fastNote: "Fast balls, {1}: let it pass"

        // Rules and hints
        case .rowRule: "The bottom row earns {1} points a brick, and each row above {2} more."
        case .rowsRule:
            "The bottom row earns {1} points a brick, and each row above {2} more, up to {3}."
        case .streak: "×{1} from {2} bricks"
        case .streakRule:
            "Break bricks in a row without touching the paddle, and they count more: {1}."
        case .nudgeRule:
            "Tap while the ball is flying to nudge it. You can nudge again after {1} seconds."
        case .livesRule:
            "You have {1} lives. A cleared wall earns a bonus, and the next one is harder."
        case .partyRule:
            "You have {1} seconds. A lost ball costs {2} points, and the next one launches itself "
                + "after {3} seconds. A cleared wall earns a bonus, and the next wall comes right "
                + "away."
        case .seekRule:
            "Down to {1} bricks, and none hit for {2} seconds? The ball hunts one down by itself."

        // Results
        case .levelDone: "Level {1}, “{2}”, cleared."
        case .wallBonus: "{1} for the wall, {2} points so far."
        case .longestStreak: "Longest streak {1}"
        }
    }

    static func forms(of plural: BreakoutPlural) -> TwoForms {
        switch plural {
        case .bricks: TwoForms("{1} brick", "{1} bricks")
        }
    }
}
