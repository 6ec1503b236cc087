import Roulette

/// The texts of Roulette.
extension Arabic {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Stall
        case .rouletteBlurb: "اختر أرقامك وأدر العجلة"
        case .playGame: "ابدأ اللعب"
        case .leaderboard: "لوحة الصدارة"

        // Settings
        case .level: "المستوى"
        case .levels: "المستويات"
        case .easy: "سهل"
        case .medium: "متوسط"
        case .hard: "صعب"
        case .playOnCredit: "اللعب بالدَّين"

        // The wheel
        case .green: "أخضر"
        case .red: "أحمر"
        case .black: "أسود"
        case .ball: "كرة"

        // At the table
        case .hintSpin: "المس «تدوير» واختر أرقامك."
        case .spin: "تدوير"
        case .sameAgain: "الرهان نفسه"
        case .skip: "تخطّي"
        case .bet: "راهن"
        case .cancel: "إلغاء"
        case .chosen: "المختارة"
        case .chooseAndSpin: "اختر أرقامك وأدر العجلة."
        case .noMoreBets: "أُغلقت الرهانات. الكرة تدور…"
        case .aHit: "إصابة!"
        case .close: "قريب!"
        case .missed: "لم تُصِب."
        case .nearIsMiss: "في هذا المستوى، القريب لا يُحتسب."

        // Badges
        case .badge: "الشارة"
        case .fromScore: "بدءًا من نتيجة"
        case .pro: "محترف"
        case .master: "خبير"
        case .legend: "أسطورة"

        // Rules and hints
        case .choose: "تختار"
        case .hit: "إصابة"
        case .nextTo: "مجاور"
        case .miss: "إخفاق"
        case .aMiss: "إخفاق"
        case .moneyThenScore: "الرصيد ثم النتيجة."
        case .nextToIt: "المجاور"
        case .nextByNumber: "المجاور: بفارق رقم واحد"
        case .nextOnWheel: "المجاور: ملاصق على العجلة"
        case .payRule:
            "الإصابة تربح، وفي بعض المستويات تربح أيضًا الخانة المجاورة لأحد أرقامك. وما عدا ذلك "
                + "يكلّفك."
        case .pointsStay:
            "نقاطك في أمان، أما رصيدك فلا. حين ينفد تنتهي اللعبة، وتبقى نتيجتك على لوحة الصدارة."
        case .levelRule: "غيّر المستوى في الإعدادات، ويسري من الدورة التالية."

        // What to expect
        case .anyBet: "أي رهان"
        case .hitRow: "إصابة"
        case .missRow: "إخفاق"
        case .moneyASpin: "الرصيد لكل دورة"
        case .outcome: "الحصيلة"

        // Results and statistics
        case .tableCloses: "تُغلق الطاولة."
        case .moneyGone: "نفد الرصيد."
        case .seeYouSoon: "نراك قريبًا!"
        case .spinsFigure: "الدورات"
        case .hitsFigure: "الإصابات"
        case .mostHitsInARow: "أكثر إصابات متتالية"
        case .mostMoney: "أعلى رصيد"
        case .favouritePocket: "الخانة المفضلة"
        case .cameMostOften: "الأكثر ظهورًا"
        case .pocketCounts: "عدد مرات ظهور كل خانة"

        // Classic
        case .classic: "الكلاسيكية"
        case .threeLevels: "ثلاثة مستويات"
        case .aboutLevels: "اختر بضعة أرقام، والمستوى يحدد أرباحها."
        case .aboutClassic: "طاولة أوروبية بقماشها وفيشاتها واحتمالاتها الحقيقية."
        case .low: "1 إلى 18"
        case .high: "19 إلى 36"
        case .even: "زوجي"
        case .odd: "فردي"
        case .voisins: "جيران الصفر"
        case .tiers: "الثلث"
        case .orphelins: "الأيتام"
        case .noChips: "ضع فيشة على الطاولة أولًا."
        case .chipMoney: "رصيدك لا يكفي."
        case .someBack: "عاد إليك جزء منه."
        case .putChipsAndSpin: "ضع فيشات على الطاولة وأدر العجلة."
        case .putChips: "ضع فيشاتك"
        case .chipValues: "الفيشات"
        case .calledBets: "رهانات معلنة"
        case .neighbours: "رقم وجيرانه"
        case .takeBack: "استرجاع"
        case .doubleChips: "مضاعفة"
        case .clearChips: "إفراغ"
        case .repeatChips: "الرهان السابق"
        case .sameBet: "هذا الرهان"
        case .flat: "10 على الأحمر"
        case .martingale: "مارتينجال"
        case .dAlembert: "دالمبير"
        case .paroli: "بارولي"
        case .theCourse: "رصيدك دورة بعد دورة"
        case .courseLegend: "الخط المتقطع: المتوسط. النطاق الفاتح: فيه ينتهي 95% من اللاعبين."
        case .oddsFavour: "هذه الرهانات في صالحك. لا تقدّمها أي طاولة حقيقية."
        case .oddsAgainst: "هذه الرهانات ليست في صالحك. العب من أجل النقاط!"
        case .houseKeeps: "على المدى الطويل يحتفظ الكازينو بنسبة 2.7% من كل رهان."
        case .systemsLose: "لا طريقة رهان تغلب ذلك: تخسر ببطء أكثر، أو دفعة واحدة."
        case .classicScore: "نتيجتك هي أكبر ربح بلغته حتى الآن، وتبقى حين تخسر."
        case .payouts: "ما تدفعه الرهانات"
        case .chipBet: "الرهان"
        case .coversNumbers: "الأرقام"
        case .pays: "يدفع"
        case .straightKind: "رقم واحد"
        case .splitKind: "رقمان"
        case .streetKind: "شارع"
        case .cornerKind: "زاوية"
        case .sixLineKind: "خط سداسي"
        case .columnKind: "عمود"
        case .dozenKind: "دزينة"
        case .evenKind: "أحمر أو أسود، زوجي أو فردي، منخفض أو مرتفع"
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "اخترت {1} من {2}"
        case .chosenAlready: "اخترت {1} بالفعل. أزل رقمًا أولًا."
        case .nextToThem: "المجاور لها: {1}."
        case .hitIn: "إصابة في {1} من {2} خانة، والمتوسط {3} من الرصيد."
        case .moneyWon: "الرصيد {1}"
        case .moneyAndScore: "الرصيد {1}، النتيجة {2}"
        case .spinResult: "{1} {2}"
        case .badgeEarned: "{1}!"

        // Rules and hints
        case .spinRule: "تبدأ برصيد {1}. اضغط «تدوير» واختر أرقامك: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "اضغط «راهن». تدور العجلة وتسقط الكرة في إحدى الخانات وعددها {1}، ولكل خانة الاحتمال "
                + "نفسه مهما كان ما سبق. اضغط العجلة لترى الخانة فورًا."
        case .yours: "أرقامك: {1}"
        case .whatToExpect: "{1}: ما المتوقع"
        case .houseEdge: "أفضلية الطاولة: {1} من الرصيد لكل دورة."

        // Classic
        case .splitBet: "رقمان {1}"
        case .streetBet: "شارع {1}"
        case .cornerBet: "زاوية {1}"
        case .sixLineBet: "خط سداسي {1}"
        case .columnBet: "العمود {1}"
        case .dozenBet: "الدزينة {1}"
        case .neighboursBet: "{1} وجيرانه"
        case .paysTo: "{1} إلى 1"
        case .placePays: "{1}، يدفع {2}"
        case .placeHolds: "{1}: عليه {2}، يدفع {3}"
        case .chipOf: "فيشة {1}"
        case .chipLimit: "{1} على الأكثر في المكان الواحد."
        case .staked: "{1} من {2}"
        case .clothOdds: "المتوسط {1} لكل دورة."
        case .trialOf: "{1} دورة: {2}"
        case .classicRule: "تبدأ برصيد {1}. اضغط «تدوير» وضع فيشات على الطاولة: {2}."
        case .clothRule:
            "كل لمسة أو سحبة تضع فيشة بالقيمة التي اخترتها، و{1} على الأكثر في المكان الواحد. المس "
                + "بين الأرقام لتراهن على عدة أرقام."
        }
    }

    static func forms(of plural: RoulettePlural) -> SixForms {
        switch plural {
        case .spins:
            SixForms(
                zero: "لا دورات", one: "دورة واحدة", two: "دورتان", few: "{1} دورات",
                many: "{1} دورة", other: "{1} دورة")
        case .hits:
            SixForms(
                zero: "لا إصابات", one: "إصابة واحدة", two: "إصابتان", few: "{1} إصابات",
                many: "{1} إصابة", other: "{1} إصابة")
        case .numbersMissing:
            SixForms(
                zero: "لا ينقص أي رقم.", one: "ينقص رقم واحد.", two: "ينقص رقمان.",
                few: "تنقص {1} أرقام.", many: "ينقص {1} رقمًا.", other: "ينقص {1} رقم.")
        case .numbersTooMany:
            SixForms(
                zero: "لا أرقام زائدة.", one: "رقم واحد زائد.", two: "رقمان زائدان.",
                few: "{1} أرقام زائدة.", many: "{1} رقمًا زائدًا.", other: "{1} رقم زائد.")
        case .chooseNumbers:
            SixForms(
                zero: "لا أرقام للاختيار", one: "اختر رقمًا واحدًا", two: "اختر رقمين",
                few: "اختر {1} أرقام", many: "اختر {1} رقمًا", other: "اختر {1} رقم")
        case .yourSpins:
            SixForms(
                zero: "أنت، بلا دورات", one: "أنت، دورة واحدة", two: "أنت، دورتان",
                few: "أنت، {1} دورات", many: "أنت، {1} دورة", other: "أنت، {1} دورة")
        case .courseTold:
            SixForms(
                zero: "قبل الدورات الرصيد {2}؛ والمتوسط {3}، و95% من اللاعبين بين {4} و{5}.",
                one: "بعد دورة واحدة الرصيد {2}؛ والمتوسط {3}، و95% من اللاعبين بين {4} و{5}.",
                two: "بعد دورتين الرصيد {2}؛ والمتوسط {3}، و95% من اللاعبين بين {4} و{5}.",
                few: "بعد {1} دورات الرصيد {2}؛ والمتوسط {3}، و95% من اللاعبين بين {4} و{5}.",
                many: "بعد {1} دورة الرصيد {2}؛ والمتوسط {3}، و95% من اللاعبين بين {4} و{5}.",
                other: "بعد {1} دورة الرصيد {2}؛ والمتوسط {3}، و95% من اللاعبين بين {4} و{5}.")
        case .goneAfter:
            SixForms(
                zero: "{2}: نفد بلا دورات",
                one: "{2}: نفد بعد دورة واحدة",
                two: "{2}: نفد بعد دورتين",
                few: "{2}: نفد بعد {1} دورات",
                many: "{2}: نفد بعد {1} دورة",
                other: "{2}: نفد بعد {1} دورة")
        case .leftAfter:
            SixForms(
                zero: "{2}: قبل الدورات",
                one: "{2}: بعد دورة واحدة",
                two: "{2}: بعد دورتين",
                few: "{2}: بعد {1} دورات",
                many: "{2}: بعد {1} دورة",
                other: "{2}: بعد {1} دورة")
        case .chipsTaken:
            SixForms(
                zero: "{2}، بلا فيشات",
                one: "{2}، فيشة واحدة",
                two: "{2}، فيشتان",
                few: "{2}، {1} فيشات",
                many: "{2}، {1} فيشة",
                other: "{2}، {1} فيشة")
        }
    }
}
