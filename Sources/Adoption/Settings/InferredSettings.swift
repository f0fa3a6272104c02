import Diagnostics
import SwiftSource
import ViperModel

/// The settings of an app that was written by hand, as far as its files show them.
package struct InferredSettings: Sendable {
    /// Each with what it was seen in, in the order of `App.viper`.
    package let settings: [InferredSetting]
    private let target: String
    private let naming: NamingVotes

    /// What is told beside Swift.
    package struct Surroundings: Sendable {
        /// The bytes of Xcode projects and package manifests, by path.
        package var manifests: [String: [UInt8]] = [:]
        /// The Xcode project in the app's folder, and the modules that its targets make; nil where there is none.
        package var xcode: (project: String, modules: [String])?
        /// Of several targets of the Xcode project the one that is taken over, the module that it makes, and what shows that.
        package var meant: (target: String, module: String, evidence: String)?
        /// What the tests import with `@testable`, once for each file.
        package var testables: [String] = []
        /// What the tests are written with, once for each file that says so: `XCTest`, `Testing`.
        package var frameworks: [String] = []
        /// The target's name where no test imports one.
        package var folderName = "App"
        /// What says that name.
        package var evidence = "the folder of the sources"

        package init() {}
    }

    package init(
        _ modules: [FoundModule], in files: [SwiftFacts], folders: AppFolders, _ surroundings: Surroundings
    ) {
        var settings: [InferredSetting] = []
        func add(_ name: String, _ value: String, _ evidence: String) {
            settings.append(InferredSetting(name: name, value: value, evidence: evidence))
        }
        let parts = modules.flatMap(\.parts)
        // A test that no compiler has read for long may import anything, and what the modules import is not their target.
        let homes = Set(parts.map(\.fact.source.path))
        let imported = Set(files.lazy.filter { homes.contains($0.path) }.flatMap(\.imports))
        let testables = surroundings.testables.filter { name in
            name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !imported.contains(name)
        }
        if let meant = surroundings.meant {
            target = meant.module
            add("target", target, meant.evidence)
        } else if let (name, count) = InferredSetting.majority(testables) {
            target = name
            add("target", name, "\(count) of \(testables.count) files of tests import it")
        } else if let (project, modules) = surroundings.xcode, modules.count == 1 {
            target = modules[0]
            add("target", target, "the only target of '\(project)' that is no test")
        } else if let (project, modules) = surroundings.xcode,
            let own = modules.first(where: { folders.sources.pathParts.map(String.init).contains($0) })
        {
            target = own
            add("target", target, "the target of '\(project)' that the sources are called as")
        } else if let project = Self.project(of: surroundings.manifests.keys, folders.sources) {
            target = String(project.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
            add("target", target, "the Xcode project '\(project)'")
        } else {
            target = surroundings.folderName
            add("target", target, surroundings.evidence)
        }
        let views = Set(parts.filter { $0.kind == .view }.compactMap(\.type))
        func kits(of files: [SwiftFacts]) -> [String] {
            files.compactMap { file in ["UIKit", "SwiftUI"].first(where: file.imports.contains) }
        }
        let ofViews = kits(of: files.filter { $0.types.contains { views.contains($0.name) && !$0.isExtension } })
        // Where no view is seen, or none says so itself, the whole app does.
        let kits = ofViews.isEmpty ? kits(of: files) : ofViews
        let kit = InferredSetting.majority(kits)
        let (swift, told) = Self.swiftMode(surroundings.manifests)
        func isIsolated(_ part: FoundModule.Part) -> Bool {
            part.fact.declaration.attributes.contains { $0.name == "MainActor" }
        }
        let isolated = parts.count(where: isIsolated)
        // A spec can say that a protocol is bound, and not that it is not: none of these modules could be taken over. One alone may
        // have forgotten it.
        let mixed = modules.count { !$0.parts.allSatisfy(isIsolated) }
        let isMostlyMixed = isolated * 2 > parts.count && mixed > 1 && mixed * 2 > modules.count
        let isNone = isolated * 2 <= parts.count || isMostlyMixed
        switch kit {
        case let (name, count)? where !(isNone && (swift == "6" || name == "SwiftUI")):
            let seen = ofViews.isEmpty ? "files" : "files of views"
            add("ui", name.lowercased(), "\(count) of \(kits.count) \(seen) import \(name)")
        case (let name, _)?: add("ui", "none", "\(name), in protocols that are not bound to the main actor")
        case nil where !(isNone && swift == "6") && files.contains { $0.types.contains(where: \.isOfUIKit) }:
            add("ui", "uikit", "no file imports a kit, and classes are made from UIKit's")
        case nil: add("ui", "none", "no file imports a kit")
        }
        let lone = files.compactMap { file in
            let classes = file.types.filter { $0.isClass && !$0.isExtension }
            return classes.count == 1 ? (classes[0].name, file.path) : nil
        }
        let ui = settings.first { $0.name == "ui" }?.value
        naming = NamingVotes(
            modules, paths: Dictionary(firstOf: lone), kit: Kit.builtIn.first { $0.name == ui } ?? .uikit)
        settings += naming.settings
        if folders.tests == nil {
            add("emit", "contract, flows, classes, assembly", "of new modules; there is no folder of tests")
        }
        if folders.tests != nil, let (name, count) = InferredSetting.majority(surroundings.frameworks) {
            let evidence = "\(count) of \(surroundings.frameworks.count) files of tests import \(name)"
            add("tests", name == "XCTest" ? "xctest" : "swiftTesting", evidence)
        }
        add("swift", swift, told)
        add(
            "isolation", isNone ? "none" : "mainActor",
            isMostlyMixed
                ? "\(mixed) of \(modules.count) modules have protocols that are not bound to the main actor"
                : "\(isNone ? parts.count - isolated : isolated) of \(parts.count) protocols")
        let opened = parts.count { $0.fact.declaration.states("public") }
        if opened * 2 > parts.count { add("access", "public", "\(opened) of \(parts.count) protocols") }
        let units = parts.map(\.fact.unit).filter { !$0.isEmpty }
        if let (unit, count) = InferredSetting.majority(units),
            unit == "\t" || (unit.count <= 16 && !unit.contains("\t"))
        {
            add("indent", unit == "\t" ? "tab" : "\(unit.count)", "\(count) of \(units.count) protocols")
        }
        let target = target
        if let (project, modules) = surroundings.xcode, modules.count(where: { $0 == target }) == 1 {
            add("project", project, "one of its targets is '\(target)'")
        } else if let (project, _) = surroundings.xcode, let meant = surroundings.meant {
            add("project", "\"\(project)\", \"\(meant.target)\"", "several of its targets make '\(target)'")
        } else if !surroundings.manifests.keys.contains("Package.swift") {
            let projects = surroundings.manifests.keys.filter { Self.project($0) != nil }.count
            if projects > 0 {
                let way = "name the one to keep in step in App.viper, or start in its folder"
                add("project", "none", "\(projects) below, and none is certain: \(way)")
            }
        }
        if !folders.sources.isEmpty {
            add("sources", folders.sources, "\(folders.moduleCount) of \(modules.count) modules stand in it")
        }
        if let tests = folders.tests { add("testing", tests, "the folder of tests") }
        self.settings = settings
    }

    /// A name that a naming tells: that of the `protocol` of an `interactor`, say.
    package struct ToldName: Hashable, Sendable {
        let part: String
        let name: String
    }

    /// All that the naming of this app tells, classes first: with its own, a protocol may have a name that classes have by default.
    package var names: [ToldName] {
        let all = naming.blocks.flatMap { block in block.names.map { ToldName(part: block.part, name: $0.name) } }
        return all.filter { $0.name == "class" } + all.filter { $0.name != "class" }
    }

    /// The text of `App.viper` that tells some of the names; those that the language refuses keep their default, and the specs
    /// say them one by one.
    package func appFile(telling names: some Collection<ToldName>) -> String {
        let quoted: Set<String> = ["project", "sources", "testing"]
        var lines: [String] = []
        for setting in settings where !setting.name.hasPrefix("naming ") && !setting.isUndecided {
            if setting.name == "swift" { lines += namingLines(names) }
            let isBare = quoted.contains(setting.name) && !setting.value.hasPrefix("\"")
            lines.append("    \(setting.name) " + (isBare ? "\"\(setting.value)\"" : setting.value))
        }
        return "/// As `viper-gen adopt` found it.\napp \(target) {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    private func namingLines(_ told: some Collection<ToldName>) -> [String] {
        let scheme = naming.scheme == .protocols ? "" : " \(naming.scheme.rawValue)"
        let lines = naming.blocks.compactMap { block -> String? in
            let values = block.names.filter { told.contains(ToldName(part: block.part, name: $0.name)) }.map { name in
                "\(name.name) " + (["property", "function"].contains(name.name) ? name.value : "\"\(name.value)\"")
            }
            return values.isEmpty ? nil : "        \(block.part) { \(values.joined(separator: "; ")) }"
        }
        if lines.isEmpty { return scheme.isEmpty ? [] : ["    naming\(scheme)"] }
        return ["    naming\(scheme) {"] + lines + ["    }"]
    }

    /// The name of the Xcode project that stands nearest to the root, of several there the one that the sources are called as.
    private static func project(of paths: some Sequence<String>, _ sources: String) -> String? {
        let projects = paths.filter { project($0) != nil }
        let depth = projects.map { $0.split(separator: "/").count }.min()
        let names = projects.filter { $0.split(separator: "/").count == depth }.compactMap(project).sorted()
        return names.first { (sources + "/").hasSuffix($0 + "/") } ?? names.first
    }

    /// The name of an Xcode project, by the path of its file.
    private static func project(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".xcodeproj") else { return nil }
        let name = String(parts[parts.count - 2].dropLast(".xcodeproj".count))
        return name == "Pods" || name.first?.isLetter != true ? nil : name
    }

    /// The language mode, by what projects and manifests say.
    private static func swiftMode(_ manifests: [String: [UInt8]]) -> (String, evidence: String) {
        for (path, bytes) in manifests.sorted(by: { $0.key < $1.key }) {
            if path.hasSuffix("Package.swift") {
                let text = String(decoding: bytes, as: UTF8.self)
                guard let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)/) else { continue }
                let isFive = text.contains(".v5") || (Int(version.1) ?? 5) < 6
                return (isFive ? "5" : "6", "\(path) says so")
            }
            let versions = numbers(after: "SWIFT_VERSION = ", in: bytes)
            guard let (version, count) = InferredSetting.majority(versions) else { continue }
            return ((Int(version) ?? 5) < 6 ? "5" : "6", "\(count) of \(versions.count) SWIFT_VERSIONs in \(path)")
        }
        return ("5", "nothing says another")
    }

    /// The numbers that follow a word, quoted or not. A project's text is long, and is looked through by bytes.
    private static func numbers(after word: String, in bytes: [UInt8]) -> [String] {
        let word = Array(word.utf8)
        var numbers: [String] = []
        for start in bytes.indices where bytes[start] == word[0] && bytes[start...].starts(with: word) {
            let rest = bytes[(start + word.count)...].drop { $0 == Ascii.quote }
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            if !digits.isEmpty { numbers.append(String(decoding: digits, as: UTF8.self)) }
        }
        return numbers
    }
}

extension TypeFact {
    /// It is made from a class of UIKit, which a bridging header may import for all files.
    fileprivate var isOfUIKit: Bool { isClass && inherited.first.map { $0.hasPrefix("UIView") } ?? false }
}
