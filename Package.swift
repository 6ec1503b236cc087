// swift-tools-version: 6.2
import PackageDescription

// The fair as libraries, for anybody: without another package, and without a server. The house and the
// command line are the package in House/, the page's boundary is the one in Web/.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let core: [Target] = [
    .target(name: "Phrases", swiftSettings: strict),
    .target(name: "Arcade", dependencies: ["Phrases"], swiftSettings: strict),
    .target(name: "Breakout", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "BubblePop", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "Roulette", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "Sound", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "HouseWire", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(
        name: "Funfair",
        dependencies: ["Arcade", "Breakout", "BubblePop", "HouseWire", "Phrases", "Roulette"],
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
    .target(
        name: "Languages",
        dependencies: ["Arcade", "Breakout", "BubblePop", "Funfair", "Phrases", "Roulette"],
        swiftSettings: strict)
]

/// Everything of the native face that needs no framework of Apple's.
let face: [Target] = [
    .target(
        name: "FunfairFace",
        dependencies: [
            "Arcade", "Funfair", "HouseWire", "Languages", "Phrases", "Roulette", "Sound",
        ],
        swiftSettings: strict)
]

/// Writes the texts as the page reads them; scripts/export-words.sh compiles it in a quicker way.
let wordsExport: [Target] = [
    .executableTarget(
        name: "WordsExport", dependencies: ["Arcade", "Languages", "Phrases", "Roulette"],
        swiftSettings: strict)
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
            "Arcade", "Funfair", "FunfairFace", "Languages", "Phrases", "Roulette",
            "Sound",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "HandsTests",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "Hands", "Languages", "Phrases",
        ],
        swiftSettings: strict),
    .testTarget(name: "HouseWireTests", dependencies: ["HouseWire"], swiftSettings: strict),
    .testTarget(
        name: "RouletteTests",
        dependencies: ["Arcade", "FuzzKit", "Languages", "Phrases", "Roulette"],
        swiftSettings: strict),
    .testTarget(
        name: "LanguagesTests",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "Languages", "Phrases", "Roulette",
        ],
        swiftSettings: strict),
    .testTarget(name: "SoundTests", dependencies: ["Arcade", "Sound"], swiftSettings: strict),
]

let benchmarks: [Target] = [
    .executableTarget(
        name: "FoldBenchmark", dependencies: ["Funfair"],
        path: "Benchmarks/FoldBenchmark",
        swiftSettings: strict),
    .executableTarget(
        name: "BreakoutBenchmark", dependencies: ["Arcade", "Breakout", "BreakoutScene"],
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

/// What a game, a bot or an app is made with.
let libraries = [
    "Arcade", "Breakout", "BubblePop", "Funfair", "HouseWire", "Languages", "Phrases", "Roulette",
    "Sound",
]

/// What the house judges runs with, and what it and the page are measured with: for those two alone.
let forHouseAndWeb = ["BreakoutScene", "FuzzKit", "Hands"]

let package = Package(
    name: "funfair",
    // The first systems of Apple's that have `Mutex`, which the face needs. Linux has no such bound.
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: (libraries + forHouseAndWeb).map { .library(name: $0, targets: [$0]) } + [
        // It names every module that the app imports.
        .library(
            name: "FunfairFace",
            targets: [
                "Arcade", "Funfair", "FunfairFace", "Languages", "Phrases", "Roulette", "Sound",
            ]),
        .executable(name: "funfair-fuzz", targets: ["FunfairFuzz"]),
    ],
    targets: core + hands + languages + face + wordsExport + fuzzing + coreTests + benchmarkScene
        + benchmarks
)
