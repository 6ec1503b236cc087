import Foundation

// The part of Foundation about iCloud, which exists only on Apple's systems. UIKit exports it.

@available(iOS 5.0, *)
open class NSUbiquitousKeyValueStore: NSObject {
    nonisolated(unsafe) private static let only = NSUbiquitousKeyValueStore()
    private var values: [String: Any] = [:]
    open class var `default`: NSUbiquitousKeyValueStore { only }
    @available(iOS 5.0, *)
    public class var didChangeExternallyNotification: NSNotification.Name {
        NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    }
    open var dictionaryRepresentation: [String: Any] { values }
    open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
    open func set(_ aData: Data?, forKey aKey: String) { values[aKey] = aData }
    open func removeObject(forKey aKey: String) { values[aKey] = nil }
    open func synchronize() -> Bool { true }
}

@available(iOS 6.0, *)
extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUbiquityIdentityDidChange = NSNotification.Name(
        "NSUbiquityIdentityDidChangeNotification")
}

@available(iOS 6.0, *)
extension FileManager {
    /// The pretended devices have no iCloud, unless a test says so.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? {
        CloudAccount.isThere ? NSString("Ada") : nil
    }
}

/// Whether the pretended device's owner has iCloud.
@_spi(Walk) public enum CloudAccount {
    @_spi(Walk) nonisolated(unsafe) public static var isThere = false
}
