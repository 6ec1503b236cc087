import Roulette

/// The texts of Roulette.
extension English {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Its stall
        case .rouletteBlurb: "Pick your numbers, spin the wheel"
        case .playGame: "Play game"
        case .leaderboard: "Leaderboard"

        // Settings
        case .level: "Level"
        case .levels: "Levels"
        case .easy: "Easy"
        case .medium: "Medium"
        case .hard: "Hard"
        case .playOnCredit: "Play on credit"

        // The wheel
        case .green: "green"
        case .red: "red"
        case .black: "black"
        case .ball: "ball"

        // At the table
        case .hintSpin: "Tap Spin and choose your numbers."
        case .spin: "Spin"
        case .sameAgain: "Same again"
        case .skip: "Skip"
        case .bet: "Bet"
        case .cancel: "Cancel"
        case .chosen: "Chosen"
        case .chooseAndSpin: "Choose your numbers, and spin the wheel."
        case .noMoreBets: "No more bets. The ball is rolling…"
        case .aHit: "A hit!"
        case .close: "Close!"
        case .missed: "Missed."
        case .nearIsMiss: "On this level, next to a number is a miss."

        // Badges
        case .badge: "Badge"
        case .fromScore: "From a score of"
        case .pro: "Pro"
        case .master: "Master"
        case .legend: "Legend"

        // How it is played
        case .choose: "Choose"
        case .hit: "Hit"
        case .nextTo: "Next to"
        case .miss: "Miss"
        case .aMiss: "a miss"
        case .moneyThenScore: "Money, then score."
        case .nextToIt: "Next to it"
        case .nextByNumber: "Next to: one number apart"
        case .nextOnWheel: "Next to: beside it on the wheel"
        case .payRule:
            "A hit pays. So does a pocket next to one of yours, on some levels. The rest costs."
        case .pointsStay:
            "Points are yours for good; money is not. When it is gone, the game ends, and your "
                + "score stays on the leaderboard."
        case .levelRule: "A new level, in the settings, counts from the next spin."

        // What to expect
        case .anyBet: "Any bet"
        case .hitRow: "A hit"
        case .missRow: "A miss"
        case .moneyASpin: "Coins a spin"
        case .outcome: "Outcome"

        // The end of a run, and all runs
        case .tableCloses: "The table closes."
        case .moneyGone: "The money is gone."
        case .seeYouSoon: "See you soon!"
        case .spinsFigure: "Spins"
        case .hitsFigure: "Hits"
        case .mostHitsInARow: "Most hits in a row"
        case .mostMoney: "Most money"
        case .favouritePocket: "Favourite pocket"
        case .cameMostOften: "Came most often"
        case .pocketCounts: "How often each pocket came"
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "{1} of {2} chosen"
        case .chosenAlready: "You have chosen {1} already. Take one back first."
        case .nextToThem: "Next to them: {1}."
        case .hitIn: "A hit in {1} of {2}, on average {3} coins."
        case .moneyWon: "{1} coins"
        case .moneyAndScore: "{1} coins, {2} points"
        case .spinResult: "{1} {2}"
        case .badgeEarned: "{1}!"

        // How it is played
        case .spinRule: "You start with {1} coins. Tap Spin and choose your numbers: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Tap Bet. The wheel turns, and the ball lands in one of {1} pockets, each equally "
                + "likely, whatever came before. Tap the wheel to skip to the result."
        case .yours: "Yours: {1}"
        case .whatToExpect: "{1}: what to expect"
        case .houseEdge: "Average result of a spin: {1} coins."
        }
    }

    static func forms(of count: RouletteCount) -> TwoForms {
        switch count {
        case .spins: TwoForms("{1} spin", "{1} spins")
        case .hits: TwoForms("{1} hit", "{1} hits")
        case .numbersMissing: TwoForms("Choose {1} more number.", "Choose {1} more numbers.")
        case .numbersTooMany: TwoForms("{1} number too many.", "{1} numbers too many.")
        case .chooseNumbers: TwoForms("Choose {1} number", "Choose {1} numbers")
        case .yourSpins: TwoForms("You, {1} spin", "You, {1} spins")
        }
    }
}
