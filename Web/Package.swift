// swift-tools-version: 6.2
import PackageDescription

// The page's WebAssembly modules, in Embedded Swift. They export functions to the page, which draws
// the screen.

/// The project's own scripts set this variable, so warnings are errors there. They aren't for anyone
/// else, whose newer compiler may have new warnings.
let strict: [SwiftSetting] =
    Context.environment["FUNFAIR_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// Settings for modules that import functions from the page or export functions to it.
let boundary = strict + [.enableExperimentalFeature("Extern")]

/// Returns a dependency on a library of the fair.
func fair(_ name: String) -> Target.Dependency { .product(name: name, package: "funfair") }

let package = Package(
    name: "funfair-web",
    dependencies: [.package(name: "funfair", path: "..")],
    targets: [
        .target(name: "WebMemory", swiftSettings: boundary),
        .executableTarget(
            name: "FunfairWeb",
            dependencies: [
                fair("Arcade"), fair("Funfair"), fair("HouseWire"), fair("Phrases"),
                fair("Roulette"),
                "WebMemory",
            ],
            swiftSettings: boundary),
        .executableTarget(
            name: "RunWeb",
            dependencies: [fair("Arcade"), fair("Spectator"), "WebMemory"],
            swiftSettings: boundary),
        .executableTarget(
            name: "SoundWeb", dependencies: [fair("Arcade"), fair("Sound"), "WebMemory"],
            swiftSettings: boundary),
        .executableTarget(
            name: "BreakoutBenchmarkWeb", dependencies: [fair("BreakoutScene"), "WebMemory"],
            path: "Benchmarks/BreakoutBenchmarkWeb", swiftSettings: boundary),
    ]
)
