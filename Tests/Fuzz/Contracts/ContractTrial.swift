import Diagnostics
import Foundation
import SwiftSource
import Templates
import TestSupport
import ViperGeneration
import ViperModel

/// Takes the protocols of an app's modules over, and holds what is generated against what was written.
struct ContractTrial {
    private(set) var whole: [String] = []
    /// The others, with what is different.
    private(set) var failures: [(module: String, reason: String)] = []
    private(set) var uncertain: [(name: String, reason: String)] = []

    init(folder: String) {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") && !$0.contains("___") }.sorted()
            .compactMap { name in
                (try? Data(contentsOf: URL(filePath: folder).appending(path: name))).map {
                    SourceFile(path: name, bytes: Array($0))
                }
            }
        let contracts = AppContracts(files.map { ($0, Outline.parse($0).outline) })
        uncertain = contracts.uncertain
        for module in contracts.modules {
            if let reason = Self.reason(against: module) {
                failures.append((module.name, reason))
            } else {
                whole.append(module.name)
            }
        }
    }

    /// Why a module cannot be taken over.
    private static func reason(against module: ModuleContract) -> String? {
        let app = SourceFile(
            path: "App.viper",
            text: "app Trial { ui none; swift 5; isolation none; emit contract; root \(module.name) }")
        let spec = SourceFile(path: "Specs/\(module.name).viper", text: module.spec)
        let output = Pipeline.run(
            Pipeline.Input(
                app: app, specs: [spec],
                builtInTemplates: BuiltInTemplates.all.map { SourceFile(path: "Templates/" + $0.path, text: $0.text) },
                projectTemplates: [], defaultAppName: "Trial", rules: { Rule.known }, compile: CompiledTemplates.set))
        if let error = output.diagnostics.first(where: { $0.severity == .error }) {
            let line = error.location.map { $0.file.text($0.range) } ?? ""
            return "\(error.rule.id): \(error.message) (\(line.prefix(80)))"
        }
        var generated: [String: (DeclarationOutline, SourceFile)] = [:]
        for file in output.files where file.path.hasSuffix(".swift") {
            let source = SourceFile(path: file.path, bytes: file.bytes)
            for declaration in Outline.parse(source).outline.declarations where declaration.kind == .protocol {
                generated[declaration.name.name] = (declaration, source)
            }
        }
        for part in module.parts {
            guard let (declaration, source) = generated.removeValue(forKey: part.declaration.name.name) else {
                return "no protocol \(part.declaration.name.name)"
            }
            if let difference = ContractDifference(part.declaration, in: part.source, declaration, in: source) {
                return "differs: '\(difference.written)' became '\(difference.generated)'"
            }
        }
        generated = generated.filter { ProtocolRole($0.key)?.module == module.name }
        return generated.isEmpty ? nil : "also: \(generated.keys.sorted())"
    }
}
