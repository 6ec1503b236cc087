import BubblePop

/// The texts of BubblePop.
extension Arabic {
    static func text(of phrase: BubblePopPhrase) -> String {
        switch phrase {
        // Stall
        case .bubblePopBlurb: "فرقع الفقاعات قبل أن تطير"
        case .sameBubbles: "الفقاعات نفسها للجميع"

        // Ways to play
        case .minute: "توقيت"
        case .aboutMinute: "فرقع كل ما تستطيع قبل انتهاء الوقت."
        case .zen: "هدوء"
        case .aboutZen: "بلا وقت ولا لوحة صدارة. أنهِ متى شئت."
        case .rush: "سباق"
        case .aboutRush: "الوقت ضيق؟ السلاسل الطويلة تزيده."
        case .sharp: "تركيز"
        case .aboutSharp: "قطع السلسلة يكلّفك نقاطًا."

        // Settings
        case .gameTime: "مدة اللعبة"
        case .mostBubbles: "أقصى عدد للفقاعات"

        // Bubbles
        case .red: "أحمر"
        case .pink: "وردي"
        case .green: "أخضر"
        case .blue: "أزرق"
        case .black: "أسود"

        // Rules and hints
        case .hintTapBubbles: "المس الفقاعات."
        case .hintChain: "اللون نفسه مجددًا: سلسلة."
        case .rareBubbles: "أثمن الفقاعات نادرة وصغيرة وسريعة. كل ثانية تختفي فقاعات وتظهر غيرها."
        case .risingBubbles: "تصعد الفقاعات أسرع فأسرع. إن أفلتت فقاعة فلن تخسر شيئًا."
        case .calmBubbles: "تصعد الفقاعات بهدوء ولا تسرع أبدًا. إن أفلتت فقاعة فلن تخسر شيئًا."
        case .zenRule: "لا وقت يجري. استخدم ما شئت من أصابعك، وأنهِ اللعبة متى اكتفيت."
        case .chainRule:
            "فرقع اللون نفسه مجددًا لتبدأ سلسلة: من الفقاعة الثانية تكسب نقاط كل فقاعة مرة ونصفًا."
        case .missRule: "الضغط بجانب فقاعة لا يكلّفك شيئًا، والضغط القريب جدًا منها يُحتسب."
        case .bubble: "الفقاعة"
        case .chain: "السلسلة"
        case .chance: "الاحتمال"

        // Results and statistics
        case .timeIsUp: "انتهى الوقت!"
        case .wellPopped: "أحسنت الفرقعة!"
        case .bubblesPopped: "الفقاعات المفرقعة"
        case .longestChainFigure: "أطول سلسلة"
        case .tapsThatHit: "اللمسات الصائبة"
        case .popsByKind: "الفقاعات حسب النوع"
        }
    }

    static func text(of pattern: BubblePopPattern) -> String {
        switch pattern {
        case .bubbleLabel: "فقاعة بلون {1}، {2}"
        case .popAsMany:
            "فرقع أكبر عدد من الفقاعات خلال {1} ث. استخدم ما شئت من أصابعك."
        case .rushRule: "تبدأ بـ {1} ث. كلما طالت سلسلة بمقدار {2} كسبت {3} ث إضافية."
        case .sharpRule: "إن قطعت سلسلة من فقاعتين أو أكثر خسرت {1} من النقاط."
        case .lasted: "المدة {1} ث"
        case .longestChain: "أطول سلسلة {1}"
        }
    }

    static func forms(of plural: BubblePopPlural) -> SixForms {
        switch plural {
        case .popped:
            SixForms(
                zero: "لا فقاعات مفرقعة", one: "فقاعة مفرقعة واحدة", two: "فقاعتان مفرقعتان",
                few: "{1} فقاعات مفرقعة", many: "{1} فقاعة مفرقعة", other: "{1} فقاعة مفرقعة")
        case .lostAgain:
            SixForms(
                zero: "لا نقاط مفقودة", one: "نقطة مفقودة واحدة", two: "نقطتان مفقودتان",
                few: "{1} نقاط مفقودة", many: "{1} نقطة مفقودة", other: "{1} نقطة مفقودة")
        }
    }
}
