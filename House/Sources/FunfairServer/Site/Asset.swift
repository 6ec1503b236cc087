import Hummingbird

/// One file of the site, ready to be sent in each packing that the build prepared.
struct Asset: Sendable {
    /// The bytes of an asset in one packing.
    struct Variant: Sendable {
        let coding: ContentCoding
        let tag: EntityTag
        let body: ByteBuffer

        init(coding: ContentCoding, bytes: [UInt8]) {
            self.coding = coding
            tag = EntityTag(of: bytes, coding: coding)
            body = ByteBuffer(bytes: bytes)
        }
    }

    let contentType: String
    let cachePolicy: CachePolicy
    private let variants: [Variant]

    /// Makes the asset at `path`, whose last part says of what type it is.
    init(path: String, variants: [Variant]) {
        contentType = ContentType.of(fileNamed: String(path.split(separator: "/").last ?? ""))
        cachePolicy = CachePolicy(path: path)
        self.variants = variants
    }

    /// The variant that the browser wants most, the smallest where it wants several alike, or nil
    /// when it refuses them all.
    func variant(for accepted: AcceptEncoding) -> Variant? {
        variants
            .compactMap { variant in accepted.weight(of: variant.coding).map { (variant, $0) } }
            .max { left, right in
                (left.1, -left.0.body.readableBytes) < (right.1, -right.0.body.readableBytes)
            }?.0
    }
}
