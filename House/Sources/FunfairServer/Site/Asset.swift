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

    /// Returns a page whose references to the app's folder, such as `href="app-1f2e/icon.svg"`, lead
    /// one folder up; nil if there is no variant to change.
    ///
    /// The site may be below a path that only a proxy knows, so references are relative.
    ///
    /// - Parameter path: the page's own path, whose extension determines the content type.
    func oneFolderDown(from path: String) -> Asset? {
        guard let plain = variants.first(where: { $0.coding == .identity }) else { return nil }
        let page = String(buffer: plain.body).replacing("=\"app", with: "=\"../app")
        return Asset(path: path, variants: [Variant(coding: .identity, bytes: Array(page.utf8))])
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
