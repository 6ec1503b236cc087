@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, *)
extension Never: Commands {}

@available(iOS 14.0, *)
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}

@available(iOS 14.0, *)
nonisolated public struct CommandMenu<Content: View>: Commands {
    let name: Text
    let content: Content

    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (name, self.content) = (Text(nameKey), content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        (self.name, self.content) = (Text(name), content())
    }
    public var body: Never { fatalError() }
}

@available(iOS 14.0, *)
extension Scene {
    nonisolated public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { WithCommands(scene: self, commands: content()) }
}

/// A scene with commands.
nonisolated struct WithCommands<Content: Scene, Menu: Commands>: Scene {
    let scene: Content
    let commands: Menu
    var body: Never { fatalError() }
}
