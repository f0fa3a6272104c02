import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The specs as they were when the files of people were last brought in line with them, as far as the generated files on disk
/// tell, and those files as they would have been written then: what is the same on disk, nobody has written to.
package struct Past: Sendable {
    /// What the specs said then; nil where nothing has changed since.
    let record: GeneratedRecord?
    /// Protocols that stood in changed files and stand in none now.
    private let goneProtocols: Set<String>
    /// Modules of which a generated file has changed, that take values of a type that has changed, or that have no tests any
    /// more.
    private let changedModules: Set<String>
    /// Modules whose classes may have to follow: those of which a generated file has changed, and those that have the
    /// requirements of a changed protocol.
    let affectedModules: Set<String>
    /// Classes that generated tests declared for others to inherit, and that stand in no file now.
    let goneTestCases: Set<String>
    /// The types of the specs' data that have changed or are gone, as they were.
    let formerTypes: [FormerType]
    /// The framework that the tests were written with; nil where it is the same now.
    let otherTests: TestFramework?
    /// The isolation that parts had; nil where it is the same now.
    let otherIsolation: AppSettings.Isolation?
    /// The generated file that all modules share, as it was; nil where it has not changed.
    let support: SourceFile?
    /// Whether the app or a module had another kit.
    private(set) var hadOtherKit = false
    /// The kit that the app had; nil where it is the same now.
    private(set) var formerKit: Kit?
    /// The types in the files of people as they would have been written, by name.
    private var types: [String: RenderedType] = [:]

    /// Reads the generated files that are not as they are to be. All others say what the program says.
    init(_ input: Sync.Input) {
        let rendered = input.rendered.filter { $0.owner != .yours && $0.path.hasSuffix(".swift") }
        let recorded = Dictionary(firstOf: input.recorded.map { ($0.path, $0) })
        let renewed = rendered.filter { recorded[$0.path]?.bytes != $0.bytes }
        let replaced = renewed.compactMap { recorded[$0.path] } + input.gone
        guard !renewed.isEmpty || !replaced.isEmpty else {
            (record, goneProtocols, changedModules, affectedModules, support) = (nil, [], [], [], nil)
            (goneTestCases, formerTypes, otherTests, otherIsolation) = ([], [], nil, nil)
            return
        }
        // What test files declare asks nothing of the app's classes.
        let isContract = { (file: SourceFile) in !file.path.isBelow(input.program.app.testing) }
        var record = GeneratedRecord(replaced.filter(isContract))
        let new = GeneratedRecord(renewed.map { SourceFile(path: $0.path, bytes: $0.bytes) }.filter(isContract))
        goneProtocols = record.protocols.subtracting(new.protocols)
        let changed = record.protocols.union(new.protocols)
        let renewedModules = Set(renewed.compactMap(\.module))
        record.addUnchanged(of: input.program, besides: changed, of: renewedModules)
        self.record = record
        let opened = Set(input.program.modules.map { input.program.app.naming.destination($0.name) })
        let old = replaced.filter { !isContract($0) }
        let tests = renewed.filter { $0.path.isBelow(input.program.app.testing) }
        let gone = Set(old.map(\.bytes).flatMap(Self.testCases)).subtracting(tests.map(\.bytes).flatMap(Self.testCases))
        formerTypes = record.types.filter { name, type in
            new.types[name]?.text != type.text && !opened.contains(name)
        }.sorted { $0.key < $1.key }.map(\.value)
        let cases = input.program.modules.map { ($0.name, gone.intersection($0.testCases(input.program.app))) }
        goneTestCases = Set(cases.flatMap(\.1))
        changedModules = renewedModules.union(cases.filter { !$0.1.isEmpty }.map(\.0))
            .union(input.program.modules(taking: Set(formerTypes.map(\.name))))
        affectedModules = changedModules.union(input.program.modules(havingOneOf: changed))
        otherTests = TestFramework.allCases.first { framework in
            framework != input.program.app.tests
                && old.contains { Self.hasLine("import \(framework.module)", in: $0) }
        }
        support = renewed.first { $0.template == .support }.flatMap { recorded[$0.path] }
        let isolation = support.map { Self.hasLine("@MainActor", in: $0) ? AppSettings.Isolation.mainActor : .none }
        otherIsolation = isolation == input.program.app.isolation ? nil : isolation
    }

    private static func hasLine(_ text: String, in file: SourceFile) -> Bool {
        file.bytes.split(separator: Ascii.lineFeed).contains { $0.elementsEqual(text.utf8) }
    }

    /// The classes of a generated file of tests that are not final: each begins a line.
    private static func testCases(in bytes: [UInt8]) -> [String] {
        bytes.split(separator: Ascii.lineFeed).compactMap { line in
            let line = line.starts(with: "nonisolated ".utf8) ? line.dropFirst(12) : line
            guard line.starts(with: "class ".utf8) else { return nil }
            let name = line.dropFirst(6).prefix { $0.continuesAsciiName || $0 >= 0x80 }
            return String(decoding: name, as: UTF8.self)
        }
    }

    /// Adds files of people as they would have been written. `unit` is one level of their indentation.
    mutating func add(_ files: [RenderedFile], unit: String, formerKit: Kit?, hadOtherKit: Bool) {
        self.formerKit = formerKit
        self.hadOtherKit = hadOtherKit
        let types = files.mapInParallel { file in
            RenderedType.all(in: SourceFile(path: file.path, bytes: file.bytes), unit: unit)
        }
        for type in types.joined() { self.types[type.outline.name.name] = type }
    }

    /// What a class had to have; nil where that is not known, or nothing has changed.
    func members(of type: SyncedClass) -> [GeneratedRecord.Member]? {
        isAffected(type) ? record?.members(of: type.name) : nil
    }

    /// Whether the generated files of the type's module have changed; a type without a module counts as changed.
    private func isAffected(_ type: SyncedClass) -> Bool {
        type.module.map { affectedModules.contains($0.name) } ?? true
    }

    /// The type of this name as it would have been written; nil where that is not known, or nothing has changed.
    func type(_ name: String) -> RenderedType? { types[name] }

    /// Whether a file is as it would have been written.
    func holds(_ file: WrittenFile) -> Bool {
        file.headings.contains { types[$0.name]?.source.bytes.hasSameBytes(as: file.source.bytes) ?? false }
    }

    /// Whether a file is as it would have been written, but for the order of its lines: the tests that came later stand below.
    func holdsLines(of file: WrittenFile) -> Bool {
        file.headings.contains { types[$0.name].map { $0.source.sortedLines == file.source.sortedLines } ?? false }
    }

    /// The names of the suites of arranged tests in modules that have changed: members may have come that need tests.
    func suites(of program: Program) -> [String] {
        program.modules.filter { changedModules.contains($0.name) }.flatMap { module in
            module.testedClasses(program.app).filter { record?.members(of: $0) != nil }.map(program.app.naming.tests)
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

extension Sync.Input {
    /// Generated files that no spec calls for any more.
    fileprivate var gone: [SourceFile] {
        let wanted = Set((rendered + unchanged).map(\.path))
        return recorded.filter { !wanted.contains($0.path) }
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
        classes(app).filter { ![.view, .router].contains($0.part) }.map(\.name)
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
        bytes.split(separator: Ascii.lineFeed).sorted { $0.lexicographicallyPrecedes($1) }
    }
}
