// The module's allocator. It replaces the C library's, which would add 12 KB of code. A freed block
// waits for the next request in its size class, so each class has only as many blocks as it ever
// had in use at once. There are few classes, so that blocks are reused often.

/// The number of bytes before each block, which store its class.
private let header: UInt = 8
/// The alignment of blocks. No type here needs more.
private let alignment: UInt = 16
/// The number of small classes, whose sizes are multiples of the alignment.
private let smallClasses: UInt = 64
/// The number of classes for each doubling of larger sizes.
private let steps: UInt = 4
/// The number of classes for all 32-bit sizes.
private let classes = smallClasses + steps * 23
/// The minimum memory to request at once, in bytes: a page of WebAssembly.
private let page: UInt = 65_536
/// POSIX's ENOMEM.
private let outOfMemory: Int32 = 12

/// The address of each class's first free block; 0 if the class has none.
private nonisolated(unsafe) var free: UnsafeMutablePointer<UInt>?
/// The start of the memory that was never used, and its end.
private nonisolated(unsafe) var unused: UInt = 0
private nonisolated(unsafe) var end: UInt = 0

@_extern(c, "sbrk")
private func grow(by bytes: Int) -> Int

/// Returns memory that was never used, or nil if no memory is left.
private func takeUnused(_ size: UInt) -> UInt? {
    if end - unused < size {
        let missing = (size - (end - unused) + page - 1) & ~(page - 1)
        let old = grow(by: Int(bitPattern: missing))
        guard old != -1 else { return nil }
        let start = UInt(bitPattern: old)
        // Other code may have grown the memory in the meantime.
        if start != end { unused = start + header }
        end = start + missing
        guard end - unused >= size else { return takeUnused(size) }
    }
    defer { unused += size }
    return unused
}

/// Returns the smallest class whose blocks are large enough, and the size of its blocks.
///
/// - Parameter size: the size needed in bytes, including the header.
private func fitting(_ size: UInt) -> (number: UInt, size: UInt) {
    let small = (size + alignment - 1) / alignment
    guard small >= smallClasses else { return (small, small * alignment) }
    let doubling = UInt(UInt.bitWidth - 1 - (size - 1).leadingZeroBitCount)
    let step = (UInt(1) << doubling) / steps
    let past = (size - (UInt(1) << doubling) + step - 1) / step
    return (smallClasses + (doubling - 9) * steps + past, (UInt(1) << doubling) + past * step)
}

@_cdecl("__wrap_posix_memalign")
public func allocate(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ wanted: UInt, _ size: UInt
) -> Int32 {
    guard wanted <= alignment, size < UInt(Int32.max) / 2 else { return outOfMemory }
    if free == nil {
        guard let table = takeUnused(classes * UInt(MemoryLayout<UInt>.size)) else {
            return outOfMemory
        }
        free = UnsafeMutablePointer(bitPattern: table)
        free?.initialize(repeating: 0, count: Int(classes))
    }
    guard let free else { return outOfMemory }
    let (number, whole) = fitting(size + header)
    var block = free[Int(number)]
    if block == 0 {
        guard let fresh = takeUnused(whole) else { return outOfMemory }
        block = fresh + header
        UnsafeMutablePointer<UInt>(bitPattern: fresh)?.pointee = number
    } else {
        free[Int(number)] = UnsafeMutablePointer<UInt>(bitPattern: block)!.pointee
    }
    result.pointee = UnsafeMutableRawPointer(bitPattern: block)
    return 0
}

@_cdecl("__wrap_free")
public func release(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer, let free else { return }
    let block = UInt(bitPattern: pointer)
    let number = Int(UnsafeMutablePointer<UInt>(bitPattern: block - header)!.pointee)
    pointer.storeBytes(of: free[number], as: UInt.self)
    free[number] = block
}
