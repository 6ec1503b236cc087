import Funfair

/// The texts of the app.
extension Arabic {
    static func text(of phrase: FunfairPhrase) -> String {
        switch phrase {
        // Places and controls
        case .playAgain: "العب مجددًا"
        case .settings: "الإعدادات"
        case .howToPlay: "طريقة اللعب"
        case .home: "الرئيسية"
        case .pause: "إيقاف مؤقت"
        case .paused: "متوقفة مؤقتًا"
        case .resume: "استئناف"
        case .goOn: "متابعة"
        case .continueRun: "متابعة"
        case .dropRun: "ترك هذه الجولة"
        case .runDropped: "تُركت الجولة."
        case .undo: "تراجع"
        case .newGame: "لعبة جديدة"
        case .welcomeBack: "أهلًا بعودتك!"
        case .back: "رجوع"

        // Races and what is watched
        case .rematch: "إعادة السباق"
        case .race: "سباق"
        case .watch: "مشاهدة"
        case .watchAgain: "مشاهدة مجددًا"
        case .noGhost: "إلغاء السباق"

        // Settings
        case .theme: "المظهر"
        case .themeAuto: "تلقائي"
        case .themeLight: "فاتح"
        case .themeDark: "داكن"
        case .language: "اللغة"
        case .languageOfSystem: "تلقائي"
        case .lookAndSound: "المظهر والصوت"
        case .music: "الموسيقى"
        case .effects: "المؤثرات"
        case .mute: "كتم الصوت"
        case .vibration: "الاهتزاز"
        case .largerSymbols: "رموز أكبر"
        case .leftHanded: "لليد اليسرى"
        case .standard: "القياسية"
        case .otherSettings: "إعدادات أخرى"
        case .standardGame: "اللعبة القياسية"
        case .backToStandard: "العودة إلى اللعبة القياسية"
        case .standardNote: "هذه هي اللعبة القياسية، ولنتائجها لوحة صدارة خاصة."
        case .otherSettingsNote: "للجولات بإعدادات غير القياسية لوحة صدارة خاصة."
        case .tiltRefused: "لا يسمح هذا الجهاز للصفحة باستشعار ميله."

        // The end of a run
        case .newBest: "أفضل نتيجة جديدة!"
        case .yourBest: "أفضل نتيجة لك."
        case .firstOnBoard: "أول نتيجة على لوحة الصدارة!"
        case .asGoodAsBest: "مثل أفضل نتيجة لك."
        case .neckAndNeck: "تعادل"
        case .levelWithBest: "مساوٍ لأفضل نتيجة لك"

        // Sharing
        case .share: "مشاركة"
        case .canYouBeatThat: "هل يمكنك التفوق عليها؟"
        case .myBestSoFar: "أفضل نتيجة لي حتى الآن"
        case .pictureSavedAndCopied: "حُفظت الصورة ونُسخ النص."
        case .pictureSaved: "حُفظت الصورة."

        // All runs
        case .yourGames: "ألعابك"
        case .namesHere: "اللاعبون"
        case .runs: "الجولات"
        case .timePlayed: "وقت اللعب"
        case .timeInMotion: "وقت الدوران"
        case .daysInARow: "أيام متتالية"
        case .mostDaysInARow: "أطول تتابع أيام"
        case .bestScore: "أفضل نتيجة"

        // Hints
        case .skipHints: "تخطي التلميحات"
        case .hintsAgain: "إظهار التلميحات مجددًا"

        // What is kept
        case .keepsNothing:
            "لا يسمح هذا المتصفح لـ Funfair بحفظ أي شيء. تبقى النتائج حتى إغلاقه."
        case .keptSettings: "تعذّرت قراءة الإعدادات المحفوظة."
        case .keptNames: "تعذّرت قراءة الأسماء المحفوظة."
        case .keptScores: "تعذّرت قراءة النتائج المحفوظة."
        case .keptTallies: "تعذّرت قراءة الإحصاءات المحفوظة."
        case .keptDays: "تعذرت قراءة الأيام المحفوظة."
        case .keptCurves: "تعذرت قراءة أفضل الجولات المحفوظة."
        case .keptHints: "تعذرت قراءة التلميحات التي سبق عرضها."
        case .keptForHouse: "تعذّرت قراءة ما حُفظ للخادم."
        case .keptOutbox: "تعذّرت قراءة الجولات التي تنتظر الخادم."
        case .keptRun: "تعذّرت قراءة الجولة المتوقفة."
        case .keptTicket: "تعذّرت قراءة تذكرة إحدى الجولات."
        case .keptOtherRules: "لُعبت بقواعد أخرى."

        // The house
        case .everyone: "الجميع"
        case .today: "اليوم"
        case .thisWeek: "هذا الأسبوع"
        case .challenge: "التحدي"
        case .thisDevice: "هذا الجهاز"
        case .houseChecks: "يتحقق الخادم من هذه الجولة…"
        case .houseKeeps: "حُفظت، وستُرسل حين يجيب الخادم."
        case .checking: "قيد التحقق"
        case .kept: "محفوظة"
        case .doesNotCount: "لا تُحتسب"
        case .houseCounted: "تم التحقق. احتسبها الخادم."
        case .gameCountsHereOnly: "تُحتسب هذه اللعبة على هذا الجهاز فقط."
        case .runWentOnAlone: "استمرت هذه الجولة دون الخادم، لذا تُحتسب على هذا الجهاز فقط."
        case .houseTooSlow:
            "لم يُجب الخادم في الوقت المناسب، لذا تُحتسب هذه الجولة على هذا الجهاز فقط."
        case .houseAfterFirstMove:
            "أجاب الخادم بعد الحركة الأولى، لذا تُحتسب هذه الجولة على هذا الجهاز فقط."
        case .settingsChanged: "تغيّرت الإعدادات، لذا تُحتسب هذه الجولة على هذا الجهاز فقط."
        case .outboxFull: "الجولات التي تنتظر الخادم أكثر مما يمكن حفظه، فحُذفت أقدمها."
        case .houseOtherRules: "يلعب الخادم بقواعد غير قواعد هذه الصفحة. أعد تحميل الصفحة."
        case .houseSilent: "تعذّر الوصول إلى الخادم."
        case .houseUnreadable: "تعذّرت قراءة رد الخادم."
        case .houseRefused: "لم يقبلها الخادم."
        case .houseSaysNo: "رفض الخادم ولم يذكر السبب."
        case .askingHouse: "نسأل الخادم…"
        case .houseDraws: "الخادم يسحب الرقم…"
        case .goOnAlone: "متابعة دون الخادم"
        case .playChallenge: "العب تحدي اليوم"
        case .challengePlayed: "لعبته اليوم."
        case .itsBoard: "لوحة التحدي"
        case .nobodyPlayed: "لم يلعب أحد بعد."
        case .boardAsItWas: "تعذّر الوصول إلى الخادم، وهذه لوحة الصدارة كما كانت."
        case .rulesHaveChanged: "تغيّرت القواعد منذ ذلك الحين، ولوحة الصدارة هذه مغلقة."
        case .noBoardNow: "لا توجد لوحة صدارة الآن."
        case .challengeRunsLater: "يمكن مشاهدة جولات التحدي بعد انتهاء اليوم."
        case .problemBusy: "لدى الخادم عمل أكثر من طاقته. حاول مجددًا بعد لحظة."
        case .problemNameTaken: "جهاز آخر يلعب بهذا الاسم هنا."
        case .problemChallengeOver: "استنفدت محاولتك في تحدي اليوم. تحدٍّ جديد غدًا."
        case .problemTicketUsed: "جولة هذه التذكرة احتُسبت من قبل."
        case .problemTicketLate: "وصلت الجولة متأخرة جدًا، ووقت التوقف محسوب."
        case .problemRules: "تغيّرت قواعد اللعبة منذ بداية الجولة."
        case .problemNotReproduced: "إعادة الجولة لا تطابقها."
        case .problemTooFast: "لُعبت الجولة أسرع مما تسير الساعة."
        case .problemInhuman: "لا تستطيع يدٌ أن تلعب كما لُعبت هذه الجولة."
        case .problemTable: "انتهت اللعبة على هذه الطاولة."
        case .problemBorrowed: "سبق أن أرسل لاعب آخر الحركات نفسها."
        case .problemNotStoring: "لا يستطيع الخادم حفظ النقاط الآن."
        }
    }
}
