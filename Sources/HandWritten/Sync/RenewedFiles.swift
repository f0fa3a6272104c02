import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The generated files that are not as they are to be, as they are now and as they were.
struct RenewedFiles {
    private let program: Program
    private let renewed: [RenderedFile]
    /// Those that are replaced, and those that no spec calls for any more.
    private let former: [SourceFile]
    /// The generated file that all modules share, as it was; nil where it has not changed.
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

    /// The names of the modules whose files have changed.
    var modules: Set<String> { Set(renewed.compactMap(\.module)) }

    /// Those that were there before, as they were and as they are to be.
    var pairs: [(former: SourceFile, new: SourceFile)] {
        let former = Dictionary(firstOf: former.map { ($0.path, $0) })
        return renewed.compactMap { file in former[file.path].map { ($0, file.sourceFile) } }
    }

    // MARK: Contracts

    /// The files, as they are to be, that ask something of the app's classes: what test files declare does not.
    var contracts: [SourceFile] { renewed.filter { !isTest($0.path) }.map(\.sourceFile) }

    /// The names of the modules of which such a file has changed.
    var modulesOfContracts: Set<String> { Set(renewed.filter { !isTest($0.path) }.compactMap(\.module)) }

    /// The files, as they were, that asked something of the app's classes.
    var formerContracts: [SourceFile] { former.filter { !isTest($0.path) } }

    private func isTest(_ path: String) -> Bool { path.isBelow(program.app.testing) }

    // MARK: Settings

    /// The isolation that parts had; nil where that is not known.
    var isolation: AppSettings.Isolation? {
        formerSupport.map { $0.hasLine("@MainActor") ? .mainActor : .none }
    }

    /// The framework that tests were written with, where they are written with another one now; nil where that is not known.
    var otherFramework: TestFramework? {
        TestFramework.allCases.first { framework in
            framework != program.app.tests && formerTests.contains { $0.hasLine("import \(framework.module)") }
        }
    }

    /// The target that tests imported, where they import another one now; nil where that is not known.
    var otherTarget: String? {
        let imports = formerTests.lazy.flatMap { $0.bytes.split(separator: Ascii.lineFeed) }.filter {
            $0.starts(with: "@testable import ".utf8)
        }
        return imports.map { String(decoding: $0.dropFirst(17), as: UTF8.self) }.first { $0 != program.app.target }
    }

    // MARK: Tests

    /// The files of tests, as they were.
    var formerTests: [SourceFile] { former.filter { isTest($0.path) } }

    /// The files of tests, as they are to be.
    var tests: [SourceFile] { renewed.filter { isTest($0.path) }.map(\.sourceFile) }

    /// The classes that generated tests declared for others to inherit, and do not declare any more.
    var goneTestCases: Set<String> {
        return Set(formerTests.map(\.bytes).flatMap(Self.testCases)).subtracting(
            tests.map(\.bytes).flatMap(Self.testCases))
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
}

extension Sync.Input {
    /// Generated files that no spec calls for any more.
    fileprivate var gone: [SourceFile] {
        let wanted = Set(rendered.map(\.path))
        return recorded.filter { !wanted.contains($0.path) }
    }
}

extension SourceFile {
    fileprivate func hasLine(_ text: String) -> Bool {
        bytes.split(separator: Ascii.lineFeed).contains { $0.elementsEqual(text.utf8) }
    }
}
