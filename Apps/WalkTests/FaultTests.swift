@_spi(Walk) import SwiftUI
import Testing

/// What a walk finds wrong with views that have a mistake on purpose.
@Suite("A walk finds") @MainActor
struct FaultTests {
    private func faults(of view: some View, in change: (Walk) -> Void = { _ in }) -> [String] {
        let walk = Walk()
        change(walk)
        _ = walk.nodes(of: view)
        return walk.faults
    }

    @Test func `A button without a name`() {
        #expect(
            faults(
                of: Button {
                } label: {
                    Color.black
                }) == ["A Button has no name."])
    }

    @Test func `No fault in a named button`() {
        #expect(faults(of: Button(String("Play")) {}) == [])
        #expect(
            faults(
                of: Button {
                } label: {
                    Color.black
                }.accessibilityLabel(String("Play"))) == [])
    }

    @Test func `An id that's in a list twice`() {
        let list = ForEach([1, 1], id: \.self) { Text(verbatim: String($0)) }
        #expect(faults(of: list).contains { $0.hasPrefix("The id 1 is in a ForEach twice.") })
    }

    @Test func `A shortcut of two controls`() {
        let buttons = VStack {
            Button(String("Play")) {}.keyboardShortcut("p")
            Button(String("Pause")) {}.keyboardShortcut("p")
        }
        #expect(faults(of: buttons).contains { $0.hasPrefix("Two controls have ⌘p.") })
    }

    @Test func `A command of the menu bar without a shortcut`() {
        struct Menus: Commands {
            var body: some Commands {
                CommandMenu(String("Game")) { Button(String("Play")) {} }
            }
        }
        #expect(
            faults(of: Text(verbatim: "Home")) { $0.menu = Menus() }
                .contains { $0.hasPrefix("The command “Play” has no shortcut.") })
    }

    @Test func `A picker whose selection has no option`() {
        let picker = Picker(String("Size"), selection: value(3)) { Text(verbatim: "One").tag(1) }
        #expect(faults(of: picker).contains { $0.hasPrefix("No option of “Size” has the tag 3.") })
    }

    @Test func `A tab view whose selection has no tab`() {
        let tabs = TabView(selection: value(3)) {
            Text(verbatim: "One").tabItem { Text(verbatim: "One") }.tag(1)
        }
        #expect(faults(of: tabs).contains { $0.hasPrefix("No tab has the tag") })
    }

    @Test func `Tabs that share a tag`() {
        let tabs = TabView(selection: value(1)) {
            Text(verbatim: "One").tabItem { Text(verbatim: "One") }.tag(1)
            Text(verbatim: "Two").tabItem { Text(verbatim: "Two") }.tag(1)
        }
        #expect(faults(of: tabs).contains { $0.hasPrefix("Two tabs have the tag") })
    }

    @Test func `State that's assigned in an initialiser`() {
        struct Counter: View {
            @State private var count: Int
            init() {
                count = 0
                count = 5
            }
            var body: some View { Text(verbatim: String(count)) }
        }
        #expect(faults(of: Counter()).contains { $0.hasPrefix("State was assigned") })
    }

    @Test func `A number in a localised key`() {
        #expect(faults(of: Text("\(5) points")).contains { $0.contains("string catalogue") })
        #expect(faults(of: Text(verbatim: "\(5) points")) == [])
    }

    @Test(arguments: [-1.0, .nan, .infinity])
    func `A frame that no device can have`(width: Double) {
        #expect(faults(of: Color.black.frame(width: width)).count == 1)
    }

    @Test func `A text field that can't be seen`() {
        let field = TextField(String("Name"), text: value(""))
        #expect(faults(of: field) == ["The text field “Name” has no style, and is invisible."])
        #expect(faults(of: Form { field }) == [])
    }

    @Test func `A return key that does nothing`() {
        let field = TextField(String("Name"), text: value("")).submitLabel(.next)
        #expect(faults(of: Form { field }) == ["The return key of “Name” does nothing."])
        #expect(faults(of: Form { field.onSubmit {} }) == [])
    }

    @Test func `A field that shows what its value isn't`() {
        let text = Box("AB")
        let field = TextField(
            String("Code"),
            text: Binding(get: { text.value }, set: { text.value = $0.filter(\.isLetter) }))
        let walk = Walk()
        walk.nodes(of: Form { field }).all.compactMap(\.typing).first?("AB!")
        _ = walk.nodes(of: Form { field })
        #expect(walk.faults == ["The field “Code” shows “AB!”, but its value is “AB”."])
    }

    @Test func `A field that shows what its value isn't, while another view changes`() {
        let typed = Box("")
        func form() -> some View {
            Form {
                TextField(
                    String("Code"), text: Binding(get: { "" }, set: { typed.value = $0 }))
                Text(verbatim: typed.value).onChange(of: typed.value) {}
            }
        }
        let walk = Walk()
        walk.nodes(of: form()).all.compactMap(\.typing).first?("AB")
        _ = walk.nodes(of: form())
        #expect(walk.faults == ["The field “Code” shows “AB”, but its value is “”."])
    }

    @Test func `A framed button in a bar`() {
        let bar = Color.black.toolbar {
            ToolbarItem { Button(String("Mute")) {}.buttonStyle(.bordered) }
        }
        #expect(faults(of: bar) == ["“Mute” has a frame in a bar, which frames it already."])
    }

    @Test func `A slider with ticks`() {
        let slider = Slider(value: value(3.0), in: 0...10, step: 1) { Text(verbatim: "Music") }
        #expect(faults(of: slider) == ["The slider “Music” has a step, so iOS 26 draws ticks."])
    }

    @Test func `A slider outside of its range`() {
        let slider = Slider(value: value(30.0), in: 0...10) { Text(verbatim: "Music") }
        #expect(faults(of: slider).contains { $0.hasPrefix("“Music” is 30.0, outside") })
    }

    @Test func `A modal view that isn't a container`() {
        let dialog = VStack { Text(verbatim: "Paused") }.accessibilityAddTraits(.isModal)
        #expect(faults(of: dialog) == ["“Paused” is modal, but not a container."])
    }

    @Test func `A position that's mirrored in Arabic`() {
        let cursor = Color.black.position(x: 5, y: 5)
        #expect(faults(of: cursor.environment(\.layoutDirection, .rightToLeft)).count == 1)
        #expect(faults(of: cursor) == [])
    }

    @Test func `Buttons that are wider than the window`() {
        let names = ["Jugar", "Me gusta (12)", "Puntuaciones", "Quitar del tablón"]
        let row = HStack { ForEach(names, id: \.self) { Button($0) {} } }
        #expect(faults(of: row).count == 1)
        #expect(faults(of: row) { $0.size.width = 820 } == [])
        #expect(faults(of: ViewThatFits { row }) == [])
    }

    @Test func `An alert over a sheet`() {
        let view = Color.black
            .sheet(isPresented: value(true)) { Text(verbatim: "Bets") }
            .alert(String("Note"), isPresented: value(true)) {
            } message: {
                Text(verbatim: "No network")
            }
        #expect(faults(of: view).contains { $0.hasPrefix("Alert can't be shown over Sheet.") })
    }

    @Test func `A presentation that's attached to each row of a section`() {
        let section = Section(String("Sound")) { Text(verbatim: "Music") }
            .alert(String("Note"), isPresented: value(true)) {
            } message: {
                Text(verbatim: "Saved")
            }
        #expect(
            faults(of: Form { section }).contains { $0.hasPrefix("A presentation is attached") })
    }

    @Test func `A view that changes something in every walk`() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Text(verbatim: String(count)).onChange(of: count, initial: true) { count += 1 }
            }
        }
        #expect(faults(of: Restless()).contains { $0.contains("without end") })
    }

    @Test func `A pushed value without a destination`() {
        let stack = NavigationStack(path: value([1])) { Text(verbatim: "Home") }
        #expect(faults(of: stack).contains { $0.hasPrefix("There's no destination for 1.") })
    }

    // MARK: What the walk itself keeps

    @Test func `State lasts between walks, and goes with its view`() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button(String(count)) { count += 1 } }
        }
        struct Host: View {
            let isShown: Bool
            var body: some View { if isShown { Counter() } }
        }
        let walk = Walk()
        for expected in ["0", "1", "2"] {
            let button = walk.nodes(of: Host(isShown: true)).all.first { !$0.acts.isEmpty }
            #expect(button?.words == expected)
            button?.acts[0].perform(0)
        }
        _ = walk.nodes(of: Host(isShown: false))
        #expect(walk.nodes(of: Host(isShown: true)).words == "0")
    }

    private func value<Value: Sendable>(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }
}

/// A value that a binding can change.
private final class Box: @unchecked Sendable {
    var value: String
    init(_ value: String) { self.value = value }
}
