import Foundation
import Testing
@_spi(Walk) import UIKit

@testable import FunfairApp

@Suite("iCloud") @MainActor
struct CloudTests {
    @Test func `The player's key-value store keeps texts, if there is an account`() {
        let cloud = Cloud()
        #expect(!cloud.isThere)
        CloudAccount.isThere = true
        #expect(cloud.isThere)
        CloudAccount.isThere = false
        cloud.save([1, 2, 3], as: "test/text")
        #expect(cloud.load("test/text") == [1, 2, 3])
        #expect(cloud.keys.contains("test/text"))
        cloud.save(nil, as: "test/text")
        #expect(cloud.load("test/text") == nil)
        #expect(!cloud.keys.contains("test/text"))
    }
}
