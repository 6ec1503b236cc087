import Funfair

// Replies from the house, and events that make the app ask the house again.

/// Handles the reply to request `id`: an HTTP status, or 0 without a reply, and `length` bytes.
@_expose(wasm, "answered")
@_cdecl("funfair_answered")
func answered(id: Int32, status: Int32, length: Int32) {
    handle(
        .answered(Int(id), status: Int(status), body: Array(Incoming.bytes(length: length))))
}

/// Handles the end of the pause that `hostWake` requested.
@_expose(wasm, "woke")
@_cdecl("funfair_woke")
func woke() { handle(.woke) }

/// Notes that the network is back, or that the house's day has ended.
@_expose(wasm, "online")
@_cdecl("funfair_online")
func online() { handle(.online) }
