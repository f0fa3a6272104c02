import Diagnostics
import SwiftSource
import ViperSpec

/// Reads the settings whose values are not fixed words.
extension SettingsReader {
    mutating func readTarget(_ setting: SettingDeclaration) {
        guard let value = onlyValue(of: setting, takes: "the name of a Swift module") else { return }
        guard value.name.isPlainIdentifier else {
            diagnostics.report(
                .invalidTarget, "target cannot be named '\(value.name.printable)', because tests import it",
                at: location(value.range),
                notes: ["use letters, digits and '_': 'TodoApp'"])
            return
        }
        guard !value.name.isTakenTargetName else { return refuseTarget(value) }
        // The default folders depend on the target, regardless of the order of the settings.
        let defaults = AppSettings(name: settings.target)
        let renamed = AppSettings(name: value.name)
        if settings.sources == defaults.sources { settings.sources = renamed.sources }
        if settings.testing == defaults.testing { settings.testing = renamed.testing }
        settings.target = value.name
    }

    mutating func refuseTarget(_ name: Identifier) {
        diagnostics.report(
            .invalidTarget, "target cannot be named '\(name.name)', which is another module or a Swift keyword",
            at: location(name.range), notes: [.init("name it '\(SwiftName.upperFirst(name.name))App'")])
    }

    mutating func readRoot(_ setting: SettingDeclaration) {
        guard let value = onlyValue(of: setting, takes: "the name of a module") else { return }
        settings.root = value.name
        root = Root(name: value, source: source)
    }

    mutating func readParts(_ setting: SettingDeclaration) {
        guard !setting.values.isEmpty else {
            return refuseShape(of: "emit", takes: "the parts to generate", at: setting.name)
        }
        let words = AppSettings.EmittedParts.words
        var parts: AppSettings.EmittedParts = []
        for value in setting.values.map(\.identifier) {
            if let (_, part) = words.first(where: { word, _ in word == value.name }) {
                parts.insert(part)
            } else {
                refuse(value, of: "emit", known: words.map(\.key))
                parts = settings.emit
            }
        }
        let needed: AppSettings.EmittedParts = parts.contains(.bodies) ? [.mocks] : [.flows, .assembly, .mocks]
        let missing = needed.subtracting(parts)
        if parts.contains(.tests), !missing.isEmpty {
            let parts = words.filter { missing.contains($0.value) }.map(\.key).quotedList
            diagnostics.report(
                .incompleteTests, "'emit' includes 'tests' but not \(parts), which tests need",
                at: location(setting.name.range), notes: ["add what is missing, or remove 'tests'"])
        }
        if !parts.contains(.contract), let last = setting.values.last {
            let others = words.filter { parts.contains($0.value) }.map { "'\($0.key)'" }.joined(separator: ", ")
            diagnostics.report(
                .emitsTooLittle, "'emit' omits 'contract', which generates the protocols for \(others)",
                at: location(setting.name.range),
                notes: ["add 'contract'; if you write these protocols yourself, switch the rule off"],
                fixIts: [.insert(", contract", at: last.identifier.range.upperBound)])
        }
        settings.emit = parts
    }

    mutating func readIndentation(_ setting: SettingDeclaration) {
        let shape = "a number of spaces from 1 to 16, or 'tab'"
        guard let value = onlyValue(of: setting, takes: shape) else { return }
        if value.name == "tab" {
            settings.indentation = .tab
        } else if let count = Int(value.name), (1...16).contains(count) {
            settings.indentation = .spaces(count)
        } else {
            refuseShape(of: "indent", takes: shape, at: value)
        }
    }

    mutating func readPath(_ setting: SettingDeclaration, into key: WritableKeyPath<AppSettings, String>) {
        guard let value = onlyValue(of: setting, takes: "a folder in the project") else { return }
        guard isSafe(value, of: setting) else { return }
        settings[keyPath: key] = value.name.normalizedPath
        folders[setting.name.name] = value
    }

    /// Returns whether a path is inside the project. Reports a path outside it.
    private mutating func isSafe(_ path: Identifier, of setting: SettingDeclaration) -> Bool {
        guard let fault = InvalidPathReason(path.name) else { return true }
        diagnostics.report(
            .unsafePath, "'\(setting.name.name)' cannot be \"\(path.name.printable)\": \(fault.reason)",
            at: location(path.range))
        return false
    }

    /// Reads `project "Shop.xcodeproj"`, or with a target, `project "Shop.xcodeproj", "Shop (iOS)"`.
    mutating func readProject(_ setting: SettingDeclaration) {
        let values = setting.values.map(\.identifier)
        let shape = "an Xcode project, such as \"Shop.xcodeproj\", and optionally a target of it"
        guard let project = values.first, values.count < 3, project.name.hasSuffix(".xcodeproj") else {
            return refuseShape(
                of: "project", takes: shape, at: values.first { !$0.name.hasSuffix(".xcodeproj") } ?? setting.name)
        }
        guard isSafe(project, of: setting) else { return }
        let target = values.dropFirst().first?.name
        settings.xcode = AppSettings.Xcode(project: project.name.normalizedPath, target: target)
    }

    /// Reports two folders if they are the same or one contains the other, at the later setting.
    mutating func checkFolders() {
        let paths = [
            ("specs", settings.specs), ("sources", settings.sources), ("testing", settings.testing),
            ("templates", settings.templates),
        ].map { (name: $0, path: $1, place: folders[$0]?.range) }
        let inOrder = paths.sorted { ($0.place?.lowerBound ?? -1) < ($1.place?.lowerBound ?? -1) }
        for (index, folder) in inOrder.enumerated() {
            guard let place = folder.place else { continue }
            for other in inOrder[..<index] where folder.path.overlaps(other.path) {
                let (path, otherPath) = (folder.path.lowercased(), other.path.lowercased())
                let relation = path == otherPath ? "is" : path.isBelow(otherPath) ? "is inside" : "contains"
                diagnostics.report(
                    .overlappingFolders,
                    "'\(folder.name)' \(relation) the folder of '\(other.name)': \"\(other.path.printable)\"",
                    at: location(place), notes: ["use a different folder for each setting"])
            }
        }
    }

    mutating func readRequiredVersion(_ setting: SettingDeclaration) {
        guard let value = onlyValue(of: setting, takes: "a version: \"1.0\"") else { return }
        switch ToolVersion.isAtLeast(value.name) {
        case true?: break
        case false?:
            diagnostics.report(
                .requiresNewerVersion,
                "project requires viper-gen \(value.name) or newer, but this is \(ToolVersion.current)",
                at: location(value.range),
                notes: ["install a newer viper-gen"])
        case nil: refuseShape(of: "requires", takes: "a version: \"1.0\"", at: value)
        }
    }
}

extension Rule {
    static let requiresNewerVersion = Rule(
        id: "requiresNewerVersion", summary: "Project requires a newer viper-gen",
        explanation: """
            All members of a team should use the same version, or generated files change back and forth. Update \
            viper-gen to the version named in App.viper ('requires').
            """,
        wrong: "app Todo { requires \"99.0\" }",
        right: "app Todo { requires \"0.1\" }")
}
