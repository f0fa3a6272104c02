import Diagnostics
import Foundation
import Templates
import TestSupport
import Testing

/// The templates in the binary are those of the folder, whatever they contain and whatever happens to the folder. Whoever adds,
/// changes or removes one runs `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests`, and builds again.
@Suite struct EmbeddedTemplatesTests {
    @Test(arguments: RecordedTemplates.all) func areCurrent(_ recorded: RecordedTemplates) throws {
        let text = try recorded.text()
        guard try recorded.textOfFile() != text else { return }
        if TestSettings.recordsTemplates {
            try Data(text.utf8).write(to: recorded.file)
            Issue.record("\(recorded.file.lastPathComponent) is written anew; build and test again")
        } else {
            Issue.record(
                """
                the binary's templates are not those of the folder: \
                run `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests`, and build again
                """)
        }
    }

    @Test func theBinaryHoldsTheFolderByteForByte() throws {
        let files = try EmbeddedTemplates(in: RecordedTemplates.folder, endingIn: ".stencil").files
        #expect(!files.isEmpty)
        #expect(BuiltInTemplates.all.map { "Templates/" + $0.path } == files.map(\.path))
        let others = zip(BuiltInTemplates.all, files).filter { !$0.text.utf8.elementsEqual($1.bytes) }
        #expect(others.map(\.1.path) == [])
    }

    /// The compiler has read what was written of them.
    @Test func anyContentSurvives() {
        #expect(
            HostileTemplates.all.map { Array($0.text.utf8) }
                == HostileTemplates.files.sorted { $0.path < $1.path }.map(\.bytes))
        #expect(HostileTemplates.all.map { "Templates/" + $0.path } == HostileTemplates.files.map(\.path).sorted())
    }

    @Test func everyChangeOfAFolderIsNoticed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viper-gen-templates-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for template in HostileTemplates.files {
            let file = folder.appending(path: template.path.dropFirst("Templates/".count))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(template.bytes).write(to: file)
        }
        let recorded = RecordedTemplates.hostile
        func isCurrent() throws -> Bool {
            try recorded.textOfFile() == recorded.text(of: EmbeddedTemplates(in: folder, endingIn: ".stencil"))
        }
        #expect(try isCurrent())

        let template = folder.appending(path: "project/gitignore.stencil")
        let bytes = try Data(contentsOf: template)
        try Data(bytes + [10]).write(to: template)
        #expect(try !isCurrent())
        try FileManager.default.removeItem(at: template)
        #expect(try !isCurrent())
        try bytes.write(to: template)
        #expect(try isCurrent())

        try Data().write(to: folder.appending(path: "project/more.stencil"))
        #expect(try !isCurrent())
    }
}
