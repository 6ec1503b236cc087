import Hummingbird

/// A file of the site, in every encoding that the build produced.
struct Asset: Sendable {
    /// The bytes of an asset in one encoding.
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

    /// Creates the asset at `path`, whose extension determines the content type.
    init(path: String, variants: [Variant]) {
        contentType = ContentType.of(fileNamed: String(path.split(separator: "/").last ?? ""))
        cachePolicy = CachePolicy(path: path)
        self.variants = variants
    }

    /// Returns the variant that the browser prefers, or nil if it accepts none. Of equally
    /// preferred variants, returns the smallest.
    func variant(for accepted: AcceptEncoding) -> Variant? {
        variants
            .compactMap { variant in accepted.weight(of: variant.coding).map { (variant, $0) } }
            .max { left, right in
                (left.1, -left.0.body.readableBytes) < (right.1, -right.0.body.readableBytes)
            }?.0
    }
}
