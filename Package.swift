// swift-tools-version: 6.2
import PackageDescription

/// Which part of the package is wanted: everything (unset), `core` (floors 0 to 2, the native face
/// and their tests, which need no other package), `house` (the server and the command with their tests,
/// and none of the core's) or `web` (floors 0 to 2 as Embedded Swift for the browser).
let part = Context.environment["FUNFAIR_PART"] ?? "all"

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Rounding is in the C library's mathematics, which Linux links only where it is named.
let mathematics = LinkerSetting.linkedLibrary("m", .when(platforms: [.linux]))

let core: [Target] = [
    .target(name: "Phrases", swiftSettings: strict),
    .target(
        name: "Arcade", dependencies: ["Phrases"], swiftSettings: strict,
        linkerSettings: part == "web" ? [] : [mathematics]),
    .target(name: "Breakout", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "BubblePop", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "Roulette", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "Sound", dependencies: ["Arcade"], swiftSettings: strict),
    .target(
        name: "Funfair",
        dependencies: ["Arcade", "Breakout", "BubblePop", "Phrases", "Roulette"],
        swiftSettings: strict),
]

/// What hands can do, for the house: the page has no need to judge itself.
let hands: [Target] = [
    .target(
        name: "Hands", dependencies: ["Arcade", "Breakout", "BubblePop", "Funfair"],
        swiftSettings: strict)
]

/// The texts in every language, for all but the browser, where the page brings those of one.
let languages: [Target] = [
    .target(name: "Languages", dependencies: ["Phrases"], swiftSettings: strict)
]

/// Everything of the native face that needs no framework of Apple's.
let face: [Target] = [
    .target(
        name: "FunfairFace",
        dependencies: ["Arcade", "Funfair", "Languages", "Phrases", "Sound"],
        swiftSettings: strict)
]

/// Writes the texts as the page reads them; scripts/export-words.sh compiles it in a quicker way.
let wordsExport: [Target] = [
    .executableTarget(
        name: "WordsExport", dependencies: ["Languages", "Phrases"], swiftSettings: strict)
]

// Every module that a target imports is named here, also one that would come along with another:
// what is not named is not rebuilt for, and a test then runs with yesterday's layout of a type.
let coreTests: [Target] = [
    .testTarget(
        name: "ArcadeTests", dependencies: ["Arcade", "Languages", "Phrases"], swiftSettings: strict
    ),
    .testTarget(
        name: "BreakoutTests",
        dependencies: ["Arcade", "Breakout", "FuzzKit", "Languages", "Phrases"],
        swiftSettings: strict),
    .testTarget(
        name: "BubblePopTests",
        dependencies: ["Arcade", "BubblePop", "FuzzKit", "Languages", "Phrases"],
        swiftSettings: strict),
    .testTarget(
        name: "FunfairTests",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "Languages", "Phrases", "Roulette",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "FunfairFaceTests",
        dependencies: [
            "Arcade", "Funfair", "FunfairFace", "Languages", "Phrases", "Sound",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "HandsTests",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "Hands", "Languages", "Phrases",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "RouletteTests",
        dependencies: ["Arcade", "FuzzKit", "Languages", "Phrases", "Roulette"],
        swiftSettings: strict),
    .testTarget(
        name: "LanguagesTests", dependencies: ["Languages", "Phrases"], swiftSettings: strict),
    .testTarget(name: "SoundTests", dependencies: ["Arcade", "Sound"], swiftSettings: strict),
]

let benchmarks: [Target] = [
    .executableTarget(
        name: "FoldBenchmark", dependencies: ["Funfair"],
        path: "Benchmarks/FoldBenchmark",
        swiftSettings: strict),
    .executableTarget(
        name: "BreakoutBenchmark", dependencies: ["BreakoutScene"],
        path: "Benchmarks/BreakoutBenchmark", swiftSettings: strict),
]

/// The scene of the benchmark, natively and in WebAssembly.
let benchmarkScene: [Target] = [
    .target(
        name: "BreakoutScene", dependencies: ["Arcade", "Breakout"],
        path: "Benchmarks/BreakoutScene", swiftSettings: strict)
]

/// Reading recordings that were damaged on purpose.
let fuzzing: [Target] = [
    .target(
        name: "FuzzKit", dependencies: ["Arcade", "Breakout", "BubblePop", "Roulette"],
        swiftSettings: strict),
    .executableTarget(
        name: "FunfairFuzz",
        dependencies: ["Arcade", "Breakout", "BubblePop", "FuzzKit", "Roulette"],
        swiftSettings: strict),
]

let web: [Target] = [
    .executableTarget(
        name: "FunfairWeb",
        dependencies: ["Arcade", "Funfair", "Phrases"],
        swiftSettings: strict + [.enableExperimentalFeature("Extern")]
    ),
    .executableTarget(
        name: "SoundWeb",
        dependencies: ["Arcade", "Sound"],
        swiftSettings: strict + [.enableExperimentalFeature("Extern")]
    ),
    .executableTarget(
        name: "BreakoutBenchmarkWeb", dependencies: ["BreakoutScene"],
        path: "Benchmarks/BreakoutBenchmarkWeb",
        swiftSettings: strict + [.enableExperimentalFeature("Extern")]
    ),
]

/// The packages that only the server and the command line need.
let housePackages: [Package.Dependency] = [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
]

let house: [Target] = [
    // Apple's systems bring CryptoKit, which stands in its place there.
    .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
    .target(
        name: "FunfairServer",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "Hands", "Languages", "Roulette",
            .target(name: "CSodium", condition: .when(platforms: [.linux])),
            .product(name: "GRDB", package: "GRDB.swift"),
            .product(name: "HTTPTypes", package: "swift-http-types"),
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HummingbirdCore", package: "hummingbird"),
            .product(
                name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["TLS"])),
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ],
        resources: [
            .embedInCode("API/openapi.json"), .embedInCode("House/confusables.txt"),
        ],
        swiftSettings: strict
    ),
    // Not called `funfair`: on a file system that ignores case it would collide with `Funfair`.
    .executableTarget(
        name: "FunfairCommand",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "FunfairServer", "Languages", "Roulette",
            "Sound",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "Logging", package: "swift-log"),
        ],
        swiftSettings: strict
    ),
    .executableTarget(
        name: "HouseBenchmark",
        dependencies: [
            "Arcade", "BubblePop", "Funfair", "FunfairServer",
            .product(name: "AsyncHTTPClient", package: "async-http-client"),
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
        ],
        path: "Benchmarks/HouseBenchmark", swiftSettings: strict
    ),
    .testTarget(
        name: "FunfairCommandTests", dependencies: ["FunfairCommand"], swiftSettings: strict),
    .testTarget(
        name: "FunfairServerTests",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "FunfairServer", "FuzzKit", "Hands",
            "Languages", "Roulette",
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

let games: [Product] = [
    .library(name: "Arcade", targets: ["Arcade"]),
    .library(name: "Breakout", targets: ["Breakout"]),
    .library(name: "BubblePop", targets: ["BubblePop"]),
    .library(name: "Funfair", targets: ["Funfair"]),
    .library(name: "Roulette", targets: ["Roulette"]),
    .library(name: "Sound", targets: ["Sound"]),
]

/// For an app that depends on this package by its path. It names every module that the app imports.
/// Nothing in it needs a package of the house: those are resolved with it, but not built for a phone.
let faces: [Product] = [
    .library(
        name: "FunfairFace",
        targets: ["Arcade", "Funfair", "FunfairFace", "Languages", "Phrases", "Sound"])
]

let fuzzers: [Product] = [
    .executable(name: "funfair-fuzz", targets: ["FunfairFuzz"])
]

let parts: (products: [Product], targets: [Target]) =
    switch part {
    case "web": (games, core + benchmarkScene + web)
    case "core":
        (
            games + faces + fuzzers,
            core + hands + languages + face + fuzzing + coreTests + benchmarkScene + benchmarks
        )
    case "house":
        (
            [.executable(name: "funfair", targets: ["FunfairCommand"])],
            core + hands + languages + fuzzing + house
        )
    default:
        (
            games + faces + fuzzers
                + [.executable(name: "funfair", targets: ["FunfairCommand"])],
            core + hands + languages + face + wordsExport + fuzzing + coreTests + house
        )
    }

let package = Package(
    name: "funfair",
    // The first systems of Apple's that have `Mutex`, which the face needs. Linux has no such bound.
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: parts.products,
    traits: [
        .trait(
            name: "TLS",
            description: "The house can speak HTTPS itself, for which a library is compiled."),
        .default(enabledTraits: ["TLS"]),
    ],
    dependencies: ["all", "house"].contains(part) ? housePackages : [],
    targets: parts.targets
)
