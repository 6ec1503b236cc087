import Phrases

/// The texts of a party's big screen.
extension Arabic {
    static func text(of phrase: PartyPhrase) -> String {
        switch phrase {
        // Opening a party
        case .bubblepop: "BubblePop"
        case .breakout: "Breakout"
        case .roulette: "Roulette"
        case .party: "حفلة"
        case .partyLine: "شاشة كبيرة، وهاتف لكل واحد، والدقيقة نفسها للجميع."
        case .chooseGame: "اختر اللعبة الأولى"
        case .game: "اللعبة"
        case .fullScreen: "ملء الشاشة"

        // Gathering
        case .joinAt: "انضم على"
        case .codeIs: "الرمز {1}"
        case .qrCodeOf: "رمز QR للعنوان {1}"
        case .howMany: "اللاعبون: {1}"
        case .waiting: "من يجرؤ أولًا؟ امسح الرمز بهاتفك."
        case .isHere: "وصل {1}"
        case .isFull: "اكتملت الحفلة."
        case .start: "ابدأ"
        case .again: "جولة أخرى"
        case .needsGuests: "نبدأ حين يصل أحد."
        case .showDoor: "أخرِجه من الحفلة"
        case .showDoorTo: "هل تُخرج {1} من الحفلة؟"
        case .doorIsShut: "لن يستطيع العودة إلى هذه الحفلة."
        case .endParty: "إنهاء الحفلة"
        case .reallyEnd: "هل تُنهي الحفلة؟"
        case .tableStays: "يمكنك رؤية نتائجها لمدة 30 يومًا."

        // A round
        case .round: "الجولة {1}"
        case .getReady: "استعدّوا!"
        case .goNow: "انطلقوا!"
        case .secondsLeft: "الثواني الباقية: {1}"
        case .notChecked: "تُراجَع النتائج في النهاية."
        case .others: "البقية"
        case .noSignal: "لا إشارة"
        case .calledChain: "{1}: سلسلة من {2}!"
        case .calledLead: "{1} في الصدارة!"
        case .calledHit: "{1} يربح الأكثر على {2}!"
        case .lastTen: "بقيت عشر ثوانٍ!"
        case .behind: "بفارق {1}"

        // Roulette
        case .spinOf: "الدورة {1}"
        case .placeBets: "ضعوا رهاناتكم"
        case .betsPlaced: "الرهانات: {1} من {2}"
        case .noMoreBets: "انتهى وقت الرهان"

        // The end of a round
        case .judging: "نعيد تشغيل كل جولة…"
        case .judgedOf: "تمت مراجعة {1} من {2}"
        case .isChecked: "تمت المراجعة"
        case .onItsWay: "في الطريق"
        case .photoFinish: "نهاية متقاربة جدًا!"
        case .deadHeat: "تعادل تام!"
        case .wins: "الفوز لـ{1}!"
        case .nobodyWins: "لم تُحتسب أي جولة هذه المرة."
        case .comeback: "أفضل عودة"
        case .ofLength: "{1}، {2}"
        case .notCounted: "لم تُحتسب هذه المرة"
        case .theEvening: "نتائج السهرة"
        case .newHere: "جديد"

        // An evening of rounds
        case .planEvening: "خطِّط لسهرة"
        case .changePlan: "غيِّر الخطة"
        case .rounds: "الجولات"
        case .whichGames: "الألعاب"
        case .mixed: "متنوعة"
        case .byVote: "بالتصويت"
        case .oneByOne: "جولة بعد جولة"
        case .swapHint: "المس جولة لتغيير لعبتها"
        case .done: "تم"
        case .voteNext: "صوِّت للعبة التالية"
        case .bestMoments: "أفضل اللحظات"
        case .linkCopied: "نُسخ الرابط"
        case .movedUp: "صعود {1}"
        case .movedDown: "هبوط {1}"
        case .nextIs: text(of: GuestPattern.nextGame)
        case .roundOf: text(of: GuestPattern.roundOf)
        case .eveningWon: text(of: GuestPattern.eveningWon)
        case .placeAt: text(of: GuestPattern.placeAt)

        // After a party
        case .isOver: "انتهت الحفلة!"
        case .keptAt: "تجدها 30 يومًا على {1}"
        case .anotherParty: "افتح حفلة أخرى"
        case .playHere: "العب على هذا الجهاز"
        case .noParty: "لم تعد هذه الحفلة هنا."
        case .nothingPlayed: "لم يلعب أحد أي جولة."

        // Problems
        case .isSilent: "تعذّر الوصول إلى الخادم. تستمر الحفلة حين يعود."
        case .manyParties: "الحفلات المفتوحة كثيرة. حاول لاحقًا."
        case .otherScreen: "فُتحت هذه الحفلة على شاشة أخرى."
        case .tryAgain: "لم ينجح ذلك. حاول مرة أخرى."
        }
    }

    static func forms(of plural: PartyPlural) -> SixForms {
        switch plural {
        case .placesGained: forms(of: GuestPlural.placesGained)
        case .wonBy: forms(of: GuestPlural.wonBy)
        case .placesUp:
            SixForms(
                zero: "{1}، بلا صعود", one: "{1}، صعودًا مركزًا واحدًا", two: "{1}، صعودًا مركزين",
                few: "{1}، صعودًا {2} مراكز", many: "{1}، صعودًا {2} مركزًا",
                other: "{1}، صعودًا {2} مركز")
        }
    }
}
