import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// A comparison of an app's modules with the code that would be generated from their specs. Modules whose protocols
/// would have the same tokens and comments are adopted. The others are skipped.
package struct ModuleAdoption: Sendable {
    /// The modules that can be adopted, sorted by name.
    package private(set) var whole: [AdoptedModule] = []
    /// The skipped modules with the reasons, sorted by name.
    package private(set) var leftAlone: [(module: RecognizedModule, reasons: [Diagnostic])] = []
    /// The result of checking and generating the project with the specs.
    package let output: Pipeline.Output

    /// The purpose of the specs.
    package enum Purpose: Sendable {
        /// The specs are not written. They show which modules can be adopted, and the diagnostics that these would
        /// have.
        case looking
        /// The specs are written. They are formatted, and have mocks if these can be generated.
        case writing
    }

    /// The project whose modules are compared.
    package struct Input: Sendable {
        /// The project with its new `App.viper`, and with the Swift outside of the modules' protocols.
        package var project: Pipeline.Input
        /// Whether there is a folder of tests for mocks.
        package var hasTests: Bool
        /// The types that the app and its tests declare. No mock with such a name is generated.
        package var types: Set<String>
        /// Whether the main actor is the default isolation of the app's protocols.
        package var isMainActorByDefault: Bool
        package var purpose: Purpose

        package init(
            project: Pipeline.Input, hasTests: Bool, types: Set<String>, isMainActorByDefault: Bool,
            for purpose: Purpose
        ) {
            (self.project, self.hasTests, self.types, self.purpose) = (project, hasTests, types, purpose)
            self.isMainActorByDefault = isMainActorByDefault
        }
    }

    package init(of modules: [RecognizedModule], in input: Input) {
        let settings = input.project.appFile.settings
        let declared = Set(input.project.specs.flatMap { SpecParser.parse($0).0.modules }.map(\.name.name))
        var candidates: [RecognizedModule] = []
        for module in modules {
            let reasons = module.obstacles(settings, declared: declared)
            if reasons.isEmpty { candidates.append(module) } else { leftAlone.append((module, reasons)) }
        }
        var trials = candidates.map { AdoptionAttempt($0, settings, input) }
        output = Self.generate(&trials, in: input.project)
        let files = Dictionary(grouping: output.files, by: \.module)
        let reasons = trials.map { trial in
            trial.reason.map { [$0] } ?? trial.differences(in: files[trial.module.name] ?? [])
        }
        for (trial, reasons) in zip(trials, reasons) {
            if reasons.isEmpty { whole.append(trial.adopted) } else { leftAlone.append((trial.module, reasons)) }
        }
        leftAlone.sort { $0.module.name < $1.module.name }
    }

    /// Generates all modules together. If some of them cannot be generated, omits them and tries the others again.
    private static func generate(_ trials: inout [AdoptionAttempt], in project: Pipeline.Input) -> Pipeline.Output {
        while true {
            var input = project
            input.specs += trials.filter { $0.reason == nil }.map(\.spec)
            let checked = Pipeline.check(input)
            if reviseTrials(&trials, after: checked.diagnostics) { continue }
            var (output, plan) = Pipeline.plan(checked, of: input)
            if let plan {
                do {
                    output.files = try plan.rendered(below: project.appFile.settings.sources)
                } catch {
                    output.diagnostics += error.diagnostics
                }
            }
            guard let error = output.diagnostics.first(where: { $0.severity == .error }) else { return output }
            // An error outside of these specs concerns all modules.
            for index in trials.indices where trials[index].reason == nil {
                trials[index].reason = .leftAlone(
                    "\(error.message)", at: error.location, notes: ["reported for the whole project"])
            }
            return output
        }
    }

    /// Revises the specs that have findings. Returns false if there are none.
    private static func reviseTrials(_ trials: inout [AdoptionAttempt], after findings: [Diagnostic]) -> Bool {
        var isRevised = false
        for index in trials.indices where trials[index].reason == nil {
            let path = trials[index].spec.path
            if trials[index].revise(after: findings.filter { $0.location?.file.path == path }) { isRevised = true }
        }
        return isRevised
    }
}

/// A module that can be adopted.
package struct AdoptedModule: Sendable {
    /// The module with its protocols.
    package let module: RecognizedModule
    /// The spec with these protocols.
    package var spec: SourceFile
    /// Whether `@MainActor` may be generated for a protocol that does not have the attribute.
    let isMainActorByDefault: Bool

    /// Returns the differences between the module's protocols and those in the files that are generated for it.
    package func differences(in files: [SourceFile]) -> [Diagnostic] {
        var generated: [String: [(declaration: DeclarationOutline, source: SourceFile)]] = [:]
        for source in files {
            for declaration in OutlineParser.read(source).outline.declarations where declaration.kind == .protocol {
                generated[declaration.name.name, default: []].append((declaration, source))
            }
        }
        var reasons: [Diagnostic] = []
        for part in module.parts {
            let ofPart = generated.removeValue(forKey: part.fact.declaration.name.name) ?? []
            guard ofPart.count == 1, let (declaration, source) = ofPart.first else {
                reasons.append(
                    .leftAlone(
                        "'\(part.fact.name)' would be generated several times, or not at all", at: part.fact.place))
                continue
            }
            if let difference = ContractDifference(
                part.fact.declaration, in: part.fact.source, declaration, in: source,
                isMainActorByDefault: isMainActorByDefault)
            {
                reasons.append(
                    .leftAlone(
                        "'\(part.fact.name)' would be generated differently: '\(difference.written)' would be '\(difference.generated)'",
                        at: part.fact.place, notes: difference.wayOut))
            }
        }
        reasons += generated.keys.sorted().map {
            .leftAlone("'\($0)' would be generated as well", at: module.parts[0].fact.place)
        }
        return reasons
    }
}

/// An attempt to generate a module from a spec.
private struct AdoptionAttempt: Sendable {
    let module: RecognizedModule
    private(set) var spec: SourceFile
    /// The reason why the module cannot be adopted; nil as long as there is none.
    var reason: Diagnostic?
    private var hasMocks: Bool
    private let purpose: ModuleAdoption.Purpose
    private let settings: AppSettings
    private let isMainActorByDefault: Bool

    var adopted: AdoptedModule {
        AdoptedModule(module: module, spec: spec, isMainActorByDefault: isMainActorByDefault)
    }

    init(_ module: RecognizedModule, _ settings: AppSettings, _ input: ModuleAdoption.Input) {
        self.module = module
        self.settings = settings
        let mocks =
            module.parts.map { settings.naming.mock($0.fact.declaration.name.name) } + Naming.namesBesideMocks
        hasMocks = input.purpose == .writing && input.hasTests && input.types.isDisjoint(with: mocks)
        (purpose, isMainActorByDefault) = (input.purpose, input.isMainActorByDefault)
        spec = SourceFile(path: module.specPath(settings) ?? "", bytes: [])
        spec = contract
    }

    private var contract: SourceFile {
        ContractSpec(
            module: module, settings: settings, hasMocks: hasMocks, isMainActorByDefault: isMainActorByDefault,
            isLaidOut: purpose == .writing
        ).file(at: spec.path)
    }

    /// Removes the mocks from a spec with findings, and then omits the module if its spec has errors. Returns false if
    /// nothing changes.
    mutating func revise(after findings: [Diagnostic]) -> Bool {
        if findings.isEmpty { return false }
        if hasMocks {
            hasMocks = false
            spec = contract
            return true
        }
        guard let error = findings.first(where: { $0.severity == .error }) else { return false }
        let finding = adopted.inSwift(error)
        // Other locations are in the spec, which does not exist on disk.
        reason = .leftAlone(error.message, at: finding.location, notes: finding.notes.filter { $0.location == nil })
        return true
    }

    func differences(in output: [RenderedFile]) -> [Diagnostic] {
        adopted.differences(in: output.map(\.sourceFile))
    }
}
