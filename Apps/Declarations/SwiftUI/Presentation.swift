import CoreTransferable
import UniformTypeIdentifiers

@available(iOS 13.0, *)
extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return modified(
            Presented(isPresented: isPresented, onDismiss: onDismiss) { walk in
                let node = walk.presenting("Sheet") { walk.child(content(), "sheet") }
                node.add(.dismiss) { _ in isPresented.wrappedValue = false }
                return node
            })
    }
    @available(iOS 16.0, *)
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>
    ) -> some View { self }
    @available(iOS 15.0, *)
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented, actions(), message()) }
    @available(iOS 15.0, *)
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented, actions(), message()) }

    nonisolated private func alert(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: any View, _ message: any View
    ) -> some View {
        nonisolated(unsafe) let (actions, message) = (actions, message)
        return modified(
            Presented(isPresented: isPresented, onDismiss: nil) { walk in
                let node = walk.presenting("Alert") {
                    title.nodes(on: walk) + walk.child(message, "message")
                }
                let buttons = walk.child(actions, "actions")
                for button in buttons.flatMap(\.all) {
                    // The alert closes first.
                    button.acts = button.acts.map { act in
                        Node.Act(kind: act.kind, name: act.name) { pick in
                            isPresented.wrappedValue = false
                            act.perform(pick)
                        }
                    }
                }
                node.children += buttons
                return node
            })
    }
    @available(iOS 14.0, *)
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        nonisolated(unsafe) let onCompletion = onCompletion
        return modified(
            Presented(isPresented: isPresented, onDismiss: nil) { walk in
                let node = walk.presenting("FileImporter", isSystem: true) { [] }
                node.add(.open) { _ in
                    isPresented.wrappedValue = false
                    onCompletion(.success(walk.file))
                }
                node.add(.dismiss) { _ in
                    isPresented.wrappedValue = false
                    onCompletion(.failure(CocoaError(.userCancelled)))
                }
                return node
            })
    }
    @available(iOS 17.0, *)
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        nonisolated(unsafe) let (onCompletion, onCancellation) = (onCompletion, onCancellation)
        return modified(
            Presented(isPresented: isPresented, onDismiss: nil) { walk in
                let node = walk.presenting("FileMover", isSystem: true) { [] }
                node.add(.open) { _ in
                    isPresented.wrappedValue = false
                    onCompletion(.success(walk.file))
                }
                node.add(.dismiss) { _ in
                    isPresented.wrappedValue = false
                    onCancellation()
                }
                return node
            })
    }
}

/// Something that's shown over its content while a value is true.
struct Presented: Modifier {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let node: @MainActor (Walk) -> Node

    func nodes(of content: any View, on walk: Walk) -> [Node] {
        let nodes = walk.visit(content)
        let (wasShown, _) = walk.place.object("shown") { Box(false) }
        let isShown = isPresented.wrappedValue
        if wasShown.value, !isShown, let onDismiss { walk.after(onDismiss) }
        wasShown.value = isShown
        guard isShown else { return nodes }
        // SwiftUI attaches a modifier of a section or a group to each of its views.
        if nodes.count != 1 || nodes[0].kind == "Section" {
            walk.fault(
                "A presentation is attached to \(nodes.count) views, or to a section's rows.")
        }
        let shown = node(walk)
        shown.isPresentation = true
        return nodes + [shown]
    }
}

@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
    public static let medium: PresentationDetent = PresentationDetent()
    public static let large: PresentationDetent = PresentationDetent()
}
