import Phrases

/// The texts with gaps and with numbers. A number that is not a `Count` stands where no word has to
/// agree with it.
extension Arabic {
    static func text(of pattern: Pattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1} و{2}"
        case .list: "{1}، {2}"
        case .sentences: "{1} {2}"
        case .seconds: "{1} ث"
        case .percent: "{1}%"
        case .fromTo: "{1} إلى {2}"
        case .inSteps: "{1} بخطوات من {2}"
        case .quoted: "«{1}»"

        // Settings
        case .settingBroughtBack: "نطاق {1} من {2}، لذا تحوّل {3} إلى {4}."
        case .settingNoNumber: "{1} ليس عددًا صحيحًا، لذا قيمة {2} هي {3}. النطاق من {4}."
        case .settingRefused: "نطاق {1} من {2}، ولا يُقبل {3}."
        case .settingRefusedText: "{1} ليس عددًا صحيحًا. نطاق {2} من {3}."

        // Names and recordings
        case .nameTooLong: "الحد الأقصى لأحرف الاسم {1}، وفي هذا الاسم {2}."
        case .characterCount: "{1} من {2}"
        case .recordingNewer:
            "صيغة هذا التسجيل {1}، وهذه النسخة من Funfair تقرأ الصيغة {2}. يمكن لنسخة أحدث قراءته."
        case .recordingTooLarge: "حجم {1} بايت أكبر مما يُسمح به للتسجيل ({2})."
        case .recordingDamaged: "التسجيل تالف عند البايت {1}."
        case .recordingUnknownGame: "التسجيل للعبة غير معروفة هنا ({1})."
        case .recordingOtherRules:
            "لُعبت الجولة بالإصدار {1} من القواعد، وهذه النسخة من Funfair تلعب بالإصدار {2}."
        case .recordingStage: "لا توجد في اللعبة ساحة بمقاس {1} في {2}."
        case .recordingInputAfterEnd: "في التسجيل حركة عند النبضة {1}، بعد انتهاء الجولة."
        case .recordingDoesNotReproduce:
            "إعادة الجولة لا تطابقها: تدّعي النتيجة {1} عند النبضة {2}، والإعادة تعطي {3} "
                + "عند النبضة {4}."
        case .recordingUnfinished: "تُركت الجولة عند النبضة {1}، قبل نهايتها."
        case .keptUnreadable: "{1} ما كان هناك محفوظ جانبًا، ولن يُستبدل منه شيء."
        case .noRace: "لا سباقات في {1}."

        // A run and its end
        case .wouldPass: "أفضل نتيجة لك. تنقصك {1} لتتجاوز {2}."
        case .shortOfBest: "تفصلك {1} عن أفضل نتيجة لك، {2}."
        case .secondsLeft: "بقي {1} ث"
        case .levelNumber: "المستوى {1}"
        case .atLevel: "المستوى {1}"
        case .money: "الرصيد {1}"
        case .longestChain: "أطول سلسلة {1}"
        case .longestStreak: "أطول تتابع {1}"
        case .standardTitle: "{1}، اللعبة القياسية"
        case .otherTitle: "{1}، إعدادات أخرى"
        case .racing: "سباق مع {1}، {2}"
        case .youLead: "تتقدم بفارق {1}"
        case .aheadOfYou: "تتأخر بفارق {1}"
        case .cameToTheSame: "تعادلت مع {1}."
        case .youBeat: "تغلّبت على {1} بفارق {2}."
        case .wasAhead: "تقدّم عليك {1} بفارق {2}."

        // BubblePop
        case .aheadOfBest: "متقدم على أفضل نتيجة لك بـ {1}"
        case .behindBest: "متأخر عن أفضل نتيجة لك بـ {1}"
        case .playToGoOn: "{1}. العب اليوم لتواصل!"
        case .playStall: "العب {1}"
        case .shareText: "{1} في {2} على Funfair ({3}). هل يمكنك التفوق عليها؟"
        case .myBest: "أفضل نتيجة لي: {1}"
        case .hoursAndMinutes: "{1} س {2} د"
        case .minutes: "{1} د"
        case .saidChain: "سلسلة من {1} بلون {2}."
        case .saidCleared: "أُزيل الجدار، {1}."
        case .saidLives: "المتبقي: {1}، {2}."
        case .saidTime: "المتبقي {1}، {2}."
        case .saidScore: "{1}."
        case .shareShort: "{1} في {2} على Funfair. هل يمكنك التفوق عليها؟"
        case .bubbleLabel: "فقاعة بلون {1}، {2}"
        case .popAsMany:
            "فرقع أكبر عدد من الفقاعات خلال {1} ث. استخدم ما شئت من أصابعك."

        // Breakout
        case .brickLabel: "طوبة: {1}"
        case .wideNote: "مضرب عريض، {1}"
        case .slowNote: "كرات بطيئة، {1}"
        case .netNote: "شبكة في الأسفل، {1}"
        case .rowRule: "نقاط الطوبة في أدنى صف {1}، وتزيد {2} مع كل صف فوقه."
        case .rowsRule: "نقاط الطوبة في أدنى صف {1}، وتزيد {2} مع كل صف فوقه، حتى {3}."
        case .streak: "×{1} بدءًا من الطوبة {2}"
        case .streakRule: "تحطيم الطوب بالتتابع دون لمس المضرب يضاعف النقاط: {1}."
        case .nudgeRule: "اضغط والكرة طائرة لتعطيها دفعة. الدفعة التالية بعد {1} ث."
        case .livesRule: "عدد أرواحك {1}. لكل جدار تزيله مكافأة، والجدار التالي أصعب."
        case .levelDone: "اكتمل المستوى {1}، «{2}»."
        case .wallBonus: "{1} للجدار، والنتيجة حتى الآن {2}."

        // Roulette
        case .pocketLabel: "{1} {2}"
        case .badgeEarned: "{1}!"
        case .chosenCount: "اخترت {1} من {2}"
        case .nextToThem: "المجاور لها: {1}."
        case .hitIn: "إصابة في {1} من {2}، والرصيد {3} لكل دورة."
        case .moneyWon: "الرصيد {1}"
        case .moneyAndScore: "الرصيد {1}، النتيجة {2}"
        case .spinResult: "{1} {2}"
        case .spinRule: "تبدأ برصيد {1}. اضغط «تدوير» واختر أرقامك: {2}."
        case .levelChoice: "{1} {2}"
        case .betRule:
            "اضغط «راهن». تدور العجلة وتسقط الكرة في إحدى الخانات وعددها {1}، ولكل خانة الاحتمال "
                + "نفسه مهما كان ما سبق. اضغط العجلة لترى الخانة فورًا."
        case .yours: "أرقامك: {1}"
        case .whatToExpect: "{1}: ما المتوقع"
        case .houseEdge: "أفضلية الكازينو: {1} من الرصيد لكل دورة."
        case .chosenAlready: "اخترت {1} بالفعل. أزل رقمًا أولًا."

        // The house
        case .rankMark: "المركز {1} بين الجميع"
        case .rankOfEveryone: "المركز {1} بين الجميع"
        case .rankToday: "{1}، و{2} اليوم"
        case .rankInChallenge: "{1}، و{2} في التحدي"
        case .checked: "تم التحقق. {1}."
        case .playAs: "العب باسم {1}"
        case .challengeSummary: "{1}، ومحاولة واحدة. {2}"
        case .runDoesNotCount: "جولة {1} ({2}) لا تُحتسب: {3}"
        case .nameIsFree: "الاسم «{1}» متاح."
        case .playAnyway: "{1} يمكنك اللعب، ويُحتسب على هذا الجهاز فقط."
        case .problemTooOften: "محاولات كثيرة متقاربة. حاول مجددًا بعد {1}."
        }
    }

    static func forms(of count: Count) -> SixForms {
        switch count {
        case .points:
            SixForms(
                zero: "{1} نقطة", one: "نقطة واحدة", two: "نقطتان", few: "{1} نقاط",
                many: "{1} نقطة", other: "{1} نقطة")
        case .daysInARow:
            SixForms(
                zero: "لا أيام متتالية",
                one: "يوم واحد",
                two: "يومان متتاليان",
                few: "{1} أيام متتالية",
                many: "{1} يومًا متتاليًا",
                other: "{1} يوم متتالٍ")
        case .secondsLong:
            SixForms(
                zero: "{1} ثانية",
                one: "ثانية واحدة",
                two: "ثانيتان",
                few: "{1} ثوانٍ",
                many: "{1} ثانية",
                other: "{1} ثانية")
        case .lives:
            SixForms(
                zero: "لا أرواح", one: "روح واحدة", two: "روحان", few: "{1} أرواح",
                many: "{1} روحًا", other: "{1} روح")
        case .bricks:
            SixForms(
                zero: "{1} طوبة", one: "طوبة واحدة", two: "طوبتان", few: "{1} طوبات",
                many: "{1} طوبة", other: "{1} طوبة")
        case .popped:
            SixForms(
                zero: "لا فقاعات مفرقعة", one: "فقاعة مفرقعة واحدة", two: "فقاعتان مفرقعتان",
                few: "{1} فقاعات مفرقعة", many: "{1} فقاعة مفرقعة", other: "{1} فقاعة مفرقعة")
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
        case .players:
            SixForms(
                zero: "لا لاعبين", one: "لاعب واحد", two: "لاعبان", few: "{1} لاعبين",
                many: "{1} لاعبًا", other: "{1} لاعب")
        case .playedChallenge:
            SixForms(
                zero: "لم يلعب أحد بعد.", one: "لعب لاعب واحد.", two: "لعب لاعبان.",
                few: "لعب {1} لاعبين.", many: "لعب {1} لاعبًا.", other: "لعب {1} لاعب.")
        case .runsKept:
            SixForms(
                zero: "لا جولات محفوظة.",
                one: "جولة واحدة محفوظة، وستُرسل حين يجيب الخادم.",
                two: "جولتان محفوظتان، وستُرسلان حين يجيب الخادم.",
                few: "{1} جولات محفوظة، وستُرسل حين يجيب الخادم.",
                many: "{1} جولة محفوظة، وستُرسل حين يجيب الخادم.",
                other: "{1} جولة محفوظة، وستُرسل حين يجيب الخادم.")
        }
    }
}
