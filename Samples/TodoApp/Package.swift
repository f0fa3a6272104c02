// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Todo",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "Todo", targets: ["Todo"])
    ],
    targets: [
        .target(name: "Todo"),
        .testTarget(name: "TodoTests", dependencies: ["Todo"]),
    ],
    swiftLanguageModes: [.v6]
)
