import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// What the rules look at: the program, the Swift that people wrote in the app's target, and the names that each part of it uses.
final class LintContext: Sendable {
    /// A name that a part uses, what it means to the rule that asked, and where it stands.
    typealias Use<Meaning> = (name: String, meaning: Meaning, location: SourceLocation)

    let input: Lint.Input
    /// Hand-written files of the app's target that can be read, in order of path.
    let files: [WrittenFile]
    /// The modules that are looked at, each with its index in the program.
    let modules: [(index: Int, module: Module)]
    /// The classes of these modules, with their extensions.
    let ownParts: [Part]
    /// Hand-written files of the app's tests.
    let tests: [WrittenFile]
    /// What the types of all modules are called.
    let types: ModuleTypes
    /// The paths of files that are still to be brought in line with their specs.
    let outdated: Set<String>
    /// Where classes stand of which a finding says already that they were renamed by hand.
    let renamed: Set<SourceLocation>
    let codeOfParts: [ModuleClass: PartCode]
    /// What rules seldom ask for; it is worked out when one does so first.
    private let namesInSources = Guarded<CodeNames?>(nil)
    private let declaredTypes = Guarded<Set<String>?>(nil)

    /// Files in which a merge has left its markers are left out.
    init(_ input: Lint.Input) {
        let (program, selected) = (input.program, input.modules)
        self.input = input
        files = input.sources.filter { $0.conflict == nil }
        tests = input.tests.filter { $0.conflict == nil }
        outdated = Set(input.found.filter { $0.rule == .outdatedYours }.compactMap { $0.location?.file.path })
        renamed = Set(input.found.filter(\.namesWhatWasRenamed).compactMap(\.location))
        modules = program.modules.enumerated().map { ($0, $1) }.filter { selected?.contains($1.name) ?? true }
        types = ModuleTypes(of: program, in: files)
        let parts = Self.parts(of: program, in: files, types, renamed: renamed)
        ownParts = parts.filter { [modules = Set(modules.map(\.index))] in modules.contains($0.owner.module) }
        codeOfParts = Self.codeOfParts(parts, in: program, types)
    }

    /// The classes of all modules with their extensions. A class that somebody gave the name of another module's class, as those
    /// at the places `renamed`, is no part of that one.
    private static func parts(
        of program: Program, in files: [WrittenFile], _ types: ModuleTypes, renamed: Set<SourceLocation>
    ) -> [Part] {
        files.filter { $0.declares(anyOf: types.owners) }.mapInParallel { file in
            file.outline.declarations.compactMap { declaration -> Part? in
                guard declaration.kind != .typealias, let owner = types.owners[declaration.name.name],
                    renamed.isEmpty || !renamed.contains(SourceLocation(file.source, declaration.name.range))
                else { return nil }
                return Part(owner, of: program, in: file, declaration)
            }
        }.flatMap(\.self)
    }

    /// The code of each part that a spec has, or a class.
    private static func codeOfParts(
        _ parts: [Part], in program: Program, _ types: ModuleTypes
    ) -> [ModuleClass: PartCode] {
        let specified = program.modules.indices.flatMap { module in
            program.modules[module].parts.map { ModuleClass(module: module, part: $0) }
        }
        let partsOfClass = Dictionary(grouping: parts, by: \.owner)
        let restricted = Set(types.insides.keys).union(types.destinations.keys)
        let codes = Array(Set(specified).union(partsOfClass.keys)).mapInParallel { owner in
            let sections = program.modules[owner.module].sections(of: owner.part)
            let bodies = sections.flatMap { $0.members.compactMap(\.body) }
            return (owner, PartCode(partsOfClass[owner] ?? [], bodies, typesOfModules: restricted))
        }
        return Dictionary(uniqueKeysWithValues: codes)
    }

    var program: Program { input.program }
    var naming: Naming { program.app.naming }

    /// Whether viper-gen began the module's classes, so that a spec has asked for what they have.
    func beganClasses(of module: Module) -> Bool { program.app.emit(of: module).contains(.classes) }

    /// The names of the services.
    var services: Set<String> { Set(program.services.map(\.name)) }

    /// The types that the app declares itself, in specs and in Swift.
    func ownTypes() -> Set<String> {
        declaredTypes.once {
            var names = Set(program.data.map(\.name) + program.externalTypes.map(\.name))
            for file in files { for heading in file.headings where !heading.isExtension { names.insert(heading.name) } }
            return names
        }
    }

    /// The files with fixtures, which are values for tests, of types that the specs do not know.
    var fixtureFiles: [WrittenFile] { tests.filter { $0.source.path.hasSuffix("/Fixtures.swift") } }

    // MARK: Names

    /// What a part's class is called.
    func className(of part: ModulePart, in module: Module) -> String {
        types.partNames.className(of: part, in: module)
    }

    func code(of owner: ModuleClass) -> PartCode { codeOfParts[owner] ?? PartCode() }

    func code(of part: ModulePart, in module: Int) -> PartCode { code(of: ModuleClass(module: module, part: part)) }

    /// The names that the bodies of all specs use.
    func usedInSpecs() -> CodeNames { codeOfParts.values.reduce(into: CodeNames()) { $0.formUnion($1.usedInSpec) } }

    /// The names that all hand-written code of the app's target uses: rules ask for it where something seems to be left over.
    func usedBySources() -> CodeNames { namesInSources.once { Self.used(by: files) } }

    /// The names that hand-written tests use.
    func usedByTests() -> CodeNames { Self.used(by: tests) }

    private static func used(by files: [WrittenFile]) -> CodeNames {
        files.mapInParallel { file in
            var names = CodeNames()
            names.addNames(in: file.tokens(), of: file.source)
            return names
        }.reduce(into: CodeNames()) { $0.formUnion($1) }
    }

    /// The first use of each name that means something to a rule, in the order of the text: `meaning` tells what, and is nil for
    /// other names. `names` are all that can mean something. Uses that are `isHarmless` are passed over.
    func firstUses<Meaning>(
        of names: [String], in part: Part, except isHarmless: (ArraySlice<Token>, Int) -> Bool = { _, _ in false },
        meaning: (String) -> Meaning?
    ) -> [Use<Meaning>] {
        // The names that were collected tell whether there is a use, without reading the part again.
        let used = code(of: part.owner).used
        guard names.contains(where: { used.contains($0) && meaning($0) != nil }) else { return [] }
        var seen: Set<String> = []
        let tokens = part.tokens
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.kind == .identifier || token.kind == .escapedIdentifier, !tokens.isParameter(index)
            else { return nil }
            let name = part.source.text(token.range).withoutBackticks
            guard let meaning = meaning(name), !isHarmless(tokens, index), seen.insert(name).inserted
            else { return nil }
            return (name, meaning, part.location(token.range))
        }
    }
}

extension Guarded {
    /// The value that is kept; `work` makes it when it is first asked for.
    fileprivate func once<Kept>(_ work: () -> Kept) -> Kept where Value == Kept? {
        withValue { value in
            if let value { return value }
            let kept = work()
            value = kept
            return kept
        }
    }
}

extension ArraySlice<Token> {
    /// Whether what stands at an index is the label or the name of a parameter, or the label of an argument.
    func isParameter(_ index: Int) -> Bool {
        func stands(_ characters: String, at index: Int) -> Bool {
            indices.contains(index) && characters.utf8.contains { self[index].kind == .punctuation($0) }
        }
        let start = stands("(,", at: index - 1) ? index : stands("(,", at: index - 2) ? index - 1 : nil
        return start.map { stands(":", at: $0 + 1) || stands(":", at: $0 + 2) && !stands(".<([)]", at: $0 + 1) }
            ?? false
    }
}
