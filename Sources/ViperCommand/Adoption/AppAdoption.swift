import Adoption
import Diagnostics
import SwiftSource
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

/// The analysis of a project for adoption: its modules, its settings, and the modules that can be adopted.
struct AppAdoption {
    let project: Project
    let session: Session
    let found: ModuleRecognition
    let moduleAdoption: ModuleAdoption
    /// The settings inferred from files; empty if `App.viper` exists.
    let inferred: [InferredSetting]
    /// The existing `App.viper`, or the `App.viper` that adoption creates.
    let app: AppFile
    /// Whether adoption creates `App.viper`, because it does not exist yet.
    let writesApp: Bool
    /// The names of the modules that specs declare already.
    let declared: Set<String>
    /// The findings about types that look like parts of a module, but are not recognized with certainty. Files with
    /// classes of modules that have a spec are left out.
    let uncertain: [Diagnostic]
    private let skipped: [Diagnostic]
    /// A finding if git ignores the generated files; otherwise nil.
    let ignored: Diagnostic?
    /// The Swift that would remain in the user's files if all modules were adopted. The rules of `check` examine it.
    private let written: (sources: [UserFile], tests: [UserFile])
    /// The declarations of the app's files.
    let files: [FileFacts]
    /// The declarations of the tests.
    let tests: [FileFacts]
    let input: Pipeline.Input

    /// Reads the project, recognizes its modules, and creates a spec for each of them. `target` is the value of
    /// `--target`. `findingsOfCheck` may be called only if the purpose is `looking`.
    init(
        of project: Project, target: String?, for purpose: ModuleAdoption.Purpose, in session: Session
    ) throws(CommandFailure) {
        self.project = project
        self.session = session
        let generation = Generation(project: project, session: session)
        let existing = try generation.readApp()
        if let target, existing.source != nil { try existing.settings.expect(target: target) }
        if existing.source == nil, purpose == .writing { try project.checkThatAppsMayBeAdopted() }
        let choice: ChosenTarget.SelectionSource = existing.source == nil ? .found(target) : .app(existing.settings)
        let scan = try ProjectScan(of: project, choosing: choice)
        (skipped, files, tests, found) = (scan.skipped, scan.app, scan.tests, scan.modules)
        writesApp = existing.source == nil
        let settings = writesApp ? try Self.inferredSettings(scan, in: project) : nil
        inferred = settings?.settings ?? []
        app = settings.map { Self.accepted($0, existing.defaultName, by: generation) } ?? existing
        let hasTests =
            writesApp
            ? scan.folders.tests != nil
            : try project.fileSystem.resolved(project.path(existing.settings.testing)) != nil
        let specs = try project.files(in: app.settings.specs, endingIn: ".viper")
        let templates = try project.files(in: app.settings.templates, endingIn: ".stencil")
        var input = generation.input(app, specs: specs, templates: templates)
        let rest = Self.rest(scan, without: found.modules, app.settings)
        input.own = rest
        self.input = input
        let known = specs.isEmpty ? [] : Pipeline.check(input).program?.modules ?? []
        declared = Set(known.map(\.name))
        let classes = Set(known.flatMap { [settings = app.settings] in $0.classes(settings) }.map(\.name))
        let theirs = Set(scan.app.filter { $0.types.contains { classes.contains($0.name) } }.map(\.path))
        uncertain = found.uncertain.filter { !theirs.contains($0.location?.file.path ?? "") }
        let types = files.declaredTypes.union(tests.declaredTypes)
        let isMainActorByDefault = try project.compilerSettings(app.settings)?.isMainActorByDefault ?? false
        moduleAdoption = ModuleAdoption(
            of: found.modules,
            in: .init(
                project: input, hasTests: hasTests, types: types, isMainActorByDefault: isMainActorByDefault,
                for: purpose))
        written = purpose == .looking ? Self.written(rest, app) : ([], [])
        ignored = try Self.ignored(moduleAdoption, app.settings, in: project)
    }

    /// Returns the settings that are inferred from the app's code.
    private static func inferredSettings(
        _ scan: ProjectScan, in project: Project
    ) throws(CommandFailure) -> InferredSettings {
        let folders = scan.folders
        return InferredSettings(
            scan.modules.modules, in: scan.app, folders: folders,
            try surroundings(of: scan, folders.sources, in: project))
    }

    /// Returns the facts that are not in Swift sources: the package or project that compiles the sources, and the
    /// compiler settings.
    private static func surroundings(
        of scan: ProjectScan, _ sources: String, in project: Project
    ) throws(CommandFailure) -> InferredSettings.ProjectContext {
        var surroundings = scan.surroundings
        surroundings.folderName = TargetName(folder: sources.fileName).text
        if let xcode = surroundings.xcode {
            let evidence = "'\(xcode.project)' has this setting for target '\(scan.target?.name ?? "")'"
            surroundings.compiler = scan.target.map { CompilerSettings($0).inferred(evidence) }
        } else if let path = surroundings.manifests.keys.first(where: { $0.fileName == "Package.swift" }),
            let bytes = surroundings.manifests[path]
        {
            let package = PackageManifest(String(decoding: bytes, as: UTF8.self))
            let folder = path.pathFolder.isEmpty ? sources : String(sources.dropFirst(path.pathFolder.count + 1))
            if let target = package.target(of: folder) {
                surroundings.folderName = target.text
                surroundings.evidence = "\(path) has a target with the folder '\(sources)'"
            }
            let settings = package.compilerSettings(of: surroundings.folderName)
            surroundings.compiler = settings.inferred("\(path) says so")
        } else if let package = try EnclosingPackage(project) {
            surroundings.folderName = package.target.text
            surroundings.evidence = package.path
            let settings = PackageManifest(package.manifest).compilerSettings(of: package.target.text)
            surroundings.compiler = settings.inferred("\(package.path) says so")
        }
        return surroundings
    }

    private static func ignored(
        _ moduleAdoption: ModuleAdoption, _ settings: AppSettings, in project: Project
    ) throws(CommandFailure) -> Diagnostic? {
        guard let name = moduleAdoption.adoptable.first?.module.name,
            let module = moduleAdoption.output.program?.modules.first(where: { $0.name == name })
        else { return nil }
        let path = module.generatedPath(settings)
        let line = try IgnoreRules.line(ignoring: path, in: project)
        return line.map {
            Diagnostic(
                .ignoredByGit, "git ignores '\(path)' and similar files, which contain the protocols", at: $0,
                notes: [
                    "add '!/\(settings.sources)/**/*.generated.swift' below this line, or run 'viper-gen generate' before each build"
                ])
        }
    }

    /// Returns the Swift that remains after adoption, for the rules of `check`.
    private static func written(
        _ rest: AppSources, _ app: AppFile
    ) -> (sources: [UserFile], tests: [UserFile]) {
        let unit = app.settings.indentation.text
        return (UserFile.read(rest.sources, unit: unit), UserFile.read(rest.tests, unit: unit))
    }

    /// Returns the new App.viper, with the names that the app uses for types and properties. Leaves out names that
    /// would be errors in App.viper.
    private static func accepted(_ settings: InferredSettings, _ name: String, by generation: Generation) -> AppFile {
        func file(_ names: [NamingVote]) -> (AppFile, isAccepted: Bool) {
            let text = settings.appFile(stating: names)
            let source = SourceFile(path: Project.appFileName, text: text)
            let unit = AppFile(source, defaultName: name, rules: { Rule.known }).settings.indentation.text
            let app = AppFile(source.formatted(indentedBy: unit), defaultName: name, rules: { Rule.known })
            let findings = Pipeline.check(generation.input(app, specs: [], templates: [])).diagnostics
            return (app, !findings.containsError)
        }
        let (all, isAccepted) = file(settings.names)
        if isAccepted { return all }
        var acceptedNames: [NamingVote] = []
        for name in settings.names where file(acceptedNames + [name]).isAccepted { acceptedNames.append(name) }
        return file(acceptedNames).0
    }

    private static func rest(
        _ scan: ProjectScan, without modules: [RecognizedModule], _ settings: AppSettings
    ) -> AppSources {
        let gone = Dictionary(grouping: modules.flatMap(\.parts).map(\.fact), by: \.source.path)
        // `generate` reads all files in the folder of the sources, even if other targets compile them.
        let app = scan.all.filter { $0.path.isBelow(settings.sources) }
        let tests = scan.tests.filter { $0.path.isBelow(settings.testing) }
        return AppSources(
            sources: app.map { file in
                gone[file.path].map { ProtocolRemoval.blanked(file.source, without: $0) } ?? file.source
            }, tests: tests.map(\.source),
            others: scan.all.filter { !$0.path.isBelow(settings.sources) }.map(\.source))
    }

    /// Returns the findings that `check` would report after adoption, for the modules that can be adopted. The
    /// findings have locations in the user's current files.
    func findingsOfCheck() -> [Diagnostic] {
        guard let program = moduleAdoption.output.program, !moduleAdoption.adoptable.isEmpty else { return [] }
        let left = Set(moduleAdoption.skipped.flatMap(\.module.parts).map(\.fact.source.path))
        let gone = Dictionary(grouping: moduleAdoption.adoptable.flatMap(\.module.parts).map(\.fact), by: \.source.path)
        // Protocols that cannot be adopted stay in their files.
        let staying = files.filter { left.contains($0.path) }.map { file in
            let source = ProtocolRemoval.blanked(file.source, without: gone[file.path] ?? [])
            return (file.path, UserFile(source, unit: app.settings.indentation.text))
        }
        let stays = Dictionary(firstOf: staying)
        let input = Lint.Input(
            program: program, sources: written.sources.map { stays[$0.source.path] ?? $0 }, tests: written.tests,
            modules: Set(moduleAdoption.adoptable.map(\.module.name)), silenced: moduleAdoption.output.silenced)
        let found = Lint.findings(input)
        let specs = Dictionary(firstOf: moduleAdoption.adoptable.map { ($0.spec.path, $0) })
        return (moduleAdoption.output.diagnostics + found).map { finding in
            finding.location.flatMap { specs[$0.file.path] }?.inSwift(finding) ?? finding
        }.sortedByPlace().withoutRepetitions
    }

    /// The number of Swift files that were read.
    var fileCount: Int { files.count + tests.count }

    /// The reasons why modules cannot be adopted, remarks on the app's files, and findings about uncertain types.
    var findings: [Diagnostic] {
        (notices + moduleAdoption.skipped.flatMap(\.reasons) + uncertain).sortedByPlace().withoutRepetitions
    }

    /// Remarks on the app's files, which do not depend on the adopted modules.
    var notices: [Diagnostic] { skipped + [ignored].compactMap(\.self) }

    /// Returns the reasons why the named modules cannot be adopted.
    func reasons(against names: Set<String>) -> [Diagnostic] {
        moduleAdoption.skipped.filter { names.contains($0.module.name) }.flatMap(\.reasons)
    }
}

extension [FileFacts] {
    /// The names of the types that the files declare.
    fileprivate var declaredTypes: Set<String> {
        reduce(into: []) { names, file in for type in file.types where !type.isExtension { names.insert(type.name) } }
    }
}

extension SourceFile {
    /// Returns the spec, formatted as by `viper-gen format`.
    fileprivate func formatted(indentedBy unit: String) -> SourceFile {
        SourceFile(path: path, bytes: SpecFormatter.format(SpecParser.parse(self).0, indentedBy: IndentationUnit(unit)))
    }
}

extension CompilerSettings {
    fileprivate func inferred(_ evidence: String) -> InferredSettings.Compiler {
        InferredSettings.Compiler(mode: mode, isMainActorByDefault: isMainActorByDefault, evidence: evidence)
    }
}
