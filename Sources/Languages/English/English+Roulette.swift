import Roulette

/// The texts of Roulette.
extension English {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Stall
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
        case .nearIsMiss: "On this level, close doesn’t count."

        // Badges
        case .badge: "Badge"
        case .fromScore: "From a score of"
        case .pro: "Pro"
        case .master: "Master"
        case .legend: "Legend"

        // Rules and hints
        case .choose: "Choose"
        case .hit: "Hit"
        case .nextTo: "Close"
        case .miss: "Miss"
        case .aMiss: "a miss"
        case .moneyThenScore: "Money, then score."
        case .nextToIt: "Next to it"
        case .nextByNumber: "Close: one number apart"
        case .nextOnWheel: "Close: beside it on the wheel"
        case .payRule:
            "A hit pays, and on some levels a pocket next to yours does too. Anything else costs you."
        case .pointsStay:
            "Your points are safe; your money isn’t. When it’s gone, the game ends, and your score "
                + "stays on the leaderboard."
        case .levelRule: "Change the level in the settings: it counts from the next spin."

        // What to expect
        case .anyBet: "Any bet"
        case .hitRow: "A hit"
        case .missRow: "A miss"
        case .moneyASpin: "Coins a spin"
        case .outcome: "Outcome"

        // Results and statistics
        case .tableCloses: "The table closes."
        case .moneyGone: "The money is gone."
        case .seeYouSoon: "See you soon!"
        case .spinsFigure: "Spins"
        case .hitsFigure: "Hits"
        case .mostHitsInARow: "Most hits in a row"
        case .mostMoney: "Most money"
        case .favouritePocket: "Favourite pocket"
        case .cameMostOften: "Came up most often"
        case .pocketCounts: "How often each pocket came up"

        // Classic
        case .classic: "Classic"
        case .threeLevels: "Three levels"
        case .aboutLevels: "Choose a few numbers; the level sets what they pay."
        case .aboutClassic: "A European table: cloth, chips and real odds."
        case .low: "1 to 18"
        case .high: "19 to 36"
        case .even: "even"
        case .odd: "odd"
        case .voisins: "Voisins du zéro"
        case .tiers: "Tiers"
        case .orphelins: "Orphelins"
        case .noChips: "Put a chip on the cloth first."
        case .chipMoney: "You don’t have that much money."
        case .someBack: "You got some back."
        case .putChipsAndSpin: "Put chips on the cloth, and spin the wheel."
        case .putChips: "Place your chips"
        case .chipValues: "Chips"
        case .calledBets: "Called bets"
        case .neighbours: "A number and its neighbours"
        case .takeBack: "Take back"
        case .doubleChips: "Double"
        case .clearChips: "Clear"
        case .repeatChips: "Last bet"
        case .sameBet: "this bet"
        case .flat: "10 on red"
        case .martingale: "Martingale"
        case .dAlembert: "D’Alembert"
        case .paroli: "Paroli"
        case .theCourse: "Your money, spin by spin"
        case .courseLegend:
            "Dashed: the average. Shaded: where 95% of players end up."
        case .oddsFavour:
            "These odds favour you. No real table would offer them."
        case .oddsAgainst: "These odds are against you. Play for the points!"
        case .houseKeeps:
            "In the long run the house keeps 2.7% of every bet."
        case .systemsLose: "No system beats that. It just loses slower, or all at once."
        case .classicScore:
            "Your score is your biggest profit so far. It stays when you lose."
        case .payouts: "What bets pay"
        case .chipBet: "Bet"
        case .coversNumbers: "Numbers"
        case .pays: "Pays"
        case .straightKind: "One number"
        case .splitKind: "Split"
        case .streetKind: "Street"
        case .cornerKind: "Corner"
        case .sixLineKind: "Six line"
        case .columnKind: "Column"
        case .dozenKind: "Dozen"
        case .evenKind: "Red or black, even or odd, low or high"
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "{1} of {2} chosen"
        case .chosenAlready: "You’ve chosen {1} already. Take one back first."
        case .nextToThem: "Next to them: {1}."
        case .hitIn: "{1} of {2} pockets hit, on average {3} coins."
        case .moneyWon: "{1} coins"
        case .moneyAndScore: "{1} coins, {2} points"
        case .spinResult: "{1} {2}"
        case .badgeEarned: "{1}!"

        // Rules and hints
        case .spinRule: "You start with {1} coins. Tap Spin and choose your numbers: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "Tap Bet. The wheel turns, and the ball lands in one of {1} pockets, each equally "
                + "likely, whatever came before. Tap the wheel to skip to the result."
        case .yours: "Yours: {1}"
        case .whatToExpect: "{1}: what to expect"
        case .houseEdge: "The table’s edge: {1} coins a spin."

        // Classic
        case .splitBet: "split {1}"
        case .streetBet: "street {1}"
        case .cornerBet: "corner {1}"
        case .sixLineBet: "six line {1}"
        case .columnBet: "column {1}"
        case .dozenBet: "dozen {1}"
        case .neighboursBet: "{1} and its neighbours"
        case .paysTo: "{1} to 1"
        case .placePays: "{1}, pays {2}"
        case .placeHolds: "{1}: {2} on it, pays {3}"
        case .chipOf: "chip of {1}"
        case .chipLimit: "At most {1} on one spot."
        case .staked: "{1} of {2}"
        case .clothOdds: "On average {1} coins a spin."
        case .trialOf: "{1} spins: {2}"
        case .classicRule: "You start with {1} coins. Tap Spin and put chips on the cloth: {2}."
        case .clothRule:
            "Each tap or drag places one chip of the value you’ve picked, at most {1} on one spot. "
                + "Tap between numbers to bet on several."
        }
    }

    static func forms(of plural: RoulettePlural) -> TwoForms {
        switch plural {
        case .spins: TwoForms("{1} spin", "{1} spins")
        case .hits: TwoForms("{1} hit", "{1} hits")
        case .numbersMissing: TwoForms("Choose {1} more number.", "Choose {1} more numbers.")
        case .numbersTooMany: TwoForms("{1} number too many.", "{1} numbers too many.")
        case .chooseNumbers: TwoForms("Choose {1} number", "Choose {1} numbers")
        case .yourSpins: TwoForms("You, {1} spin", "You, {1} spins")
        case .courseTold:
            TwoForms(
                "After {1} spin {2} coins; the average is {3}, and 95% of players have {4} to {5}.",
                "After {1} spins {2} coins; the average is {3}, and 95% of players have {4} to "
                    + "{5}.")
        case .goneAfter: TwoForms("{2}: gone after {1} spin", "{2}: gone after {1} spins")
        case .leftAfter: TwoForms("{2}: after {1} spin", "{2}: after {1} spins")
        case .chipsTaken: TwoForms("{2}, {1} chip", "{2}, {1} chips")
        }
    }
}
