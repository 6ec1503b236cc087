// swift-tools-version: 6.2
import PackageDescription

// The house, which is the fair's server, and the command line. Both use the fair's libraries.

/// The project's own scripts set this variable, so warnings are errors there. They aren't for anyone
/// else, whose newer compiler may have new warnings.
let strict: [SwiftSetting] =
    Context.environment["FUNFAIR_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// The commit that is built, if the script that builds says so. A manifest can't ask git reliably,
/// because SwiftPM stores its results.
let commit = Context.environment["FUNFAIR_COMMIT"] ?? ""

/// Returns a dependency on the fair's library with the given name.
func fair(_ name: String) -> Target.Dependency { .product(name: name, package: "funfair") }

let package = Package(
    name: "funfair-house",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "funfair", targets: ["FunfairCommand"]),
        .executable(name: "funfair-dev", targets: ["DeveloperCommand"]),
    ],
    traits: [
        .trait(
            name: "TLS",
            description: "The house can speak HTTPS itself, for which a library is compiled."),
        .default(enabledTraits: ["TLS"]),
    ],
    dependencies: [
        .package(name: "funfair", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
        // The file of settings is read with Yams, which knows lines, so the trait YAML isn't needed.
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // Apple's systems use their own CryptoKit instead.
        .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
        // Apple's systems have no equivalent, so a house on them shows an address without a QR
        // code.
        .systemLibrary(name: "CQRCode", providers: [.apt(["libqrcodegen-dev"])]),
        .systemLibrary(
            name: "CPostgreSQL", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .target(name: "PostgreSQL", dependencies: ["CPostgreSQL"], swiftSettings: strict),
        // The house's decisions, without HTTP or a database.
        .target(
            name: "House",
            dependencies: [
                fair("Arcade"), fair("Breakout"), fair("Faces"), fair("Funfair"), fair("Hands"),
                fair("HouseWire"), fair("Languages"), fair("Roulette"),
                .target(name: "CSodium", condition: .when(platforms: [.linux])),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            resources: [
                .embedInCode("Devices/code-words.txt"), .embedInCode("Players/confusables.txt"),
            ],
            swiftSettings: strict
        ),
        // The house's store, in an SQLite file or a PostgreSQL database.
        .target(
            name: "HouseStore",
            dependencies: [
                fair("Arcade"), fair("Funfair"), fair("Hands"), "House", fair("HouseWire"),
                "PostgreSQL", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict
        ),
        // The HTTP server, with the routes, event streams and the site.
        .target(
            name: "FunfairServer",
            dependencies: [
                fair("Arcade"), fair("Breakout"), fair("Faces"), fair("Funfair"), fair("Hands"),
                "House",
                fair("HouseWire"), fair("Languages"), fair("Roulette"),
                .target(name: "CQRCode", condition: .when(platforms: [.linux])),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(
                    name: "HummingbirdTLS", package: "hummingbird",
                    condition: .when(traits: ["TLS"])),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(
                    name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: strict
        ),
        // What the two commands share: their output, their failures and files of recordings.
        .target(
            name: "CommandKit",
            dependencies: [
                fair("Arcade"), fair("Languages"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        // In C, because only C takes text from the manifest.
        .target(
            name: "CBuild", cSettings: [.define("FUNFAIR_COMMIT", to: "\"\(commit)\"")]),
        // The house's settings: the options, and the sources that set them.
        .target(
            name: "HouseSettings",
            dependencies: [
                "FunfairServer", "House", "HouseStore", "PostgreSQL",
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: strict
        ),
        // Not named `funfair`, which would collide with `Funfair` on file systems that ignore case.
        .executableTarget(
            name: "FunfairCommand",
            dependencies: [
                fair("Arcade"), "CBuild", "CommandKit", fair("Funfair"), "FunfairServer", "House",
                "HouseSettings", "HouseStore", fair("HouseWire"), fair("Languages"), "PostgreSQL",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict
        ),
        // What only developers of the games need, so that hosts don't get it.
        .executableTarget(
            name: "DeveloperCommand",
            dependencies: [
                fair("Arcade"), fair("Breakout"), fair("BubblePop"), "CommandKit",
                fair("Funfair"), "FunfairServer", "House", "HouseStore", fair("Languages"),
                fair("Roulette"), fair("Sound"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "HouseBenchmark",
            dependencies: [
                fair("Arcade"), fair("BubblePop"), fair("Funfair"), "FunfairServer", fair("Hands"),
                "House", "HouseStore", fair("HouseWire"), "PostgreSQL", "PostgreSQLKit",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Benchmarks/HouseBenchmark", swiftSettings: strict
        ),
        // Starts a PostgreSQL server for the tests, once per test run.
        .target(
            name: "PostgreSQLKit", dependencies: ["PostgreSQL"], path: "Tests/PostgreSQLKit",
            swiftSettings: strict),
        .testTarget(
            name: "PostgreSQLTests", dependencies: ["PostgreSQL", "PostgreSQLKit"],
            swiftSettings: strict),
        .testTarget(
            name: "FunfairCommandTests", dependencies: ["DeveloperCommand", "FunfairCommand"],
            swiftSettings: strict),
        .testTarget(
            name: "HouseSettingsTests",
            dependencies: [
                "FunfairServer", "House", "HouseSettings", "PostgreSQL",
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "FunfairServerTests",
            dependencies: [
                fair("Arcade"), fair("Breakout"), fair("BubblePop"), fair("Faces"), fair("Funfair"),
                "FunfairServer", fair("FuzzKit"), fair("Hands"), "House", "HouseSettings",
                "HouseStore", fair("HouseWire"), fair("Languages"), "PostgreSQL", "PostgreSQLKit",
                fair("Roulette"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: strict
        ),
    ]
)
