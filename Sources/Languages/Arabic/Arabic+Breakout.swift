import Breakout

/// The texts of Breakout.
extension Arabic {
    static func text(of phrase: BreakoutPhrase) -> String {
        switch phrase {
        // Stall
        case .breakoutBlurb: "حطّم كل الطوب"
        case .sameBricks: "الطوب نفسه للجميع"

        // Ways to play
        case .wayStandard: "كلاسيكي"
        case .aboutStandard: "اثنا عشر جدارًا وثلاثة أرواح."
        case .wayCapsules: "كبسولات"
        case .aboutCapsules: "24 جدارًا، وكبسولات لتلتقطها."
        case .wayDrawn: "جدران مرسومة"
        case .aboutDrawn: "جدار من رسمك أو رسم صديق. حطّمه كله ثم مرّره."

        // Settings
        case .rowsOfBricks: "صفوف الطوب"
        case .balls: "الكرات"
        case .ballSpeed: "سرعة الكرات"
        case .bounciness: "الارتداد"
        case .gravity: "الجاذبية"
        case .firstLevel: "مستوى البداية"
        case .paddle: "المضرب"
        case .paddleSmall: "صغير"
        case .paddleMedium: "متوسط"
        case .paddleLarge: "كبير"
        case .specialBricks: "الطوب الخاص"
        case .tilt: "الإمالة"

        // Colours
        case .red: "أحمر"
        case .orange: "برتقالي"
        case .amber: "كهرماني"
        case .yellow: "أصفر"
        case .green: "أخضر"
        case .teal: "فيروزي"
        case .blue: "أزرق"
        case .violet: "بنفسجي"
        case .pink: "وردي"
        case .white: "أبيض"
        case .slate: "أردوازي"

        // Bricks
        case .plainBrick: "عادية"
        case .twoHits: "ضربتان"
        case .threeHits: "ثلاث ضربات"
        case .burst: "انفجار"
        case .ball: "كرة"
        case .widePaddle: "توسيع"
        case .slowBalls: "إبطاء"
        case .net: "شبكة"
        case .plainNote: "تتحطم"
        case .twoHitsNote: "ضعف النقاط"
        case .threeHitsNote: "ثلاثة أضعاف النقاط"
        case .burstNote: "تحطّم كل ما حولها"
        case .ballNote: "كرة إضافية"

        // Capsules
        case .wideCapsule: "مضرب عريض"
        case .slowCapsule: "كرات بطيئة"
        case .holdCapsule: "مضرب لاصق"
        case .throughCapsule: "اختراق"
        case .lifeCapsule: "حياة إضافية"
        case .narrowCapsule: "مضرب ضيق"
        case .fastCapsule: "كرات سريعة"
        case .lifeNote: "حياة إضافية"
        case .dropNote: "تُسقط كبسولة"
        case .seeking: "الكرة تطارد آخر الطوب!"
        case .capsuleRule: "بعض الطوب يُسقط كبسولة. التقط الجيد منها ودع السيئ يمر."

        // Rules and hints
        case .hintDrag: "اسحب لتحريك المضرب."
        case .hintNudge: "المس والكرة طائرة لتدفعها."
        case .nudge: "دفعة"
        case .tapToLaunch: "اضغط للإطلاق"
        case .paddleRule:
            "حرّك المضرب بإصبعك أو بالفأرة أو بمفاتيح الأسهم. اضغط أو انقر لإطلاق الكرة."
        case .aimRule:
            "صوّب بالمضرب: كلما أصابته الكرة أقرب إلى طرفه انخفض مسارها. وتزداد سرعتها مع كل "
                + "جدار، وكلما طال بقاؤها في اللعب."
        case .brick: "الطوبة"
        case .whatItDoes: "ما تفعله"

        // Levels
        case .rainbow: "قوس قزح"
        case .chequers: "رقعة الداما"
        case .heart: "القلب"
        case .columns: "الأعمدة"
        case .invader: "الغازي"
        case .castle: "القلعة"
        case .pyramid: "الهرم"
        case .fish: "السمكة"
        case .zigzag: "الخط المتعرج"
        case .smile: "الابتسامة"
        case .bullseye: "قلب الهدف"
        case .fortress: "الحصن"
        case .sailboat: "المركب الشراعي"
        case .duck: "البطة"
        case .ghost: "الشبح"
        case .rocket: "الصاروخ"
        case .mushroom: "الفطر"
        case .crown: "التاج"
        case .butterfly: "الفراشة"
        case .cat: "القطة"
        case .anchor: "المرساة"
        case .skull: "الجمجمة"
        case .robot: "الروبوت"
        case .house: "البيت"
        case .drawnWall: "جدار مرسوم"

        // Results and statistics
        case .wallCleared: "أزلت الجدار!"
        case .closingTime: "حان وقت الإغلاق!"
        case .timeIsUp: "انتهى الوقت!"
        case .gameOver: "انتهت اللعبة"
        case .bricksBroken: "الطوب المكسور"
        case .longestStreakFigure: "أطول تتابع"
        case .highestLevel: "أعلى مستوى"
        case .wallsCleared: "الجدران المزالة"
        case .ballsLost: "الكرات المفقودة"
        case .bricksByKind: "الطوب حسب النوع"
        }
    }

    static func text(of pattern: BreakoutPattern) -> String {
        switch pattern {
        // Bricks
        case .brickLabel: "طوبة: {1}"
        case .wideNote: "مضرب عريض، {1}"
        case .slowNote: "كرات بطيئة، {1}"
        case .netNote: "شبكة في الأسفل، {1}"
        case .holdNote: "تلتصق الكرات حتى تنقر، {1}"
        case .throughNote: "تخترق الكرات كل الطوب، {1}"
        case .narrowNote: "مضرب ضيق، {1}: دعها تمر"
        case .fastNote: "كرات سريعة، {1}: دعها تمر"

        // Rules and hints
        case .rowRule: "نقاط الطوبة في أدنى صف {1}، وتزيد {2} مع كل صف فوقه."
        case .rowsRule: "نقاط الطوبة في أدنى صف {1}، وتزيد {2} مع كل صف فوقه، حتى {3}."
        case .streak: "×{1} بدءًا من الطوبة {2}"
        case .streakRule: "حطّم الطوب بالتتابع دون لمس المضرب لتتضاعف النقاط: {1}."
        case .nudgeRule: "اضغط والكرة طائرة لتعطيها دفعة. الدفعة التالية بعد {1} ث."
        case .livesRule: "عدد أرواحك {1}. لكل جدار تزيله مكافأة، والجدار التالي أصعب."
        case .partyRule:
            "الوقت {1} ث. ضياع الكرة يخصم {2} من النقاط، وتنطلق التالية وحدها بعد {3} ث. لكل جدار "
                + "تزيله مكافأة، ويأتي التالي على الفور."
        case .seekRule: "بقيت {1} طوبة أو أقل ولم تُصَب واحدة منذ {2} ث؟ الكرة تطارد واحدة بنفسها."

        // Results
        case .levelDone: "اكتمل المستوى {1}، «{2}»."
        case .wallBonus: "{1} للجدار، والنتيجة حتى الآن {2}."
        case .longestStreak: "أطول تتابع {1}"
        }
    }

    static func forms(of plural: BreakoutPlural) -> SixForms {
        switch plural {
        case .bricks:
            SixForms(
                zero: "{1} طوبة", one: "طوبة واحدة", two: "طوبتان", few: "{1} طوبات",
                many: "{1} طوبة", other: "{1} طوبة")
        }
    }
}
