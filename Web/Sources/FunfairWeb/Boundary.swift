import Arcade
import Funfair
import Phrases

/// The one app of the page.
private final class Fair {
    private var app: App
    /// What was last shown of what changes by itself.
    var live: Live?
    var scene = Scene()

    init(_ app: App) { self.app = app }

    /// Uses the app where it is: who only reads a property gets a copy of all of it.
    func use<Result>(_ use: (inout App) -> Result) -> Result { use(&app) }
}

private nonisolated(unsafe) var fair: Fair?

/// Takes an event in and carries out what the app asks for.
func handle(_ event: Event) {
    guard let requests = fair?.use({ $0.handle(event) }) else { return }
    for request in requests { Host.carryOut(request) }
}

/// Takes in what only time or hands can change.
///
/// - Returns: 1 where the view is to be asked for, else 0.
func handleQuickly(_ event: Event) -> Int32 {
    handle(event)
    guard let fair else { return 0 }
    let now = fair.use { $0.live }
    guard now != fair.live else { return 0 }
    fair.live = now
    return 1
}

/// Starts the app; the page's store is read through `load`. The device's secret comes in four parts.
@_expose(wasm, "start")
@_cdecl("funfair_start")
func start(
    entropy: UInt64, hasSeed: Int32, seed: UInt64, wordsLength: Int32, secret1: UInt64,
    secret2: UInt64, secret3: UInt64, secret4: UInt64
) -> Int32 {
    guard let words = Incoming.words(length: wordsLength) else { return 0 }
    let started = Fair(
        App(
            entropy: entropy,
            secret: withUnsafeBytes(of: (secret1, secret2, secret3, secret4)) { Array($0) },
            fixedSeed: hasSeed != 0 ? seed : nil, words: words, stored: Host.load))
    for request in started.use({ $0.takeRequests() }) { Host.carryOut(request) }
    fair = started
    return 1
}

/// Memory for a text of `size` bytes that the page is about to pass.
@_expose(wasm, "incoming")
@_cdecl("funfair_incoming")
func incoming(size: Int32) -> UnsafeMutablePointer<UInt8> {
    Incoming.reserve(Int(size))
}

/// Where texts from the module begin.
@_expose(wasm, "outgoing")
@_cdecl("funfair_outgoing")
func outgoing() -> UnsafeMutablePointer<UInt8> { Outgoing.start }

/// Where pictures begin.
@_expose(wasm, "picture")
@_cdecl("funfair_picture")
func picture() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(Picture.start) }

@_expose(wasm, "press")
@_cdecl("funfair_press")
func press(action number: Int32) {
    guard let action = actionNumbers.action(of: Int(number)) else { return }
    handle(.press(action))
}

/// A text of `length` bytes was typed into a field.
@_expose(wasm, "type")
@_cdecl("funfair_type")
func type(field: Int32, length: Int32, isFinished: Int32) {
    guard let field = FieldNumbers.field(of: field) else { return }
    handle(.type(field, Incoming.text(length: length), isFinished: isFinished != 0))
}

@_expose(wasm, "layout")
@_cdecl("funfair_layout")
func layout(width: Double, height: Double, isUpright: Int32) {
    handle(.layout(Layout(width: width, height: height, isUpright: isUpright != 0)))
}

/// Whether the system asks for less motion.
@_expose(wasm, "motion")
@_cdecl("funfair_motion")
func motion(isReduced: Int32) { handle(.motion(isReduced: isReduced != 0)) }

/// Whether the device has a motor by which it can be felt.
@_expose(wasm, "motor")
@_cdecl("funfair_motor")
func motor(isThere: Int32) { handle(.motor(isThere: isThere != 0)) }

/// Somebody is there.
///
/// - Returns: 1 where the view is to be asked for, else 0.
@_expose(wasm, "presence")
@_cdecl("funfair_presence")
func presence() -> Int32 { handleQuickly(.presence) }

@_expose(wasm, "hidden")
@_cdecl("funfair_hidden")
func hidden() { handle(.hidden) }

/// Another window wrote to the store: a key of `keyLength` bytes, and behind it a text of
/// `textLength` bytes, or none where that is negative.
@_expose(wasm, "stored")
@_cdecl("funfair_stored")
func stored(keyLength: Int32, textLength: Int32) {
    let all = Incoming.bytes(length: keyLength + max(textLength, 0))
    guard let key = StoreKey(text: String(bytes: Array(all.prefix(Int(keyLength)))))
    else { return }
    let text = textLength < 0 ? nil : Array(all.dropFirst(Int(keyLength)))
    handle(.stored(key, text))
}

/// Somebody opened a recording of `length` bytes, to watch it.
@_expose(wasm, "watch")
@_cdecl("funfair_watch")
func watch(length: Int32) { handle(.recording(Array(Incoming.bytes(length: length)))) }

/// A link leads to a wall: letters of `length` bytes tell it.
@_expose(wasm, "wall")
@_cdecl("funfair_wall")
func wall(length: Int32) { handle(.wall(Array(Incoming.bytes(length: length)))) }

/// A place of the wall in the editor was touched, where a stroke begins or goes on.
@_expose(wasm, "paint")
@_cdecl("funfair_paint")
func paint(place: Int32, begins: Int32) { handle(.paint(Int(place), begins: begins != 0)) }

/// By the calendar of this place it is now this day.
@_expose(wasm, "day")
@_cdecl("funfair_day")
func day(number: Int32) { handle(.day(Int(number))) }

/// A link leads to a party: a text of `length` bytes says to which.
@_expose(wasm, "party")
@_cdecl("funfair_party")
func party(length: Int32) { handle(.party(Incoming.text(length: length))) }

/// A picture of the last run was kept as a file.
@_expose(wasm, "pictureSaved")
@_cdecl("funfair_pictureSaved")
func pictureSaved(isTextCopied: Int32) { handle(.pictureSaved(isTextCopied: isTextCopied != 0)) }

/// The texts of the language that was asked for, as `Words.init(lines:)` reads them. Others are passed
/// over.
@_expose(wasm, "words")
@_cdecl("funfair_words")
func words(length: Int32) {
    if let words = Incoming.words(length: length) { handle(.words(words)) }
}

@_expose(wasm, "storeFailed")
@_cdecl("funfair_storeFailed")
func storeFailed() { handle(.storeFailed) }

/// Lets time pass and draws the stage.
///
/// - Returns: how many commands the picture has, plus 65 536 where the view changed.
@_expose(wasm, "frame")
@_cdecl("funfair_frame")
func frame(milliseconds: Double) -> Int32 {
    let changed = handleQuickly(.elapsed(milliseconds: milliseconds))
    guard let fair else { return 0 }
    fair.scene.clear()
    fair.use { $0.draw(into: &fair.scene) }
    return Picture.put(fair.scene) | changed << 16
}

/// The view as JSON.
@_expose(wasm, "view")
@_cdecl("funfair_view")
func view() -> Int32 {
    guard let fair else { return 0 }
    return Outgoing.put(ViewJSON.text(of: fair.use { $0.view }))
}

/// What never changes, as JSON: the stalls and how their things look.
@_expose(wasm, "content")
@_cdecl("funfair_content")
func content() -> Int32 {
    guard let fair else { return 0 }
    return Outgoing.put(ContentJSON.text(in: fair.use { $0.words }))
}

/// The present state as JSON.
@_expose(wasm, "snapshot")
@_cdecl("funfair_snapshot")
func snapshot() -> Int32 {
    guard let fair else { return 0 }
    var json = JSONText()
    json.object { json in fair.use { $0.describe(in: &json) } }
    return Outgoing.put(json)
}
