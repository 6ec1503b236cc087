import Roulette

/// The texts of Roulette.
extension Arabic {
    static func text(of phrase: RoulettePhrase) -> String {
        switch phrase {
        // Its stall
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
        case .nearIsMiss: "في هذا المستوى، الرقم المجاور إخفاق."

        // Badges
        case .badge: "الشارة"
        case .fromScore: "بدءًا من نتيجة"
        case .pro: "محترف"
        case .master: "خبير"
        case .legend: "أسطورة"

        // How it is played
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
                + "يُخصم من الرصيد."
        case .pointsStay:
            "النقاط لك دائمًا، أما الرصيد فلا. حين ينفد تنتهي اللعبة، وتبقى نتيجتك على لوحة "
                + "الصدارة."
        case .levelRule: "تغيير المستوى في الإعدادات يسري من الدورة التالية."

        // What to expect
        case .anyBet: "أي رهان"
        case .hitRow: "إصابة"
        case .missRow: "إخفاق"
        case .moneyASpin: "الرصيد لكل دورة"
        case .outcome: "الحصيلة"

        // The end of a run, and all runs
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
        }
    }

    static func text(of pattern: RoulettePattern) -> String {
        switch pattern {
        // At the table
        case .pocketLabel: "{1} {2}"
        case .chosenCount: "اخترت {1} من {2}"
        case .chosenAlready: "اخترت {1} بالفعل. أزل رقمًا أولًا."
        case .nextToThem: "المجاور لها: {1}."
        case .hitIn: "إصابة في {1} من {2}، والرصيد {3} لكل دورة."
        case .moneyWon: "الرصيد {1}"
        case .moneyAndScore: "الرصيد {1}، النتيجة {2}"
        case .spinResult: "{1} {2}"
        case .badgeEarned: "{1}!"

        // How it is played
        case .spinRule: "تبدأ برصيد {1}. اضغط «تدوير» واختر أرقامك: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "اضغط «راهن». تدور العجلة وتسقط الكرة في إحدى الخانات وعددها {1}، ولكل خانة الاحتمال "
                + "نفسه مهما كان ما سبق. اضغط العجلة لترى الخانة فورًا."
        case .yours: "أرقامك: {1}"
        case .whatToExpect: "{1}: ما المتوقع"
        case .houseEdge: "متوسط نتيجة الدورة: {1} من الرصيد."
        }
    }

    static func forms(of count: RouletteCount) -> SixForms {
        switch count {
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
        }
    }
}
