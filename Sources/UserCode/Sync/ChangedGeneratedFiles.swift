import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The changed generated files, in their previous and current versions.
struct ChangedGeneratedFiles {
    private let program: Program
    private let renewed: [RenderedFile]
    /// The previous versions of changed files, and the files that are no longer required.
    private let former: [SourceFile]
    /// The previous version of the shared generated file; nil if it has not changed.
    let formerSupport: SourceFile?

    init(_ input: Sync.Input) {
        let rendered = input.rendered.filter { $0.owner != .yours && $0.path.hasSuffix(".swift") }
        let recorded = Dictionary(firstOf: input.recorded.map { ($0.path, $0) })
        program = input.program
        renewed = rendered.filter { recorded[$0.path]?.bytes != $0.bytes }
        former = renewed.compactMap { recorded[$0.path] } + input.gone
        formerSupport = renewed.first { $0.template == .support }.flatMap { recorded[$0.path] }
    }

    var isEmpty: Bool { renewed.isEmpty && former.isEmpty }

    /// The names of the modules with changed files.
    var modules: Set<String> { Set(renewed.compactMap(\.module)) }

    /// The previous and current versions of files that already existed.
    var pairs: [(former: SourceFile, new: SourceFile)] {
        let former = Dictionary(firstOf: former.map { ($0.path, $0) })
        return renewed.compactMap { file in former[file.path].map { ($0, file.sourceFile) } }
    }

    // MARK: Contracts

    /// The current versions of changed files, except test files. These files declare what specs require of classes.
    var contracts: [SourceFile] { renewed.filter { !isTest($0.path) }.map(\.sourceFile) }

    /// The names of the modules whose requirements have changed.
    var modulesOfContracts: Set<String> { Set(renewed.filter { !isTest($0.path) }.compactMap(\.module)) }

    /// The previous versions of changed files, except test files.
    var formerContracts: [SourceFile] { former.filter { !isTest($0.path) } }

    private func isTest(_ path: String) -> Bool { path.isBelow(program.app.testing) }

    // MARK: Settings

    /// The previous isolation of parts; nil if the shared generated file has not changed.
    var isolation: AppSettings.Isolation? {
        formerSupport.map { $0.hasLine("@MainActor") ? .mainActor : .none }
    }

    /// The previous test framework; nil if it is the same or unknown.
    var otherFramework: TestFramework? {
        TestFramework.allCases.first { framework in
            framework != program.app.tests && formerTests.contains { $0.hasLine("import \(framework.module)") }
        }
    }

    /// The previous name of the target; nil if it is the same or unknown.
    var otherTarget: String? {
        let imports = formerTests.lazy.flatMap { $0.bytes.split(separator: ASCII.lineFeed) }.filter {
            $0.starts(with: "@testable import ".utf8)
        }
        return imports.map { String(decoding: $0.dropFirst(17), as: UTF8.self) }.first { $0 != program.app.target }
    }

    // MARK: Tests

    /// The previous versions of test files.
    var formerTests: [SourceFile] { former.filter { isTest($0.path) } }

    /// The current versions of test files.
    var tests: [SourceFile] { renewed.filter { isTest($0.path) }.map(\.sourceFile) }

    /// The names of deleted base classes for tests.
    var goneTestCases: Set<String> {
        Set(formerTests.flatMap(Self.testCases)).subtracting(tests.flatMap(Self.testCases))
    }

    /// Returns the non-final classes of a generated test file. Test classes may inherit from them.
    private static func testCases(in file: SourceFile) -> [String] {
        OutlineParser.read(file).outline.declarations.filter { type in
            type.kind == .class && !type.modifiers.contains("final")
        }.map(\.name.name)
    }
}

extension Sync.Input {
    /// The generated files that are no longer required.
    fileprivate var gone: [SourceFile] {
        let wanted = Set(rendered.map(\.path))
        return recorded.filter { !wanted.contains($0.path) }
    }
}

extension SourceFile {
    fileprivate func hasLine(_ text: String) -> Bool {
        bytes.split(separator: ASCII.lineFeed).contains { $0.elementsEqual(text.utf8) }
    }
}
