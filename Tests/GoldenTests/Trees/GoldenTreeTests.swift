import Diagnostics
import Foundation
import TestSupport
import Testing
import ViperSpec

/// What each spec project generates, byte for byte. `RECORD_SNAPSHOTS=1` records it anew, and then fails once.
@Suite("Golden trees")
struct GoldenTreeTests {
    @Test("there are goldens", .enabled(if: TestSettings.goldens == nil))
    func goldens() {
        #expect(Golden.all.count >= 12)
    }

    @Test("the specs generate the expected tree", arguments: Golden.all)
    func expectedTree(_ golden: Golden) throws {
        let generated = try golden.generate()
        if TestSettings.recordsSnapshots {
            try generated.write(to: golden.expectedFolder)
            Issue.record("recorded \(golden.name): read it, then run again without RECORD_SNAPSHOTS")
            return
        }
        let expected = try FileTree.read(golden.expectedFolder)
        #expect(!generated.files.isEmpty)
        #expect(generated == expected, "\(difference(from: expected, to: generated))")
    }

    @Test(
        "again, and with the specs in any order, the bytes are the same", .enabled(if: TestTier.gate.isRunning),
        arguments: Golden.all)
    func sameBytes(_ golden: Golden) throws {
        let first = try golden.generate()
        for order in Golden.SpecOrder.allCases {
            let again = try golden.generate(order)
            #expect(again == first, "\(order): \(difference(from: first, to: again))")
        }
    }

    /// However a spec is laid out, the same comes of it.
    @Test("laid out by format, they generate the same", .enabled(if: TestTier.gate.isRunning), arguments: Golden.all)
    func sameBytesWhenFormatted(_ golden: Golden) throws {
        let first = try golden.generate()
        var input = try golden.input()
        input.app = try input.app.map(formatted)
        input.specs = try input.specs.map(formatted)
        let again = try golden.generate(from: input)
        #expect(again == first, "\(difference(from: first, to: again))")
    }

    @Test(
        "with the line ends of Windows, they generate the same", .enabled(if: TestTier.gate.isRunning),
        arguments: Golden.all)
    func sameBytesWithCarriageReturns(_ golden: Golden) throws {
        let first = try golden.generate()
        var input = try golden.input()
        input.app = input.app.map(withCarriageReturns)
        input.specs = input.specs.map(withCarriageReturns)
        let again = try golden.generate(from: input)
        #expect(again == first, "\(difference(from: first, to: again))")
    }

    private func withCarriageReturns(_ spec: SourceFile) -> SourceFile {
        SourceFile(path: spec.path, text: String(decoding: spec.bytes, as: UTF8.self).replacing("\n", with: "\r\n"))
    }

    /// As `format` lays it out, which `format --check` has nothing to say of.
    private func formatted(_ spec: SourceFile) throws -> SourceFile {
        let once = SourceFile(path: spec.path, bytes: SpecFormatter.format(SpecParser.parse(spec).0))
        #expect(SpecFormatter.format(SpecParser.parse(once).0) == once.bytes, "\(spec.path)")
        return once
    }

    @Test("a difference is shown with its lines")
    func shownDifference() {
        let old = FileTree(files: ["a": Array("1\n2\n3\n".utf8), "gone": []])
        let new = FileTree(files: ["a": Array("1\nzwei \n3\n".utf8), "new": []])
        #expect(
            difference(from: old, to: new) == """
                differs: a
                  -2: 2
                  +2: zwei·
                missing: gone
                unexpected: new
                """)
    }
}
