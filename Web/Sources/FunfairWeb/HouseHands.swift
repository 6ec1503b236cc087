import Funfair

// Replies from the house, and when to ask it again.

/// The house answered request `id`: an HTTP status, 0 without a reply, and `length` bytes.
@_expose(wasm, "answered")
@_cdecl("funfair_answered")
func answered(id: Int32, status: Int32, length: Int32) {
    handle(
        .answered(Int(id), status: Int(status), body: Array(Incoming.bytes(length: length))))
}

/// The time set by `hostWake` has passed.
@_expose(wasm, "woke")
@_cdecl("funfair_woke")
func woke() { handle(.woke) }

/// The network is back, or a day of the house has ended.
@_expose(wasm, "online")
@_cdecl("funfair_online")
func online() { handle(.online) }
