import Arcade
import Funfair
import HouseWire
import Phrases

/// The page's functions that the module calls. Texts are passed as UTF-8 in the module's memory.
enum Host {
    /// Returns the text that the page stores for a key, or nil.
    static func load(_ key: StoreKey) -> [UInt8]? {
        let length = key.text.bytes.passed { hostLoad($0, $1) }
        guard length >= 0 else { return nil }
        return Array(Incoming.bytes(length: length))
    }

    // Not inlined, because each copy would make the download larger.
    @inline(never)
    static func carryOut(_ request: Request) {
        switch request {
        case .save(let key, let text):
            key.text.bytes.passed { keyStart, keyLength in
                text.passed {
                    hostSave(keyStart, keyLength, $0, $1, key.sharing == .merged ? 1 : 0)
                }
            }
        case .remove(let key):
            key.text.bytes.passed { hostRemove($0, $1, key.sharing == .single ? 1 : 0) }
        case .setAside(let key): key.text.bytes.passed { hostSetAside($0, $1) }
        case .play(let cue):
            hostCue(Int32(cue.name.rawValue), Int32(cue.points), Int32(cue.climb))
        case .fetch(let question): ask(question)
        case .wake(let milliseconds): hostWake(Int32(milliseconds))
        case .words(let language): language.tag.bytes.passed { hostWords($0, $1) }
        case .secret: handle(.secret(Array(Incoming.bytes(length: hostSecret()))))
        }
    }

    /// Passes a request to the page. The path and the header values are the lines of one text. A
    /// missing header is an empty line, and no value contains a line break.
    private static func ask(_ question: HouseRequest) {
        var lines = question.path.bytes
        for value in [question.secret, question.ticket, question.key] {
            lines.append(UInt8(ascii: "\n"))
            lines.append(contentsOf: value ?? [])
        }
        lines.passed { lines, linesLength in
            question.body.passed { body, bodyLength in
                hostFetch(
                    Int32(question.id), Int32(question.method.rawValue),
                    question.kind == .recording ? 1 : 0, question.isLasting ? 1 : 0,
                    question.isFile ? 1 : 0, Int32(question.milliseconds), lines, linesLength, body,
                    bodyLength)
            }
        }
    }
}

extension [UInt8] {
    @inline(never)
    fileprivate func passed<Result>(
        _ body: (UnsafePointer<UInt8>, Int32) -> Result
    ) -> Result {
        // With one more byte, even an empty text has an address.
        let bytes = self + [0]
        return bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("never empty") }
            return body(start, Int32(buffer.count - 1))
        }
    }
}

/// Counts a text's characters, for `String.characters` in `Arcade`.
@_silgen_name("funfair_characters")
public func countCharacters(_ text: UnsafePointer<UInt8>, _ length: Int32) -> Int32 {
    hostCharacters(text, length)
}

@_extern(wasm, module: "host", name: "characters")
@_extern(c)
private func hostCharacters(_ text: UnsafePointer<UInt8>, _ length: Int32) -> Int32

// Loads a text. The page writes it where `Incoming` reads, and returns its length.
@_extern(wasm, module: "host", name: "load")
@_extern(c)
private func hostLoad(_ key: UnsafePointer<UInt8>, _ keyLength: Int32) -> Int32

@_extern(wasm, module: "host", name: "save")
@_extern(c)
private func hostSave(
    _ key: UnsafePointer<UInt8>, _ keyLength: Int32,
    _ text: UnsafePointer<UInt8>, _ textLength: Int32, _ isMerged: Int32)

@_extern(wasm, module: "host", name: "remove")
@_extern(c)
private func hostRemove(_ key: UnsafePointer<UInt8>, _ keyLength: Int32, _ isSingle: Int32)

@_extern(wasm, module: "host", name: "setAside")
@_extern(c)
private func hostSetAside(_ key: UnsafePointer<UInt8>, _ keyLength: Int32)

@_extern(wasm, module: "host", name: "cue")
@_extern(c)
private func hostCue(_ name: Int32, _ points: Int32, _ climb: Int32)

@_extern(wasm, module: "host", name: "fetch")
@_extern(c)
private func hostFetch(
    _ id: Int32, _ method: Int32, _ isRecording: Int32, _ isLasting: Int32, _ isFile: Int32,
    _ milliseconds: Int32, _ lines: UnsafePointer<UInt8>, _ linesLength: Int32,
    _ body: UnsafePointer<UInt8>, _ bodyLength: Int32)

@_extern(wasm, module: "host", name: "wake")
@_extern(c)
private func hostWake(_ milliseconds: Int32)

/// Asks the page for the texts of the language with this tag.
@_extern(wasm, module: "host", name: "words")
@_extern(c)
private func hostWords(_ tag: UnsafePointer<UInt8>, _ tagLength: Int32)

// Generates a secret. The page writes it where `Incoming` reads, and returns its length.
@_extern(wasm, module: "host", name: "secret")
@_extern(c)
private func hostSecret() -> Int32
