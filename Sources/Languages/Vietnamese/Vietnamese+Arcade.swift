import Arcade

/// The texts that all games share.
extension Vietnamese {
    static func text(of phrase: ArcadePhrase) -> String {
        switch phrase {
        // Places
        case .play: "Chơi"
        case .scores: "Điểm cao"
        case .highScores: "Bảng điểm cao"

        // Settings
        case .on: "bật"
        case .off: "tắt"
        case .nothing: "Ô trống"

        // Play
        case .points: "Điểm"
        case .yourNumbers: "Số của bạn"

        // Names
        case .nameBlank: "Tên cần ít nhất một ký tự nhìn thấy được."
        case .nameControl: "Tên không được có dấu xuống dòng, tab hay ký tự điều khiển khác."
        case .nameDirection: "Tên không được có ký tự đổi hướng chữ."
        case .nameOverloaded: "Một ký tự trong tên mang quá nhiều dấu."

        // Recordings
        case .notARecording: "Đây không phải bản ghi của Funfair."
        case .recordingCutShort: "Bản ghi bị thiếu phần cuối."
        case .recordingChecksum: "Bản ghi bị hỏng: mã kiểm tra không khớp."
        }
    }

    static func text(of pattern: ArcadePattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1} và {2}"
        case .list: "{1}, {2}"
        case .seconds: "{1} giây"
        case .percent: "{1}%"
        case .fromTo: "{1} đến {2}"
        case .inSteps: "{1}, mỗi nấc {2}"
        case .quoted: "“{1}”"

        // Play
        case .levelNumber: "Màn {1}"

        // Settings
        case .settingBroughtBack: "{1} nhận giá trị từ {2}, nên {3} được đổi thành {4}."
        case .settingNoNumber: "{1} không phải là số nguyên, nên {2} là {3}. Giá trị từ {4}."
        case .settingRefused: "{1} nhận giá trị từ {2}, không phải {3}."
        case .settingRefusedText: "{1} không phải là số nguyên. {2} nhận giá trị từ {3}."

        // Names
        case .nameTooLong: "Tên có tối đa {1} ký tự; tên này có {2}."

        // Recordings
        case .recordingNewer:
            "Bản ghi này cần Funfair mới hơn: nó có định dạng {1}, còn bản này đọc định dạng {2}."
        case .recordingTooLarge: "Bản ghi có tối đa {2} byte; bản này có {1}."
        case .recordingDamaged: "Bản ghi bị hỏng ở byte {1}."
        case .recordingUnknownGame: "Funfair này không biết trò chơi của bản ghi ({1})."
        case .recordingOtherRules:
            "Lượt chơi theo phiên bản luật {1}. Funfair này dùng phiên bản {2} nên không phát lại "
                + "được."
        case .recordingUnknownMode: "Funfair này không biết chế độ chơi này ({1})."
        case .recordingStage: "Trò chơi không có sân cỡ {1} × {2}."
        case .recordingInputAfterEnd: "Bản ghi có thao tác ở nhịp {1}, sau khi lượt chơi kết thúc."
        case .recordingDoesNotReproduce:
            "Không phải bản ghi thật: bản ghi nói {1} điểm sau {2} nhịp, nhưng các thao tác cho ra "
                + "{3} sau {4}."
        case .recordingUnfinished: "Lượt chơi bị bỏ dở ở nhịp {1}."
        }
    }

    static func forms(of plural: ArcadePlural) -> OneForm {
        switch plural {
        case .points: OneForm("{1} điểm")
        }
    }
}
