/// A native target of a project.
package struct ProjectTarget: Sendable, Hashable {
    /// The kind of a target's product.
    package enum Product: Sendable, Hashable {
        case app, appExtension, unitTests, uiTests, other
    }

    let id: String
    package let name: String
    package let product: Product
    /// The name of the target's Swift module. Tests import it.
    package let module: String
    /// The build setting `SWIFT_VERSION`.
    package let swiftVersion: String?
    /// Whether the build setting `SWIFT_DEFAULT_ACTOR_ISOLATION` isolates declarations to the main actor.
    package let isMainActorByDefault: Bool
}

extension XcodeProject {
    /// The native targets, in the order of the project file.
    package var targets: [ProjectTarget] {
        root.ids("targets").compactMap { object($0, "PBXNativeTarget") }.map(target)
    }

    /// Returns the unit test targets of a target, in the order of the project file.
    package func testTargets(of target: ProjectTarget) -> [ProjectTarget] {
        let attributes = root["attributes"]?["TargetAttributes"]
        return targets.filter { test in
            guard test.product == .unitTests else { return false }
            if attributes?[test.id]?["TestTargetID"]?.string == target.id { return true }
            let dependencies = object(test.id)?.ids("dependencies") ?? []
            return dependencies.contains { object($0)?.string("target") == target.id }
        }
    }

    /// Returns the files in `paths` that only other apps, app extensions or their tests compile. Their declarations may
    /// have the same names as declarations in `target`.
    package func ofOtherApps(_ paths: [String], than target: ProjectTarget) -> Set<String> {
        let all = targets
        let ofTarget = [target] + testTargets(of: target)
        let apps = all.filter { $0 != target && [.app, .appExtension].contains($0.product) }
        let others = apps + apps.flatMap(testTargets).filter { !ofTarget.contains($0) }
        let rest = all.filter { !others.contains($0) }
        return Set(
            paths.filter { path in
                func isMember(of targets: [ProjectTarget]) -> Bool {
                    targets.contains { membership(of: path, in: $0) == .member }
                }
                return !isMember(of: rest) && isMember(of: others)
            })
    }

    private func target(_ object: Object) -> ProjectTarget {
        func setting(_ name: String) -> String? { self.setting(name, of: object) }
        let name = object.string("name") ?? object.id
        let product: ProjectTarget.Product =
            switch object.string("productType") {
            case "com.apple.product-type.application": .app
            case "com.apple.product-type.bundle.unit-test": .unitTests
            case "com.apple.product-type.bundle.ui-testing": .uiTests
            case let type? where type.hasSuffix("-extension"): .appExtension
            default: .other
            }
        let productName = setting("PRODUCT_NAME").flatMap { expanded($0, ["TARGET_NAME": name]) } ?? name
        let variables = ["TARGET_NAME": name, "PRODUCT_NAME": productName]
        let module = setting("PRODUCT_MODULE_NAME").flatMap { expanded($0, variables) } ?? productName
        return ProjectTarget(
            id: object.id, name: name, product: product, module: module.asModuleName,
            swiftVersion: setting("SWIFT_VERSION"),
            isMainActorByDefault: setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor")
    }

    /// Returns the value of a build setting. The target's settings override the project's settings. Both override their
    /// `.xcconfig` files.
    private func setting(_ name: String, of target: Object) -> String? {
        for owner in [target, root] {
            guard let list = object(owner.string("buildConfigurationList"), "XCConfigurationList") else { continue }
            let configurations = list.ids("buildConfigurations").compactMap(object)
            let preferred = list.string("defaultConfigurationName")
            let ordered = configurations.filter { $0.string("name") == preferred } + configurations
            for configuration in ordered {
                let inProject = configuration["buildSettings"]?[name]?.string
                let file = settingsFiles[configuration.id].flatMap { settings[$0] }
                for value in [inProject, file?.value(of: name, among: settings)] {
                    if let value, value != "$(inherited)", !value.isEmpty { return value }
                }
            }
        }
        return nil
    }

    /// Returns a value with variables such as `$(TARGET_NAME:c99extidentifier)` replaced. Returns nil if a variable is
    /// unknown.
    private func expanded(_ text: String, _ variables: [String: String]) -> String? {
        var result = text
        while let match = result.firstMatch(of: /\$[({](\w+)(?::\w+)?[)}]/) {
            guard let value = variables[String(match.1)], !value.contains("$") else { return nil }
            result.replaceSubrange(match.range, with: value)
        }
        return result.contains("$") ? nil : result
    }
}

extension String {
    /// The string as the name of a Swift module. As in Xcode, `_` replaces invalid characters.
    fileprivate var asModuleName: String {
        let name = String(map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
