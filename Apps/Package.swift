// swift-tools-version: 6.2
import PackageDescription

// Builds the app on a machine without Apple's frameworks: Declarations/ replaces them, and the tests walk
// the app's own views. Xcode uses Funfair.xcodeproj instead.

/// Warnings are errors only in the project's own scripts, because a newer compiler may have more.
let strict: [SwiftSetting] =
    Context.environment["FUNFAIR_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// The frameworks that the app and its tests import, each with the ones it imports itself.
let frameworks: [(name: String, imports: [String])] = [
    ("AVFoundation", []),
    ("CoreGraphics", []),
    ("CoreMotion", []),
    ("CoreTransferable", ["UniformTypeIdentifiers"]),
    ("GameController", []),
    ("GameKit", ["UIKit"]),
    ("Network", []),
    ("SwiftUI", ["CoreGraphics", "CoreTransferable", "UIKit", "UniformTypeIdentifiers"]),
    ("UIKit", ["CoreGraphics"]),
    ("UniformTypeIdentifiers", []),
    ("XCUIAutomation", ["CoreGraphics"]),
]
/// Swift Testing has an addition for the real CoreGraphics, which isn't there.
let testing =
    strict + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    ]
let ofTheApp = frameworks.map(\.name).filter { $0 != "XCUIAutomation" }
let all = ofTheApp.map { Target.Dependency(stringLiteral: $0) }
let face = Target.Dependency.product(name: "FunfairFace", package: "funfair")

let package = Package(
    name: "funfair-app",
    dependencies: [.package(name: "funfair", path: "..")],
    targets: frameworks.map { framework in
        .target(
            name: framework.name,
            dependencies: framework.imports.map { Target.Dependency(stringLiteral: $0) },
            path: "Declarations/\(framework.name)", swiftSettings: strict)
    } + [
        .executableTarget(
            name: "FunfairApp", dependencies: all + [face], path: "Funfair",
            exclude: ["Resources"], swiftSettings: strict),
        // No test target, because it can't run. WalkTests walk its tour.
        .target(
            name: "FunfairUITests", dependencies: ["XCUIAutomation"], path: "FunfairUITests",
            swiftSettings: strict),
        .testTarget(
            name: "FunfairAppTests", dependencies: [face, "FunfairApp"], path: "FunfairTests",
            swiftSettings: testing),
        .testTarget(
            name: "WalkTests",
            dependencies: all + [
                face, .product(name: "BubblePop", package: "funfair"), "FunfairApp",
                "FunfairUITests",
            ],
            path: "WalkTests", exclude: ["Outlines"], swiftSettings: testing),
    ]
)
