import FunfairFace
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    /// The type of recordings, as declared in the property list.
    static let recording = UTType(exportedAs: "com.example.funfair.recording")
}

/// Opens a recording, or a file with many.
struct OpeningButton: View {
    @Environment(Face.self) private var face
    @State private var isOpening = false

    var body: some View {
        Button(face.pageWords[.watchRecording]) { isOpening = true }
            .fileImporter(isPresented: $isOpening, allowedContentTypes: [.recording, .json]) {
                result in
                guard case .success(let file) = result else { return }
                Task { await face.watch(file) }
            }
    }
}
