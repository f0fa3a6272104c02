// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "SwiftUIStandIn",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SwiftUIStandIn", targets: ["SwiftUI"])],
    dependencies: [.package(path: "../UIKitStandIn")],
    targets: [
        .target(name: "SwiftUI", dependencies: [.product(name: "UIKitStandIn", package: "UIKitStandIn")])
    ],
    swiftLanguageModes: [.v6]
)
