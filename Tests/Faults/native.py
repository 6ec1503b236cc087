"""Mistakes in the app for iPhone and iPad: its views, its project and its drawings."""

from fault import Fault


def view(what: str, file: str, text: str, instead: str, *, compiles: bool = True) -> Fault:
    return Fault(what, f"Apps/Funfair/{file}.swift", text, instead, ("WalkTests",), compiles)


def file(what: str, name: str, text: str, instead: str, test: str) -> Fault:
    return Fault(what, name, text, instead, (f"Tests/Apps/test_{test}.py",))


TYPES = [
    view(
        "a label style lacks its body", "Parts/Controls", "extension View {\n    /// Combines",
        "struct Compact: LabelStyle {}\n\nextension View {\n    /// Combines", compiles=False),
    view(
        "a view uses a name younger than iOS 18", "Parts/Controls",
        "background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))",
        "glassEffect(in: RoundedRectangle(cornerRadius: 20))", compiles=False),
    view(
        "a device's callback changes the app off the main actor", "Device/Devices",
        "Task { @MainActor in change(isThere) }", "change(isThere)", compiles=False),
]

VIEWS = [
    view(
        "state is assigned in an initialiser", "Blocks/OpeningButton",
        "    @State private var isOpening = false\n",
        "    @State private var isOpening = false\n\n    init() { isOpening = false }\n"),
    view(
        "a brush has no name for VoiceOver", "Walls/WallEditorView",
        "        .accessibilityLabel(brush.control.name)\n", ""),
    view(
        "the editor's tools share ids", "Walls/WallEditorView",
        "ForEach(editor.tools, id: \\.picture)", "ForEach(editor.tools, id: \\.isEnabled)"),
    view(
        "the tags of a picker's options are one too high", "Parts/Controls",
        "Text(controls[$0].name).tag($0)", "Text(controls[$0].name).tag($0 + 1)"),
    view(
        "all tabs have the same tag", "App/RootView", "                        .tag(item.tab)\n",
        "                        .tag(FairTab.play)\n"),
    view(
        "the seconds are a key of a string catalogue", "Play/HUDView",
        "Text(String(clock.remaining)).font(.headline)",
        'Text("\\(clock.remaining)").font(.headline)'),
    view(
        "the targets are mirrored in Arabic", "Stage/StageView",
        ".environment(\\.layoutDirection, .leftToRight).ignoresSafeArea()", ".ignoresSafeArea()"),
    view(
        "a question is attached to each row of a section", "Blocks/BlocksView",
        "ForEach(items.indices, id: \\.self) { SettingItemView(item: items[$0]) }\n            }",
        "ForEach(items.indices, id: \\.self) { SettingItemView(item: items[$0]) }\n            }\n"
        "            .alert(name, isPresented: bound(true) { _ in }) {} message: { Text(name) }"),
    view(
        "the notices are also shown behind the bets", "App/RootView",
        "isHere: !face.hasSheet", "isHere: true"),
    view(
        "the cloth is mirrored in Arabic", "Play/ClothView",
        "                .environment(\\.layoutDirection, .leftToRight)\n", ""),
    view(
        "the app's window lacks an object that its views need", "App/FunfairApp",
        "                .environment(fair.face)\n", ""),
    view(
        "return in the name field starts nothing", "Home/PlayerView",
        "                .onSubmit { face.press(screen.play.action) }\n", ""),
    view(
        "a slider has ticks on iOS 26", "Blocks/SettingViews",
        "Slider(value: value, in: range) {", "Slider(value: value, in: range, step: 1) {"),
    view(
        "a cancelled drag leaves its point in the wall", "Walls/WallEditorView",
        "                if !isDrawing { stroke = WallStroke() }\n", ""),
    view(
        "a screen's bar frames its buttons twice", "Home/HomeView",
        "BarButton(control: face.view.mute", "ControlButton(control: face.view.mute"),
]

FILES = [
    file(
        "a symbol doesn't exist", "Sources/FunfairFace/Symbols.swift", '"chart.bar.fill" : nil',
        '"chart.bars.fill" : nil', "symbols"),
    file(
        "the project compiles as Swift 5", "Apps/Funfair.xcodeproj/project.pbxproj",
        'SWIFT_VERSION = 6.0;\n\t\t\t\tTARGETED_DEVICE_FAMILY = "1,2";\n\t\t\t\tVALIDATE',
        'SWIFT_VERSION = 5.0;\n\t\t\t\tTARGETED_DEVICE_FAMILY = "1,2";\n\t\t\t\tVALIDATE',
        "project"),
    file(
        "the app lost its package product", "Apps/Funfair.xcodeproj/project.pbxproj",
        "F04F00000000000000000031 /* FunfairFace */,\n\t\t\t);\n\t\t\tproductName",
        ");\n\t\t\tproductName", "project"),
    file(
        "the app may not say why it uses the local network", "Apps/Info.plist",
        "<key>NSLocalNetworkUsageDescription</key>", "<key>NSLocalNetworkUsage</key>", "plists"),
    file(
        "the stage is squashed in the app", "Apps/Funfair/Stage/StageView.swift",
        "stage.scaleBy(x: place.scale, y: place.scale)",
        "stage.scaleBy(x: place.scale, y: place.scale * 0.9)", "pictures"),
    file(
        "a thing is turned before it is moved", "Apps/Funfair/Parts/Pictures.swift",
        "context.translateBy(x: step.place.x, y: step.place.y)\n        "
        "context.rotate(by: .degrees(step.turn * 360))",
        "context.rotate(by: .degrees(step.turn * 360))\n        "
        "context.translateBy(x: step.place.x, y: step.place.y)", "pictures"),
]

NATIVE = TYPES + VIEWS + FILES
