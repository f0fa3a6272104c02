import Diagnostics
import Foundation
import TestSupport
import Testing
import ViperGeneration
import ViperModel

/// Whatever spec is accepted, what comes of it compiles.
extension CompiledVariants {
    /// 2,000 of them take an hour.
    @Test(
        "random specs that are accepted compile, with their mocks and tests",
        .enabled(if: TestTier.gate.isRunning))
    func randomSpecs() async throws {
        var batches = RandomBatches()
        try await batches.compile(TestSettings.count(quick: 20, all: 2000))
        print("\(batches.accepted) random specs accepted, \(batches.refused.values.reduce(0, +)) refused:")
        for (rule, count) in batches.refused.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("  \(count) \(rule)")
        }
        #expect(batches.refused.values.reduce(0, +) < batches.accepted, "too much is refused to prove anything")
    }
}

extension CompiledVariants {
    @Test(
        "what RefusedSpecRuleTests does not refuse compiles, in every kit", .enabled(if: TestTier.gate.isRunning),
        arguments: ["uikit", "swiftui", "terminal", "none"])
    func acceptedSpec(kit: String) async throws {
        let text = try String(
            contentsOf: Repository.golden.appendingPathComponent("Accepted/Accepted.viper"), encoding: .utf8)
        let rows = CoveringSet.rows.filter { $0["ui"] == kit && $0["emit"] == CombinedSetting.everything }
        // Two compilers at a time.
        try await withThrowingTaskGroup { group in
            for language in ["6", "5"] {
                let row = rows.first { $0["swift"] == language && $0["style"] != CombinedSetting.reactive }
                let settings = try #require(row)
                group.addTask {
                    try await RandomBatches().compile(
                        [SourceFile(path: "Specs/Accepted.viper", text: text)], as: "Accepted\(language)",
                        with: settings)
                }
            }
            try await group.waitForAll()
        }
    }
}

/// Apps of many random modules, each app with other settings.
private struct RandomBatches {
    /// How many specs were compiled.
    private(set) var accepted = 0
    /// How many were refused, by the rule that was first.
    private(set) var refused: [String: Int] = [:]

    private var seed = TestSettings.seed
    private static let folder = Repository.scratch.appendingPathComponent("random")
    /// The stand-ins for Apple's frameworks, which all apps import.
    private static let kits = Task { try await compileKits() }

    private static let settings = CoveringSet.rows.filter {
        $0["emit"] == CombinedSetting.everything && $0["style"] != CombinedSetting.reactive
    }

    mutating func compile(_ count: Int) async throws {
        try await Self.kits.value
        // Two compilers at a time.
        let size = min(40, (count + 1) / 2)
        let offset = Int(seed) / 40
        for first in stride(from: 0, to: count, by: 2 * size) {
            let apps = stride(from: first, to: min(first + 2 * size, count), by: size).map { start in
                app(start / size + offset, of: min(size, count - start))
            }
            async let one: Void = compile(apps[0])
            if apps.count > 1 { try await compile(apps[1]) }
            try await one
        }
    }

    /// One app of these specs.
    func compile(_ specs: [SourceFile], as target: String, with settings: Combination) async throws {
        try await Self.kits.value
        try await compile(App(target: target, settings: settings, specs: specs, options: []))
    }

    private static func compileKits() async throws {
        try? FileManager.default.removeItem(at: folder)
        for module in BuildMode.kits.standIns {
            let package = module.contains("UIKit") ? "UIKitStubs" : "SwiftUIStubs"
            let sources = Repository.golden.appendingPathComponent("\(package)/Sources/\(module)")
            let result = try await swiftc(try FileTree.read(sources), as: module, language: "6")
            #expect(result.exitCode == 0, "\(result.summary)")
        }
    }

    private struct App: Sendable {
        let target: String
        let settings: Combination
        let specs: [SourceFile]

        var language: String { settings["swift"] ?? "6" }
        /// What Xcode sets in new projects.
        let options: [String]
    }

    /// An app with so many specs that are accepted.
    private mutating func app(_ number: Int, of count: Int) -> App {
        let settings = Self.settings[number % Self.settings.count]
        let target = "Random\(number)"
        let isMain = number % 3 == 2 && settings["isolation"] == "mainActor" && settings["swift"] == "6"
        var specs = [navigation(with: settings)]
        while specs.count <= count {
            seed += 1
            let module = RandomModule(seed: seed)
            let spec = SourceFile(path: "Specs/\(module.name).viper", text: module.text)
            let errors = Pipeline.check(settings.input(target: target, specs: [specs[0], spec])).diagnostics
                .filter { $0.severity == .error }
            if let first = errors.first {
                refused[first.rule.id, default: 0] += 1
            } else {
                specs.append(spec)
            }
        }
        accepted += count
        return App(
            target: target, settings: settings, specs: specs,
            options: isMain ? ["-default-isolation", "MainActor"] : [])
    }

    /// Verbs of navigation that are accepted.
    private mutating func navigation(with settings: Combination) -> SourceFile {
        while true {
            seed += 1
            let spec = SourceFile(path: "Specs/Navigation.viper", text: RandomModule.navigation(seed: seed))
            let findings = Pipeline.check(settings.input(target: "Random", specs: [spec])).diagnostics
            if !findings.contains(where: { $0.severity == .error }) { return spec }
        }
    }

    private func compile(_ app: App) async throws {
        let output = Pipeline.run(app.settings.input(target: app.target, specs: app.specs))
        #expect(output.diagnostics.allSatisfy { $0.severity != .error })
        let tree = FileTree(files: Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.bytes) }))
        let project = try ConsumerPackage.Project(tree: tree)
        for (files, module) in [(project.sources, app.target), (project.tests, app.target + "Tests")] {
            let result = try await Self.swiftc(files, as: module, language: app.language, options: app.options)
            #expect(result.exitCode == 0, "\(app.settings) \(app.options): \(result.summary)")
            if result.exitCode != 0 { return }
        }
    }

    /// Everything that the compiler refuses is looked for, and no code is made.
    private static func swiftc(
        _ files: FileTree, as module: String, language: String, options: [String] = []
    ) async throws -> ProcessResult {
        let sources = folder.appendingPathComponent(module)
        try files.write(to: sources)
        let paths = files.paths.filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0).path }
        return try await run(
            [
                "swiftc", "-emit-module", "-wmo", "-parse-as-library", "-enable-testing",
                "-module-name", module, "-package-name", "random", "-swift-version", language, "-I", folder.path,
                "-emit-module-path",
                folder.appendingPathComponent("\(module).swiftmodule").path,
            ] + options + paths)
    }
}
