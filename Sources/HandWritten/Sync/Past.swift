import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The specs as they were when the files of people were last brought in line with them, as far as the generated files on disk
/// tell, and those files as they would have been written then: what is the same on disk, nobody has written to.
package struct Past: Sendable {
    /// What the specs said then; nil where nothing has changed since.
    private(set) var record: GeneratedRecord?
    /// Protocols that stood in changed files and stand in none now.
    private var goneProtocols: Set<String> = []
    /// Modules whose classes may have to follow: those of which a generated file has changed, that take values of a type that has
    /// changed, that have no tests any more, or that have the requirements of a changed protocol.
    private(set) var affectedModules: Set<String> = []
    /// Those of them that the specs asked for something else: of the others only tests have changed.
    private(set) var modulesOfFormerContracts: Set<String> = []
    /// Classes that generated tests declared for others to inherit, and that stand in no file now.
    private(set) var goneTestCases: Set<String> = []
    /// The types of the specs' data that have changed or are gone, as they were.
    private(set) var formerTypes: [FormerType] = []
    /// The generated files of tests that are not as they are to be, as they were and as they are to be.
    private(set) var tests: (former: [SourceFile], current: [SourceFile]) = ([], [])
    /// The framework that the tests were written with; nil where it is the same now.
    private(set) var otherTests: TestFramework?
    /// The target that the tests imported; nil where it is the same now.
    private(set) var otherTarget: String?
    /// The isolation that parts had; nil where it is the same now.
    private(set) var otherIsolation: AppSettings.Isolation?
    /// The generated file that all modules share, as it was; nil where it has not changed.
    private(set) var support: SourceFile?
    /// Whether the app or a module had another kit.
    private(set) var hadOtherKit = false
    /// The kit that the app had; nil where it is the same now.
    private(set) var formerKit: Kit?
    /// The types in the files of people as they would have been written, by name.
    private var types: [String: RenderedType] = [:]

    /// Reads the generated files that are not as they are to be. All others say what the program says.
    init(_ input: Sync.Input) {
        let (program, files) = (input.program, RenewedFiles(input))
        if files.isEmpty { return }
        var record = GeneratedRecord(files.formerContracts)
        let new = GeneratedRecord(files.contracts)
        goneProtocols = record.protocols.subtracting(new.protocols)
        let changedProtocols = record.protocols.union(new.protocols)
        record.addUnchanged(of: program, besides: changedProtocols, of: files.modulesOfContracts)
        self.record = record
        let destinations = Set(program.modules.map { program.app.naming.destination($0.name) })
        formerTypes = record.types.filter { name, type in
            new.types[name]?.text != type.text && !destinations.contains(name)
        }.sorted { $0.key < $1.key }.map(\.value)
        let gone = files.goneTestCases
        let untestedModules = program.modules.filter { !gone.isDisjoint(with: $0.testCases(program.app)) }
        goneTestCases = gone.intersection(untestedModules.flatMap { $0.testCases(program.app) })
        let changedModules = files.modules.union(untestedModules.map(\.name))
            .union(program.modules(taking: Set(formerTypes.map(\.name))))
        let heirs = program.modules(havingOneOf: changedProtocols)
        affectedModules = changedModules.union(heirs)
        modulesOfFormerContracts = files.modulesOfContracts.union(heirs)
        tests = (files.formerTests, files.tests)
        otherTests = files.otherFramework
        otherTarget = files.otherTarget
        otherIsolation = files.isolation == program.app.isolation ? nil : files.isolation
        support = files.formerSupport
    }

    /// Adds files of people as they would have been written. `unit` is one level of their indentation.
    mutating func add(_ files: [RenderedFile], unit: String, formerKit: Kit?, hadOtherKit: Bool) {
        self.formerKit = formerKit
        self.hadOtherKit = hadOtherKit
        let types = files.map { file in
            RenderedType.all(in: file.sourceFile, unit: unit)
        }
        for type in types.joined() { self.types[type.outline.name.name] = type }
    }

    /// What a class had to have; nil where that is not known, or nothing has changed.
    func members(of type: SyncedClass) -> [GeneratedRecord.Member]? {
        guard isAffected(type), let record else { return nil }
        return type.module == nil ? record.verbs(of: type) : record.members(of: type.name)
    }

    /// What a protocol asked for; empty where nothing has changed.
    func requirements(of protocolName: String) -> [Requirement] { record?.requirements(of: [protocolName]) ?? [] }

    /// Whether the generated files of the type's module have changed; a type without a module counts as changed.
    private func isAffected(_ type: SyncedClass) -> Bool {
        type.module.map { affectedModules.contains($0.name) } ?? true
    }

    /// The type of this name as it would have been written; nil where that is not known, or nothing has changed.
    func type(_ name: String) -> RenderedType? { types[name] }

    /// Whether a file is as it would have been written, with line ends of either kind.
    func holds(_ file: WrittenFile) -> Bool {
        let bytes = file.source.bytes.withLineFeeds
        return file.headings.contains { types[$0.name]?.source.bytes.hasSameBytes(as: bytes) ?? false }
    }

    /// Whether a file is as it would have been written, but for the order of its lines: the tests that came later stand below.
    func holdsLines(of file: WrittenFile) -> Bool {
        file.headings.contains { types[$0.name].map { $0.source.sortedLines == file.source.sortedLines } ?? false }
    }

    /// The names of the suites of arranged tests in modules that may have to follow, each with its module: members may have come
    /// that need tests.
    func suites(of program: Program) -> [(name: String, module: Module)] {
        program.modules.filter { affectedModules.contains($0.name) }.flatMap { module in
            module.testedClasses(program.app).filter { record?.members(of: $0) != nil }
                .map { (program.app.naming.tests(of: $0), module) }
        }
    }

    func isGone(_ protocolName: String) -> Bool { goneProtocols.contains(protocolName) }

    /// The text of the type that a dependency or an input of a module had.
    func type(of property: String, handedTo type: SyncedClass, _ naming: Naming) -> String? {
        guard let module = type.module?.name, isAffected(type) else { return nil }
        return record?.type(of: property, in: naming.dependencies(module))
            ?? record?.type(of: property, in: naming.destination(module))
    }
}

extension Program {
    /// The modules whose classes have the requirements of one of some protocols, inherited ones among them.
    fileprivate func modules(havingOneOf protocols: Set<String>) -> Set<String> {
        var heirs: [String: [String]] = [:]
        for (name, inherited, _) in declaredProtocols {
            for type in inherited { heirs[type.text, default: []].append(name) }
        }
        let reached = protocols.closed { heirs[$0] ?? [] }
        return Set(modules.filter { $0.allSections.contains { reached.contains($0.protocolName) } }.map(\.name))
    }

    /// The modules of which a member has a parameter of one of some types.
    fileprivate func modules(taking types: Set<String>) -> [String] {
        guard !types.isEmpty else { return [] }
        return modules.filter { module in
            module.allSections.lazy.flatMap(\.members).flatMap(\.requirement.parameters).contains {
                $0.type?.mentions(types) ?? false
            }
        }.map(\.name)
    }

    /// The protocols that the specs declare, with what they inherit and ask for themselves.
    fileprivate var declaredProtocols: [(name: String, inherited: [TypeSyntax], members: [Member])] {
        services.map { ($0.name, $0.inherited, $0.members) }
            + data.filter { $0.kind == .protocol }.map {
                ($0.name, $0.outline.inherited, $0.requirements?.members ?? [])
            }
            + modules.flatMap(\.contract).map { ($0.protocolName, $0.inherited, $0.members) }
    }
}

extension Module {
    /// Its classes that have tests which a person completes: views and routers have none.
    func testedClasses(_ app: AppSettings) -> [String] {
        classes(app).filter(\.part.hasTests).map(\.name)
    }

    /// The generated classes that people's tests inherit.
    func testCases(_ app: AppSettings) -> [String] { testedClasses(app).map(app.naming.testCase) }
}

extension GeneratedRecord {
    /// Adds what the generated files say that have not changed: it is what the specs say now. `protocols` and `modules` are those
    /// of the files that have changed.
    fileprivate mutating func addUnchanged(
        of program: Program, besides protocols: Set<String>, of modules: Set<String>
    ) {
        for (name, inherited, members) in program.declaredProtocols where !protocols.contains(name) {
            addProtocol(name, inherits: inherited.map(\.text), asksFor: members.map(\.documented))
        }
        for module in program.modules where !modules.contains(module.name) {
            for (name, part) in module.classes(program.app) {
                addConformance(of: name, to: module.sections(of: part).map { $0.protocolName })
            }
        }
    }
}

extension SourceFile {
    /// Its lines, sorted, without those that are empty.
    fileprivate var sortedLines: [ArraySlice<UInt8>] {
        Array(text(0..<bytes.count).withReasonsAsRendered.utf8).split(separator: Ascii.lineFeed)
            .sorted { $0.lexicographicallyPrecedes($1) }
    }
}
