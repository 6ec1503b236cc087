import HouseWire
import Testing

@testable import FunfairServer

@Suite("Names of devices")
struct DeviceNameTests {
    private static let chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0"

    @Test(arguments: [
        (TestAgent.iPhone, "iPhone, Safari"), (TestAgent.mac, "Mac, Safari"),
        (TestAgent.android, "Android, Chrome"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 "
                + "(KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1", "iPhone, Chrome"
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
            "Windows, Firefox"
        ),
        ("Mozilla/5.0 (Windows NT 10.0) \(chrome) Safari/537.36 Edg/131.0", "Windows, Edge"),
        ("Mozilla/5.0 (X11; CrOS x86_64 1) \(chrome) Safari/537.36", "Chromebook, Chrome"),
        ("Mozilla/5.0 (X11; Linux x86_64) \(chrome) Safari/537.36", "Linux, Chrome"),
        (
            "Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 \(chrome) Mobile Safari/537.36",
            "Android, Samsung Internet"
        ),
        ("Funfair/1 CFNetwork/1568.200.51 Darwin/24.1.0", "iPhone or iPad, Funfair"),
        ("curl/8.5.0", "Unknown device"), ("", "Unknown device"),
    ])
    func `A device is named after its system and its program`(agent: String, name: String) {
        #expect(DeviceName.name(userAgent: agent) == name)
        #expect(name.count <= WireLimits.deviceName)
    }

    @Test func `Nothing else of the header is in the name`() {
        #expect(DeviceName.name(userAgent: nil) == "Unknown device")
        let long = String(repeating: "<script>", count: 10_000)
        #expect(DeviceName.name(userAgent: long + "iPhone") == "Unknown device")
        #expect(DeviceName.name(userAgent: "iPhone" + long) == "iPhone")
    }
}
