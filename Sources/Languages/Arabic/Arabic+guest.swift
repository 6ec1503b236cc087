/// The texts that the house writes on a guest's screen.
extension Arabic {
    static func text(of phrase: GuestPhrase) -> String {
        switch phrase {
        case .startsOnScreen: "تبدأ اللعبة من الشاشة الكبيرة."
        case .getReady: "استعد!"
        case .nextRoundYours: "الجولة جارية. أنت في التالية!"
        case .houseReplays: "نعيد تشغيل جولتك…"
        case .podiumSoon: "النتائج بعد لحظات."
        case .partyTable: "نقاط السهرة"
        case .youHost: "أنت مضيف هذه الحفلة."
        case .whoIsHere: "من هنا"
        case .seeMoments: "شاهد أفضل لحظات الجميع"
        case .handOver: "سلّمه الحفلة"
        case .theRace: "السباق"
        case .watchWhom: "شاهد"
        case .theLeader: "المتصدر"
        case .watchInstead: "شاهد بدل أن تلعب"
        case .drawAnother: "وجه آخر"
        case .facesLater: "يمكنك تغيير وجهك مرة أخرى لاحقًا."
        }
    }

    static func text(of pattern: GuestPattern) -> String {
        switch pattern {
        case .nextGame: "التالي: {1}"
        case .roundOf: "الجولة {1} من {2}"
        case .youVoted: "صوتك: {1}."
        case .eveningPlace: "هذه السهرة: المركز {1} من {2}"
        case .eveningWon: "الفوز بالسهرة لـ{1}!"
        case .yourMoment: "أفضل لحظاتك: {1}"
        case .placeAt: "المركز {1}"
        case .friendsJoin: "ينضم الأصدقاء على {1} بهذا الرمز."
        case .bigScreenAt: "يمكن لشاشة كبيرة عرضها على {1}."
        case .hostStarts: "الجولة التالية يبدؤها {1}."
        case .yourFace: "وجهك: رقم {1}"
        }
    }

    static func forms(of plural: GuestPlural) -> SixForms {
        switch plural {
        case .placesGained:
            SixForms(
                zero: "لا مراكز", one: "صعود مركز واحد", two: "صعود مركزين",
                few: "صعود {1} مراكز", many: "صعود {1} مركزًا", other: "صعود {1} مركز")
        case .wonBy:
            SixForms(
                zero: "فوز بلا فارق", one: "فوز بفارق نقطة واحدة", two: "فوز بفارق نقطتين",
                few: "فوز بفارق {1} نقاط", many: "فوز بفارق {1} نقطة",
                other: "فوز بفارق {1} نقطة")
        case .eveningOf:
            SixForms(
                zero: "سهرة بلا جولات", one: "سهرة من جولة واحدة", two: "سهرة من جولتين",
                few: "سهرة من {1} جولات", many: "سهرة من {1} جولة",
                other: "سهرة من {1} جولة")
        case .guestsHere:
            SixForms(
                zero: "لا أحد هنا بعد.", one: "لاعب واحد هنا.", two: "لاعبان هنا.",
                few: "{1} لاعبين هنا.", many: "{1} لاعبًا هنا.", other: "{1} لاعب هنا.")
        case .partyPoints:
            SixForms(
                zero: "لا نقاط هذا المساء", one: "نقطة واحدة هذا المساء",
                two: "نقطتان هذا المساء", few: "{1} نقاط هذا المساء",
                many: "{1} نقطة هذا المساء", other: "{1} نقطة هذا المساء")
        }
    }
}
