import CoreTransferable
import UniformTypeIdentifiers

@available(iOS 13.0, *)
extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>
    ) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    @available(iOS 14.0, *)
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View { self }
}

@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
    public static let medium: PresentationDetent = PresentationDetent()
    public static let large: PresentationDetent = PresentationDetent()
}

@available(iOS 16.0, *)
public struct SharePreview<Image: Transferable, Icon: Transferable> {}

@available(iOS 16.0, *)
extension SharePreview where Image == Never, Icon == Never {
    nonisolated public init<S: StringProtocol>(_ title: S) { fatalError() }
}

@available(iOS 16.0, *)
extension SharePreview where Icon == Never {
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { fatalError() }
}

@available(iOS 16.0, *)
extension Image: Transferable {}

@available(iOS 16.0, *)
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: _PrimitiveView where Data.Element: Transferable {}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { fatalError() }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> { fatalError() }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewIcon == Never {
    @_disfavoredOverload
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { fatalError() }
}
