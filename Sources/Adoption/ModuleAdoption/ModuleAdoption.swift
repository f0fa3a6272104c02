import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// The result of trying to adopt an app's modules. A module can be adopted if the generated protocols would have the
/// same tokens and comments as the hand-written protocols. All other modules are skipped.
package struct ModuleAdoption: Sendable {
    /// The modules that can be adopted, sorted by name.
    package private(set) var adoptable: [AdoptedModule] = []
    /// The skipped modules with the reasons, sorted by name.
    package private(set) var skipped: [(module: RecognizedModule, reasons: [Diagnostic])] = []
    /// The result of checking the project with the new specs, and of generating code from them.
    package let output: Pipeline.Output

    package enum Purpose: Sendable {
        /// The specs are not written to disk. They only show which modules can be adopted, and which findings `check`
        /// would report.
        case looking
        /// The specs are written to disk. They are formatted, and `emit` includes mocks where possible.
        case writing
    }

    /// The project whose modules are compared.
    package struct Input: Sendable {
        /// The project with its new `App.viper`. Its Swift files do not contain the protocols of the modules.
        package var project: Pipeline.Input
        /// Whether the project has a folder of tests, which mocks need.
        package var hasTests: Bool
        /// The names of the types in the app and its tests. A module gets no mocks if one of its mocks would have such
        /// a name.
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
            if reasons.isEmpty { candidates.append(module) } else { skipped.append((module, reasons)) }
        }
        var trials = candidates.map { AdoptionAttempt($0, settings, input) }
        output = Self.generate(&trials, in: input.project)
        let files = Dictionary(grouping: output.files, by: \.module)
        let reasons = trials.map { trial in
            trial.reason.map { [$0] } ?? trial.differences(in: files[trial.module.name] ?? [])
        }
        for (trial, reasons) in zip(trials, reasons) {
            if reasons.isEmpty { adoptable.append(trial.adopted) } else { skipped.append((trial.module, reasons)) }
        }
        skipped.sort { $0.module.name < $1.module.name }
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
            // An error that is not in one of the new specs prevents the adoption of all modules.
            for index in trials.indices where trials[index].reason == nil {
                trials[index].reason = .moduleLeftAlone(
                    "\(error.message)", at: error.location,
                    notes: ["this error concerns the whole project, so no module can be adopted"])
            }
            return output
        }
    }

    /// Changes the attempts whose specs have findings. Returns false if no attempt was changed.
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
    /// The recognized module, with its hand-written protocols.
    package let module: RecognizedModule
    /// The spec that declares these protocols as sections.
    package var spec: SourceFile
    /// Whether a generated protocol may have `@MainActor` although the hand-written protocol lacks it.
    let isMainActorByDefault: Bool

    /// Returns a finding for each difference between the module's protocols and the generated protocols in `files`.
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
                    .moduleLeftAlone(
                        "'\(part.fact.name)' would be generated several times, or not at all", at: part.fact.place))
                continue
            }
            if let difference = ContractDifference(
                part.fact.declaration, in: part.fact.source, declaration, in: source,
                isMainActorByDefault: isMainActorByDefault)
            {
                reasons.append(
                    .moduleLeftAlone(
                        "'\(part.fact.name)' would be generated differently: '\(difference.written)' would be '\(difference.generated)'",
                        at: part.fact.place, notes: difference.suggestions))
            }
        }
        reasons += generated.keys.sorted().map {
            .moduleLeftAlone(
                "'\($0)' would be generated too, but your code has no such protocol", at: module.parts[0].fact.place)
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

    /// Changes an attempt whose spec has findings. If the spec has mocks, removes them. If it has none, and a finding
    /// is an error, omits the module. Returns false if nothing was changed.
    mutating func revise(after findings: [Diagnostic]) -> Bool {
        if findings.isEmpty { return false }
        if hasMocks {
            hasMocks = false
            spec = contract
            return true
        }
        guard let error = findings.first(where: { $0.severity == .error }) else { return false }
        let finding = adopted.inSwift(error)
        // Notes with a location are left out. Their locations are in the spec, which does not exist on disk.
        reason = .moduleLeftAlone(
            error.message, at: finding.location, notes: finding.notes.filter { $0.location == nil })
        return true
    }

    func differences(in output: [RenderedFile]) -> [Diagnostic] {
        adopted.differences(in: output.map(\.sourceFile))
    }
}
