import Diagnostics
import Foundation
import SwiftSource
import Testing

@testable import ViperModel

/// The checks of collisions know every type and every file that comes of a golden's specs.
@Suite struct EmittedNamesTests {
    private static let expected = GoldenSpecsTests.folder.deletingLastPathComponent().appendingPathComponent("Expected")

    @Test(arguments: GoldenSpecsTests.names) func allThatIsEmittedIsKnown(_ golden: String) throws {
        let program = try #require(Pipeline.check(GoldenSpecsTests.input(golden)).program)
        let types = program.typeNames
        let files = Dictionary(grouping: program.emittedFiles, by: \.target).mapValues { Set($0.map(\.name)) }
        let folder = Self.expected.appendingPathComponent(golden)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(!paths.isEmpty)
        for path in paths {
            let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
            let target = path.hasPrefix(program.app.sources + "/") ? EmittedFile.Target.sources : .tests
            #expect(files[target]?.contains(name) == true, "add this file to EmittedFile.swift: \(path)")
            let source = SourceFile(
                path: path, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(path))))
            for type in OutlineParser.read(source).outline.declarations where Self.types.contains(type.kind) {
                // What is private to a file, no other can collide with.
                guard !type.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name) }) else {
                    continue
                }
                #expect(types.contains(type.name.name), "add '\(type.name.name)' to EmittedName.swift: \(path)")
            }
        }
    }

    private static let types: Set<DeclarationOutline.Kind> = [.class, .struct, .enum, .protocol, .actor, .typealias]
}
