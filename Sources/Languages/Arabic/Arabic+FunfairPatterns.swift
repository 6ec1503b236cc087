import Funfair

/// The app's texts with placeholders and with numbers.
extension Arabic {
    static func text(of pattern: FunfairPattern) -> String {
        switch pattern {
        // Parts of sentences
        case .sentences: "{1} {2}"
        case .characterCount: "{1} من {2}"
        case .hoursAndMinutes: "{1} س {2} د"
        case .minutes: "{1} د"
        case .money: "الرصيد {1}"

        // Places and controls
        case .playStall: "العب {1}"
        case .standardTitle: "{1}، اللعبة القياسية"
        case .otherTitle: "{1}، إعدادات أخرى"
        case .whatCounts: "{1}: قيمة كل شيء"
        case .rulesOfVersion: "القواعد {1}"
        case .stallOfRules: "{1}، القواعد {2}"
        case .genuine: "تسجيل أصلي: خطواته تعطي {1}."

        // During a run
        case .secondsLeft: "بقي {1} ث"
        case .atLevel: "المستوى {1}"
        case .aheadOfBest: "متقدم على أفضل نتيجة لك بـ {1}"
        case .behindBest: "متأخر عن أفضل نتيجة لك بـ {1}"
        case .saidChain: "سلسلة من {1} بلون {2}."
        case .saidCleared: "أُزيل الجدار، {1}."
        case .saidLives: "المتبقي: {1}، {2}."
        case .saidTime: "المتبقي {1}، {2}."
        case .saidMoreTime: "زيادة {1}."
        case .saidLost: "خسرت {1}."
        case .saidScore: "{1}."

        // Races
        case .noRace: "لا سباقات في {1}."
        case .racing: "سباق مع {1}، {2}"
        case .youLead: "تتقدم بفارق {1}"
        case .aheadOfYou: "تتأخر بفارق {1}"
        case .cameToTheSame: "تعادلت مع {1}."
        case .youBeat: "تغلّبت على {1} بفارق {2}."
        case .wasAhead: "فاز {1} بفارق {2}."

        // The end of a run
        case .wouldPass: "تنقصك {1} لتتجاوز {2}."
        case .shortOfBest: "تفصلك {1} عن أفضل نتيجة لك، {2}."
        case .playToGoOn: "{1}. العب اليوم لتواصل!"

        // Sharing
        case .shareText: "{1} في {2} على Funfair ({3}). هل يمكنك التفوق عليها؟"
        case .shareShort: "{1} في {2} على Funfair. هل يمكنك التفوق عليها؟"
        case .myBest: "أفضل نتيجة لي: {1}"

        // Saved data
        case .keptUnreadable: "{1} البيانات القديمة محفوظة جانبًا، ولن يُكتب فوقها شيء."

        // Walls
        case .wallNumber: "جدار {1}"
        case .wallRemoved: "أُزيل «{1}»."
        case .clearedBy: "حطّمه {1}: عليك تجاوز {2}"
        case .hiddenAuthors: "رسّامون مخفيون: {1} · أظهرهم من جديد"

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
        case .playAnyway: "{1} يمكنك اللعب مع ذلك، لكنه يُحتسب على هذا الجهاز فقط."
        case .houseKnowsYou: "تعرفك مدينة الملاهي هذه باسم {1}، ولديها نتائجك وتسجيلاتك."
        case .problemTooOften: "محاولات كثيرة. حاول مجددًا بعد {1}."
        case .archiveOpened:
            "الجولات المُعاد تشغيلها: {1}. أرقام قياسية جديدة: {2}. جدران جديدة: {3}. غير حقيقية أو بقواعد أقدم: {4}."

        // Parties
        case .placeOf: "المركز {1} من {2}"
        case .betWithin: "بقي {1} ث للرهان"
        }
    }

    static func forms(of plural: FunfairPlural) -> SixForms {
        switch plural {
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
        case .runsUnsent:
            SixForms(
                zero: "لا جولات تنتظر هنا.",
                one: "جولة واحدة تنتظر هنا ولن تُرسل.",
                two: "جولتان تنتظران هنا ولن تُرسلا.",
                few: "{1} جولات تنتظر هنا ولن تُرسل.",
                many: "{1} جولة تنتظر هنا ولن تُرسل.",
                other: "{1} جولة تنتظر هنا ولن تُرسل.")
        case .runsCounted:
            SixForms(
                zero: "لم يُلعب", one: "جولة واحدة", two: "جولتان", few: "{1} جولات",
                many: "{1} جولة", other: "{1} جولة")
        case .hearts:
            SixForms(
                zero: "بلا قلوب", one: "قلب واحد", two: "قلبان", few: "{1} قلوب",
                many: "{1} قلبًا", other: "{1} قلب")
        }
    }
}
