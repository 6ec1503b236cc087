import Arcade

/// The texts that all games share.
extension Arabic {
    static func text(of phrase: ArcadePhrase) -> String {
        switch phrase {
        // Places
        case .play: "العب"
        case .scores: "النتائج"
        case .highScores: "أعلى النتائج"

        // Settings
        case .on: "تشغيل"
        case .off: "إيقاف"
        case .nothing: "الفراغ"

        // Play
        case .points: "النقاط"
        case .yourNumbers: "أرقامك"

        // Names
        case .nameBlank: "يجب أن يحتوي الاسم على حرف مرئي واحد على الأقل."
        case .nameControl: "لا يجوز في الاسم سطر جديد أو علامة جدولة أو أي حرف تحكم آخر."
        case .nameDirection: "لا يجوز في الاسم حرف يغيّر اتجاه النص."
        case .nameOverloaded: "أحد هذه الأحرف عليه علامات أكثر من اللازم."

        // Recordings
        case .notARecording: "هذا ليس تسجيلًا من Funfair."
        case .recordingCutShort: "التسجيل ناقص."
        case .recordingChecksum: "التسجيل تالف: المجموع الاختباري غير مطابق."
        }
    }

    static func text(of pattern: ArcadePattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1} و{2}"
        case .list: "{1}، {2}"
        case .seconds: "{1} ث"
        case .percent: "{1}%"
        case .fromTo: "{1} إلى {2}"
        case .inSteps: "{1} بخطوات من {2}"
        case .quoted: "«{1}»"

        // Play
        case .levelNumber: "المستوى {1}"

        // Settings
        case .settingBroughtBack: "نطاق {1} من {2}، لذا تحوّل {3} إلى {4}."
        case .settingNoNumber: "{1} ليس عددًا صحيحًا، لذا قيمة {2} هي {3}. النطاق من {4}."
        case .settingRefused: "نطاق {1} من {2}، ولا يُقبل {3}."
        case .settingRefusedText: "{1} ليس عددًا صحيحًا. نطاق {2} من {3}."

        // Names
        case .nameTooLong: "الحد الأقصى لأحرف الاسم {1}، وفي هذا الاسم {2}."

        // Recordings
        case .recordingNewer:
            "هذا التسجيل يحتاج إلى نسخة أحدث من Funfair: صيغته {1}، وهذه النسخة تقرأ الصيغة {2}."
        case .recordingTooLarge: "حجم {1} بايت أكبر مما يُسمح به للتسجيل ({2})."
        case .recordingDamaged: "التسجيل تالف عند البايت {1}."
        case .recordingUnknownGame: "التسجيل للعبة غير معروفة هنا ({1})."
        case .recordingOtherRules:
            "لُعبت الجولة بالإصدار {1} من القواعد، وهذه النسخة من Funfair تلعب بالإصدار {2} ولا "
                + "يمكنها إعادتها."
        case .recordingUnknownMode: "نمط اللعب هذا غير معروف هنا ({1})."
        case .recordingStage: "لا توجد في اللعبة ساحة بمقاس {1} في {2}."
        case .recordingInputAfterEnd: "في التسجيل حركة عند النبضة {1}، بعد انتهاء الجولة."
        case .recordingDoesNotReproduce:
            "تسجيل غير أصلي: فيه النتيجة {1} عند النبضة {2}، لكن خطواته تعطي {3} عند النبضة "
                + "{4}."
        case .recordingUnfinished: "تُركت الجولة عند النبضة {1}، قبل نهايتها."
        }
    }

    static func forms(of plural: ArcadePlural) -> SixForms {
        switch plural {
        case .points:
            SixForms(
                zero: "{1} نقطة", one: "نقطة واحدة", two: "نقطتان", few: "{1} نقاط",
                many: "{1} نقطة", other: "{1} نقطة")
        }
    }
}
