import Diagnostics
import SwiftSource
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

/// The removal of modules: the changes of their specs and files.
struct ModuleRemoval: Sendable {
    private(set) var changeSet: ChangeSet
    /// The findings about files that stay, and about uses of removed types.
    private(set) var findings: [Diagnostic] = []

    private let modules: [String]
    /// The paths of the modules' modified classes that are not in the folder of their module.
    private var elsewhere: Set<String> = []
    /// The project before the removal. `after` has the rendered files after the removal.
    private let before: GeneratedProject
    private let after: [RenderedFile]

    /// Plans the removal. Throws if the specs have errors before or after it. `replacements` are further changes, such
    /// as files that `release` creates. `moved` has the old paths of created files by new path.
    init(
        of modules: [String], from project: Project, replacements: [FileChange] = [], moved: [String: String] = [:],
        in session: Session
    ) throws(CommandFailure) {
        self.modules = modules
        before = try GeneratedProject(project, in: session)
        changeSet = ChangeSet(of: project, edits: session.shared.edits)
        for name in modules { _ = try before.module(name) }

        let specs = before.input.specs.map { Spec(SpecParser.parse($0).0, without: Set(modules)) }
        var rest = before.input
        rest.specs = specs.compactMap(\.rest)
        let left = Pipeline.check(rest)
        let gone = before.program.typeNames.subtracting(left.program?.typeNames ?? [])
        let uses = left.diagnostics.filter { $0.severity == .error }.map {
            Diagnostic.Note($0.message, at: $0.location)
        }
        let named = rest.specs.flatMap { $0.locations(of: left.program == nil ? [] : gone) }.map { place in
            Diagnostic.Note("'\(place.file.text(place.range))' would be removed", at: place)
        }
        if !(uses + named).isEmpty { throw .invalidInput([.moduleInUse(modules, uses: uses + named)]) }
        if replacements.isEmpty, session.shared.edits == .respected, let place = try before.useOfContract(of: modules) {
            throw .invalidInput([.contractInUse(modules, at: place)])
        }
        after = rest.specs.isEmpty ? [] : Pipeline.run(rest).files

        try removeFiles(session.shared.edits)
        for spec in specs where spec.isChanged {
            changeSet.add(FileChange(of: spec.source, to: spec.rest?.bytes))
        }
        try reportUses(of: gone)
        for change in replacements { changeSet.add(change) }
        if rest.specs.isEmpty {
            try changeSet.updateXcodeProject(before.settings, moved: moved)
        } else {
            try generateRest(moved: moved, in: session)
        }
        findings += changeSet.findings
    }

    /// Adds the changes that `generate` would make. They are needed because the user may have edited specs, to remove
    /// uses of the modules. Even with `--force`, these changes do not overwrite edited generated files.
    private mutating func generateRest(moved: [String: String], in session: Session) throws(CommandFailure) {
        var project = before.project
        for change in changeSet.changes { project.pending[change.path] = change }
        var shared = session.shared
        shared.edits = .respected
        var generation = Generation(project: project, session: Session(world: session.world, shared: shared))
        generation.request.moved = moved
        changeSet = try generation.outcome().changeSet
    }

    /// A spec, before and after the modules are removed from it.
    private struct Spec {
        let source: SourceFile
        let isChanged: Bool
        let rest: SourceFile?

        init(_ file: SpecFile, without modules: Set<String>) {
            source = file.source
            isChanged = file.modules.contains { modules.contains($0.name.name) }
            rest =
                isChanged
                ? file.removing(modules: modules).map { SourceFile(path: file.source.path, bytes: $0) } : file.source
        }
    }

    // MARK: Files

    /// Removes the files of the modules. Files in inner folders are first, so that outer folders are empty when they
    /// are removed.
    private mutating func removeFiles(_ edits: SharedOptions.Edits) throws(CommandFailure) {
        let wanted = Set(after.map(\.path))
        let unwanted = before.files.filter { !wanted.contains($0.path) }
        for file in unwanted.sorted(by: { ($0.path.depth, $1.path) > ($1.path.depth, $0.path) }) {
            guard let existing = try existing(file) else { continue }
            if edits == .overwritten || Self.isUntouched(existing.bytes, file) {
                changeSet.add(FileChange(of: existing, to: nil))
            } else if existing.path != file.path {
                elsewhere.insert(existing.path)
                findings.append(.filesWithoutModule([existing.path], in: existing.path.pathFolder))
            }
        }
        try reportFilesLeft()
    }

    /// Returns the file on disk; nil if it does not exist. A class that is not at its default path is found by its file
    /// name.
    private func existing(_ file: RenderedFile) throws(CommandFailure) -> SourceFile? {
        if let existing = try before.project.file(at: file.path) { return existing }
        guard file.owner == .yours, let folder = before.folders.first(where: file.path.isBelow) else { return nil }
        let name = file.path.fileName
        let paths = try before.project.paths(in: folder, endingIn: name).filter { $0.fileName == name }
        return paths.count == 1 ? try before.project.file(at: paths[0]) : nil
    }

    /// Returns whether the user has not modified the file. A generated file with conflict markers counts as unmodified.
    private static func isUntouched(_ bytes: [UInt8], _ file: RenderedFile) -> Bool {
        switch file.owner {
        case .yours: bytes.hasSameLines(as: file.bytes)
        case .generated, .built: [.intact, .conflicted].contains(GeneratedHeader.state(of: bytes))
        }
    }

    // MARK: Files that stay

    /// Reports the user-owned files that stay in the folders of the modules.
    private mutating func reportFilesLeft() throws(CommandFailure) {
        let going = Set(changeSet.changes.map(\.path))
        for folder in moduleFolders {
            let left = try before.project.paths(in: folder, endingIn: ".swift").filter {
                !going.contains($0) && isOfModules($0)
            }
            if !left.isEmpty { findings.append(.filesWithoutModule(left, in: folder)) }
        }
    }

    private var moduleFolders: [String] {
        before.program.modules.filter { modules.contains($0.name) }.flatMap { module in
            before.folders.map { "\($0)/\(module.folder)" }
        }
    }

    /// Reports user-owned Swift that uses a removed type.
    private mutating func reportUses(of names: Set<String>) throws(CommandFailure) {
        let going = Set(changeSet.changes.map(\.path))
        for folder in before.folders {
            for path in try before.project.paths(in: folder, endingIn: ".swift")
            where !going.contains(path) && !path.hasSuffix(".generated.swift") && !isOfModules(path) {
                guard let file = try before.project.file(at: path), let place = file.locations(of: names).first else {
                    continue
                }
                findings.append(.removedTypeInUse(file.text(place.range), at: place))
            }
        }
    }

    /// Returns whether the file belongs to a removed module. `reportFilesLeft` reports such a file.
    private func isOfModules(_ path: String) -> Bool {
        elsewhere.contains(path) || before.module(ofFileAt: path).map { modules.contains($0.name) } ?? false
    }
}

extension GeneratedProject {
    /// Returns the first place where user-owned Swift uses a protocol of the modules. Examines only modules whose
    /// classes are written by hand: `adopt` moved their protocols out of the user's files, so a removal would lose
    /// them.
    fileprivate func useOfContract(of modules: [String]) throws(CommandFailure) -> SourceLocation? {
        let contracts = program.modules.filter {
            modules.contains($0.name) && program.app.emit(of: $0).isDisjoint(with: .withClasses)
        }.flatMap(\.contract).map(\.protocolName)
        if contracts.isEmpty { return nil }
        return try project.handWritten(settings).lazy.compactMap { $0.locations(of: Set(contracts)).first }.first
    }
}

extension SourceFile {
    /// Returns the locations of identifiers with these names.
    fileprivate func locations(of names: Set<String>) -> [SourceLocation] {
        Lexer.tokens(of: self).filter { $0.kind == .identifier && names.contains(text($0.range)) }.map {
            SourceLocation(self, $0.range)
        }
    }
}

extension String {
    fileprivate var depth: Int { utf8.count { $0 == UInt8(ascii: "/") } }
}

extension Rule {
    static let moduleInUse = Rule(
        id: "moduleInUse", summary: "Module is still in use",
        explanation: """
            Another spec opens the module, implements its delegate, or uses one of its types, so nothing was removed. \
            Delete these uses from the spec first, or remove its modules as well: 'viper-gen remove A B'. If only your \
            own Swift uses a module, viper-gen removes the module, and warnings show the uses. viper-gen does not \
            remove a module whose classes are your own, such as an adopted module, because its protocols would be \
            lost. 'viper-gen release' turns these protocols into your own Swift again.
            """,
        wrong: "viper-gen remove Detail   // while List has: navigation.push(DetailModule(id: id))",
        right: "viper-gen remove List Detail")
}

extension Diagnostic {
    /// Returns the error for modules that other specs use. Each note in `uses` has the location of a use.
    static func moduleInUse(_ modules: [String], uses: [Note]) -> Diagnostic {
        let names = modules.map { "'\(printable($0))'" }.joined(separator: ", ")
        return Diagnostic(
            .moduleInUse,
            "\(modules.count == 1 ? "module \(names) is" : "modules \(names) are") used by other specs",
            at: uses.first?.location, notes: uses + ["remove these uses first, then run the command again"])
    }

    /// Returns the error for user-owned Swift that uses a protocol of a module to remove.
    fileprivate static func contractInUse(_ modules: [String], at place: SourceLocation) -> Diagnostic {
        let names = modules.map { "'\(printable($0))'" }.joined(separator: ", ")
        let command = "viper-gen release \(modules.map { printable($0) }.joined(separator: " "))"
        return Diagnostic(
            .moduleInUse, "your class uses '\(place.file.text(place.range))' of module \(names)",
            at: place,
            notes: [
                .init("run '\(command)' to turn the protocols into your own Swift, or use '--force' to delete them")
            ])
    }

    /// Returns the warning for user-owned Swift that uses a removed type.
    static func removedTypeInUse(_ name: String, at location: SourceLocation) -> Diagnostic {
        var diagnostic = Diagnostic(
            .moduleInUse, "'\(printable(name))' was removed with its module, so this code no longer compiles",
            at: location)
        diagnostic.severity = .warning
        return diagnostic
    }
}
