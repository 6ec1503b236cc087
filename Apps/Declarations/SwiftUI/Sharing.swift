import CoreTransferable

@available(iOS 16.0, *)
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: String
}

@available(iOS 16.0, *)
extension SharePreview where Icon == Never {
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
        self.title = String(title)
    }
}

@available(iOS 16.0, *)
extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<Image, URL>()
    }
}

@available(iOS 16.0, *)
nonisolated public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: _PrimitiveView where Data.Element: Transferable {
    let items: Data
    let message: Text?
    let label: Label
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        (items, self.message, self.label) = (CollectionOfOne(item), message, label())
    }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewIcon == Never {
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        (items, self.message, self.label) = (CollectionOfOne(item), message, label())
    }
}

extension ShareLink: Walkable {
    @MainActor func nodes(on walk: Walk) -> [Node] {
        let node = walk.node("ShareLink", "", label)
        if let message { node.notes.append("message “\(message.string)”") }
        node.isDisabled = !walk.values.isEnabled
        node.add(.share) { _ in }
        return [node]
    }
}
