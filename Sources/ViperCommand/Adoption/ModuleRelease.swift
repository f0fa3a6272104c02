import Adoption
import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// A release of modules: their generated Swift becomes user-owned again, and their specs are deleted.
struct ModuleRelease: Sendable {
    private(set) var changeSet: ChangeSet
    /// The findings about Swift that uses declarations the release deletes, such as mocks.
    let findings: [Diagnostic]
    /// The names of the released modules.
    let names: [String]
    /// The reasons why other modules are not released.
    let notReleased: [Diagnostic]

    /// Plans the release of the named modules, or of all modules if `named` is nil. If nothing of the specs remains
    /// after the release of all modules, `App.viper` and the baseline are deleted too. Returns nil if there is no
    /// module to release.
    init?(of named: [String]?, from project: Project, in session: Session) throws(CommandFailure) {
        let before = try GeneratedProject(project, in: session)
        let (modules, others) = try Self.contracts(among: named, in: before)
        if modules.isEmpty { return nil }
        notReleased = others.map(Diagnostic.notReleased)
        names = modules.map(\.name)
        try Self.checkIsUpToDate(project, in: session)
        // The names of the protocols that the user's Swift declares again.
        var kept: Set<String> = []
        var replacements: [FileChange] = []
        var moved: [String: String] = [:]
        var classes = RestoredBodies(project: project, settings: before.settings)
        let isImplied = try project.compilerSettings(before.settings)?.isMainActorByDefault ?? false
        for module in modules {
            let path = module.generatedPath(before.settings)
            guard let file = try project.file(at: path) else { continue }
            let implied = isImplied ? module.protocolsWithoutIsolation : []
            let plain = ReleasedContract(file, of: module, implied: implied)
            kept.formUnion(plain.names)
            let home = try project.homeOfProtocols(of: module, in: path.pathFolder)
            replacements.append(FileChange(path: home, old: nil, new: plain.bytes))
            moved[home] = path
            try classes.add(plain, of: module)
        }
        replacements += classes.changes
        // Specs can also declare other things than modules. These declarations remain, and must not make `generate`
        // create new files.
        let released = Set(names)
        let specs = before.input.specs.filter { SpecParser.parse($0).0.removing(modules: released) != nil }
        let isLast = modules.count == before.program.modules.count
        if isLast, !specs.isEmpty, !before.settings.emit.isDisjoint(with: .withClasses),
            let app = try project.appFile()
        {
            replacements.append(FileChange(of: app, to: app.emitting(before.program.emitted)))
        }
        for path in named == nil && notReleased.isEmpty && specs.isEmpty ? [Project.appFileName, Baseline.path] : [] {
            guard let file = try project.file(at: path) else { continue }
            replacements.append(FileChange(path: path, old: file.bytes, new: nil))
        }
        let removal = try ModuleRemoval(
            of: names, from: project, replacements: replacements, moved: moved, in: session)
        changeSet = removal.changeSet
        findings = removal.findings.filter { finding in
            // Leaves out warnings without a location. They say that classes stay without a module, which a release
            // intends.
            guard let location = finding.location else { return finding.severity == .error }
            return !kept.contains(location.file.text(location.range))
        }
    }

    /// Returns the modules that can be released, and those that cannot. Examines the modules in `named`, or all if it
    /// is nil. A module can be released if only its contract, mocks and bodies are generated. Throws if a module in
    /// `named` cannot be released, or if modules exist but none can.
    private static func contracts(
        among named: [String]?, in project: GeneratedProject
    ) throws(CommandFailure) -> (contracts: [Module], others: [Module]) {
        let asked = try named?.unique.map { (name) throws(CommandFailure) in try project.module(name) }
        let all = asked ?? project.program.modules
        func isContract(_ module: Module) -> Bool { project.settings.emit(of: module).isDisjoint(with: .withClasses) }
        let (contracts, others) = (all.filter(isContract), all.filter { !isContract($0) })
        if !others.isEmpty, named != nil || contracts.isEmpty { throw .refused(others.map(Diagnostic.notReleased)) }
        return (contracts, others)
    }

    /// Throws if `generate` would change anything in the project.
    private static func checkIsUpToDate(_ project: Project, in session: Session) throws(CommandFailure) {
        let changeSet = try Generation(project: project, session: session).outcome().changeSet
        if !changeSet.refusals.isEmpty { throw .refused(changeSet.refusals) }
        if !changeSet.changes.isEmpty {
            throw .refused(
                .notReleased, "project is out of date with its specs", at: nil,
                notes: ["run 'viper-gen generate' first"])
        }
    }
}

/// The files of the user's classes, with the bodies that move back from the specs.
private struct RestoredBodies {
    let project: Project
    let settings: AppSettings
    /// The files before and after the change; nil as long as no body has been moved back.
    private var files: [(old: SourceFile, new: SourceFile)]?

    init(project: Project, settings: AppSettings) { (self.project, self.settings) = (project, settings) }

    var changes: [FileChange] {
        (files ?? []).filter { $0.old != $0.new }.map {
            FileChange(of: $0.old, to: $0.new.bytes)
        }
    }

    /// Adds the bodies of the module's spec at the end of its classes.
    mutating func add(_ contract: ReleasedContract, of module: Module) throws(CommandFailure) {
        for part in module.parts {
            for section in module.sections(of: part) {
                let names = section.implemented.map(\.fullName)
                if names.isEmpty { continue }
                if self.files == nil { self.files = try project.handWritten(settings).map { ($0, $0) } }
                let type = module.className(of: part, settings)
                guard var files,
                    let new = contract.addingBodies(
                        of: names, to: type, conformingTo: section.protocolName, in: files.map(\.new)),
                    let index = files.firstIndex(where: { $0.new.path == new.path })
                else {
                    throw .refused(
                        .notReleased,
                        "cannot move \(names.map { "'\($0)'" }.joined(separator: ", ")) to class '\(type)', which does not exist",
                        at: section.location)
                }
                files[index].new = new
                self.files = files.map { ($0.old, AccessLevelComment.restoring(in: $0.new, of: type)) }
            }
        }
    }
}

extension SourceFile {
    /// Returns App.viper with an explicit `emit`. Replaces the values of the existing `emit`, or adds a line at the
    /// end.
    fileprivate func emitting(_ parts: AppSettings.EmittedParts) -> [UInt8] {
        let text = AppSettings.EmittedParts.words.filter { parts.contains($0.value) }.map(\.key).joined(separator: ", ")
        let app = SpecParser.parse(self).0.declarations.lazy.compactMap { declaration in
            if case .app(let app) = declaration { app } else { nil }
        }.first
        guard let app, let brace = bytes[..<app.range.upperBound].lastIndex(of: UInt8(ascii: "}")) else { return bytes }
        var edits = SourceEdits(self)
        let values = app.settings.first { $0.name.name == "emit" }?.values.compactMap(\.identifier.range) ?? []
        if let first = values.first, let last = values.last {
            edits.replace(first.lowerBound..<last.upperBound, by: text)
        } else {
            let isAlone = self.text(lineRange(around: brace).lowerBound..<brace).allSatisfy(\.isWhitespace)
            edits.insert((isAlone ? "" : "\n") + "    emit \(text)\n", at: brace)
        }
        return edits.result
    }
}

extension Module {
    /// The names of the protocols for which the spec states no isolation, such as `@MainActor`.
    fileprivate var protocolsWithoutIsolation: Set<String> {
        Set(contract.filter { $0.isolation == .app }.map(\.protocolName))
    }

    /// Returns the path of the module's generated file.
    func generatedPath(_ settings: AppSettings) -> String {
        "\(settings.sources)/\(folder)/\(settings.naming.generatedFile(name)).swift"
    }
}

extension Project {
    /// Returns the path of a new file for the protocols of a module. The file with the usual name may exist, if some of
    /// its protocols were not adopted.
    fileprivate func homeOfProtocols(of module: Module, in folder: String) throws(CommandFailure) -> String {
        let names = ["Contract", "Protocols"].map { "\(folder)/\(module.name)\($0).swift" }
        for name in names where try entry(at: name) == nil { return name }
        throw .refused(
            .notReleased, "a file already exists at the path for the protocols of '\(module.name)'",
            at: .whole(names[0]))
    }
}

extension Rule {
    static let notReleased = Rule(
        id: "notReleased", summary: "Module cannot be released",
        explanation: """
            'viper-gen release' works for modules whose classes are your own: their 'emit' contains neither 'flows' \
            nor 'classes' nor 'assembly'. For another module, move the bodies to your classes with 'viper-gen move', \
            or delete the module with 'viper-gen remove'. The generated files must be up to date, and no file may \
            exist at the path for the released protocols. Nothing was changed.
            """,
        wrong: "viper-gen release Feed   // module Feed { view { … } … }",
        right: "viper-gen release Feed   // module Feed { emit contract, mocks … }")
}

extension Diagnostic {
    fileprivate static func notReleased(_ module: Module) -> Diagnostic {
        Diagnostic(
            .notReleased, "'\(module.name)' emits flows, classes or assembly", at: module.location,
            notes: ["if the classes are yours, write 'emit contract, mocks' at the beginning of the module"])
    }
}
