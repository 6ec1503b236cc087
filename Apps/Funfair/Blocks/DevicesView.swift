import FunfairFace
import SwiftUI

/// The player's devices, and a code that links another.
struct DevicesView: View {
    let list: DeviceList
    @Environment(Face.self) private var face

    var body: some View {
        Section(face.pageWords[.yourDevices]) {
            if let code = list.code {
                Text(face.pageWords[.codeHelp])
                if let qrCode = face.qrCode { QRCodeView(code: qrCode) }
                Text(code).font(.title2.bold()).textSelection(.enabled)
                    .onChange(of: code, initial: true) { _, code in draw(code) }
                CountdownText(phrase: .endsIn, ends: list.ends)
            }
            ForEach(list.devices.indices, id: \.self) { index in
                let device = list.devices[index]
                LabeledContent(list.name(of: device, in: face.view.words)) {
                    Button(face.view.words[.forget], role: .destructive) {
                        face.press(device.action)
                    }
                }
            }
        }
    }

    private func draw(_ code: String) {
        if let house = Fairground.house { Task { await face.drawCode(code, at: house) } }
    }
}

/// A QR code, hidden from VoiceOver because the words below say the same.
private struct QRCodeView: View {
    let code: QRCode

    var body: some View {
        Canvas { context, size in
            var layer = context
            let scale = size.width / CGFloat(code.side)
            layer.scaleBy(x: scale, y: scale)
            for square in code.squares {
                layer.fill(Path(roundedRect: square, cornerRadius: 0), with: .color(.black))
            }
        }
        .background { Rectangle().fill(Color.white) }
        .frame(width: 220, height: 220)
        .frame(maxWidth: .infinity)
        .accessibilityHidden(true)
    }
}
