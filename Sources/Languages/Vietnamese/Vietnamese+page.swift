import Phrases

/// The texts of the web page.
extension Vietnamese {
    static func text(of phrase: PagePhrase) -> String {
        switch phrase {
        // The page
        case .tagline: "Rảnh hai phút? Mời vào chơi!"
        case .greeting: "Chào {1}. Rảnh hai phút chứ?"
        case .openParty: "Mở tiệc trên màn hình này"
        case .runWaiting: "Có một lượt chơi đang chờ."
        case .newVersion: "Đã có Funfair mới."
        case .reload: "Tải lại"
        case .stopped: "Funfair đã dừng lại. Lượt chơi của bạn vẫn an toàn."
        case .later: "Để sau"
        case .stage: "Sân chơi"
        case .stageOf: "Sân chơi {1}"
        case .targets: "Mục tiêu"

        // During play
        case .score: "Điểm"
        case .best: "Kỷ lục"
        case .toPass: "Để vượt {1}"
        case .time: "Thời gian"
        case .lives: "Mạng"
        case .level: "Cấp độ"
        case .chainOf: "Chuỗi {1} bong bóng {2}"
        case .chainLength: "chuỗi {1}"
        case .chainWorth: "mỗi quả +{1}"
        case .timesPoints: "Điểm nhân {1}"
        case .nudge: "Hích"
        case .money: "Xu"
        case .table: "Bàn chơi"
        case .result: "Kết quả"
        case .chosen: "Đã chọn"
        case .lastResults: "Kết quả gần đây"
        case .noResults: "Kết quả gần đây: chưa có"
        case .pocketCounts: "Số lần ra của mỗi ô"
        case .noSpins: "Chưa có lượt quay nào"
        case .ready: "sẵn sàng"
        case .noneYet: "chưa có"
        case .nextToChosen: "cạnh một số đã chọn"

        // Boards
        case .pace: "Nhịp độ"
        case .rank: "Hạng"
        case .name: "Tên"
        case .run: "Lượt"
        case .noScores: "Chưa có điểm nào. Hãy là người đầu tiên!"
        case .nobodyHere: "Chưa có ai ở đây. Hãy là người đầu tiên!"
        case .bests: "kỷ lục · {1}"
        case .thisRun: "lượt này"
        case .practice: "luyện tập"
        case .wayOfRun: "{1}: lượt chơi của {2}"
        case .nextIn: "tiếp theo sau {1}"
        case .endsIn: "kết thúc sau {1}"
        case .todaysChallenge: "Thử thách hôm nay"
        case .challengeDone: "Đã chơi thử thách"

        // Watching
        case .watching: "Đang xem"
        case .genuineRun: "Bản ghi thật"
        case .played: "Đã phát"
        case .speed: "Tốc độ"
        case .watchRecording: "Xem bản ghi…"

        // Walls
        case .wallPlace: "Hàng {1}, ô {2}: {3}"
        case .linkCopied: "Đã chép liên kết."
        case .copyLink: "Hãy chép liên kết này:"
        case .beatMyWall: "Bạn phá hết được bức tường của tôi không?"

        // Settings and names
        case .less: "Giảm: {1}"
        case .more: "Tăng: {1}"
        case .holdFlat: "Giữ máy nằm phẳng để mặt bàn thăng bằng."
        case .codeHelp: "Quét mã này bằng thiết bị kia, hoặc nhập các từ này vào phần cài đặt ở đó:"
        case .yourDevices: "Thiết bị của bạn"
        case .dismiss: "OK"
        case .whoPlays: "Ai chơi đây?"
        case .yourName: "Tên của bạn"
        case .recentNames: "Tên gần đây"
        case .toBeat: "Cần vượt: {1} của {2}"
        }
    }
}
