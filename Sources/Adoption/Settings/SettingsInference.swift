import Diagnostics
import SwiftSource
import ViperModel

/// The inference of an app's settings. Each property or function infers one setting, with its evidence.
struct SettingsInference {
    let modules: [RecognizedModule]
    /// The declarations of the app's files.
    let files: [FileFacts]
    let folders: AppFolders
    let surroundings: InferredSettings.ProjectContext

    private var parts: [RecognizedModule.Part] { modules.flatMap(\.parts) }
    private var manifests: [String: [UInt8]] { surroundings.manifests }

    // MARK: Target and project

    var target: InferredSetting {
        let (name, evidence) = targetName
        return InferredSetting("target", name, evidence)
    }

    private var targetName: (String, evidence: String) {
        if let meant = surroundings.meant { return (meant.module, meant.evidence) }
        let testables = testables
        if let (name, count) = InferredSetting.majority(testables) {
            return (name, "\(count) of \(testables.count) files of tests import it")
        }
        if let (project, targets) = surroundings.xcode {
            let modules = targets.map(\.module)
            if modules.count == 1 { return (modules[0], "the only target of '\(project)' except tests") }
            let parts = folders.sources.pathParts.map(String.init)
            if let named = modules.first(where: parts.contains) {
                return (named, "the target of '\(project)' with the name of the sources")
            }
        }
        if let project = nearestProject {
            let name = project.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
            return (String(name), "the Xcode project '\(project)'")
        }
        return (surroundings.folderName, surroundings.evidence)
    }

    /// The modules that tests import with `@testable` and that may be the app. A test that is no longer compiled may
    /// import any module. The files with the protocols of recognized modules belong to the app, and no file imports its
    /// own module. So the modules that these files import are left out.
    private var testables: [String] {
        let protocolPaths = Set(parts.map(\.fact.source.path))
        let imported = Set(files.lazy.filter { protocolPaths.contains($0.path) }.flatMap(\.imports))
        return surroundings.testables.filter { name in
            name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !imported.contains(name)
        }
    }

    /// Returns the setting `project`: the Xcode project that viper-gen keeps in sync. Its value is `none` if several
    /// projects may build the app. Returns nil if no project is needed.
    func project(of target: String) -> InferredSetting? {
        if let (path, targets) = surroundings.xcode {
            if targets.count(where: { $0.module == target }) == 1 {
                return InferredSetting("project", path, "one of its targets is '\(target)'")
            }
            if let meant = surroundings.meant {
                let value = "\"\(path)\", \"\(meant.target)\""
                return InferredSetting("project", value, "several of its targets build '\(target)'")
            }
            if targets.count == 1 {
                let value = "\"\(path)\", \"\(targets[0].name)\""
                return InferredSetting("project", value, "its only target except tests")
            }
        }
        let projects = manifests.keys.count { Self.projectName($0) != nil }
        guard projects > 0, !manifests.keys.contains("Package.swift") else { return nil }
        let way = "name one in App.viper, or run the command in its folder"
        return InferredSetting("project", "none", "\(projects) found, which is ambiguous: \(way)")
    }

    /// Returns the setting `platforms` if only Xcode builds the app; otherwise nil. With this setting, generated code
    /// needs no `#if`.
    func platforms(for ui: InferredSetting) -> InferredSetting? {
        guard let (path, _) = surroundings.xcode, !manifests.keys.contains("Package.swift"),
            Kit(named: ui.value).hasXcodeProject
        else { return nil }
        return InferredSetting("platforms", AppSettings.Platforms.apple.rawValue, "only '\(path)' builds the app")
    }

    /// The name of the Xcode project nearest to the root. If several are equally near, the project that is named like
    /// the folder of the sources is preferred.
    private var nearestProject: String? {
        let projects = manifests.keys.filter { Self.projectName($0) != nil }
        let depth = projects.map { $0.split(separator: "/").count }.min()
        let names = projects.filter { $0.split(separator: "/").count == depth }.compactMap(Self.projectName).sorted()
        return names.first { (folders.sources + "/").hasSuffix($0 + "/") } ?? names.first
    }

    /// Returns the name of an Xcode project from the path of a file in it: `App` for `App.xcodeproj/project.pbxproj`.
    /// Returns nil for other files.
    private static func projectName(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".xcodeproj") else { return nil }
        let name = String(parts[parts.count - 2].dropLast(".xcodeproj".count))
        return name == "Pods" || name.first?.isLetter != true ? nil : name
    }

    // MARK: Kit and language

    /// Returns the setting `ui`. `isBound` states whether the app's protocols are isolated to the main actor, as UIKit
    /// and SwiftUI require.
    func ui(isBound: Bool, swift: String) -> InferredSetting {
        func ui(_ value: String, _ evidence: String) -> InferredSetting { InferredSetting("ui", value, evidence) }
        let views = Set(parts.filter { $0.kind == .view }.compactMap(\.type))
        let ofViews = Self.kits(
            of: files.filter { $0.types.contains { views.contains($0.name) && !$0.isExtension } })
        // If no file of a view imports a UI framework, all files of the app decide.
        let kits = ofViews.isEmpty ? Self.kits(of: files) : ofViews
        let isFree = !isBound && swift == "6"
        guard let (kit, count) = InferredSetting.majority(kits) else {
            let isUIKit = !isFree && files.contains { $0.types.contains(where: \.isOfUIKit) }
            return isUIKit
                ? ui("uikit", "no file imports a UI kit, but classes inherit from UIKit")
                : ui("none", "no file imports a UI kit")
        }
        if isFree || !isBound && kit == "SwiftUI" {
            return ui("none", "\(kit) is imported, but protocols lack '@MainActor'")
        }
        return ui(
            kit.lowercased(), "\(count) of \(kits.count) \(ofViews.isEmpty ? "files" : "files of views") import \(kit)")
    }

    private static func kits(of files: [FileFacts]) -> [String] {
        files.compactMap { file in ["UIKit", "SwiftUI"].first(where: file.imports.contains) }
    }

    /// The setting `swift`: the language mode of the target in the project or package.
    var swift: InferredSetting {
        guard let compiler = surroundings.compiler, let mode = compiler.mode else {
            return InferredSetting("swift", "5", "no version found")
        }
        return InferredSetting("swift", mode.rawValue, compiler.evidence)
    }

    // MARK: Settings by protocols

    /// The setting `isolation`: whether protocols are isolated to the main actor.
    var isolation: InferredSetting {
        if let compiler = surroundings.compiler, compiler.isMainActorByDefault {
            return InferredSetting("isolation", "mainActor", "default: \(compiler.evidence)")
        }
        func isBound(_ part: RecognizedModule.Part) -> Bool {
            part.fact.declaration.attributes.contains { $0.name == "MainActor" }
        }
        let (all, bound) = (parts.count, parts.count(where: isBound))
        // A spec can isolate a protocol to the main actor, but cannot exempt it. So with `isolation mainActor`, a
        // module that has a protocol without '@MainActor' could not be adopted. If most modules have such a
        // protocol, the setting is 'none'. But in a single module, the attribute may only be forgotten.
        let mixed = modules.count { !$0.parts.allSatisfy(isBound) }
        if bound * 2 > all, mixed > 1, mixed * 2 > modules.count {
            return InferredSetting(
                "isolation", "none",
                "\(mixed) of \(modules.count) modules have protocols without '@MainActor'")
        }
        return bound * 2 <= all
            ? InferredSetting("isolation", "none", "\(all - bound) of \(all) protocols")
            : InferredSetting("isolation", "mainActor", "\(bound) of \(all) protocols")
    }

    var access: InferredSetting? {
        let (all, open) = (parts.count, parts.count { $0.fact.declaration.modifiers.contains("public") })
        guard open * 2 > all else { return nil }
        return InferredSetting("access", "public", "\(open) of \(all) protocols")
    }

    var indent: InferredSetting? {
        let units = parts.map(\.fact.unit).filter { !$0.isEmpty }
        guard let (unit, count) = InferredSetting.majority(units),
            unit == "\t" || (unit.count <= 16 && !unit.contains("\t"))
        else { return nil }
        let value = unit == "\t" ? "tab" : "\(unit.count)"
        return InferredSetting("indent", value, "\(count) of \(units.count) protocols")
    }

    // MARK: Folders and tests

    var sources: InferredSetting? {
        let evidence = "\(folders.moduleCount) of \(modules.count) modules are in it"
        return folders.sources.isEmpty ? nil : InferredSetting("sources", folders.sources, evidence)
    }

    var testing: InferredSetting? {
        folders.tests.map { InferredSetting("testing", $0, "the folder of tests") }
    }

    /// Returns the settings `specs` and `templates`, if the app already has code in the default folders.
    func ownFolders(of target: String) -> [InferredSetting] {
        let usual = AppSettings(name: target)
        let taken = [folders.sources, folders.tests].compactMap(\.self)
        return [("specs", usual.specs), ("templates", usual.templates)].compactMap { name, folder in
            guard let code = taken.first(where: folder.overlaps) else { return nil }
            return InferredSetting(name, "Viper" + folder, "the app has code in '\(code)'")
        }
    }

    var emit: InferredSetting? {
        guard folders.tests == nil else { return nil }
        return InferredSetting(
            "emit", "contract, flows, classes, assembly", "for new modules; there is no test folder")
    }

    /// The setting `tests`: the framework that most test files import.
    var tests: InferredSetting? {
        let votes = surroundings.frameworks
        guard folders.tests != nil, let (name, count) = InferredSetting.majority(votes) else { return nil }
        return InferredSetting(
            "tests", name == "XCTest" ? "xctest" : "swiftTesting",
            "\(count) of \(votes.count) files of tests import \(name)")
    }

    func naming(for kit: Kit) -> NamingVotes {
        let lone = files.compactMap { file in
            let classes = file.types.filter { $0.isClass && !$0.isExtension }
            return classes.count == 1 ? (classes[0].name, file.path) : nil
        }
        return NamingVotes(modules, paths: Dictionary(firstOf: lone), kit: kit)
    }
}

extension TypeFact {
    /// Whether the class inherits from a view or view controller of UIKit. Its file may not import UIKit, because a
    /// bridging header can import it for all files.
    fileprivate var isOfUIKit: Bool { isClass && inherited.first.map { $0.hasPrefix("UIView") } ?? false }
}
