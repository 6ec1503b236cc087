import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Why HTTPS cannot be spoken")
struct CertificateProblemTests {
    /// What `make play` builds says it; here, where TLS is, nothing else can bring it about.
    @Test func `A server without TLS says how one with it is built`() {
        #expect(
            CertificateProblem.cannotSpeakTLS.description.contains(
                "`swift build --configuration release --product funfair`"))
    }
}
