import Breakout

/// The texts of Breakout.
extension Vietnamese {
    static func text(of phrase: BreakoutPhrase) -> String {
        switch phrase {
        // Stall
        case .breakoutBlurb: "Phá sạch từng viên gạch"
        case .sameBricks: "Gạch giống nhau cho mọi người"

        // Ways to play
        case .wayStandard: "Cổ điển"
        case .aboutStandard: "Mười hai bức tường và ba mạng."
        case .wayCapsules: "Viên nang"
        case .aboutCapsules: "24 bức tường và viên nang để hứng."
        case .wayDrawn: "Tường tự vẽ"
        case .aboutDrawn: "Tường của bạn hay của bạn bè. Phá hết rồi gửi tiếp."

        // Settings
        case .rowsOfBricks: "Số hàng gạch"
        case .balls: "Số bóng"
        case .ballSpeed: "Tốc độ bóng"
        case .bounciness: "Độ nảy"
        case .gravity: "Trọng lực"
        case .firstLevel: "Màn đầu tiên"
        case .paddle: "Thanh đỡ"
        case .paddleSmall: "Nhỏ"
        case .paddleMedium: "Vừa"
        case .paddleLarge: "Lớn"
        case .specialBricks: "Gạch đặc biệt"
        case .tilt: "Nghiêng máy"

        // Colours
        case .red: "đỏ"
        case .orange: "cam"
        case .amber: "hổ phách"
        case .yellow: "vàng"
        case .green: "xanh lá"
        case .teal: "xanh ngọc"
        case .blue: "xanh dương"
        case .violet: "tím"
        case .pink: "hồng"
        case .white: "trắng"
        case .slate: "xám xanh"

        // Bricks
        case .plainBrick: "thường"
        case .twoHits: "đập hai lần"
        case .threeHits: "đập ba lần"
        case .burst: "nổ"
        case .ball: "bóng"
        case .widePaddle: "mở rộng"
        case .slowBalls: "làm chậm"
        case .net: "lưới"
        case .plainNote: "Vỡ ngay"
        case .twoHitsNote: "Nhân đôi điểm"
        case .threeHitsNote: "Nhân ba điểm"
        case .burstNote: "Phá mọi viên xung quanh"
        case .ballNote: "Thêm một quả bóng"

        // Capsules
        case .wideCapsule: "thanh đỡ rộng"
        case .slowCapsule: "bóng chậm"
        case .holdCapsule: "thanh đỡ dính"
        case .throughCapsule: "xuyên phá"
        case .lifeCapsule: "thêm một mạng"
        case .narrowCapsule: "thanh đỡ hẹp"
        case .fastCapsule: "bóng nhanh"
        case .lifeNote: "Thêm một mạng"
        case .dropNote: "Thả rơi một viên nang"
        case .seeking: "Bóng đang săn những viên gạch cuối!"
        case .capsuleRule: "Một số viên gạch thả viên nang. Hứng viên tốt, bỏ qua viên xấu."

        // Rules and hints
        case .hintDrag: "Kéo để di chuyển thanh đỡ."
        case .hintNudge: "Chạm khi bóng đang bay để hích."
        case .nudge: "hích"
        case .tapToLaunch: "Chạm để phóng bóng"
        case .paddleRule:
            "Di chuyển thanh đỡ bằng ngón tay, chuột hoặc phím mũi tên. Chạm hoặc nhấp để phóng "
                + "bóng."
        case .aimRule:
            "Ngắm bằng thanh đỡ: càng gần mép, bóng bay càng ngang. Qua mỗi bức tường, và càng giữ "
                + "được lâu, bóng càng nhanh."
        case .brick: "Gạch"
        case .whatItDoes: "Tác dụng"

        // Levels
        case .rainbow: "Cầu vồng"
        case .chequers: "Bàn cờ"
        case .heart: "Trái tim"
        case .columns: "Hàng cột"
        case .invader: "Kẻ xâm lăng"
        case .castle: "Lâu đài"
        case .pyramid: "Kim tự tháp"
        case .fish: "Con cá"
        case .zigzag: "Dích dắc"
        case .smile: "Nụ cười"
        case .bullseye: "Hồng tâm"
        case .fortress: "Pháo đài"
        case .sailboat: "Thuyền buồm"
        case .duck: "Con vịt"
        case .ghost: "Bóng ma"
        case .rocket: "Tên lửa"
        case .mushroom: "Cây nấm"
        case .crown: "Vương miện"
        case .butterfly: "Con bướm"
        case .cat: "Con mèo"
        case .anchor: "Mỏ neo"
        case .skull: "Đầu lâu"
        case .robot: "Rô-bốt"
        case .house: "Ngôi nhà"
        case .drawnWall: "Bức tường tự vẽ"

        // Results and statistics
        case .wallCleared: "Phá xong tường!"
        case .closingTime: "Đến giờ đóng cửa!"
        case .timeIsUp: "Hết giờ!"
        case .gameOver: "Hết lượt chơi"
        case .bricksBroken: "Gạch đã vỡ"
        case .longestStreakFigure: "Loạt dài nhất"
        case .highestLevel: "Màn cao nhất"
        case .wallsCleared: "Bức tường đã phá"
        case .ballsLost: "Bóng đã mất"
        case .bricksByKind: "Gạch theo loại"
        }
    }

    static func text(of pattern: BreakoutPattern) -> String {
        switch pattern {
        // Bricks
        case .brickLabel: "gạch {1}"
        case .wideNote: "Thanh đỡ rộng, {1}"
        case .slowNote: "Bóng chậm, {1}"
        case .netNote: "Lưới bên dưới, {1}"
        case .holdNote: "Bóng dính vào thanh đến khi bạn chạm, {1}"
        case .throughNote: "Bóng xuyên phá mọi thứ, {1}"
        case .narrowNote: "Thanh đỡ hẹp, {1}: nên bỏ qua"
        case .fastNote: "Bóng nhanh, {1}: nên bỏ qua"

        // Rules and hints
        case .rowRule: "Hàng gạch dưới cùng được {1} điểm, mỗi hàng phía trên thêm {2}."
        case .rowsRule:
            "Hàng gạch dưới cùng được {1} điểm, mỗi hàng phía trên thêm {2}, cao nhất là {3}."
        case .streak: "×{1} từ {2} viên gạch"
        case .streakRule: "Phá một loạt gạch mà bóng không chạm thanh đỡ thì được nhân điểm: {1}."
        case .nudgeRule: "Chạm khi bóng đang bay để hích bóng. Sau {1} giây mới hích lại được."
        case .livesRule: "Bạn có {1} mạng. Phá xong tường được thưởng điểm, và bức sau khó hơn."
        case .partyRule:
            "Bạn có {1} giây. Mất bóng bị trừ {2} điểm, và bóng kế tiếp tự bay sau {3} giây. Phá "
                + "xong tường được thưởng điểm, và bức sau đến ngay."
        case .seekRule:
            "Chỉ còn {1} viên gạch mà {2} giây không trúng viên nào? Bóng sẽ tự săn một viên."

        // Results
        case .levelDone: "Đã qua màn {1}, “{2}”."
        case .wallBonus: "{1} cho bức tường, đến giờ được {2} điểm."
        case .longestStreak: "Loạt dài nhất: {1}"
        }
    }

    static func forms(of plural: BreakoutPlural) -> OneForm {
        switch plural {
        case .bricks: OneForm("{1} viên gạch")
        }
    }
}
