/// A Breakout text without gaps.
package enum BreakoutPhrase: UInt8, CaseIterable, Sendable {
    // MARK: Stall
    case breakoutBlurb
    case sameBricks

    // MARK: Ways to play
    case wayStandard
    case aboutStandard
    case wayCapsules
    case aboutCapsules
    case wayDrawn
    case aboutDrawn

    // MARK: Settings
    case rowsOfBricks
    case balls
    case ballSpeed
    case bounciness
    case gravity
    case firstLevel
    case paddle
    case paddleSmall
    case paddleMedium
    case paddleLarge
    case specialBricks
    case tilt

    // MARK: Colours
    case red
    case orange
    case amber
    case yellow
    case green
    case teal
    case blue
    case violet
    case pink
    case white
    case slate

    // MARK: Bricks
    case plainBrick
    case twoHits
    case threeHits
    case burst
    case ball
    case widePaddle
    case slowBalls
    case net
    case plainNote
    case twoHitsNote
    case threeHitsNote
    case burstNote
    case ballNote

    // MARK: Capsules
    case wideCapsule
    case slowCapsule
    case holdCapsule
    case throughCapsule
    case lifeCapsule
    case narrowCapsule
    case fastCapsule
    case lifeNote
    case dropNote
    case seeking
    case capsuleRule

    // MARK: Rules
    case hintDrag
    case hintNudge
    case nudge
    case tapToLaunch
    case paddleRule
    case aimRule
    case brick
    case whatItDoes

    // MARK: Levels
    case rainbow
    case chequers
    case heart
    case columns
    case invader
    case castle
    case pyramid
    case fish
    case zigzag
    case smile
    case bullseye
    case fortress
    case sailboat
    case duck
    case ghost
    case rocket
    case mushroom
    case crown
    case butterfly
    case cat
    case anchor
    case skull
    case robot
    case house
    case drawnWall

    // MARK: Results and statistics
    case wallCleared
    case closingTime
    case timeIsUp
    case gameOver
    case bricksBroken
    case longestStreakFigure
    case highestLevel
    case wallsCleared
    case ballsLost
    case bricksByKind
}
