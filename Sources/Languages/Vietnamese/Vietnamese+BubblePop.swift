import BubblePop

/// The texts of BubblePop.
extension Vietnamese {
    static func text(of phrase: BubblePopPhrase) -> String {
        switch phrase {
        // Stall
        case .bubblePopBlurb: "Chạm nổ trước khi bóng bay mất"
        case .sameBubbles: "Bong bóng giống nhau cho mọi người"

        // Ways to play
        case .minute: "Tính giờ"
        case .aboutMinute: "Chạm nổ thật nhiều trước khi hết giờ."
        case .zen: "Thư thả"
        case .aboutZen: "Không đồng hồ, không bảng xếp hạng. Kết thúc khi nào tùy bạn."
        case .rush: "Gấp rút"
        case .aboutRush: "Thiếu thời gian? Chuỗi dài được thêm giờ."
        case .sharp: "Tập trung"
        case .aboutSharp: "Đứt chuỗi là bị trừ điểm."

        // Settings
        case .gameTime: "Thời gian chơi"
        case .mostBubbles: "Số bong bóng tối đa"

        // Bubbles
        case .red: "đỏ"
        case .pink: "hồng"
        case .green: "xanh lá"
        case .blue: "xanh dương"
        case .black: "đen"

        // Rules and hints
        case .hintTapBubbles: "Chạm vào bong bóng."
        case .hintChain: "Thêm quả cùng màu: thành chuỗi."
        case .rareBubbles:
            "Bong bóng nhiều điểm thì hiếm, nhỏ và nhanh. Mỗi giây, vài quả biến mất và quả mới "
                + "hiện ra."
        case .risingBubbles:
            "Bong bóng bay lên ngày càng nhanh. Quả nào bay mất, bạn cũng không bị trừ điểm."
        case .calmBubbles:
            "Bong bóng bay lên thong thả, không bao giờ tăng tốc. Quả nào bay mất, bạn cũng không "
                + "bị trừ điểm."
        case .zenRule:
            "Không có đồng hồ. Dùng bao nhiêu ngón tay cũng được, khi nào thấy đủ thì kết thúc."
        case .chainRule:
            "Chạm nổ tiếp quả cùng màu là thành chuỗi: từ quả thứ hai, mỗi quả được gấp rưỡi số "
                + "điểm."
        case .missRule: "Chạm trượt không bị trừ điểm, lệch một chút vẫn tính là trúng."
        case .bubble: "Bong bóng"
        case .chain: "Chuỗi"
        case .chance: "Tỷ lệ"

        // Results and statistics
        case .timeIsUp: "Hết giờ!"
        case .wellPopped: "Chạm hay lắm!"
        case .bubblesPopped: "Bong bóng đã vỡ"
        case .longestChainFigure: "Chuỗi dài nhất"
        case .tapsThatHit: "Lần chạm trúng"
        case .popsByKind: "Số bong bóng theo loại"
        }
    }

    static func text(of pattern: BubblePopPattern) -> String {
        switch pattern {
        case .bubbleLabel: "bong bóng {1}, {2}"
        case .popAsMany:
            "Chạm nổ thật nhiều bong bóng trong {1} giây. Dùng bao nhiêu ngón tay cũng được."
        case .rushRule:
            "Bạn bắt đầu với {1} giây. Mỗi khi chuỗi dài thêm {2} quả, bạn được thêm {3} "
                + "giây."
        case .sharpRule: "Đứt chuỗi từ hai quả trở lên là bị trừ {1} điểm."
        case .lasted: "Kéo dài {1} giây"
        case .longestChain: "Chuỗi dài nhất: {1}"
        }
    }

    static func forms(of plural: BubblePopPlural) -> OneForm {
        switch plural {
        case .popped: OneForm("Nổ {1} bong bóng")
        case .lostAgain: OneForm("Bị trừ {1} điểm")
        }
    }
}
