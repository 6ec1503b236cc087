import Funfair

@_extern(wasm, module: "host", name: "say")
@_extern(c)
func say(_ p: UnsafePointer<UInt8>, _ n: Int32)

@_expose(wasm, "hello")
@_cdecl("hello")
func helloExport() {
    var s = hello("Ä BC")
    s.withUTF8 { say($0.baseAddress!, Int32($0.count)) }
}
