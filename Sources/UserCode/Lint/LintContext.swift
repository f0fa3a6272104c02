import Diagnostics
import SwiftSource
import ViperModel

/// The input of the rules: the program, the user-owned Swift of the app's target, and the names that each part uses.
final class LintContext: Sendable {
    let input: Lint.Input
    /// Hand-written files of the app's target that can be read, in order of path.
    let files: [UserFile]
    /// The names that each file in `files` uses.
    let namesOfFiles: [UserFile: NameUsages]
    /// Hand-written files of the app's tests.
    let tests: [UserFile]
    /// The checked modules, each with its index in the program.
    let modules: [(index: Int, module: Module)]
    /// The classes of the checked modules, with their extensions.
    let ownParts: [Part]
    /// The code of each part that has a class, or a section in a spec.
    let codeOfParts: [ModuleClass: PartCode]
    /// The names of the types of all modules.
    let types: ModuleTypes
    /// The names of the services, and of the entities.
    let services, entities: Set<String>
    /// The types that the app's specs and Swift files declare.
    let ownTypes: Set<String>
    /// The types that each type in the app's Swift inherits, by the type's name.
    let inherited: [String: [String]]
    /// The paths of files that are out of date with their specs.
    let outdated: Set<String>
    /// The locations of classes that another finding reports as renamed by hand.
    let renamed: Set<SourceLocation>

    /// Skips files with merge conflict markers.
    init(_ input: Lint.Input) {
        let (program, selected) = (input.program, input.modules)
        self.input = input
        files = input.sources.filter { $0.conflict == nil }
        tests = input.tests.filter { $0.conflict == nil }
        namesOfFiles = Dictionary(firstOf: files.map { ($0, $0.names) })
        outdated = Set(input.found.filter { $0.rule == .outdatedUserFile }.compactMap { $0.location?.file.path })
        renamed = Set(input.found.filter(\.reportsRenamedClass).compactMap(\.location))
        modules = program.modules.enumerated().map { ($0, $1) }.filter { selected?.contains($1.name) ?? true }
        types = ModuleTypes(of: program, in: files)
        services = Set(program.services.map(\.name))
        entities = Set(program.data.filter { $0.kind == .entity }.map(\.name))
        let headings = files.flatMap(\.headings)
        ownTypes = Set(program.data.map(\.name) + program.externalTypes.map(\.name))
            .union(headings.filter { !$0.isExtension }.map(\.name))
        inherited = Dictionary(headings.map { ($0.name, $0.inherited) }, uniquingKeysWith: +)
        let parts = Self.parts(of: program, in: files, types, renamed: renamed)
        ownParts = parts.filter { [modules = Set(modules.map(\.index))] in modules.contains($0.owner.module) }
        codeOfParts = Self.codeOfParts(parts, in: program)
    }

    /// Returns the classes of all modules with their extensions. Leaves out the classes at the locations `renamed`:
    /// they have the name of another module's class, but do not belong to that module.
    private static func parts(
        of program: Program, in files: [UserFile], _ types: ModuleTypes, renamed: Set<SourceLocation>
    ) -> [Part] {
        files.filter { $0.declares(anyOf: types.owners) }.map { file in
            file.outline.declarations.compactMap { declaration -> Part? in
                guard declaration.kind != .typealias, let owner = types.owners[declaration.name.name],
                    !renamed.contains(SourceLocation(file.source, declaration.name.range))
                else { return nil }
                return Part(owner, of: program, in: file, declaration)
            }
        }.flatMap(\.self)
    }

    private static func codeOfParts(_ parts: [Part], in program: Program) -> [ModuleClass: PartCode] {
        let specified = program.modules.enumerated().flatMap { index, module in
            module.parts.map { ModuleClass(module: index, part: $0) }
        }
        let partsOfClass = Dictionary(grouping: parts, by: \.owner)
        let codes = Array(Set(specified).union(partsOfClass.keys)).map { owner in
            let sections = program.modules[owner.module].sections(of: owner.part)
            let bodies = sections.flatMap(\.implemented).compactMap(\.body)
            return (owner, PartCode(partsOfClass[owner] ?? [], bodies: bodies.map(Code.init)))
        }
        return Dictionary(uniqueKeysWithValues: codes)
    }

    var program: Program { input.program }
    var naming: Naming { program.app.naming }

    /// Returns whether viper-gen created the module's classes, so that their members come from a spec.
    func beganClasses(of module: Module) -> Bool { program.app.emit(of: module).contains(.classes) }

    /// The files with fixtures for types that no spec declares.
    var fixtureFiles: [UserFile] { tests.filter { $0.source.path.hasSuffix("/Fixtures.swift") } }

    func className(of part: ModulePart, in module: Module) -> String {
        types.partNames.className(of: part, in: module)
    }

    func code(of owner: ModuleClass) -> PartCode { codeOfParts[owner] ?? PartCode() }

    func code(of part: ModulePart, in module: Int) -> PartCode { code(of: ModuleClass(module: module, part: part)) }
}

extension UserFile {
    var names: NameUsages { NameUsages(UsedName.all(in: tokens(), of: source)) }

    /// Returns whether the file declares one of these types. Uses only the names of declarations, which is faster than
    /// reading their members.
    func declares(anyOf owners: [String: ModuleClass]) -> Bool {
        headings.contains { owners[$0.name] != nil }
    }
}
