// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Wiki",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "wiki", targets: ["Wiki"])
    ],
    targets: [
        .executableTarget(name: "Wiki"),
        .testTarget(name: "WikiTests", dependencies: ["Wiki"]),
    ],
    swiftLanguageModes: [.v6]
)
