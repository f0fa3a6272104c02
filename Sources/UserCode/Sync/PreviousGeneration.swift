import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The previous specs, as far as the generated files on disk show them. Also contains the user-owned files, as rendered
/// from the previous specs. A user-owned file that equals this rendering is unmodified.
package struct PreviousGeneration: Sendable {
    /// The record of the previous specs; nil if nothing has changed.
    private(set) var record: PreviousSpecRecord?
    /// The protocols that no generated file declares any longer.
    private var goneProtocols: Set<String> = []
    /// The modules whose classes may need an update. For each of them, a generated file has changed, a type or protocol
    /// that the module uses has changed, or generated tests were deleted.
    private(set) var affectedModules: Set<String> = []
    /// The affected modules whose requirements have changed. In all other affected modules, only tests have changed.
    private(set) var modulesOfFormerContracts: Set<String> = []
    /// The generated base classes for tests that were deleted.
    private(set) var goneTestCases: Set<String> = []
    /// The previous versions of data types that were changed or deleted.
    private(set) var formerTypes: [PreviousType] = []
    /// The previous and the current versions of changed generated test files.
    private(set) var tests: (former: [SourceFile], current: [SourceFile]) = ([], [])
    /// The previous test framework; nil if it is the same or unknown.
    private(set) var otherTests: TestFramework?
    /// The previous name of the target; nil if it is the same or unknown.
    private(set) var otherTarget: String?
    /// The previous isolation of parts; nil if it is the same or unknown.
    private(set) var otherIsolation: AppSettings.Isolation?
    /// The previous version of the shared generated file; nil if it has not changed.
    private(set) var support: SourceFile?
    /// Whether the app or a module had another kit.
    private(set) var hadOtherKit = false
    /// The previous kit of the app; nil if it is the same.
    private(set) var formerKit: Kit?
    /// The types in the previous rendering of user-owned files, by name.
    private var types: [String: RenderedType] = [:]

    /// Reads the generated files that have changed. All other generated files match the current specs.
    init(_ input: Sync.Input) {
        let (program, files) = (input.program, ChangedGeneratedFiles(input))
        if files.isEmpty { return }
        var record = PreviousSpecRecord(files.formerContracts)
        let new = PreviousSpecRecord(files.contracts)
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

    /// Adds the previous rendering of user-owned files, indented by `unit`.
    mutating func add(_ files: [RenderedFile], unit: String, formerKit: Kit?, hadOtherKit: Bool) {
        self.formerKit = formerKit
        self.hadOtherKit = hadOtherKit
        let types = files.map { file in
            RenderedType.all(in: file.sourceFile, unit: unit)
        }
        for type in types.joined() { self.types[type.outline.name.name] = type }
    }

    /// Returns the members that the previous specs required of a class; nil if unknown, or if nothing has changed.
    func members(of type: SyncedClass) -> [PreviousSpecRecord.Member]? {
        guard isAffected(type), let record else { return nil }
        return type.module == nil ? record.verbs(of: type) : record.members(of: type.name)
    }

    /// Returns the previous requirements of a protocol; empty if nothing has changed.
    func requirements(of protocolName: String) -> [Requirement] { record?.requirements(of: [protocolName]) ?? [] }

    /// Returns whether the type's module is one of the `affectedModules`. A type without a module counts as affected.
    private func isAffected(_ type: SyncedClass) -> Bool {
        type.module.map { affectedModules.contains($0.name) } ?? true
    }

    /// Returns the previous rendering of a type; nil if unknown, or if nothing has changed.
    func type(_ name: String) -> RenderedType? { types[name] }

    /// Returns whether a file equals its previous rendering. Line ends may differ.
    func isUnmodified(_ file: UserFile) -> Bool {
        let bytes = file.source.bytes.withLineFeeds
        return file.headings.contains { types[$0.name]?.source.bytes == bytes }
    }

    /// Returns whether a file equals its previous rendering, except for the order of lines. Tests that viper-gen added
    /// to an existing suite are at its end.
    func isUnmodifiedExceptLineOrder(_ file: UserFile) -> Bool {
        file.headings.contains { types[$0.name].map { $0.source.sortedLines == file.source.sortedLines } ?? false }
    }

    /// Returns the suites of test skeletons in affected modules, with their modules.
    func suites(of program: Program) -> [(name: String, module: Module)] {
        program.modules.filter { affectedModules.contains($0.name) }.flatMap { module in
            module.testedClasses(program.app).filter { record?.members(of: $0) != nil }
                .map { (program.app.naming.tests(of: $0), module) }
        }
    }

    func isGone(_ protocolName: String) -> Bool { goneProtocols.contains(protocolName) }

    /// Returns the previous type of a dependency or an input of a module, as text.
    func type(of property: String, handedTo type: SyncedClass, _ naming: Naming) -> String? {
        guard let module = type.module?.name, isAffected(type) else { return nil }
        return record?.type(of: property, in: naming.dependencies(module))
            ?? record?.type(of: property, in: naming.destination(module))
    }
}

extension Program {
    /// Returns the names of modules with a section whose protocol is one of `protocols`, or inherits from one of them.
    fileprivate func modules(havingOneOf protocols: Set<String>) -> Set<String> {
        var heirs: [String: [String]] = [:]
        for (name, inherited, _) in declaredProtocols {
            for type in inherited { heirs[type.text, default: []].append(name) }
        }
        let reached = protocols.closed { heirs[$0] ?? [] }
        return Set(modules.filter { $0.allSections.contains { reached.contains($0.protocolName) } }.map(\.name))
    }

    /// Returns the names of modules with a parameter of at least one of the types.
    fileprivate func modules(taking types: Set<String>) -> [String] {
        guard !types.isEmpty else { return [] }
        return modules.filter { module in
            module.allSections.lazy.flatMap(\.members).flatMap(\.requirement.parameters).contains {
                $0.type?.mentions(types) ?? false
            }
        }.map(\.name)
    }

    /// The protocols declared in specs, with their inherited protocols and their own members.
    fileprivate var declaredProtocols: [(name: String, inherited: [TypeSyntax], members: [Member])] {
        services.map { ($0.name, $0.inherited, $0.members) }
            + data.filter { $0.kind == .protocol }.map {
                ($0.name, $0.outline.inherited, $0.requirements?.members ?? [])
            }
            + modules.flatMap(\.contract).map { ($0.protocolName, $0.inherited, $0.members) }
    }
}

extension Module {
    /// Returns the names of the module's classes with test skeletons. Views and routers have none.
    func testedClasses(_ app: AppSettings) -> [String] {
        classes(app).filter(\.part.hasTests).map(\.name)
    }

    /// Returns the names of the generated base classes for tests.
    func testCases(_ app: AppSettings) -> [String] { testedClasses(app).map(app.naming.testCase) }
}

extension PreviousSpecRecord {
    /// Adds the protocols and conformances in unchanged generated files, which match the current specs. Leaves out
    /// `protocols` and `modules`, which have changed.
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
    /// The sorted lines, without empty lines.
    fileprivate var sortedLines: [ArraySlice<UInt8>] {
        Array(text(0..<bytes.count).withReasonsAsRendered.utf8).split(separator: ASCII.lineFeed)
            .sorted { $0.lexicographicallyPrecedes($1) }
    }
}
