// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "SwiftUIStubs",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SwiftUIStubs", targets: ["SwiftUI"])],
    dependencies: [.package(path: "../UIKitStubs")],
    targets: [
        .target(name: "SwiftUI", dependencies: [.product(name: "UIKitStubs", package: "UIKitStubs")])
    ],
    swiftLanguageModes: [.v6]
)
