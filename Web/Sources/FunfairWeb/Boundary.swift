import Arcade
import Funfair
import Phrases

/// The page's only app.
private final class Fair {
    private var app: App
    /// The changing parts of the view that the page last read; nil before the first read.
    var live: Live?
    var scene = Scene()

    init(_ app: App) { self.app = app }

    /// Uses the app in place, because reading a property would copy the whole app.
    func use<Result>(_ use: (inout App) -> Result) -> Result { use(&app) }
}

private nonisolated(unsafe) var fair: Fair?

// These two functions aren't inlined, because otherwise each export would contain a copy.

/// Handles an event and carries out the app's requests.
@inline(never)
func handle(_ event: Event) {
    guard let requests = fair?.use({ $0.handle(event) }) else { return }
    for request in requests { Host.carryOut(request) }
}

/// Handles a frequent event: passing time, a gesture, or a sign that somebody is there.
///
/// - Returns: 1 if the page should read the view again, 2 if only the run's header, otherwise 0.
@inline(never)
func handleQuickly(_ event: Event) -> Int32 {
    handle(event)
    guard let fair else { return 0 }
    let now = fair.use { $0.live }
    guard let old = fair.live else { return 1 }
    return now == old ? 0 : now.differsOnlyInHeader(from: old) ? 2 : 1
}

/// Starts the app, which reads the page's store through `load`. The device's secret is passed in
/// four parts.
///
/// - Returns: 1, or 0 if the texts are invalid.
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

/// Returns memory where the page can write a text of `size` bytes.
@_expose(wasm, "incoming")
@_cdecl("funfair_incoming")
func incoming(size: Int32) -> UnsafeMutablePointer<UInt8> {
    Incoming.reserve(Int(size))
}

/// Returns the address of the text that the module last wrote for the page.
@_expose(wasm, "outgoing")
@_cdecl("funfair_outgoing")
func outgoing() -> UnsafeMutablePointer<UInt8> { Outgoing.start }

/// Returns the address of the picture that `frame` writes.
@_expose(wasm, "picture")
@_cdecl("funfair_picture")
func picture() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(Picture.start) }

@_expose(wasm, "press")
@_cdecl("funfair_press")
func press(action number: Int32) {
    guard let action = actionNumbers.action(of: Int(number)) else { return }
    handle(.press(action))
}

/// Handles a text of `length` bytes that the player typed into a field.
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

/// Sets whether the system asks for reduced motion.
@_expose(wasm, "motion")
@_cdecl("funfair_motion")
func motion(isReduced: Int32) { handle(.motion(isReduced: isReduced != 0)) }

/// Sets whether the device has haptics, and a mouse that can be kept in the game.
@_expose(wasm, "device")
@_cdecl("funfair_device")
func device(hasMotor: Int32, hasMouse: Int32) {
    handle(.motor(isThere: hasMotor != 0))
    handle(.mouse(isThere: hasMouse != 0))
}

/// Handles a sign that somebody is there.
///
/// - Returns: the result of `handleQuickly`.
@_expose(wasm, "presence")
@_cdecl("funfair_presence")
func presence() -> Int32 { handleQuickly(.presence) }

@_expose(wasm, "hidden")
@_cdecl("funfair_hidden")
func hidden() { handle(.hidden) }

/// Handles a change that another window made to the store. The page has passed the key, followed by
/// the new text. Their lengths are in bytes; `textLength` is negative if the text was removed.
@_expose(wasm, "stored")
@_cdecl("funfair_stored")
func stored(keyLength: Int32, textLength: Int32) {
    let all = Incoming.bytes(length: keyLength + max(textLength, 0))
    guard let key = StoreKey(text: String(bytes: Array(all.prefix(Int(keyLength)))))
    else { return }
    let text = textLength < 0 ? nil : Array(all.dropFirst(Int(keyLength)))
    handle(.stored(key, text))
}

/// Opens a recording of `length` bytes that the player wants to watch.
@_expose(wasm, "watch")
@_cdecl("funfair_watch")
func watch(length: Int32) { handle(.recording(Array(Incoming.bytes(length: length)))) }

/// Handles a recording of `length` bytes from a file with everything that a house had about a
/// device, followed by the name of the wall that it proves, of `nameLength` bytes.
@_expose(wasm, "archived")
@_cdecl("funfair_archived")
func archived(length: Int32, nameLength: Int32) {
    let all = Incoming.bytes(length: length + nameLength)
    handle(
        .archived(
            Array(all.prefix(Int(length))),
            wall: String(bytes: Array(all.dropFirst(Int(length))))))
}

/// Follows a link to a wall, whose encoding has `length` bytes.
@_expose(wasm, "wall")
@_cdecl("funfair_wall")
func wall(length: Int32) { handle(.wall(Array(Incoming.bytes(length: length)))) }

/// Begins or continues a stroke in the wall editor, at a place's index on the wall.
@_expose(wasm, "paint")
@_cdecl("funfair_paint")
func paint(place: Int32, begins: Int32) { handle(.paint(Int(place), begins: begins != 0)) }

/// Sets the local date, as days since 1970.
@_expose(wasm, "day")
@_cdecl("funfair_day")
func day(number: Int32) { handle(.day(Int(number))) }

/// Follows a link to a party or from another device, with a code of `length` bytes.
@_expose(wasm, "party")
@_cdecl("funfair_party")
func party(length: Int32) { handle(.party(Incoming.text(length: length))) }

/// Notes that the player saved a picture of the last run.
@_expose(wasm, "pictureSaved")
@_cdecl("funfair_pictureSaved")
func pictureSaved(isTextCopied: Int32) { handle(.pictureSaved(isTextCopied: isTextCopied != 0)) }

/// Passes the texts of the requested language, as `Words.init(lines:)` reads them. Invalid texts
/// are ignored.
@_expose(wasm, "words")
@_cdecl("funfair_words")
func words(length: Int32) {
    if let words = Incoming.words(length: length) { handle(.words(words)) }
}

@_expose(wasm, "storeFailed")
@_cdecl("funfair_storeFailed")
func storeFailed() { handle(.storeFailed) }

/// Advances the time and draws the stage.
///
/// - Returns: the number of commands in the picture, plus 65,536 times `handleQuickly`'s result.
@_expose(wasm, "frame")
@_cdecl("funfair_frame")
func frame(milliseconds: Double) -> Int32 {
    let changed = handleQuickly(.elapsed(milliseconds: milliseconds))
    guard let fair else { return 0 }
    fair.scene.clear()
    fair.use { $0.draw(into: &fair.scene) }
    return Picture.put(fair.scene) | changed << 16
}

/// Writes the view as JSON, or only the parts of a run's header that change.
///
/// - Returns: the text's length in bytes, at the address from `outgoing`.
@_expose(wasm, "view")
@_cdecl("funfair_view")
func view(isHeader: Int32) -> Int32 {
    guard let fair else { return 0 }
    fair.live = fair.use { $0.live }
    return Outgoing.put(ViewJSON.text(of: fair.use { $0.view }, isHeader: isHeader != 0))
}

/// Writes the stalls, with the looks of their things, and other constants as JSON.
@_expose(wasm, "content")
@_cdecl("funfair_content")
func content() -> Int32 {
    guard let fair else { return 0 }
    return Outgoing.put(ContentJSON.text(in: fair.use { $0.words }))
}

/// Writes the current state as JSON.
@_expose(wasm, "snapshot")
@_cdecl("funfair_snapshot")
func snapshot() -> Int32 {
    guard let fair else { return 0 }
    var json = JSONText()
    json.object { json in fair.use { $0.describe(in: &json) } }
    return Outgoing.put(json)
}
