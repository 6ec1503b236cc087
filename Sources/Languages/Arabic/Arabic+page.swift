import Phrases

/// The texts of the web page.
extension Arabic {
    static func text(of phrase: PagePhrase) -> String {
        switch phrase {
        // The page
        case .tagline: "لديك دقيقتان؟ تفضّل والعب."
        case .greeting: "مرحبًا {1}، ألديك دقيقتان؟"
        case .openParty: "افتح حفلة على هذه الشاشة"
        case .runWaiting: "جولة بانتظارك."
        case .newVersion: "نسخة جديدة من Funfair جاهزة."
        case .reload: "إعادة التحميل"
        case .stopped: "توقفت Funfair. جولتك في أمان."
        case .later: "لاحقًا"
        case .stage: "ساحة اللعب"
        case .stageOf: "ساحة {1}"
        case .targets: "الأهداف"

        // During play
        case .score: "النتيجة"
        case .best: "الأفضل"
        case .toPass: "لتجاوز {1}"
        case .time: "الوقت"
        case .lives: "الأرواح"
        case .level: "المستوى"
        case .chainOf: "سلسلة من {1} بلون {2}"
        case .chainLength: "سلسلة {1}"
        case .chainWorth: "\u{200E}+{1}\u{200E} لكل فقاعة"
        case .timesPoints: "النقاط ×{1}"
        case .nudge: "الدفعة"
        case .money: "الرصيد"
        case .table: "الطاولة"
        case .result: "الحصيلة"
        case .chosen: "المختارة"
        case .lastResults: "آخر الأرقام"
        case .noResults: "آخر الأرقام: لا شيء بعد"
        case .pocketCounts: "كم مرة ظهرت كل خانة"
        case .noSpins: "لا دورات بعد"
        case .ready: "جاهز"
        case .noneYet: "لا شيء بعد"
        case .nextToChosen: "بجوار رقم مختار"

        // Boards
        case .pace: "الوتيرة"
        case .rank: "المركز"
        case .name: "الاسم"
        case .run: "الجولة"
        case .noScores: "لا نتائج بعد. كن الأول!"
        case .nobodyHere: "لا أحد هنا بعد. كن الأول!"
        case .bests: "الأفضل · {1}"
        case .thisRun: "هذه الجولة"
        case .practice: "تدريب"
        case .wayOfRun: "{1}: جولة {2}"
        case .nextIn: "التالي بعد {1}"
        case .endsIn: "ينتهي بعد {1}"
        case .todaysChallenge: "تحدي اليوم"
        case .challengeDone: "تم التحدي"

        // Watching
        case .watching: "المشاهدة"
        case .genuineRun: "أصلي"
        case .played: "ما عُرض"
        case .speed: "السرعة"
        case .watchRecording: "مشاهدة تسجيل…"

        // Walls
        case .wallPlace: "الصف {1}، الموضع {2}: {3}"
        case .linkCopied: "نُسخ الرابط."
        case .copyLink: "انسخ هذا الرابط:"
        case .beatMyWall: "هل تستطيع تحطيم جداري كله؟"

        // Settings and names
        case .less: "إنقاص: {1}"
        case .more: "زيادة: {1}"
        case .holdFlat: "أمسك جهازك أفقيًا لتستوي الطاولة."
        case .codeHelp: "امسح هذا الرمز بالجهاز الآخر، أو اكتب هذه الكلمات في إعداداته:"
        case .yourDevices: "أجهزتك"
        case .dismiss: "حسنًا"
        case .whoPlays: "من يلعب؟"
        case .yourName: "اسمك"
        case .recentNames: "أسماء سابقة"
        case .toBeat: "تفوّق على {1}، نتيجة {2}"
        }
    }
}
